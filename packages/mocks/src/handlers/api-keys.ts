import type { ApiKey } from '@dowel/schema';
import {
  apiKeyTimeOverProblem,
  isPageKey,
  newKeyScopes,
  plainResources,
  updatableMembers,
} from '@dowel/schema/rules';
import type { Answers } from '../answers.ts';
import { MockProblem } from '../mock-problem.ts';
import { plainRows } from '../plain-rows.ts';
import { assertFrontendKeys } from '../principal.ts';
import { applyUpdateMask } from '../update-mask.ts';

const rows = plainRows<ApiKey>(
  (store) => store.apiKeys,
  plainResources.apiKeys,
  ({ key }) => key,
);

/** Answers the endpoints of API keys as the service does. */
export const apiKeys = {
  listApiKeys: (call) => rows.list(call).filter((key) => !call.query.active || key.active !== false),

  createApiKey(call) {
    const { label, expireTime } = call.body;
    if (expireTime !== undefined && new Date(expireTime) <= call.store.now()) {
      throw new MockProblem('invalid_request', apiKeyTimeOverProblem(expireTime));
    }
    const { scopes, ...warned } = newKeyScopes(call.body.scopes);
    if (isPageKey(scopes)) assertFrontendKeys(call.caller.project);
    const key = `mock_${call.store.newId().replaceAll('-', '')}`;
    const projectId = call.caller.project.id;
    const made = rows.insert(call, {
      key,
      label,
      scopes,
      projectId,
      active: true,
      ...(expireTime !== undefined && { expireTime: new Date(expireTime).toISOString() }),
    });
    return { ...made, ...warned };
  },

  getApiKey: (call) => rows.get(call, call.params.apiKey),

  updateApiKey(call) {
    const { updateMask, apiKey } = call.body;
    const changes = applyUpdateMask(updateMask, apiKey, updatableMembers.apiKey);
    if (changes.scopes && isPageKey(changes.scopes)) assertFrontendKeys(call.caller.project);
    return rows.change(call, call.params.apiKey, changes);
  },

  deleteApiKey(call) {
    rows.remove(call, call.params.apiKey);
    return undefined;
  },
} satisfies Partial<Answers>;
