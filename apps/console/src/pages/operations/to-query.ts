import type { ListProjectOperationsQuery } from '@dowel/schema';

/** The search of the address of the list. */
export interface OperationsSearch {
  customer?: string | undefined;
  status?: string | undefined;
  kind?: string | undefined;
  integration?: string | undefined;
  installation?: string | undefined;
}

const statuses = ['success', 'failure', 'in_progress'] as const;
const kinds = ['read', 'write', 'subscribe', 'proxy', 'search'] as const;

/** What the server is asked. A word that it does not know is left out, as if it were not in the address. */
export function toQuery(search: OperationsSearch): ListProjectOperationsQuery {
  const status = statuses.find((one) => one === search.status);
  const actionType = kinds.find((one) => one === search.kind);
  return {
    ...(search.customer && { groupRef: search.customer }),
    ...(search.integration && { integrationId: search.integration }),
    ...(search.installation && { installationId: search.installation }),
    ...(status && { status }),
    ...(actionType && { actionType }),
  };
}
