import type { RevisionSummary } from '@dowel/schema';
import { count } from './time.ts';

/** How much a revision changed. */
export function revisionWords({
  number,
  changeCount,
}: Pick<RevisionSummary, 'number' | 'changeCount'>): string {
  if (number === 1) return 'first';
  if (changeCount === 0) return 'only order or spelling';
  return changeCount === undefined ? '' : count(changeCount, 'change');
}
