import { askForJson, type ProviderFetch } from './call.ts';
import type { RestApi, RestDefinition } from './definition.ts';
import { RequestDraft } from './request/draft.ts';
import { endSubscription } from './webhooks/end-subscription.ts';

export function restApi(definition: RestDefinition, fetch: ProviderFetch): RestApi {
  return {
    getJson(request, values = {}, body = undefined) {
      const draft = new RequestDraft(definition, request, values);
      if (body !== undefined) draft.putMember([], body);
      return askForJson(definition, draft, fetch);
    },
    end: (request, values = {}) =>
      endSubscription(definition, new RequestDraft(definition, request, values), fetch),
  };
}
