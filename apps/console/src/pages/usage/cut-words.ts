import type { Stats } from '@dowel/schema';

/** Beside numbers that may be too small. */
export const cutWords = ({ isCut }: Pick<Stats, 'isCut'>) =>
  isCut ? 'There is more than fits: choose fewer days.' : undefined;
