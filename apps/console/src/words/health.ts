import type { Tone } from '@dowel/react/parts';
import type { IntegrationHealth } from '@dowel/schema';

/** What became due a few seconds ago is about to be done. */
const PATIENCE_MS = 15_000;

/** Whether something has been due for long. */
export function isLate(due: string | undefined, now = Date.now()): due is string {
  return due !== undefined && now - Date.parse(due) > PATIENCE_MS;
}

type Counts = Pick<
  IntegrationHealth,
  'installationCount' | 'needsActionCount' | 'waitingCount' | 'pausedCount'
>;

/** How many installations are in each state, in the order of the bar. A state that none is in is left out. */
export function healthParts(counts: Counts): readonly { tone: Tone; amount: number; words: string }[] {
  const { installationCount, needsActionCount, waitingCount, pausedCount } = counts;
  const well = installationCount - needsActionCount - waitingCount - pausedCount;
  const verb = (amount: number, one: string, several: string) => (amount === 1 ? one : several);
  const parts: { tone: Tone; amount: number; words: string }[] = [
    { tone: 'success', amount: well, words: verb(well, 'works', 'work') },
    { tone: 'info', amount: waitingCount, words: verb(waitingCount, 'mends itself', 'mend themselves') },
    { tone: 'neutral', amount: pausedCount, words: verb(pausedCount, 'is paused', 'are paused') },
    {
      tone: 'danger',
      amount: needsActionCount,
      words: verb(needsActionCount, 'needs somebody', 'need somebody'),
    },
  ];
  return parts.filter(({ amount }) => amount > 0);
}

/** `118 work, 1 mends itself, 2 need somebody`. */
export function healthWords(counts: Counts): string {
  return healthParts(counts)
    .map(({ amount, words }) => `${amount.toLocaleString('en')} ${words}`)
    .join(', ');
}
