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
    throw new MockProblem('provider_not_found', {
      detail: `The catalogue has no provider "${name}".`,
      remedy: 'Use a name from the list of providers; names are case-sensitive.',
    });
  },
} satisfies Partial<Answers>;
