import { apiKeyScopeProblem, forBuilderOnlyProblem, toShownProviderApp } from '@dowel/schema/rules';
import type { Answers } from '../answers.ts';
import { MockProblem } from '../mock-problem.ts';
import { isBuilder } from '../principal.ts';

/** Answers the list of provider apps as the service does. */
export const providerApps = {
  listProviderApps({ store, caller, query: { owner = 'project' } }) {
    if (owner !== 'project' && !isBuilder(caller)) {
      if (caller.kind === 'apiKey') throw new MockProblem('api_key_scope', apiKeyScopeProblem(caller.scopes));
      throw new MockProblem('token_not_allowed', forBuilderOnlyProblem());
    }
    const apps = store.providerApps.filter(
      ({ projectId, groupRef }) =>
        projectId === caller.project.id &&
        (owner === 'all' || (groupRef !== undefined) === (owner === 'group')),
    );
    return isBuilder(caller) ? apps : apps.map(toShownProviderApp);
  },
} satisfies Partial<Answers>;
