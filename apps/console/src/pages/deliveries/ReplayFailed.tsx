import { Button, Notice } from '@dowel/react/parts';
import type { Destination } from '@dowel/schema';
import { useState } from 'react';
import { useReplay, useReplayFailed } from '../../data/deliveries.ts';
import { clock, count } from '../../words/time.ts';

export interface ReplayFailedProps {
  destination: Destination;
  /** The id of the newest failed message, to try with. */
  newest: string;
  count: number;
  /** Whether there are more failed ones than are shown. */
  hasMore: boolean;
  /** When the oldest of those that are shown was made. */
  sinceTime: string;
}

/** Sends what was given up once more. One is tried first, and before all are sent it says how many. */
export function ReplayFailed({ destination, newest, count: shown, hasMore, sinceTime }: ReplayFailedProps) {
  const one = useReplay();
  const all = useReplayFailed();
  const [isSure, setSure] = useState(false);
  const error = one.error ?? all.error;
  const many = count(shown, 'message');
  return (
    <Notice
      tone={error ? 'danger' : 'neutral'}
      isLive={Boolean(error ?? all.data)}
      title={titleOf(all.data?.replayedCount, many, hasMore, destination.name)}
      actions={
        isSure ? (
          <>
            <Button
              size="sm"
              variant="primary"
              isBusy={all.isPending}
              onClick={() =>
                all.mutate({ destination: destination.id, sinceTime }, { onSettled: () => setSure(false) })
              }
            >
              Send {many} now
            </Button>
            <Button size="sm" variant="quiet" onClick={() => setSure(false)}>
              Not now
            </Button>
          </>
        ) : (
          <>
            <Button size="sm" isBusy={one.isPending} onClick={() => one.mutate(newest)} data-shortcut="r">
              Try the newest one
            </Button>
            <Button size="sm" variant="quiet" onClick={() => setSure(true)}>
              Replay all {shown.toLocaleString('en')}
              {hasMore ? ' shown' : ''}
            </Button>
          </>
        )
      }
    >
      {error
        ? error.message
        : isSure
          ? `They were made since ${clock(sinceTime)} UTC. Your receiver may have some already: the header webhook-id is the same as before.`
          : 'Try one first: it is sent at once, and you see the answer.'}
    </Notice>
  );
}

function titleOf(replayed: number | undefined, many: string, hasMore: boolean, destination: string): string {
  if (replayed !== undefined)
    return `${count(replayed, 'message')} to “${destination}” are on their way again`;
  return `${hasMore ? 'More than ' : ''}${many} to “${destination}” were given up`;
}
