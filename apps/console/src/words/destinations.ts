import type { Destination } from '@dowel/schema';
import type { State } from './states.ts';

/** Whether a destination takes what it is sent. */
export function destinationState({
  disabledTime,
  failingSinceTime,
}: Pick<Destination, 'disabledTime' | 'failingSinceTime'>): State {
  if (disabledTime !== undefined) return { tone: 'danger', icon: 'danger', words: 'Switched off' };
  if (failingSinceTime !== undefined) return { tone: 'danger', icon: 'danger', words: 'Fails' };
  return { tone: 'success', icon: 'success', words: 'Takes messages' };
}
