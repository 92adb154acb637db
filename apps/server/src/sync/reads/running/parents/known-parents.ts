import type { Context } from '../../../../context.ts';
import { nameOf, type ParentValues } from '../../../../providers/connectors/engine/parents/parent-values.ts';
import { parentAt } from '../../../../providers/connectors/engine/parents/parents-position.ts';
import type { ReadParent } from '../../../../providers/connectors/engine/parents/read-below.ts';
import { findTokenBelow, hasTokens } from '../feed/tokens-below.ts';
import type { FoundPlan } from '../find-plan.ts';
import { type Seen, selectSeen } from '../overlap-queries.ts';
import { hashOf } from '../position.ts';
import { type RunRow, selectLastBackfill } from '../queries.ts';
import type { RunState } from '../run-state.ts';

/** Where the list at the position of a run begins. */
export interface ListStart {
  /** Only what has changed since belongs to the read. Undefined: everything. */
  readonly from: Date | undefined;
  /** The list is asked for what has changed since its own token. */
  readonly token?: string;
}

/**
 * From when on the list at the position of a run is read. The watermark is that of the object, and says nothing of a
 * parent that no read has met, or whose list was refused. Its list is read from where the installation wanted to begin.
 */
async function startOfList(
  context: Context,
  plan: FoundPlan,
  run: RunRow,
  parent: ParentValues,
): Promise<ListStart> {
  const from = run.fromTime ?? undefined;
  const { handled } = plan;
  const isScheduled = run.readType === 'scheduled';
  if (hasTokens(handled)) {
    const token = await findTokenBelow(context, handled, run, parent);
    if (token !== undefined) return { from, token };
  } else {
    if (!isScheduled || handled.changes.source !== 'filter') return { from };
    const known = await selectSeen(context, run, [hashOfParent(parent)]);
    if (known.size > 0) return { from };
  }
  return { from: isScheduled ? await startOfNewList(context, plan, run) : from };
}

/** Looks up where lists begin: once for the pages of a list that a turn reads. */
export class ListStarts {
  readonly #context: Context;
  readonly #plan: FoundPlan;
  #latest: { readonly parent: string; readonly start: ListStart } | undefined;

  constructor(context: Context, plan: FoundPlan) {
    this.#context = context;
    this.#plan = plan;
  }

  async of({ run, position }: RunState): Promise<ListStart> {
    const from = run.fromTime ?? undefined;
    const parent = this.#plan.handled.parents && from && parentAt(position.cursor);
    if (!parent) return { from };
    const name = nameOf(parent);
    if (this.#latest?.parent !== name) {
      this.#latest = { parent: name, start: await startOfList(this.#context, this.#plan, run, parent) };
    }
    return this.#latest.start;
  }

  /** The list was read to its end. A parent that comes twice begins where it has ended. */
  end(): void {
    this.#latest = undefined;
  }
}

/** From when on a list is read that no read has met. */
async function startOfNewList(
  context: Context,
  { installed }: FoundPlan,
  run: RunRow,
): Promise<Date | undefined> {
  const backfill = await selectLastBackfill(context, run);
  const wanted = backfill ? backfill.fromTime : installed.createTime;
  if (wanted === null) return undefined;
  return new Date(Math.min(wanted.getTime(), run.fromTime?.getTime() ?? Number.POSITIVE_INFINITY));
}

/**
 * What is remembered of parents whose lists were read, beside the hashes of records. The end of a scheduled read forgets
 * those that it has not met again.
 */
export function knownFromNowOn(
  { handled: { changes } }: FoundPlan,
  { readType }: RunRow,
  readParents: readonly ReadParent[],
): Seen[] {
  if (readType === 'triggered' || changes.source !== 'filter') return [];
  const seen = readParents.map(({ parent }) => ({ recordHash: hashOfParent(parent), contentHash: 'parent' }));
  return [...new Map(seen.map((one) => [one.recordHash, one])).values()];
}

/** No record has it: the id of a record has no line break before it. */
function hashOfParent(parent: ParentValues): string {
  return hashOf(`\nparent ${nameOf(parent)}`);
}
