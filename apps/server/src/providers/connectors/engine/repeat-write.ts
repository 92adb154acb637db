import { nameIn } from '@dowel/schema/connector';
import { fieldSegments, plainText } from '@dowel/schema/rules';
import type { WriteEndpoints, WriteRepeat } from '../format.ts';
import { getJson, type ProviderFetch } from './call.ts';
import type { RestDefinition } from './definition.ts';
import { canLookBefore, getOriginal, getRecord } from './get-record.ts';
import { toObject } from './object.ts';
import type { WritePlace } from './parents/place-of-write.ts';
import { ProviderError } from './provider-error.ts';
import { deletedMark, isMarkedDeleted } from './record-facts.ts';
import type { RecordWrite, WrittenRecord } from './write-record.ts';

/** Looks for a record that was written before. Undefined if there is none. */
export async function probe(
  connector: RestDefinition,
  { answer: { id } }: WriteEndpoints,
  repeat: Extract<WriteRepeat, { by: 'probe' }>,
  { place: { parent, record }, write: { objectName } }: { place: WritePlace; write: RecordWrite },
  fetch: ProviderFetch,
): Promise<WrittenRecord | undefined> {
  const value = plainText(
    fieldSegments(repeat.field).reduce<unknown>((parent, name) => Object(parent)[name], record),
  );
  const { displayName } = connector;
  if (!value) {
    const words = `${displayName} can only be asked for a record by "${repeat.field}", and this one has none.`;
    throw new ProviderError('unreachable', words);
  }
  const { status, body, secrets } = await getJson(
    connector,
    { path: repeat.path },
    { ...parent, objectName, value },
    fetch,
  );
  const [found] = body.list(repeat.records) ?? [];
  const data = found?.record('.', secrets);
  const recordId = found?.text(id)?.data(secrets);
  return recordId === undefined ? undefined : { status, recordId, ...(data && { data }) };
}

/**
 * Whether the refusal of a write that was sent before says that it is done: the record is gone, or there, because of us.
 * Some providers do not put into their trash what is there already.
 * @param newId our id of a record that is created
 */
export async function isDoneBefore(
  connector: RestDefinition,
  { type, objectName, recordId: id }: RecordWrite,
  newId: string | undefined,
  { error, fetch }: { readonly error: ProviderError; readonly fetch: ProviderFetch },
): Promise<boolean> {
  if (newId !== undefined)
    return error.status === 409 || isThere(connector, { objectName, id: newId }, fetch);
  if (type !== 'delete' || id === undefined) return false;
  const canLook = error.kind === 'rejected' && canLookBefore(connector, objectName);
  if (error.isGone || !canLook) return error.isGone;
  const object = toObject(connector, objectName);
  const fields = [deletedMark(object.deletes)?.member ?? object.record.id];
  return getRecord(connector, { objectName, id, fields }, fetch).then(
    ({ found }) =>
      isMarkedDeleted(object, found) ||
      connector.functions?.isDeleted?.(nameIn(connector, objectName), found, id) === true,
    () => false,
  );
}

/** Whether a record has an id that was refused. Only some providers say so with a status of its own. */
async function isThere(
  connector: RestDefinition,
  { objectName, id }: { readonly objectName: string; readonly id: string },
  fetch: ProviderFetch,
): Promise<boolean> {
  if (!canLookBefore(connector, objectName)) return false;
  const fields = [toObject(connector, objectName).record.id];
  return getOriginal(connector, { objectName, id, fields }, fetch).then(
    () => true,
    () => false,
  );
}

/** Our id for a new record. Every provider with such ids takes lower-case hex. */
export function clientIdOf({ as }: Extract<WriteRepeat, { by: 'clientId' }>, repeatKey: string): string {
  return as === 'uuid' ? repeatKey : repeatKey.replaceAll('-', '');
}
