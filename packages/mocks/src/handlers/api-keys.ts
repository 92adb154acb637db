import type { ApiKey } from '@dowel/schema';
import { apiKeyNotFoundProblem, updatableMembers } from '@dowel/schema/rules';
import type { Answers } from '../answers.ts';
import type { Caller } from '../caller.ts';
import { found } from '../not-found.ts';
import type { MockStore } from '../store.ts';
import { applyUpdateMask } from '../update-mask.ts';

/** API keys, as the service answers them. */
export const apiKeys = {
  listApiKeys({ store, caller, query }) {
    return store.apiKeys.filter(
      (key) => key.projectId === caller.project.id && (!query.active || key.active !== false),
    );
  },

  createApiKey({ store, caller, body: { label, scopes = ['full'] } }) {
    const key = `mock_${store.newId().replaceAll('-', '')}`;
    const created: ApiKey = { key, label, scopes, projectId: caller.project.id, active: true };
    store.apiKeys.push(created);
    return created;
  },

  getApiKey({ store, caller, params }) {
    return getKey(store, caller, params.apiKey);
  },

  updateApiKey({ store, caller, params, body }) {
    const key = getKey(store, caller, params.apiKey);
    return Object.assign(key, applyUpdateMask(body.updateMask, body.apiKey, updatableMembers.apiKey));
  },

  deleteApiKey({ store, caller, params }) {
    const { key } = getKey(store, caller, params.apiKey);
    store.apiKeys = store.apiKeys.filter((one) => one.key !== key);
    return undefined;
  },
} satisfies Partial<Answers>;

function getKey(store: MockStore, { project }: Caller, key: string): ApiKey {
  const known = store.apiKeys.find((one) => one.key === key && one.projectId === project.id);
  return found(known, 'api_key_not_found', apiKeyNotFoundProblem());
}
