import * as words from './integrations.ts';
import type { Sample, WordsOf } from './sample.fixture.ts';

/** The samples of `integrations.ts`. */
export const integrationSamples: Record<WordsOf<typeof words>, Sample> = {
  integrationIdNotFoundProblem: {
    code: 'integration_not_found',
    said: words.integrationIdNotFoundProblem('i1'),
  },
  integrationNameTakenProblem: { code: 'name_taken', said: words.integrationNameTakenProblem('crm') },
  integrationNotFoundProblem: {
    code: 'integration_not_found',
    said: words.integrationNotFoundProblem('crm'),
  },
  otherProvidersConnectionProblem: {
    code: 'connection_not_found',
    said: words.otherProvidersConnectionProblem({ actual: 'Oak', wanted: 'Elm', integrationName: 'crm' }),
  },
  revisionNotFoundProblem: { code: 'revision_not_found', said: words.revisionNotFoundProblem('r1') },
};
