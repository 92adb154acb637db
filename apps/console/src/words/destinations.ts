import type { Destination } from '@dowel/schema';
import { paused, type State } from './states.ts';
import { dayAndClock } from './time.ts';

/** Whether a destination takes what it is sent. */
export function destinationState({
  pause,
  disabledTime,
  failingSinceTime,
}: Pick<Destination, 'pause' | 'disabledTime' | 'failingSinceTime'>): State {
  if (pause !== undefined) return paused;
  if (disabledTime !== undefined) return { tone: 'danger', icon: 'danger', words: 'Switched off' };
  if (failingSinceTime !== undefined) return { tone: 'danger', icon: 'danger', words: 'Fails' };
  return { tone: 'success', icon: 'success', words: 'Takes messages' };
}

/** The answer of the list of messages: which destination takes none, and since when. */
export function deliveriesTitle(
  destinations: readonly Pick<Destination, 'name' | 'pause' | 'disabledTime' | 'failingSinceTime'>[],
  chosen?: string,
): string {
  const bad = destinations.filter((one) => destinationState(one).tone === 'danger');
  const [only] = bad;
  if (bad.length > 1) return `${bad.length} destinations do not take messages`;
  if (!only) return chosen === undefined ? 'Deliveries' : `Deliveries to “${chosen}”`;
  const since = dayAndClock(only.failingSinceTime ?? only.disabledTime ?? '');
  return `“${only.name}” has taken no message since ${since} UTC`;
}
