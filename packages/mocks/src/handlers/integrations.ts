import type { Integration, ManifestIntegration } from '@dowel/schema';
import type { Answers } from '../answers.ts';
import { getIntegration } from '../installing.ts';
import type { MockStore } from '../store.ts';

/** Answers the endpoints of integrations as the service does. */
export const integrations = {
  listIntegrations({ store, caller }) {
    return store.integrations.filter(({ projectId }) => projectId === caller.project.id);
  },

  getIntegration({ store, caller, params }) {
    return getIntegration(store, caller, params.integrationIdOrName);
  },
} satisfies Partial<Answers>;

/** Adds an integration with its first revision. */
export function addIntegration(
  store: MockStore,
  projectId: string,
  content: ManifestIntegration,
  id = store.newId(),
): Integration {
  const createTime = store.timestamp();
  const latestRevision = { id: store.newId(), specVersion: '1.0.0', createTime, content };
  const { name, provider } = content;
  const integration = { id, projectId, name, provider, createTime, latestRevision };
  store.integrations.push(integration);
  return integration;
}
