import type { Operation } from '@dowel/schema';
import {
  explainMapping,
  explainOperation,
  findManifestObject,
  installationNotFoundProblem,
  operationNotFoundProblem,
} from '@dowel/schema/rules';
import type { Answers } from '../answers.ts';
import { moveBackfills } from '../backfills.ts';
import { getIntegration, visibleInstallations } from '../installing.ts';
import { found } from '../not-found.ts';
import { cutPage } from '../paging.ts';
import type { Principal } from '../principal.ts';
import type { MockStore, StoredInstallation } from '../store.ts';

const defaultPageSize = 200;

/** Answers the endpoints of operations and their logs as the service does. */
export const operations = {
  listOperations({ store, caller, params, query: { pageSize = defaultPageSize, pageToken } }) {
    const installation = getInstallation(store, caller, params);
    moveBackfills(store, installation);
    const { id } = installation;
    const newestFirst = store.operations.filter(({ installationId }) => installationId === id).reverse();
    const call = { store, caller, params, query: { pageSize, pageToken } };
    const { items, nextPageToken } = cutPage('listOperations', call, newestFirst);
    const pagination = nextPageToken === undefined ? { done: true } : { done: false, nextPageToken };
    return { results: items, pagination };
  },

  getOperation({ store, caller, params }) {
    const operation = getOwn(store, caller, params.operationId);
    const installation = store.installations.find(({ id }) => id === operation.installationId);
    if (installation) moveBackfills(store, installation);
    return operation;
  },

  listOperationLogs({ store, caller, params }) {
    return store.logs[getOwn(store, caller, params.operationId).id] ?? [];
  },

  /** Always JSON: a page of the mock would look like the page of the service, and never be it. */
  explainOperation({ store, caller, params }) {
    const operation = getOwn(store, caller, params.operationId);
    const logs = store.logs[operation.id] ?? [];
    return explainOperation(operation, logs, { mapping: mappingOf(store, operation), repeat: [] });
  },
} satisfies Partial<Answers>;

/** How the objects that an operation has read are delivered now. */
function mappingOf(store: MockStore, { installationId, actionType, metadata }: Operation) {
  const installation = store.installations.find(({ id }) => id === installationId);
  const integration = store.integrations.find(({ id }) => id === installation?.integrationId);
  if (!installation || !integration || actionType !== 'read') return [];
  const { content } = integration.latestRevision;
  const entries = Object.entries(installation.config.content.read?.objects ?? {});
  return (metadata?.objects ?? []).flatMap((name) => {
    const object = findManifestObject(content, 'read', name);
    if (!object) return [];
    const entry = entries.find(([key]) => findManifestObject(content, 'read', key) === object)?.[1];
    return [explainMapping(object, entry)];
  });
}

function getInstallation(
  store: MockStore,
  caller: Principal,
  { integrationId, installationId }: { integrationId: string; installationId: string },
): StoredInstallation {
  const integration = getIntegration(store, caller, integrationId);
  return found(
    visibleInstallations(store, caller).find(
      (one) => one.id === installationId && one.integrationId === integration.id,
    ),
    'installation_not_found',
    installationNotFoundProblem(installationId),
  );
}

function getOwn(store: MockStore, { project }: Principal, id: string): Operation {
  const operation = store.operations.find((one) => one.id === id && one.projectId === project.id);
  return found(operation, 'operation_not_found', operationNotFoundProblem(id));
}
