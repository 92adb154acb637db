import type { Destination } from '@dowel/schema';
import type { State } from './states.ts';

/** Whether a destination takes what it is sent. */
export function destinationState({ status }: Pick<Destination, 'status'>): State {
  if (status === 'disabled') return { tone: 'danger', icon: 'danger', words: 'Switched off' };
  if (status === 'failing') return { tone: 'danger', icon: 'danger', words: 'Fails' };
  return { tone: 'success', icon: 'success', words: 'Takes messages' };
}
