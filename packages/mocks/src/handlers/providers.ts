import { providerNotFoundProblem } from '@dowel/schema/rules';
import type { Answers } from '../answers.ts';
import { MockProblem } from '../mock-problem.ts';

/** The catalogue, as the service answers it. */
export const providers = {
  listProviders({ store }) {
    return store.providers;
  },

  getProvider({ store, params: { provider: name } }) {
    const provider = Object.hasOwn(store.providers, name) ? store.providers[name] : undefined;
    if (provider) return provider;
    throw new MockProblem('provider_not_found', providerNotFoundProblem(name));
  },
} satisfies Partial<Answers>;
