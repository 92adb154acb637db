import { providerNotFoundProblem } from '@dowel/schema/rules';
import type { Answers } from '../answers.ts';
import { MockProblem } from '../mock-problem.ts';

/** Answers the endpoints of the catalogue as the service does. */
export const providers = {
  getProvider({ store, params: { provider: name } }) {
    const provider = Object.hasOwn(store.providers, name) ? store.providers[name] : undefined;
    if (provider) return provider;
    throw new MockProblem('provider_not_found', providerNotFoundProblem(name));
  },
} satisfies Partial<Answers>;
