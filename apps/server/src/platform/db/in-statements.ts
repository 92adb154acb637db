/** PostgreSQL takes at most 65,535 values in one statement. No row of ours has more than 16. */
const ROWS = 4_000;

/**
 * Rows in parts that one statement can take.
 * @param rows how many there are in a part; fewer when a statement inserts other rows for each
 */
export function inStatements<Row>(all: readonly Row[], rows = ROWS): Row[][] {
  const parts: Row[][] = [];
  for (let start = 0; start < all.length; start += rows) parts.push(all.slice(start, start + rows));
  return parts;
}
