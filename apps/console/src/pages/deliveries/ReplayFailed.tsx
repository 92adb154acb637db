import { Button, Notice } from '@dowel/react/parts';
import type { Destination, ReplayedDeliveries } from '@dowel/schema';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useProject } from '../../app/project.ts';
import { failedCountQuery, useReplay, useReplayFailed } from '../../data/deliveries.ts';
import { latestError } from '../../data/latest-error.ts';
import { FormProblem } from '../../parts/form/FormProblem.tsx';
import { count, dayAndClock } from '../../words/time.ts';

export interface ReplayFailedProps {
  destination: Pick<Destination, 'id' | 'name'>;
  /** The id of the newest failed message, to try with. */
  newest: string;
  /** When the oldest of those that are shown was made. */
  oldestTime: string;
}

/** Since always. */
const EVER = '1970-01-01T00:00:00Z';

/** Sends what was given up once more. One is tried first, and before all are sent the server says how many. */
export function ReplayFailed({ destination, newest, oldestTime }: ReplayFailedProps) {
  const one = useReplay();
  const all = useReplayFailed();
  const [isSure, setSure] = useState(false);
  const project = useProject();
  const counted = useQuery(failedCountQuery(project, destination.id, EVER));
  const shown = useQuery({ ...failedCountQuery(project, destination.id, oldestTime), enabled: isSure });
  const error = latestError(one, all) ?? counted.error;
  const send = (sinceTime: string) =>
    all.mutate({ destination: destination.id, sinceTime }, { onSettled: () => setSure(false) });
  return (
    <>
      <Notice
        tone="neutral"
        isLive={all.data !== undefined}
        title={titleOf(all.data, counted.data, destination.name)}
        actions={
          isSure ? (
            <>
              <Button size="sm" variant="primary" isBusy={all.isPending} onClick={() => send(EVER)}>
                Send {many(counted.data)} now
              </Button>
              {/* In the place of the button that asked, so that it has the focus. */}
              <Button size="sm" variant="quiet" onClick={() => setSure(false)}>
                Not now
              </Button>
              {shown.data && shown.data.replayedCount !== counted.data?.replayedCount && (
                <Button size="sm" isBusy={all.isPending} onClick={() => send(oldestTime)}>
                  Only {many(shown.data)} since {dayAndClock(oldestTime)} UTC
                </Button>
              )}
            </>
          ) : (
            <>
              <Button size="sm" isBusy={one.isPending} onClick={() => one.mutate(newest)} data-shortcut="r">
                Try the newest one
              </Button>
              <Button size="sm" variant="quiet" isBusy={counted.isPending} onClick={() => setSure(true)}>
                Replay all {counted.data?.replayedCount.toLocaleString('en')}
              </Button>
            </>
          )
        }
      >
        {isSure
          ? 'Your receiver may have some already: the header webhook-id is the same as before. Each is one try; when it fails, no other follows.'
          : 'Try one first: it is sent at once, and you see the answer.'}
      </Notice>
      <FormProblem error={error} />
    </>
  );
}

function many(counted: ReplayedDeliveries | undefined): string {
  if (!counted) return 'them';
  return `${counted.isMoreLeft ? 'the oldest ' : ''}${count(counted.replayedCount, 'message')}`;
}

function titleOf(
  replayed: ReplayedDeliveries | undefined,
  counted: ReplayedDeliveries | undefined,
  destination: string,
): string {
  if (replayed)
    return `${count(replayed.replayedCount, 'message')} to “${destination}” are on their way again`;
  if (!counted) return `Messages to “${destination}” were given up`;
  return `${counted.isMoreLeft ? 'More than ' : ''}${count(counted.replayedCount, 'message')} to “${destination}” were given up`;
}
