import type { Context } from '../../../../context.ts';
import { whyNotCompared } from '../../../../providers/connectors/why-not-compared.ts';
import type { FoundPlan } from '../find-plan.ts';
import type { Position } from '../position.ts';
import type { RunRow } from '../queries.ts';
import type { Window } from '../window.ts';
import { type OfRun, selectKnownRuns } from './known-ids-queries.ts';

/** Why a read is not compared whose config filters the records. */
export const FILTERED = 'The config filters the records, so a missing one may only have changed.';

/** What the position of a read begins with that is compared with the one before. Only a read of everything can be. */
export async function beginComparing(
  tx: Context,
  plan: Pick<FoundPlan, 'object' | 'effective' | 'connector'>,
  run: RunRow,
  { from }: Window,
): Promise<Partial<Position>> {
  if (plan.object.deletions !== 'compare') return {};
  if (from !== undefined)
    return isFromTime(run) ? { notCompared: 'Only records since a time are read.' } : {};
  const notCompared = whyNotWhole(plan, run);
  return notCompared === undefined
    ? { comparing: { before: await knownBefore(tx, run), pages: 0 } }
    : { notCompared };
}

/** Whether somebody has set the beginning of the window. A scheduled read of changes never compares, and says nothing. */
function isFromTime({ readType }: RunRow): boolean {
  return readType === 'backfill' || readType === 'triggered';
}

function whyNotWhole(
  { effective, connector }: Pick<FoundPlan, 'effective' | 'connector'>,
  { readType, objectName, untilTime }: RunRow,
): string | undefined {
  const reason = whyNotCompared(connector, objectName);
  if (reason !== undefined) return reason;
  const filters = readType === 'backfill' ? effective.backfillFilters : effective.fieldFilters;
  if (filters.length > 0) return FILTERED;
  return untilTime === null ? undefined : 'Only records up to a time are read.';
}

/** Stands for the reads that have left ids. Another one changes what is compared. */
export async function knownBefore(context: Context, run: OfRun): Promise<string> {
  return (await selectKnownRuns(context, run)).join(' ');
}

/**
 * In a sentence, why the list that a read has just come to the end of does not say what is missing in it. Undefined if it
 * does.
 */
export function doubtOf(
  { restarts, listRestarts, unusable, parents }: Position,
  isKept: boolean,
): string | undefined {
  if (!isKept) return 'Some pages were read by a release that keeps no ids.';
  if (restarts > 0 || listRestarts)
    return 'The pages began again, because the provider had forgotten where the next one was.';
  if (unusable > 0) return 'Some records could not be handled.';
  if (!parents) return undefined;
  const { gone, refused, inner } = parents;
  if (gone + refused > 0 || inner) return 'Some lists were gone, or could not be read.';
  return undefined;
}
