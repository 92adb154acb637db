import { whyNotCompared } from '../../../../providers/connectors/why-not-compared.ts';
import type { FoundPlan } from '../find-plan.ts';
import type { Position } from '../position.ts';
import type { RunRow } from '../queries.ts';
import type { Window } from '../window.ts';

/** What the position of a read begins with that is compared with the one before. Only a read of everything can be. */
export function beginComparing(
  { object, effective, connector }: Pick<FoundPlan, 'object' | 'effective' | 'connector'>,
  { readType, objectName, untilTime }: Pick<RunRow, 'readType' | 'objectName' | 'untilTime'>,
  { from }: Window,
): Partial<Position> {
  if (object.deletions !== 'compare' || from !== undefined) return {};
  const filters = readType === 'backfill' ? effective.backfillFilters : effective.fieldFilters;
  const notCompared =
    whyNotCompared(connector, objectName) ??
    (filters.length > 0
      ? 'The config filters the records, so a missing one may only have changed.'
      : undefined) ??
    (untilTime !== null ? 'Only records up to a time are read.' : undefined);
  return notCompared === undefined ? { comparing: {} } : { notCompared };
}

/**
 * In a sentence, why the list that a read has just come to the end of does not say what is missing in it. Undefined if it
 * does.
 */
export function doubtOf({ restarts, unusable, parents }: Position): string | undefined {
  if (restarts > 0)
    return 'The pages began again, because the provider had forgotten where the next one was.';
  if (unusable > 0) return 'Some records could not be handled.';
  if (!parents) return undefined;
  const { gone, refused, inner } = parents;
  if (gone + refused > 0 || inner) return 'Some lists were gone, or could not be read.';
  return undefined;
}
