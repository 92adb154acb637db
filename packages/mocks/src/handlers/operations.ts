import type { Operation } from '@dowel/schema';
import { installationNotFoundProblem, operationNotFoundProblem } from '@dowel/schema/rules';
import type { Answers } from '../answers.ts';
import { getIntegration, visibleInstallations } from '../installing.ts';
import { found } from '../not-found.ts';
import { cutPage } from '../paging.ts';
import type { Principal } from '../principal.ts';
import type { MockStore } from '../store.ts';

const defaultPageSize = 200;

/** Answers the endpoints of operations and their logs as the service does. */
export const operations = {
  listOperations({ store, caller, params, query: { pageSize = defaultPageSize, pageToken } }) {
    const integration = getIntegration(store, caller, params.integrationId);
    const { id } = found(
      visibleInstallations(store, caller).find(
        (one) => one.id === params.installationId && one.integrationId === integration.id,
      ),
      'installation_not_found',
      installationNotFoundProblem(params.installationId),
    );
    const newestFirst = store.operations.filter(({ installationId }) => installationId === id).reverse();
    const call = { store, caller, params, query: { pageSize, pageToken } };
    const { items, nextPageToken } = cutPage('listOperations', call, newestFirst);
    const pagination = nextPageToken === undefined ? { done: true } : { done: false, nextPageToken };
    return { results: items, pagination };
  },

  getOperation({ store, caller, params }) {
    return getOwn(store, caller, params.operationId);
  },

  listOperationLogs({ store, caller, params }) {
    return store.logs[getOwn(store, caller, params.operationId).id] ?? [];
  },
} satisfies Partial<Answers>;

function getOwn(store: MockStore, { project }: Principal, id: string): Operation {
  const operation = store.operations.find((one) => one.id === id && one.projectId === project.id);
  return found(operation, 'operation_not_found', operationNotFoundProblem(id));
}
