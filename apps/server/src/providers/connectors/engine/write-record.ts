import { nameIn } from '@dowel/schema/connector';
import { isPlainObject, type ProviderWrite } from '@dowel/schema/rules';
import type { ProviderBody } from '../../provider-words/provider-body.ts';
import type { SecretsInUse } from '../../provider-words/secrets-in-use.ts';
import type { WriteEndpoint, WriteEndpoints } from '../format.ts';
import { type AnyAnswer, ask, type ProviderFetch } from './call.ts';
import type { RestDefinition } from './definition.ts';
import { getOriginal } from './get-record.ts';
import { hasObject, toObject } from './object.ts';
import { underItsName } from './older-names.ts';
import { joinId } from './parents/parent-values.ts';
import { placeOfWrite, type WritePlace } from './parents/place-of-write.ts';
import { splitRecord } from './path-fields.ts';
import { ProviderError } from './provider-error.ts';
import { factsOf, textAt } from './record-facts.ts';
import { fieldsFor, type ProviderRecord } from './records.ts';
import { clientIdOf, isDoneBefore, probe } from './repeat-write.ts';
import { RequestDraft } from './request/draft.ts';
import { restApi } from './rest-api.ts';
import { sentOtherwise } from './sent-otherwise.ts';
import { assertWritten } from './understand-error.ts';

export type WriteType = 'create' | 'update' | 'delete' | 'upsert';

export interface RecordWrite {
  readonly type: WriteType;
  readonly objectName: string;
  /** The provider's id of the record. Undefined for a new one. */
  readonly recordId: string | undefined;
  readonly record: Readonly<Record<string, unknown>>;
  /** Links from the record to others, as the provider describes them. Only where it is written with them. */
  readonly associations?: ProviderWrite['associations'];
  /** Of an upsert: the field of the record whose value says which one is meant. */
  readonly upsertBy?: string | undefined;
  /** A UUID that is the same each time when this write is sent. */
  readonly repeatKey: string;
  /** It was sent before, and its answer is not known. */
  readonly wasSent: boolean;
}

type KindOfWrite = Pick<RecordWrite, 'objectName' | 'type' | 'upsertBy'>;

export interface WrittenRecord {
  /** The provider's status. Undefined when it was found to be written before. */
  readonly status: number | undefined;
  readonly recordId?: string;
  readonly data?: Record<string, unknown>;
  /** When the record changed by it, as the answer says, in milliseconds since 1970. */
  readonly updateMs?: number;
  /** The fields that the answer has otherwise than they were sent. */
  readonly otherwise?: string[];
  /** It should have been read again, and could not be. */
  readonly isUnchecked?: true;
}

/** How the records of an object are written in one way, or undefined if they cannot be. */
export function findWrite(
  connector: RestDefinition,
  objectName: string,
  type: WriteType,
  upsertBy?: string,
): WriteEndpoint | undefined {
  if (type !== 'upsert') return toObject(connector, objectName).write?.[type];
  if (upsertBy === undefined || !hasObject(connector, objectName)) return undefined;
  return connector.functions?.upsertOf?.(nameIn(connector, objectName), upsertBy);
}

/**
 * Writes one record. If it was sent before, it is sent in the way that does nothing twice.
 * @throws {ProviderError}
 */
export function writeRecord(
  connector: RestDefinition,
  write: RecordWrite,
  fetch: ProviderFetch,
): Promise<WrittenRecord> {
  return underItsName(connector, write.objectName, fetch, (known) => writeKnown(known, write, fetch));
}

async function writeKnown(
  connector: RestDefinition,
  write: RecordWrite,
  fetch: ProviderFetch,
): Promise<WrittenRecord> {
  const { endpoints, endpoint, parents } = endpointOf(connector, write);
  const place = placeOfWrite(connector, parents, write);
  const answered = await writeAt(connector, { endpoints, endpoint, place, write }, fetch);
  const { shown, ...found } = await shownAfter(connector, write, answered, fetch);
  const written = { ...answered, ...found, ...toldBy(connector, write, answered.data ?? shown) };
  const { recordId } = written;
  if (!parents || recordId === undefined) return written;
  return { ...written, recordId: joinId(parents, place.parent, recordId) };
}

/** The record after a write that did not answer it. What an upsert gave no id for is asked for by its value. */
async function shownAfter(
  connector: RestDefinition,
  { objectName, type, record, upsertBy }: RecordWrite,
  { recordId, data }: WrittenRecord,
  fetch: ProviderFetch,
): Promise<Pick<WrittenRecord, 'recordId' | 'isUnchecked'> & { shown?: ProviderRecord }> {
  const isRead = type !== 'delete' && connector.functions?.isReadAfter?.(nameIn(connector, objectName));
  const id = recordId ?? (upsertBy && textAt(record, upsertBy));
  if (data || !isRead || id === undefined) return {};
  try {
    const { found: shown } = await getOriginal(connector, { objectName, id, fields: [] }, fetch);
    const known = recordId ?? textAt(shown, toObject(connector, objectName).record.id);
    return { shown, ...(known !== undefined && { recordId: known }) };
  } catch {
    return { isUnchecked: true };
  }
}

/** When a record that was answered has changed, and what of it is not as it was sent. */
export function toldBy(
  connector: RestDefinition,
  { record, ...kind }: KindOfWrite & Pick<RecordWrite, 'record'>,
  data: ProviderRecord | undefined,
): Pick<WrittenRecord, 'updateMs' | 'otherwise'> {
  if (!data) return {};
  const { objectName, type, upsertBy } = kind;
  const fields = fieldsFor(connector, objectName)(data);
  const { updateMs } = factsOf(toObject(connector, objectName), fields);
  const custom = findWrite(connector, objectName, type, upsertBy)?.custom;
  const { isAlwaysShown, isNeverShown } = connector.functions ?? {};
  const isUnknown = (name: string) => isAlwaysShown?.(nameIn(connector, objectName), name) === true;
  const found = sentOtherwise(record, fields, custom ? unknownTo(custom, data) : isUnknown);
  const otherwise = found.filter((name) => !isNeverShown?.(name));
  return { ...(updateMs !== undefined && { updateMs }), ...(otherwise.length > 0 && { otherwise }) };
}

/** Tells the custom fields that are not in the map which an answer has of them. */
function unknownTo({ into, except }: NonNullable<WriteEndpoint['custom']>, data: ProviderRecord) {
  const map = data[into];
  return (name: string) =>
    isPlainObject(map) && name !== into && !except.includes(name) && !Object.hasOwn(map, name);
}

interface Writing {
  readonly endpoints: WriteEndpoints;
  readonly endpoint: WriteEndpoint;
  readonly place: WritePlace;
  readonly write: RecordWrite;
}

/** Writes a record below its parent, if it has one. The id of the answer is the own one of the record. */
async function writeAt(
  connector: RestDefinition,
  { endpoints, endpoint, place, write }: Writing,
  fetch: ProviderFetch,
): Promise<WrittenRecord> {
  const { type } = write;
  const { repeat } = endpoint;
  if (write.wasSent && repeat.by === 'probe') {
    const found = await probe(connector, endpoints, repeat, { place, write }, fetch);
    if (found) return found;
  }
  const ourId = repeat.by === 'clientId' ? clientIdOf(repeat, write.repeatKey) : undefined;
  const ownId = (repeat.by === 'clientId' && textAt(place.record, repeat.member)) || ourId;
  try {
    const beside = await besideOf(connector, write, place, fetch);
    const request = toRequest(connector, endpoint, { place, write, beside }, ownId);
    const answer = await ask(connector, request, fetch, {
      objectName: write.objectName,
      names: Object.keys(write.record),
    });
    const where = endpoint.answer ?? endpoints.answer;
    assertWritten(connector, where, answer);
    if (type === 'delete') return { status: answer.status };
    return toWritten(where, answer, place.ownId ?? ownId);
  } catch (error) {
    if (!(error instanceof ProviderError) || !write.wasSent) throw error;
    // A record with the writer's id may be older.
    const newId = ownId === ourId ? ownId : undefined;
    const isDone = await isDoneBefore(connector, write, newId, { error, fetch });
    if (!isDone) throw error;
    return { status: error.status, ...(newId !== undefined && { recordId: newId }) };
  }
}

function besideOf(
  connector: RestDefinition,
  write: Pick<RecordWrite, 'objectName' | 'type' | 'record'>,
  { ownId, parent }: WritePlace,
  fetch: ProviderFetch,
): Promise<ProviderRecord | undefined> | undefined {
  if (ownId === undefined) return undefined;
  const name = nameIn(connector, write.objectName);
  return connector.functions?.sentBeside?.(name, ownId, restApi(connector, fetch), { ...write, parent });
}

function toRequest(
  connector: RestDefinition,
  endpoint: WriteEndpoint,
  {
    place,
    write: { type, objectName, repeatKey, associations },
    beside,
  }: Pick<Writing, 'place' | 'write'> & { readonly beside?: ProviderRecord | undefined },
  newId: string | undefined,
): RequestDraft {
  const { method, path, query, headers, body, encoding, wrap, repeat } = endpoint;
  const { ownId, parent } = place;
  const { inPath, record: left } = splitRecord(connector, endpoint, { type, ...place });
  const record = recordToSend(connector, endpoint, { objectName, type }, left, beside);
  const values = { ...parent, ...inPath, objectName, ...(ownId !== undefined && { id: ownId }) };
  const fixed = {
    method,
    path,
    ...(query && { query }),
    ...(headers && { headers }),
    ...(body && { body }),
    ...(encoding && { encoding }),
  };
  const draft = new RequestDraft(connector, fixed, values);
  const into = wrap?.split('.') ?? [];
  if (beside) draft.addMembers(into, beside);
  if (type !== 'delete') {
    const isOurs =
      newId !== undefined && repeat.by === 'clientId' && textAt(record, repeat.member) === undefined;
    const own = isOurs ? { [repeat.member]: newId } : {};
    draft.addMembers(into, { ...asLists(endpoint, record), ...own });
  }
  const links = connector.functions?.associationsInto?.(endpoint, type);
  if (links && associations?.length) draft.putMember(links.split('.'), associations);
  if (repeat.by === 'key') draft.header(repeat.header, repeatKey);
  const isKeyGiven =
    repeat.by === 'keyAt' && 'body' in repeat.into && textAt(record, repeat.into.body) !== undefined;
  if (repeat.by === 'keyAt' && !isKeyGiven) draft.put(repeat.into, repeatKey);
  return draft;
}

/** The record in the form that the provider takes. */
export function recordToSend(
  connector: RestDefinition,
  endpoint: WriteEndpoint,
  { objectName, type }: Pick<RecordWrite, 'objectName' | 'type'>,
  record: ProviderRecord,
  beside?: ProviderRecord,
): ProviderRecord {
  const listed = nameIn(connector, objectName);
  return withCustom(endpoint, connector.functions?.toRecord?.(listed, record, type, beside) ?? record);
}

/** The record with its custom fields in the map that takes them. */
function withCustom({ custom }: WriteEndpoint, record: Readonly<Record<string, unknown>>) {
  const isOwn = ([name]: [string, unknown]) =>
    !custom || name === custom.into || custom.except.includes(name);
  const others = Object.entries(record).filter((field) => !isOwn(field));
  if (!custom || others.length === 0) return record;
  const map = { ...Object(record[custom.into]), ...Object.fromEntries(others) };
  return { ...Object.fromEntries(Object.entries(record).filter(isOwn)), [custom.into]: map };
}

/** The record with each value as a list, where the provider takes only lists. */
export function asLists({ values }: WriteEndpoint, record: ProviderRecord): ProviderRecord {
  if (!values) return record;
  return Object.fromEntries(Object.entries(record).map(([name, value]) => [name, [value ?? []].flat()]));
}

function endpointOf(connector: RestDefinition, { objectName, type, upsertBy }: KindOfWrite) {
  const { write: endpoints, parents } = toObject(connector, objectName);
  const endpoint = findWrite(connector, objectName, type, upsertBy);
  if (endpoints && endpoint) return { endpoints, endpoint, parents };
  throw new ProviderError('rejected', `${connector.displayName} takes no ${type} of "${objectName}".`);
}

/** A provider that answers without the record has still written it. */
function toWritten(
  answer: WriteEndpoints['answer'],
  { status, body, secrets }: AnyAnswer,
  knownId: string | undefined,
): WrittenRecord {
  const { recordId = knownId, data } = writtenIn(answer, body, secrets);
  return { status, ...(recordId !== undefined && { recordId }), ...(data && { data }) };
}

/** The record and its id in an answer to a write, or in the part of one that is about this record. */
export function writeAnswerOf(
  connector: RestDefinition,
  write: KindOfWrite,
  body: ProviderBody | undefined,
  secrets: SecretsInUse,
): Pick<WrittenRecord, 'recordId' | 'data'> {
  const { endpoints, endpoint } = endpointOf(connector, write);
  return writtenIn(endpoint.answer ?? endpoints.answer, body, secrets);
}

function writtenIn(
  { record, id }: WriteEndpoints['answer'],
  body: ProviderBody | undefined,
  secrets: SecretsInUse,
): Pick<WrittenRecord, 'recordId' | 'data'> {
  const data = record === undefined ? undefined : body?.record(record, secrets);
  const recordId = body
    ?.at(record ?? '.')
    .text(id)
    ?.data(secrets);
  return { ...(recordId !== undefined && { recordId }), ...(data && { data }) };
}
