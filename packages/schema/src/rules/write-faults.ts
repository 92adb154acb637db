import { rawDigitsOf } from './raw-numbers.ts';

/** A place in a write that cannot be carried out, and the reason. */
interface WriteFault {
  path: (string | number)[];
  detail: string;
}

/** The parts of a write that depend on each other. */
interface SentWrite {
  readonly type: 'create' | 'update' | 'delete' | 'upsert';
  readonly upsertBy?: string | undefined;
  readonly mode?: 'synchronous' | 'asynchronous' | undefined;
  readonly record?: Readonly<Record<string, unknown>> | undefined;
  readonly batch?:
    | readonly { readonly record: Readonly<Record<string, unknown>>; readonly associations?: unknown }[]
    | undefined;
  readonly batchPolicy?: unknown;
  readonly autoBatchPolicy?: unknown;
  readonly retryPolicy?: unknown;
  readonly associations?: unknown;
}

/** What is wrong with a write as a whole, beyond the shape of each member. */
export function writeFaults(write: SentWrite): WriteFault[] {
  const { type, mode, record, batch, autoBatchPolicy, associations } = write;
  if (record && batch) return [{ path: ['batch'], detail: 'cannot be sent together with record' }];
  if (!record && !batch) return [{ path: ['record'], detail: 'is missing; send record or batch' }];
  const faults: WriteFault[] = [];
  if (batch && type === 'delete') {
    faults.push({ path: ['batch'], detail: 'is not for a delete; send one record' });
  }
  if (batch && associations !== undefined) {
    faults.push({ path: ['associations'], detail: 'is for a single record; send it inside of batch' });
  }
  if (
    autoBatchPolicy !== undefined &&
    (batch || type === 'delete' || type === 'upsert' || mode !== 'asynchronous')
  ) {
    const detail = 'is only for a single record that is created or updated in mode asynchronous';
    faults.push({ path: ['autoBatchPolicy'], detail });
  }
  if (type === 'upsert' && write.upsertBy === undefined) {
    const detail = 'is missing; name the field whose value says which record is meant';
    faults.push({ path: ['upsertBy'], detail });
  }
  if (type !== 'upsert' && write.upsertBy !== undefined) {
    faults.push({ path: ['upsertBy'], detail: 'is only for an upsert; send type upsert, or leave it out' });
  }
  if (type === 'create' || type === 'upsert') return faults;
  const records = batch?.map((one, index) => ({
    path: ['batch', index, 'record', 'id'],
    of: one.record,
  })) ?? [{ path: ['record', 'id'], of: record }];
  for (const { path, of } of records) {
    if (recordIdOf(of) === undefined) {
      faults.push({ path, detail: `must be the provider's id of the record, as a text or a whole number` });
    }
  }
  return faults;
}

/** What a write is sent with although it has no effect on it. The reference interface takes it. */
export function idleMembers({
  type,
  mode,
  record = {},
  batch,
  batchPolicy,
  autoBatchPolicy,
  retryPolicy,
}: SentWrite): string[] {
  const isLater = mode === 'asynchronous' && type !== 'delete' && autoBatchPolicy === undefined;
  return [
    ...(batchPolicy !== undefined && !batch ? ['batchPolicy'] : []),
    ...(retryPolicy !== undefined && !isLater ? ['retryPolicy'] : []),
    ...(mode === 'asynchronous' && type === 'delete' ? ['mode'] : []),
    ...(type === 'delete'
      ? Object.keys(record).flatMap((name) => (name === 'id' ? [] : `record.${name}`))
      : []),
  ];
}

/** The provider's id of a record that is sent. Undefined if it has none that can be used. */
export function recordIdOf(record: Readonly<Record<string, unknown>> | undefined): string | undefined {
  const id = record && Object.hasOwn(record, 'id') ? record.id : undefined;
  const digits = rawDigitsOf(id);
  if (digits !== undefined) return digits;
  if (typeof id === 'number') return Number.isSafeInteger(id) ? String(id) : undefined;
  return typeof id === 'string' && id.trim() !== '' ? id : undefined;
}
