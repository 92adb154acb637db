import type { Issue } from '@dowel/schema';

/** Somebody has stopped it on purpose, and needs no reminder. */
export const isPause = ({ reason }: Pick<Issue, 'reason'>): boolean => pauses.includes(reason);

const pauses: readonly string[] = ['reads_paused', 'destination_paused'];
