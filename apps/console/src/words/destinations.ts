import type { Destination } from '@dowel/schema';
import { paused, type State } from './states.ts';

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
