import { fieldSegments } from '@dowel/schema/rules';
import type { ProviderBody } from '../../provider-words/provider-body.ts';
import { askForJson, type ProviderFetch } from './call.ts';
import type { RestDefinition } from './definition.ts';
import { type LeftOut, leavingOut } from './leaving-out.ts';
import { toObject } from './object.ts';
import { belowParent, splitId, withoutParent } from './parents/parent-values.ts';
import { ProviderError } from './provider-error.ts';
import { fieldsFor, merged, type ProviderRecord, withoutSecrets } from './records.ts';
import { RequestDraft } from './request/draft.ts';
import { fieldParts, writtenNames } from './request/field-names.ts';

/** Whether a record of the object can be looked at before it is changed. */
export function canLookBefore(connector: RestDefinition, objectName: string): boolean {
  return toObject(connector, objectName).write?.get !== undefined;
}

/** A record, and how the provider sent it. */
export interface GotRecord extends LeftOut<ProviderRecord> {
  readonly original: ProviderRecord;
}

/**
 * The record as the provider has it now, without the fields that it does not show.
 * @throws {ProviderError}
 */
export async function getRecord(
  connector: RestDefinition,
  wanted: Wanted,
  fetch: ProviderFetch,
): Promise<GotRecord> {
  const { parents } = toObject(connector, wanted.objectName);
  const { found: original, missingFields } = await getOriginal(connector, wanted, fetch);
  const record = fieldsFor(connector, wanted.objectName)(original);
  if (!parents) return { found: record, original, missingFields };
  const { values, ownId } = splitId(connector, parents, wanted.id);
  return { found: belowParent(parents, values, record, ownId), original, missingFields };
}

/**
 * The record as the provider has it now, in the provider's form, without the fields that it does not show.
 * @throws {ProviderError}
 */
export function getOriginal(
  connector: RestDefinition,
  wanted: Wanted,
  fetch: ProviderFetch,
): Promise<LeftOut<Readonly<Record<string, unknown>>>> {
  return leavingOut(wanted.fields, (fields) => getFields(connector, { ...wanted, fields }, fetch));
}

/** The record to get, and what must be in it: an answer may leave out fields that nobody asked for. */
interface Wanted {
  readonly objectName: string;
  readonly id: string;
  readonly fields: readonly string[];
}

async function getFields(connector: RestDefinition, wanted: Wanted, fetch: ProviderFetch) {
  const { write, parents, list, record } = toObject(connector, wanted.objectName);
  const asked = parents ? withoutParent(parents, wanted.fields) : wanted.fields;
  const names = [...new Set(asked.map((name) => fieldSegments(name)[0] ?? name))];
  // What is too long for the address of the list is too long for that of a record.
  const { limit } = list.fieldsParameter ?? {};
  const isAsked = JSON.stringify(write?.get ?? {}).includes('{fields}');
  const parameter = { as: 'commaList' as const, ...write?.get?.fieldsParameter };
  const parts = fieldParts({ ...parameter, ...(isAsked && limit !== undefined && { limit }) }, names);
  const [first, ...others] = parts;
  let whole = await getPart(connector, wanted, first ?? [], fetch);
  for (const part of others) {
    whole = merged(whole, await getPart(connector, wanted, part ?? [], fetch), record.unwrap);
  }
  return whole;
}

async function getPart(
  connector: RestDefinition,
  { objectName, id }: Wanted,
  names: readonly string[],
  fetch: ProviderFetch,
) {
  const { write, parents, record: shape } = toObject(connector, objectName);
  const { displayName } = connector;
  if (!write?.get)
    throw new ProviderError('rejected', `${displayName} shows no single record of "${objectName}".`);
  const { fieldsParameter, record: member = write.answer.record ?? '.', ...request } = write.get;
  const written = writtenNames(connector, fieldsParameter ?? { as: 'commaList' }, names, objectName);
  const { values: parent, ownId } = parents ? splitId(connector, parents, id) : { values: {}, ownId: id };
  const values = { ...parent, objectName, id: ownId, fields: String(written) };
  const draft = new RequestDraft(connector, request, values);
  const { status, body, secrets } = await askForJson(connector, draft, fetch, { objectName, names });
  const record = body.record(member, secrets);
  // Where the body itself is the record, it may be an error.
  const isError = body.saysNo() && body.sentence() && body.at(member).isAbsent(shape.id);
  if (record && !isError) return withoutSecrets(connector, objectName)(record);
  if (isEmptyAt(body, member)) {
    throw new ProviderError('record_gone', `${displayName} has no such record any more.`, { status });
  }
  throw new ProviderError('unreachable', `${displayName} answered ${status} without the record.`, { status });
}

/** Whether an answer says that there is no record: null, or a list without entries. */
function isEmptyAt(body: ProviderBody, member: string): boolean {
  const list = body.list(member.split('.').slice(0, -1).join('.') || '.');
  return body.isNone(member) || list?.length === 0;
}
