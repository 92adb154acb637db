/**
 * An id for something that has a time but no row. It sorts behind every UUIDv7 of the same millisecond, so it has its
 * place in a list that is sorted by id, and the same place on every page.
 */
export function idAtEndOf(time: string): string {
  const hex = Date.parse(time).toString(16).padStart(12, '0');
  return `${hex.slice(0, 8)}-${hex.slice(8)}-7fff-bfff-ffffffffffff`;
}

/** The slice of some rows that are not sorted yet. */
export function newestFirst<Row extends { id: string }>(
  rows: readonly Row[],
  { after, limit }: { after: string | undefined; limit: number },
): Row[] {
  return rows
    .filter(({ id }) => after === undefined || id < after)
    .sort((a, b) => (a.id < b.id ? 1 : -1))
    .slice(0, limit);
}
