import type { Issue } from '../resources/issues.ts';

/** Whether an issue says that somebody has stopped something on purpose. It needs no reminder. */
export function isPause({ reason }: Pick<Issue, 'reason'>): boolean {
  return reason === 'reads_paused' || reason === 'destination_paused';
}
