import { table } from '../table.ts';
import type { FormComparison } from './form-times.ts';

/** One row per number of fields: ours, and the plain form's after a stroke. */
export function formTable(comparisons: readonly FormComparison[]): string {
  const steps = ['usable', 'usableAfterDrawn', 'toggle', 'keystroke', 'selectAll'] as const;
  const rows = comparisons.map(({ fieldCount, ours, plain }) => [
    String(fieldCount),
    ...steps.map((step) => `${ours[step].toFixed(1)} / ${plain[step].toFixed(1)}`),
  ]);
  return table(
    [
      'Fields',
      'Usable, ms, ours / plain',
      'Usable after drawn, ms',
      'Tick one, ms',
      'Type a search, ms',
      'Select all, ms',
    ],
    rows,
  );
}
