import type { ApiKey, CreateApiKey } from '@dowel/schema';
import {
  apiKeyTimeOverProblem,
  isPageKey,
  newKeyScopes,
  plainResources,
  shortenedKey,
  updatableMembers,
} from '@dowel/schema/rules';
import type { Answers } from '../answers.ts';
import { getIntegration } from '../installing.ts';
import { MockProblem } from '../mock-problem.ts';
import { plainRows } from '../plain-rows.ts';
import { assertFrontendKeys, type Principal } from '../principal.ts';
import type { MockStore } from '../store.ts';
import { applyUpdateMask } from '../update-mask.ts';

const rows = plainRows<ApiKey>(
  (store) => store.apiKeys,
  plainResources.apiKeys,
  ({ key }) => key,
);

interface Naming {
  readonly store: MockStore;
  readonly params: { readonly apiKey: string };
}

/** The key that is named, by itself or by its id. */
const keyOf = ({ store, params }: Naming) =>
  store.apiKeys.find(({ id }) => id === params.apiKey)?.key ?? params.apiKey;

/** Who names a key by its id is not told it. */
const toNamed = (key: ApiKey, { params }: Naming): ApiKey =>
  key.id === params.apiKey ? { ...key, key: shortenedKey(key.key) } : key;

/** The integrations that are named, by their ids. */
function toLimits(
  { store, caller }: { readonly store: MockStore; readonly caller: Principal },
  { allowedAddresses, integrationIds }: Pick<CreateApiKey, 'allowedAddresses' | 'integrationIds'>,
) {
  return {
    ...(allowedAddresses && { allowedAddresses }),
    ...(integrationIds && {
      integrationIds: integrationIds.map((named) => getIntegration(store, caller, named).id),
    }),
  };
}

/** An empty list is no limit. */
function withoutEmpty<Key extends Pick<ApiKey, 'allowedAddresses' | 'integrationIds'>>(key: Key): Key {
  if (key.allowedAddresses?.length === 0) delete key.allowedAddresses;
  if (key.integrationIds?.length === 0) delete key.integrationIds;
  return key;
}

/** Answers the endpoints of API keys as the service does. */
export const apiKeys = {
  listApiKeys: (call) => rows.list(call).filter((key) => !call.query.active || key.active !== false),

  createApiKey(call) {
    const { label, expireTime, ...limits } = call.body;
    if (expireTime !== undefined && new Date(expireTime) <= call.store.now()) {
      throw new MockProblem('invalid_request', apiKeyTimeOverProblem(expireTime));
    }
    const { scopes, ...warned } = newKeyScopes(call.body.scopes);
    if (isPageKey(scopes)) assertFrontendKeys(call.caller.project);
    const key = `mock_${call.store.newId().replaceAll('-', '')}`;
    const projectId = call.caller.project.id;
    const made = rows.insert(call, {
      id: call.store.newId(),
      key,
      label,
      scopes,
      projectId,
      active: true,
      createTime: call.store.now().toISOString(),
      ...(expireTime !== undefined && { expireTime: new Date(expireTime).toISOString() }),
      ...withoutEmpty(toLimits(call, limits)),
    });
    return { ...made, ...warned };
  },

  getApiKey: (call) => toNamed(rows.get(call, keyOf(call)), call),

  updateApiKey(call) {
    const { updateMask, apiKey } = call.body;
    const changes = applyUpdateMask(updateMask, apiKey, updatableMembers.apiKey);
    if (changes.scopes && isPageKey(changes.scopes)) assertFrontendKeys(call.caller.project);
    const limits = toLimits(call, changes);
    return toNamed(withoutEmpty(rows.change(call, keyOf(call), { ...changes, ...limits })), call);
  },

  deleteApiKey(call) {
    rows.remove(call, keyOf(call));
    return undefined;
  },
} satisfies Partial<Answers>;
