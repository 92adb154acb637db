import type { BackfillProgress, IntegrationObject, Operation } from '@dowel/schema';
import {
  askedPagesWords,
  backfillNotFoundProblem,
  findManifestObject,
  installationNotFoundProblem,
  isOnRequest,
  objectDisabledProblem,
  objectNotReadProblem,
  readResultWords,
  readsUnsupportedProblem,
  resultsOnRequestProblem,
} from '@dowel/schema/rules';
import type { Answers } from '../answers.ts';
import { followBackfills, moveBackfills } from '../backfills.ts';
import { emitTriggeredRead } from '../events.ts';
import { getIntegration, installationOfGroup, visibleInstallations } from '../installing.ts';
import { MockProblem } from '../mock-problem.ts';
import { found } from '../not-found.ts';
import { findOpenRequest, toObjectReads } from '../object-reads.ts';
import { isBuilder, type Principal } from '../principal.ts';
import { beginRead, deliverRecords, howToRead, logRead, pagesOf, recordsToRead } from '../reading.ts';
import { titleOf } from '../sign-in.ts';
import type { MockStore, StoredInstallation } from '../store.ts';

/**
 * Answers the endpoints of reads as the service does. A read that is triggered ends at once. A backfill moves on each time
 * somebody looks at it.
 */
export const reads = {
  listReads({ store, caller, params }) {
    const { integration, installation } = getInstallation(store, caller, params);
    moveBackfills(store, installation);
    return toObjectReads(store, integration, installation, isBuilder(caller));
  },

  triggerRead({ store, caller, params, body }) {
    const { integration, installation, object } = getObject(store, caller, params, body.groupRef);
    const { provider } = integration;
    const read = { store, installation, object };
    const { isEnabled } = howToRead(read).effective;
    if (!isEnabled) throw new MockProblem('object_disabled', objectDisabledProblem(params.objectName));
    if (!store.objectsOf(provider)) {
      throw new MockProblem('reads_unsupported', readsUnsupportedProblem(titleOf(store, provider)));
    }
    const open = isBuilder(caller) ? undefined : findOpenRequest(store, installation.id, object.objectName);
    if (open) return { operationId: open.id };
    const records = recordsToRead(read, 'triggered');
    const operation = beginRead(read, 'triggered');
    deliverRecords(read, operation, records);
    const { objectName } = object;
    Object.assign(operation, {
      status: 'success',
      result: readResultWords(objectName, records.length, isOnRequest(object)),
      metadata: { ...operation.metadata, progress: { recordsProcessed: records.length } },
      updateTime: store.timestamp(),
    });
    logRead(store, operation, 'The read has ended.');
    emitTriggeredRead(store, installation, object.mapToName ?? object.objectName, body);
    return { operationId: operation.id };
  },

  pauseReads({ store, caller, params, body }) {
    const { installation, names } = getNamed(store, caller, params, body.objects);
    const known = store.pausedReads[installation.id] ?? {};
    const note = body.note === undefined ? {} : { note: body.note };
    const paused = names.map((name) => [
      name,
      { reason: 'asked' as const, since: known[name]?.since ?? store.timestamp(), ...note },
    ]);
    store.pausedReads[installation.id] = { ...known, ...Object.fromEntries(paused) };
    return undefined;
  },

  unpauseReads({ store, caller, params, body }) {
    const { installation, names } = getNamed(store, caller, params, body.objects);
    for (const name of names) delete store.pausedReads[installation.id]?.[name];
    followBackfills(store, installation);
    return undefined;
  },

  deliverResults({ store, caller, params, body }) {
    const { installation, object } = getObject(store, caller, params, body.groupRef);
    const { objectName } = object;
    if (!isOnRequest(object)) {
      throw new MockProblem('results_on_request_unsupported', resultsOnRequestProblem(objectName));
    }
    const pages = pagesOf(store, installation.id, objectName);
    const sent = Math.min(pages.waiting, body.pages);
    pages.waiting -= sent;
    pages.asked += body.pages - sent;
    const { result } = askedPagesWords(objectName, { sent, open: pages.asked, expired: 0 });
    const operation = { ...toOperation(store, installation), result };
    store.operations.push({ ...operation, metadata: { objects: [objectName] } });
    return undefined;
  },

  getBackfillProgress({ store, caller, params }) {
    const { integration, installation } = getInstallation(store, caller, params);
    const { content } = integration.latestRevision;
    const native = findManifestObject(content, 'read', params.objectName)?.objectName ?? params.objectName;
    const isIts = ({ installationId, metadata }: Operation) =>
      installationId === installation.id &&
      metadata?.readType === 'backfill' &&
      metadata.objects?.includes(native);
    const operation = found(
      store.operations.filter(isIts).at(-1),
      'backfill_not_found',
      backfillNotFoundProblem(params.objectName),
    );
    const progress = toProgress(operation, native);
    moveBackfills(store, installation);
    return progress;
  },
} satisfies Partial<Answers>;

function toProgress(
  { id, installationId, createTime, updateTime, metadata }: Operation,
  name: string,
): BackfillProgress {
  return {
    installationId,
    objectName: name,
    operationId: id,
    recordsProcessed: metadata?.progress?.recordsProcessed ?? 0,
    ...(createTime && { createTime }),
    ...(updateTime && { updateTime }),
  };
}

/** What an ended operation of an object says in any case. */
function toOperation(
  store: MockStore,
  { id: installationId, projectId, integrationId, config }: StoredInstallation,
): Operation {
  return {
    id: store.newId(),
    projectId,
    integrationId,
    installationId,
    configId: config.id,
    actionType: 'read',
    status: 'success',
    createTime: store.timestamp(),
    updateTime: store.timestamp(),
  };
}

function getObject(
  store: MockStore,
  caller: Principal,
  { integrationId, objectName }: { integrationId: string; objectName: string },
  groupRef: string,
) {
  const integration = getIntegration(store, caller, integrationId);
  const installation = installationOfGroup(store, caller, integration, groupRef);
  return { integration, installation, object: getRead(integration, objectName) };
}

type Read = { latestRevision: { content: Parameters<typeof findManifestObject>[0] } };

function getRead({ latestRevision }: Read, name: string): IntegrationObject {
  const object = findManifestObject(latestRevision.content, 'read', name);
  return found(object, 'object_not_found', objectNotReadProblem(name));
}

function getInstallation(
  store: MockStore,
  caller: Principal,
  { integrationId, installationId }: { integrationId: string; installationId: string },
) {
  const integration = getIntegration(store, caller, integrationId);
  const installation = found(
    visibleInstallations(store, caller).find(
      (one) => one.id === installationId && one.integrationId === integration.id,
    ),
    'installation_not_found',
    installationNotFoundProblem(installationId),
  );
  return { integration, installation };
}

/** The provider's names of the objects that a request names, or of all that are read. */
function getNamed(
  store: MockStore,
  caller: Principal,
  path: { integrationId: string; installationId: string },
  objects: readonly string[] | undefined,
) {
  const { integration, installation } = getInstallation(store, caller, path);
  const all = integration.latestRevision.content.read?.objects ?? [];
  const names = objects ? objects.map((name) => getRead(integration, name)) : all;
  return { installation, names: names.map(({ objectName }) => objectName) };
}
