import type { IntegrationHealth } from '@dowel/schema';
import { serverNow } from '../app/clock.ts';
import type { State } from './states.ts';

/** What became due a few seconds ago is about to be done. */
const PATIENCE_MS = 15_000;

/** Whether something has been due for long. */
export function isLate(due: string | undefined, now = serverNow()): due is string {
  return due !== undefined && now - Date.parse(due) > PATIENCE_MS;
}

type Counts = Pick<
  IntegrationHealth,
  'installationCount' | 'needsActionCount' | 'waitingCount' | 'pausedCount'
>;

interface Part {
  readonly tone: keyof typeof states;
  readonly amount: number;
  readonly words: string;
}

/** How many installations are in each state, in the order of the bar. A state that none is in is left out. */
export function healthParts(counts: Counts): readonly Part[] {
  const { installationCount, needsActionCount, waitingCount, pausedCount } = counts;
  const well = installationCount - needsActionCount - waitingCount - pausedCount;
  const verb = (amount: number, one: string, several: string) => (amount === 1 ? one : several);
  const parts: Part[] = [
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

const states = {
  success: { tone: 'success', icon: 'success' },
  info: { tone: 'info', icon: 'again' },
  neutral: { tone: 'neutral', icon: 'paused' },
  danger: { tone: 'warning', icon: 'warning' },
} as const;

/** The worst that can be said of the installations, in a few words. Nothing of those that nobody has installed. */
export function healthState(counts: Counts): State | undefined {
  const worst = healthParts(counts).at(-1);
  if (!worst) return undefined;
  const { tone, amount, words } = worst;
  return {
    ...states[tone],
    words: tone === 'success' ? 'Works for all' : `${amount.toLocaleString('en')} ${words}`,
  };
}
