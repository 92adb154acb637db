import { inParallel } from '../../../../platform/in-parallel.ts';
import { SecretUnreadableError } from '../../../../platform/secrets/secrets.ts';
import type { ProviderFetch } from '../../../../providers/connectors/engine/call.ts';
import { ProviderError } from '../../../../providers/connectors/engine/provider-error.ts';
import { DeliveredRecord, withId } from '../delivered-record.ts';
import type { Plan } from '../find-plan.ts';
import { pack } from '../packed-json.ts';
import type { TakenPage } from '../pages/take-page.ts';
import type { Comparing, Looking } from '../position.ts';
import type { RunState } from '../run-state.ts';
import type { MissingIds } from './find-missing.ts';

/** How many records are asked for before what became of them is stored, and how many at the same time. */
const ASKED = 10;
const PARALLEL_CALLS = 4;
/** The same, if none has to be asked for. */
const TAKEN = 500;
/** With these the provider has not answered the question, so it is asked again. */
const LATER: readonly string[] = ['unreachable', 'conflict', 'rate_limited', 'credentials'];

/** What became of some records that a read of everything has not found. */
export interface MissingPage {
  /** For the log. */
  readonly request: string;
  readonly durationMs: number;
  /** What was looked for. Tells the page from one of the list. */
  readonly missing: readonly string[];
  readonly deleted: readonly string[];
  /** The provider has them, or does not say that they are gone. */
  readonly kept: readonly string[];
  /** Where the look goes on. Undefined behind the last one. */
  readonly next: Looking | undefined;
  /** In a sentence, why nothing is said of what is missing. */
  readonly doubt?: string | undefined;
}

const OVERTAKEN =
  'Another read of the object has come between, so it is not known which of the two is right.';
const UNLIKELY =
  'No record that was known before is in the list, as if it were that of another account. The next read compares with this one.';

const UNREADABLE =
  'The ids that were known before cannot be opened, because the key that encrypted them is missing. The next read compares with this one.';

function undefinedIfUnreadable(error: unknown): undefined {
  if (!(error instanceof SecretUnreadableError)) throw error;
}

/**
 * Finds out which of the next missing records were deleted. Where a list can pass over a record, the provider is asked.
 * @throws {ProviderError}
 */
export async function lookForMissing(
  { connector, handled }: Plan,
  { run: { objectName }, position: { comparing } }: RunState,
  missing: MissingIds,
  looking: Looking,
  fetch: ProviderFetch,
): Promise<MissingPage> {
  const started = performance.now();
  const nothing = { request: 'none', durationMs: 0, missing: [], deleted: [], kept: [], next: undefined };
  if (!(await missing.areThoseBefore(comparing?.before))) return { ...nothing, doubt: OVERTAKEN };
  const isAsked = connector.canGet(objectName);
  const found = await missing.after(looking, isAsked ? ASKED : TAKEN).catch(undefinedIfUnreadable);
  if (!found) return { ...nothing, doubt: UNREADABLE };
  const { ids, next } = found;
  if (missing.isUnlikely) return { ...nothing, doubt: UNLIKELY };
  const field = handled.parents?.idField ?? handled.record.id.split('.')[0] ?? '';
  const isGone = async (id: string) => {
    if (!isAsked) return true;
    try {
      const { found } = await connector.get({ objectName, id, fields: [field] }, fetch);
      return connector.isDeleted?.(objectName, found, id) ?? false;
    } catch (error) {
      if (!(error instanceof ProviderError) || LATER.includes(error.kind)) throw error;
      return error.isGone;
    }
  };
  const judged = await inParallel(ids, PARALLEL_CALLS, async (id) => ({ id, isGone: await isGone(id) }));
  const idsOf = (some: typeof judged) => some.map(({ id }) => id);
  return {
    request: isAsked ? `each of ${ids.length} missing records` : `none, ${ids.length} records are missing`,
    durationMs: performance.now() - started,
    missing: ids,
    deleted: idsOf(judged.filter((one) => one.isGone)),
    kept: idsOf(judged.filter((one) => !one.isGone)),
    next,
  };
}

/** After another read, neither list says what the other one lacks. Otherwise the next read compares with this one. */
function comparingAfter(
  before: Comparing | undefined,
  { next, doubt }: Pick<MissingPage, 'next' | 'doubt'>,
): Comparing | undefined {
  if (!before || doubt === OVERTAKEN) return undefined;
  const { looking: _, ...rest } = before;
  return next ? { ...rest, looking: next } : { ...rest, isOver: true };
}

/** A record that is not there any more, as it is delivered. */
const GONE = JSON.stringify({ isDeleted: true, fields: {}, mappedFields: {}, raw: {} });

/** Takes what became of missing records. Those that are not deleted are looked for again by the next read. */
export function takeMissing(
  { run, position }: RunState,
  { request, durationMs, deleted, kept, next, doubt }: MissingPage,
): TakenPage {
  const page = run.pages + 1;
  const { firstFailureTime: _, limitedSince: __, ...rest } = position;
  const comparing = comparingAfter(position.comparing, { next, doubt });
  const packed = pack(deleted.map((id) => withId(id, GONE)));
  const records = deleted.flatMap((id, index) => {
    const json = packed[index];
    if (!json) return [];
    const facts = { id, updateMs: undefined, createMs: undefined, isDeleted: true };
    const unknown = { updateMs: undefined, compared: undefined, askedTime: undefined };
    return [
      new DeliveredRecord({ ...unknown, json, facts, hasImpossibleTime: false, isComparedByTime: false }),
    ];
  });
  return {
    state: {
      run: { ...run, pages: page, failures: 0 },
      position: { ...rest, comparing, ...(doubt !== undefined && { notCompared: doubt }) },
    },
    records,
    ids: kept,
    isLast: !next,
    call: { page, request, status: 200, durationMs, records: deleted.length },
  };
}
