import type { ObjectRead } from '@dowel/schema';
import { ownValue } from '@dowel/schema/rules';
import { formatNext } from '../../../messages/format-next.ts';
import { formatWhen } from '../../../messages/format-when.ts';
import { useMessages } from '../../../messages/useMessages.ts';
import { useCounts } from '../activity/useCounts.ts';
import { useLeftOut } from '../activity/useLeftOut.ts';
import { useFlow } from '../flow.ts';
import { type ReadState, readStateOf } from './read-state.ts';

/** The words for a state. */
export interface StateWords {
  /** What has happened, in short facts. */
  facts: string[];
  /** What happens next, or who must act. */
  next: string;
}

const pauseNotes = {
  asked: 'reads.paused.asked',
  failures: 'reads.paused.failures',
  credentials: 'reads.paused.credentials',
  limit: 'reads.paused.limit',
} as const;

export function useStateWords(): (read: ObjectRead, now: Date) => StateWords {
  const translate = useMessages();
  const { words } = useFlow();
  const count = useCounts();
  const leftOut = useLeftOut();
  return (read, now) => {
    const { currentRun, lastRun, nextTime } = read;
    const state = readStateOf(read);
    const scheduled =
      nextTime === undefined
        ? translate('reads.asked', words)
        : translate('reads.next', { time: formatNext(new Date(nextTime), now, translate.locale) });
    if (currentRun) {
      const isFirst = currentRun.readType === 'backfill';
      const records = count('records', currentRun.recordCount);
      return {
        facts: [
          translate(isFirst ? 'reads.running.first' : 'reads.running'),
          ...(currentRun.recordCount > 0 ? [translate('reads.soFar', { records })] : []),
        ],
        next: scheduled,
      };
    }
    const note = noteOf(state, read) ?? leftOut(lastRun?.missingFields);
    return { facts: lastFacts(lastRun, now), next: note ?? scheduled };
  };

  function lastFacts(lastRun: ObjectRead['lastRun'], now: Date): string[] {
    if (!lastRun) return [translate('reads.waiting')];
    const when = formatWhen(lastRun.endTime ?? lastRun.startTime, now, translate.locale);
    if (lastRun.status === 'failure') return [translate('reads.failed', { when })];
    return [when, count('records', lastRun.recordCount)];
  }

  function noteOf(state: ReadState, { pause, nextTime }: ObjectRead): string | undefined {
    const key = ownValue(pauseNotes, pause?.reason ?? '');
    if (key) return translate(key, words);
    return state === 'failed' && nextTime !== undefined ? translate('reads.again') : undefined;
  }
}
