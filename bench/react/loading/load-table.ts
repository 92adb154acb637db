import { table } from '../../table.ts';
import type { LoadComparison } from './load-times.ts';

/** One row per page: ours, the plain one with the same request, and how many times longer ours took. */
export function loadTable(comparisons: readonly LoadComparison[]): string {
  const rows = comparisons.map(({ name, ours, plain }) => [
    name,
    `${ours.usable.toFixed(0)} / ${plain.usable.toFixed(0)}`,
    (ours.usable / plain.usable).toFixed(2),
    `${ours.longestTask.toFixed(0)} / ${plain.longestTask.toFixed(0)}`,
  ]);
  return table(['Page', 'Usable, ms, ours / plain', 'Ratio', 'Longest task above 50 ms'], rows);
}
