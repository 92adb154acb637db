import type { WriteRecords } from '@dowel/schema';
import {
  findName,
  invalidInputProblem,
  type ProviderWrite,
  plainText,
  recordIdOf,
  toProviderWrite,
  type WrittenTwice,
  writeMapping,
} from '@dowel/schema/rules';
import { v4 } from 'uuid';
import type { Context } from '../../context.ts';
import type { InstalledObject } from '../../platform/db/of-object.ts';
import { orderedId } from '../../platform/db/ordered-id.ts';
import { sha256 } from '../../platform/digest.ts';
import { parseExactly } from '../../platform/exact-json.ts';
import { ProblemError } from '../../platform/problems/problem-error.ts';
import { unlessUnreadable } from '../../platform/secrets/secrets.ts';
import type { WriteTarget } from './find-target.ts';
import { type NewWrite, selectRepeated, type WriteRow } from './queries.ts';
import { isLater } from './rules.ts';
import { type Sendable, whichOf } from './sending.ts';

/** A record of a request, as it will be sent. */
export interface PreparedWrite {
  readonly id: string;
  readonly position: number;
  readonly recordId: string | undefined;
  readonly repeatKey: string;
  /**
   * By each encryption key, the current one first. None if it is not sent later: a caller who waits for the answer
   * decides on the order.
   */
  readonly orderKeys: readonly string[];
  readonly write: ProviderWrite;
}

/**
 * Turns the records of a request into what the provider gets.
 * @throws {ProblemError} `invalid_request`, if a record gives a field two values, or does not say which one is meant
 */
export function prepareWrites(
  context: Context,
  { installation, object, connector, upsertField }: WriteTarget,
  body: WriteRecords,
): PreparedWrite[] {
  const {
    type,
    record,
    associations: ofRecord,
    batch = record ? [{ record, associations: ofRecord }] : [],
  } = body;
  const mapping = writeMapping(installation.manifest, object, installation.config);
  const subject = { installationId: installation.installationId, objectName: object.objectName };
  return batch.map((one, position) => {
    const { id: _, ...rest } = one.record;
    const isNew = type === 'create' || type === 'upsert';
    const { twice, ...prepared } =
      type === 'delete'
        ? { record: {}, ifEmpty: [] }
        : toProviderWrite(mapping, type, isNew ? one.record : rest);
    const place = body.batch ? `batch[${position}].record` : 'record';
    if (twice) throw writtenTwice(place, twice);
    const write: ProviderWrite =
      upsertField === undefined
        ? prepared
        : { ...prepared, upsertBy: memberToFind(place, prepared, upsertField) };
    const given = isNew ? undefined : recordIdOf(one.record);
    const recordId = given && (connector.answeredId?.(given) ?? given);
    const order = isLater(body) ? toOrder(subject, { recordId, write }) : undefined;
    return {
      id: orderedId(),
      position,
      recordId,
      orderKeys: order === undefined ? [] : context.secrets.signatures(ORDER, order),
      repeatKey: toRepeatKey(context, subject, body, position),
      write: one.associations?.length ? { ...write, associations: one.associations } : write,
    };
  });
}

/** The name under which a record has the value by which it is found. */
function memberToFind(place: string, { record, excluded = [] }: ProviderWrite, field: string): string {
  const name = findName(Object.keys(record), field);
  const value = name === undefined ? undefined : record[name];
  if (name !== undefined && typeof value !== 'boolean' && plainText(value)) return name;
  const detail =
    findName(excluded, field) === undefined
      ? 'must be a text or a number, because it says which record is meant'
      : 'says which record is meant, and a setting of the customer keeps it from being written';
  throw new ProblemError(
    'invalid_request',
    invalidInputProblem({ in: 'body', name: `${place}.${field}`, detail }),
  );
}

function writtenTwice(place: string, { name, field }: WrittenTwice): ProblemError {
  const detail = `is written to the field "${field}", which the same record has under another name; send one of the two`;
  return new ProblemError(
    'invalid_request',
    invalidInputProblem({ in: 'body', name: `${place}.${name}`, detail }),
  );
}

/** For what a text is signed that says which record a write is of. It is signed, because its value is a customer's. */
const ORDER = 'order-of-writes';

/** The same for all writes of one record. Undefined for a new record. */
function toOrder(
  { installationId, objectName }: InstalledObject,
  one: Pick<Sendable, 'recordId' | 'write'>,
): string | undefined {
  const which = whichOf(one);
  if (which === undefined) return undefined;
  return JSON.stringify([installationId, objectName, one.write.upsertBy?.toLowerCase(), which]);
}

/** The keys that a stored write has, or that other writes of its record have from the time of another encryption key. */
export function orderKeysOf(context: Context, subject: InstalledObject, row: WriteRow): string[] {
  if (row.orderKey === null) return [];
  const { secrets } = context;
  if (secrets.keyIds.length === 1) return [row.orderKey];
  const order = unlessUnreadable(() => toOrder(subject, toSendable(context, row)));
  return order === undefined ? [row.orderKey] : secrets.signatures(ORDER, order);
}

/**
 * The key of a write. A request that is sent again with its `Idempotency-Key` has the same keys, so the provider can
 * tell that it has done them.
 */
function toRepeatKey(
  { attempt, project, actor }: Context,
  { installationId, objectName }: InstalledObject,
  body: WriteRecords,
  position: number,
): string {
  if (!attempt) return v4();
  const caller = JSON.stringify([project.id, actor.kind, actor.id]);
  const sent = JSON.stringify([installationId, objectName, body, position]);
  const digest = sha256(caller, attempt.key, sent);
  return v4({ random: Buffer.from(digest, 'hex').subarray(0, 16) });
}

/** The rows of records, and the same to be sent. An earlier attempt at the request may have sent some of them. */
export async function toRows(
  tx: Context,
  runId: string,
  prepared: readonly PreparedWrite[],
  { isSentAtOnce, mayRepeat }: { isSentAtOnce: boolean; mayRepeat: boolean },
): Promise<{ rows: NewWrite[]; sendables: Sendable[] }> {
  const repeated = mayRepeat ? await earlierOf(tx, prepared) : new Map<string, WriteRow>();
  const rows: NewWrite[] = [];
  const sendables: Sendable[] = [];
  for (const one of prepared) {
    const before = repeated.get(one.repeatKey);
    const { id, position, repeatKey, recordId = null } = one;
    const [orderKey = null] = one.orderKeys;
    const { createTime = tx.now() } = before ?? {};
    const row = { id, runId, position, repeatKey, orderKey, recordId, createTime, ...sealRecord(tx, one) };
    if (before?.status === 'written') {
      rows.push({ ...row, status: 'written', recordId: before.recordId, ...resealResult(tx, before, id) });
      continue;
    }
    const isMarked = before !== undefined || isSentAtOnce;
    rows.push({ ...row, status: isMarked ? 'sending' : 'waiting' });
    sendables.push({ ...one, createTime, isMarked, wasSent: before !== undefined });
  }
  return { rows, sendables };
}

async function earlierOf(tx: Context, prepared: readonly PreparedWrite[]): Promise<Map<string, WriteRow>> {
  const rows = await selectRepeated(
    tx,
    prepared.map(({ repeatKey }) => repeatKey),
  );
  // One that is known to be written counts more than another attempt at it.
  const known = (row: WriteRow) => Number(row.status === 'written');
  return new Map(rows.sort((a, b) => known(a) - known(b)).map((row) => [row.repeatKey, row]));
}

function sealRecord({ secrets }: Context, { id, write }: PreparedWrite) {
  const { sealed, sealKeyId } = secrets.seal(JSON.stringify(write), id);
  return { recordSealed: sealed, recordSealKeyId: sealKeyId };
}

function resealResult({ secrets }: Context, before: WriteRow, id: string) {
  const { resultSealed } = before;
  const result = unlessUnreadable(() => resultSealed && secrets.open(resultSealed, before.id));
  if (!result) return {};
  const { sealed, sealKeyId } = secrets.seal(result, id);
  return { resultSealed: sealed, resultSealKeyId: sealKeyId };
}

/** The cast is safe: only `sealRecord` writes the column, and the seal proves it. */
function toWrite(text: string): ProviderWrite {
  return parseExactly(text) as ProviderWrite;
}

/** A stored record, to be sent. */
export function toSendable({ secrets }: Context, row: WriteRow): Sendable {
  const { id, position, repeatKey, recordSealed, status, createTime } = row;
  const write: ProviderWrite =
    recordSealed === null ? { record: {}, ifEmpty: [] } : toWrite(secrets.open(recordSealed, id));
  const wasSent = status === 'sending';
  const recordId = row.recordId ?? undefined;
  return { id, position, recordId, repeatKey, write, createTime, isMarked: wasSent, wasSent };
}
