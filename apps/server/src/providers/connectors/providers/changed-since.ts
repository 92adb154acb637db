import type { FilteredChanges } from '@dowel/schema/connector';

type Usual = 'source' | 'format' | 'settleMs' | 'overlapMs';

/**
 * Changes of a list that is asked for them, in RFC 3339 if nothing else is said. Its vendor promises nothing about how soon a
 * change is in it: each read begins a little earlier.
 */
export function changedSince(
  asked: Omit<FilteredChanges, Usual> & Partial<Pick<FilteredChanges, 'format'>>,
): FilteredChanges {
  return { source: 'filter', format: 'rfc3339', settleMs: 0, overlapMs: 5 * 60_000, ...asked };
}
