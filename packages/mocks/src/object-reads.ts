import type { Integration, ObjectRead, Operation, ReadRun } from '@dowel/schema';
import { nextRunOf } from '@dowel/schema/manifest';
import { effectiveReadObject } from '@dowel/schema/rules';
import type { MockStore, StoredInstallation, StoredPause } from './store.ts';

/** How the reading of each object of an installation goes, as the service answers it. */
export function toObjectReads(
  store: MockStore,
  { provider, latestRevision }: Integration,
  installation: StoredInstallation,
  showsNote: boolean,
): ObjectRead[] {
  if (!store.objectsOf(provider)) return [];
  const entries = installation.config.content.read?.objects ?? {};
  return (latestRevision.content.read?.objects ?? []).flatMap((object) => {
    const { objectName, mapToName } = object;
    const entry = entries[objectName] ?? (mapToName === undefined ? undefined : entries[mapToName]);
    const { isEnabled, schedule } = effectiveReadObject(object, entry);
    if (!isEnabled) return [];
    const pause = findPause(store, installation, objectName);
    const next = nextRunOf(schedule, store.now());
    return {
      objectName,
      ...(schedule !== '' && { schedule }),
      ...(next && !pause && { nextTime: next.toISOString() }),
      ...(pause && { pause: showsNote ? pause : { reason: pause.reason, since: pause.since } }),
      ...runsOf(store, installation.id, objectName),
    };
  });
}

/** A read of an object that somebody asked for and that goes on. */
export function findOpenRequest(
  store: MockStore,
  installationId: string,
  objectName: string,
): Operation | undefined {
  return newestReadsOf(store, installationId, objectName).find(
    ({ status, metadata }) => status === 'in_progress' && metadata?.readType === 'triggered',
  );
}

type Pause = Omit<StoredPause, 'reason'> & { reason: string };

/** Why an object is not read now. */
export function findPause(
  store: MockStore,
  { id, connectionId, createTime }: StoredInstallation,
  objectName: string,
): Pause | undefined {
  const connection = store.connections.find((one) => one.id === connectionId);
  const isBad = connection?.status === 'bad_credentials';
  const bad = { reason: 'credentials', since: connection?.diagnosis?.since ?? createTime };
  return store.pausedReads[id]?.[objectName] ?? (isBad ? bad : undefined);
}

function runsOf(store: MockStore, installationId: string, objectName: string) {
  const runs = newestReadsOf(store, installationId, objectName);
  const current = runs.find(({ status }) => status === 'in_progress');
  const last = runs.find(({ status }) => status !== 'in_progress');
  const read = runs.find(({ status }) => status === 'success');
  return {
    ...(read?.createTime !== undefined && { readUntil: read.createTime }),
    ...(current && { currentRun: toRun(store, current) }),
    ...(last && { lastRun: toRun(store, last) }),
  };
}

function newestReadsOf(store: MockStore, installationId: string, objectName: string): Operation[] {
  const isOfObject = ({ actionType, metadata, ...one }: Operation) =>
    one.installationId === installationId &&
    actionType === 'read' &&
    metadata?.objects?.includes(objectName) === true;
  return store.operations.filter(isOfObject).reverse();
}

function toRun(store: MockStore, { id, status, metadata, createTime, updateTime }: Operation): ReadRun {
  const startTime = createTime ?? store.timestamp();
  return {
    operationId: id,
    readType: typeof metadata?.readType === 'string' ? metadata.readType : 'scheduled',
    status,
    startTime,
    ...(status !== 'in_progress' && { endTime: updateTime ?? startTime }),
    recordCount: metadata?.progress?.recordsProcessed ?? 0,
    ...(metadata?.missingFields && { missingFields: metadata.missingFields }),
  };
}
