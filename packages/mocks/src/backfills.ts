import type { IntegrationObject, Operation } from '@dowel/schema';
import { isOnRequest, readResultWords, stoppedWords, stopReasons } from '@dowel/schema/rules';
import { emitBackfillDone } from './events.ts';
import { findPause } from './object-reads.ts';
import { beginRead, howToRead, logRead, type ReadObject, recordsToRead } from './reading.ts';
import type { MockRecord } from './records.ts';
import type { MockStore, StoredInstallation } from './store.ts';

/** A first read of an object that goes on. */
export interface StoredBackfill {
  readonly operationId: string;
  readonly installationId: string;
  readonly object: IntegrationObject;
  /** How many records are read at once. */
  readonly pageSize: number;
  /** What is still to be read. */
  waiting: readonly MockRecord[];
}

/** A backfill is through after so many looks at it. */
const LOOKS = 3;

const OTHER_ACCOUNT =
  'The installation has moved to another account of the provider. What that account has is read by a new read.';

/**
 * Keeps the backfills of an installation in step with its config and its manifest: begins those that are missing, and
 * stops those that are no longer wanted. All of another account is read again.
 */
export function followBackfills(
  store: MockStore,
  installation: StoredInstallation,
  isOtherAccount = false,
): void {
  if (isOtherAccount) delete store.backfilled[installation.id];
  const wanted = wantedObjects(store, installation);
  for (const backfill of openBackfills(store, installation.id)) {
    const isWanted = wanted.some(({ object }) => object.objectName === backfill.object.objectName);
    if (isOtherAccount) stop(store, backfill, OTHER_ACCOUNT);
    else if (!isWanted) stop(store, backfill, stopReasons.notInConfig);
  }
  for (const read of wanted) begin(read);
}

/** Marks all that an installation reads as read before. It was there before the test began. */
export function markBackfilled(store: MockStore, installation: StoredInstallation): void {
  const names = wantedObjects(store, installation).map(({ object }) => object.objectName);
  store.backfilled[installation.id] = names;
}

/**
 * Reads the next records of the backfills of an installation. It is called when somebody looks at them: the mock has no
 * time of its own in which to read.
 */
export function moveBackfills(store: MockStore, installation: StoredInstallation): void {
  const connection = store.connections.find(({ id }) => id === installation.connectionId);
  if (connection?.status === 'bad_credentials') return;
  for (const backfill of openBackfills(store, installation.id)) move(store, installation, backfill);
}

function openBackfills(store: MockStore, installationId: string): StoredBackfill[] {
  return store.backfills.filter((one) => one.installationId === installationId);
}

/** The objects that are read. There are none where the mock knows nothing of the account. */
function wantedObjects(store: MockStore, installation: StoredInstallation): ReadObject[] {
  const integration = store.integrations.find(({ id }) => id === installation.integrationId);
  if (!integration || !store.objectsOf(integration.provider)) return [];
  return (integration.latestRevision.content.read?.objects ?? [])
    .map((object) => ({ store, installation, object }))
    .filter((read) => howToRead(read).effective.isEnabled);
}

function begin(read: ReadObject): void {
  const { store, installation, object } = read;
  const { objectName } = object;
  const isOpen = openBackfills(store, installation.id).some((one) => one.object.objectName === objectName);
  store.backfilled[installation.id] ??= [];
  if (isOpen || store.backfilled[installation.id]?.includes(objectName)) return;
  const { days = 0, fullHistory = false } = howToRead(read).effective.backfill;
  if (days === 0 && !fullHistory) {
    store.backfilled[installation.id]?.push(objectName);
    return;
  }
  if (findPause(store, installation, objectName)) return;
  const waiting = recordsToRead(read, 'backfill');
  const { id: operationId } = beginRead(read, 'backfill');
  const pageSize = Math.max(1, Math.ceil(waiting.length / LOOKS));
  store.backfills.push({ operationId, installationId: installation.id, object, pageSize, waiting });
}

function move(store: MockStore, installation: StoredInstallation, backfill: StoredBackfill): void {
  const { object, pageSize, waiting } = backfill;
  const operation = operationOf(store, backfill);
  if (!operation) return;
  const page = waiting.slice(0, pageSize);
  backfill.waiting = waiting.slice(pageSize);
  const before = operation.metadata?.progress?.recordsProcessed ?? 0;
  const recordsProcessed = before + page.length;
  operation.metadata = { ...operation.metadata, progress: { recordsProcessed } };
  if (backfill.waiting.length > 0) return;
  const { objectName } = object;
  const result = readResultWords(objectName, recordsProcessed, isOnRequest(object));
  end(store, backfill, operation, { status: 'success', result });
  logRead(store, operation, 'The read has ended.');
  store.backfilled[installation.id] = [...(store.backfilled[installation.id] ?? []), objectName];
  emitBackfillDone(store, installation, objectName);
}

function stop(store: MockStore, backfill: StoredBackfill, reason: string): void {
  const operation = operationOf(store, backfill);
  if (!operation) return;
  const { result, msg } = stoppedWords(reason);
  end(store, backfill, operation, { status: 'failure', result });
  logRead(store, operation, msg, 'WARNING');
}

function end(
  store: MockStore,
  backfill: StoredBackfill,
  operation: Operation,
  how: Pick<Operation, 'status' | 'result'>,
): void {
  store.backfills = store.backfills.filter((one) => one !== backfill);
  Object.assign(operation, how, { updateTime: store.timestamp() });
}

function operationOf(store: MockStore, { operationId }: StoredBackfill): Operation | undefined {
  return store.operations.find(({ id }) => id === operationId);
}
