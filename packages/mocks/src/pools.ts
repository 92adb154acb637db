import type { WriteRecords } from '@dowel/schema';
import { type writeMapping, writeResultWords } from '@dowel/schema/rules';
import { emitWriteDone } from './events.ts';
import type { MockStore, StoredInstallation } from './store.ts';
import { type WrittenAccount, writeRecord } from './writing.ts';

const MINUTE_MS = 60_000;

/** A record that waits, and how the config of its time maps it. */
interface Pooled {
  readonly type: WriteRecords['type'];
  readonly mapping: ReturnType<typeof writeMapping>;
  readonly record: Readonly<Record<string, unknown>>;
}

/** Records of one object that wait to be written together. They have one operation. */
export interface StoredPool {
  readonly operationId: string;
  readonly installationId: string;
  readonly type: WriteRecords['type'];
  readonly account: Omit<WrittenAccount, 'store'>;
  /** When the delay of the first record is over, in milliseconds since 1970. */
  readonly dueTime: number;
  /** Oldest first. */
  readonly pooled: Pooled[];
}

/** Adds a record to the open pool of its object, or to a new one. Answers the id of the operation of the whole pool. */
export function joinPool(
  installation: StoredInstallation,
  { store, ...account }: WrittenAccount,
  pooled: Pooled,
  { maxDelayMinutes, mostRecords }: { maxDelayMinutes: number; mostRecords: number },
): string {
  const known = store.pools.find(
    (one) =>
      one.installationId === installation.id &&
      one.account.objectName === account.objectName &&
      one.type === pooled.type,
  );
  const pool = known ?? openPool(store, installation, account, pooled.type, maxDelayMinutes);
  pool.pooled.push(pooled);
  if (pool.pooled.length >= mostRecords) send(store, pool);
  return pool.operationId;
}

/** Writes the records whose delay is over. */
export function sendDuePools(store: MockStore): void {
  const now = store.now().getTime();
  for (const pool of store.pools.filter(({ dueTime }) => dueTime <= now)) send(store, pool);
}

function openPool(
  store: MockStore,
  { id: installationId, projectId, integrationId, config }: StoredInstallation,
  account: StoredPool['account'],
  type: WriteRecords['type'],
  maxDelayMinutes: number,
): StoredPool {
  const operationId = store.newId();
  const { objectName } = account;
  const createTime = store.timestamp();
  const dueTime = store.now().getTime() + maxDelayMinutes * MINUTE_MS;
  const pool = { operationId, installationId, type, account, dueTime, pooled: [] };
  store.pools.push(pool);
  store.operations.push({
    id: operationId,
    projectId,
    integrationId,
    installationId,
    configId: config.id,
    actionType: 'write',
    status: 'in_progress',
    metadata: { objects: [objectName] },
    createTime,
  });
  const msg = `A request came to ${type} a record of ${objectName}. More may join it for ${maxDelayMinutes} min.`;
  store.logs[operationId] = [
    { timestamp: createTime, severity: 'INFO', message: { msg, operation_id: operationId } },
  ];
  return pool;
}

function send(store: MockStore, { operationId, installationId, type, account, pooled }: StoredPool): void {
  store.pools = store.pools.filter((one) => one.operationId !== operationId);
  const installation = store.installations.find(({ id }) => id === installationId);
  const operation = store.operations.find(({ id }) => id === operationId);
  if (!installation || !operation) return;
  const { objectName } = account;
  const ended = pooled.map((one) => writeRecord({ store, ...account }, one.mapping, one.type, one.record));
  const written = ended.filter(({ status }) => status === 'written');
  const successfulRecordIds = written.flatMap(({ recordId }) => recordId ?? []);
  const errors = ended.flatMap(({ reason }) => reason ?? []);
  const result = writeResultWords(objectName, type, ended);
  const updateTime = store.timestamp();
  Object.assign(operation, {
    status: written.length > 0 ? 'success' : 'failure',
    result,
    metadata: { objects: [objectName], successfulRecordIds },
    updateTime,
  });
  store.logs[operationId]?.push({
    timestamp: updateTime,
    severity: 'INFO',
    message: { msg: result, operation_id: operationId },
  });
  emitWriteDone(store, installation, {
    objectName,
    success: errors.length === 0,
    successfulRecordIds,
    ...(errors.length > 0 && { errors }),
  });
}
