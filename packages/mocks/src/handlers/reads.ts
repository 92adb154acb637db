import type { BackfillProgress, IntegrationObject, Operation } from '@dowel/schema';
import {
  backfillNotFoundProblem,
  effectiveReadObject,
  findManifestObject,
  installationNotFoundProblem,
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
    const operation = toOperation(store, installation, object.objectName, provider);
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
    const { object } = getObject(store, caller, params, body.groupRef);
    throw new MockProblem('results_on_request_unsupported', resultsOnRequestProblem(object.objectName));
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

function toOperation(
  store: MockStore,
  { id: installationId, projectId, integrationId, config }: StoredInstallation,
  objectName: string,
  provider: string,
): Operation {
  const { size } = store.records.of(provider, objectName);
  return {
    id: store.newId(),
    projectId,
    integrationId,
    installationId,
    configId: config.id,
    actionType: 'read',
    status: 'success',
    result: `[${objectName}] Read ${size} records.`,
    metadata: { objects: [objectName], readType: 'triggered', progress: { recordsProcessed: size } },
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
