import type { BackfillProgress, IntegrationObject, Operation } from '@dowel/schema';
import {
  askedPagesWords,
  backfillNotFoundProblem,
  effectiveReadObject,
  findManifestObject,
  installationNotFoundProblem,
  isOnRequest,
  objectDisabledProblem,
  objectNotReadProblem,
  readsUnsupportedProblem,
  resultsOnRequestProblem,
} from '@dowel/schema/rules';
import type { Answers } from '../answers.ts';
import { emitTriggeredRead } from '../events.ts';
import { getIntegration, installationOfGroup, visibleInstallations } from '../installing.ts';
import { MockProblem } from '../mock-problem.ts';
import { found } from '../not-found.ts';
import { findOpenRequest, toObjectReads } from '../object-reads.ts';
import { isBuilder, type Principal } from '../principal.ts';
import { titleOf } from '../sign-in.ts';
import type { MockStore, StoredInstallation } from '../store.ts';

/** Answers the endpoints of reads as the service does. A read that is triggered ends at once. */
export const reads = {
  listReads({ store, caller, params }) {
    const { integration, installation } = getInstallation(store, caller, params);
    return toObjectReads(store, integration, installation, isBuilder(caller));
  },

  triggerRead({ store, caller, params, body }) {
    const { integration, installation, object } = getObject(store, caller, params, body.groupRef);
    const { provider } = integration;
    const entries = installation.config.content.read?.objects ?? {};
    const entry = entries[object.objectName] ?? (object.mapToName && entries[object.mapToName]);
    const { isEnabled } = effectiveReadObject(object, entry || undefined);
    if (!isEnabled) throw new MockProblem('object_disabled', objectDisabledProblem(params.objectName));
    if (!store.objectsOf(provider)) {
      throw new MockProblem('reads_unsupported', readsUnsupportedProblem(titleOf(store, provider)));
    }
    const open = isBuilder(caller) ? undefined : findOpenRequest(store, installation.id, object.objectName);
    if (open) return { operationId: open.id };
    const { size } = store.records.of(provider, object.objectName);
    const { objectName } = object;
    const operation = {
      ...toOperation(store, installation),
      result: `[${objectName}] Read ${size} records.`,
      metadata: {
        objects: [objectName],
        readType: 'triggered' as const,
        progress: { recordsProcessed: size },
      },
    };
    if (isOnRequest(object)) keepPages(store, installation.id, object, size);
    store.operations.push(operation);
    store.logs[operation.id] = [
      {
        timestamp: store.timestamp(),
        severity: 'INFO',
        message: { msg: 'A read was asked for.', operation_id: operation.id },
      },
    ];
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
    return toProgress(operation, native);
  },
} satisfies Partial<Answers>;

function toProgress({ id, installationId, createTime, metadata }: Operation, name: string): BackfillProgress {
  return {
    installationId,
    objectName: name,
    operationId: id,
    recordsProcessed: metadata?.progress?.recordsProcessed ?? 0,
    ...(createTime && { createTime }),
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

/** The pages of an object that wait until somebody asks, and those that were asked for before they were there. */
function pagesOf(store: MockStore, installationId: string, objectName: string) {
  store.bufferedPages[installationId] ??= {};
  store.bufferedPages[installationId][objectName] ??= { waiting: 0, asked: 0 };
  return store.bufferedPages[installationId][objectName];
}

/** Lets the records of a read wait, as messages of the size that the manifest wants. */
function keepPages(
  store: MockStore,
  installationId: string,
  object: IntegrationObject,
  records: number,
): void {
  const pages = pagesOf(store, installationId, object.objectName);
  const read = Math.ceil(records / (object.delivery?.pageSize ?? Math.max(records, 1)));
  const sent = Math.min(pages.asked, read);
  pages.asked -= sent;
  pages.waiting += read - sent;
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
