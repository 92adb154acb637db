import type { FieldMetadata, WriteRecords } from '@dowel/schema';
import {
  type EndedWrite,
  recordIdOf,
  toProviderWrite,
  withoutFilled,
  type writeMapping,
} from '@dowel/schema/rules';
import type { MockRecords } from './records.ts';
import type { MockStore } from './store.ts';

/** Where records are written: an object of a pretend account. */
export interface WrittenAccount {
  readonly store: MockStore;
  readonly title: string;
  readonly provider: string;
  readonly objectName: string;
}

/** Writes one record, as a provider that knows its fields would. */
export function writeRecord(
  { store, title, provider, objectName }: WrittenAccount,
  mapping: ReturnType<typeof writeMapping>,
  type: WriteRecords['type'],
  sent: Readonly<Record<string, unknown>>,
): EndedWrite {
  const records = store.records.of(provider, objectName);
  const id = type === 'create' ? undefined : recordIdOf(sent);
  const before = id === undefined ? undefined : records.get(id);
  if (type !== 'create' && !before) return refused(`${title} answered 404: There is no record "${id}".`);
  if (type === 'delete') {
    records.delete(id ?? '');
    return { status: 'written', recordId: id ?? null, data: undefined, reason: null };
  }
  const { id: _, ...rest } = sent;
  const planned = toProviderWrite(mapping, type, type === 'create' ? sent : rest);
  const values = before ? withoutFilled(planned, before) : planned.record;
  const fault = faultIn(fieldsOf(store, provider, objectName), values, type);
  if (fault !== undefined) return refused(`${title} answered 400: ${fault}`);
  return keep(records, { ...before, ...values, id: before?.id ?? store.records.newId() });
}

/** Writes all records, and takes everything back when a record was refused. */
export function writeWhole(
  { store, provider, objectName }: WrittenAccount,
  writeAll: () => EndedWrite[],
): EndedWrite[] {
  const records = store.records.of(provider, objectName);
  const before = [...records];
  const ended = writeAll();
  if (ended.every(({ status }) => status === 'written')) return ended;
  records.clear();
  for (const [id, record] of before) records.set(id, record);
  return ended.map((one) => (one.status === 'written' ? refused(rolledBack) : one));
}

const rolledBack = 'It was not written, because another record of the batch was refused.';

function keep(records: MockRecords, record: Record<string, unknown> & { id: string }): EndedWrite {
  records.set(record.id, record);
  return { status: 'written', recordId: record.id, data: { ...record }, reason: null };
}

function refused(reason: string): EndedWrite {
  return { status: 'failed', recordId: null, data: undefined, reason };
}

function fieldsOf(
  store: MockStore,
  provider: string,
  objectName: string,
): Readonly<Record<string, FieldMetadata>> {
  const object = store.objectsOf(provider)?.[objectName];
  return object && 'fields' in object ? object.fields : {};
}

/** What a provider would say of the first field that it cannot take. */
function faultIn(
  fields: Readonly<Record<string, FieldMetadata>>,
  values: Readonly<Record<string, unknown>>,
  type: 'create' | 'update',
): string | undefined {
  for (const name of Object.keys(values)) {
    const field = Object.hasOwn(fields, name) ? fields[name] : undefined;
    if (!field) return `There is no field "${name}".`;
    if (field.readOnly) return `Field "${name}" is read-only.`;
  }
  const required = Object.values(fields).filter(({ isRequired }) => isRequired);
  const missing = required.find(({ fieldName }) =>
    type === 'create' || Object.hasOwn(values, fieldName) ? values[fieldName] == null : false,
  );
  return missing && `Field "${missing.fieldName}" is required.`;
}
