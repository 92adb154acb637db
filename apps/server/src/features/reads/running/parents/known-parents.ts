import { nameOf, type ParentValues } from '../../../../connectors/engine/parents/parent-values.ts';
import { parentAt } from '../../../../connectors/engine/parents/parents-position.ts';
import type { Context } from '../../../../context.ts';
import { type Seen, selectSeen } from '../overlap/queries.ts';
import type { FoundPlan } from '../plan/find-plan.ts';
import { hashOf } from '../position.ts';
import { type RunRow, selectLastBackfill } from '../queries.ts';
import type { RunState } from '../run-state.ts';

/**
 * From when on the list at the position of a run is read. The watermark is that of the object, and says nothing of a
 * parent that no read has met, or whose list was refused. Its list is read from where the installation wanted to begin.
 */
export async function startOfList(
  context: Context,
  { handled: { parents, changes }, installed }: FoundPlan,
  { run, position }: RunState,
): Promise<Date | undefined> {
  const from = run.fromTime ?? undefined;
  if (!parents || !from || run.readType !== 'scheduled' || changes.source !== 'filter') return from;
  const parent = parentAt(position.cursor);
  if (!parent) return from;
  const known = await selectSeen(context, run, [hashOfParent(parent)]);
  if (known.size > 0) return from;
  const backfill = await selectLastBackfill(context, run);
  const wanted = backfill ? backfill.fromTime : installed.createTime;
  if (wanted === null) return undefined;
  return new Date(Math.min(wanted.getTime(), from.getTime()));
}

/**
 * What is remembered of parents whose lists were read, beside the hashes of records. The end of a scheduled read forgets
 * those that it has not met again.
 */
export function knownFromNowOn(
  { handled: { changes } }: FoundPlan,
  { readType }: RunRow,
  parents: readonly ParentValues[],
): Seen[] {
  if (readType === 'triggered' || changes.source !== 'filter') return [];
  const seen = parents.map((parent) => ({ recordHash: hashOfParent(parent), contentHash: 'parent' }));
  return [...new Map(seen.map((one) => [one.recordHash, one])).values()];
}

/** No record has it: the id of a record has no line break before it. */
function hashOfParent(parent: ParentValues): string {
  return hashOf(`\nparent ${nameOf(parent)}`);
}
