import { configProblem } from '../config-problem.ts';
import { maskProblem } from '../flat-update-mask.ts';
import { unsafeNamesProblem } from '../unsafe-names.ts';
import { builderSignInSamples } from './builder-sign-ins.fixture.ts';
import { callerSamples } from './callers.fixture.ts';
import { connectionSamples } from './connections.fixture.ts';
import { deliverySamples } from './deliveries.fixture.ts';
import { deploySamples } from './deploys.fixture.ts';
import { destinationSamples } from './destinations.fixture.ts';
import { idempotencySamples } from './idempotency.fixture.ts';
import type * as words from './index.ts';
import { installationSamples } from './installations.fixture.ts';
import { integrationSamples } from './integrations.fixture.ts';
import { keySamples } from './keys.fixture.ts';
import { largeBodySamples } from './large-bodies.fixture.ts';
import { objectFieldSamples } from './object-fields.fixture.ts';
import { operationSamples } from './operations.fixture.ts';
import { orgSamples } from './orgs.fixture.ts';
import { projectSamples } from './projects.fixture.ts';
import { providerSamples } from './providers.fixture.ts';
import { proxySamples } from './proxy.fixture.ts';
import { readSamples } from './reads.fixture.ts';
import { requestSamples } from './requests.fixture.ts';
import type { Sample, WordsOf } from './sample.fixture.ts';
import { sampleSamples } from './samples.fixture.ts';
import { searchSamples } from './search.fixture.ts';
import { serviceSamples } from './service.fixture.ts';
import { signInSamples } from './sign-ins.fixture.ts';
import { topicDestinationRouteSamples } from './topic-destination-routes.fixture.ts';
import { topicSamples } from './topics.fixture.ts';
import { uploadSamples } from './uploads.fixture.ts';
import { writeSamples } from './writes.fixture.ts';

/** A sample of each function that makes words. Each file of words has its own beside it. */
export const samples: Record<WordsOf<typeof words>, Sample> = {
  ...builderSignInSamples,
  ...callerSamples,
  ...connectionSamples,
  ...deliverySamples,
  ...deploySamples,
  ...destinationSamples,
  ...idempotencySamples,
  ...installationSamples,
  ...integrationSamples,
  ...keySamples,
  ...largeBodySamples,
  ...objectFieldSamples,
  ...operationSamples,
  ...orgSamples,
  ...projectSamples,
  ...providerSamples,
  ...proxySamples,
  ...readSamples,
  ...requestSamples,
  ...sampleSamples,
  ...searchSamples,
  ...serviceSamples,
  ...signInSamples,
  ...topicDestinationRouteSamples,
  ...topicSamples,
  ...uploadSamples,
  ...writeSamples,
};

/** Functions in other files that also make the words of problems for customers. */
export const elsewhere: Record<string, Sample> = {
  maskProblem: { code: 'invalid_update_mask', said: maskProblem('x', 'cannot be set', ['apiKey']) },
  unsafeNamesProblem: {
    code: 'invalid_request',
    said: unsafeNamesProblem(JSON.parse('{"__proto__":1}'), []) ?? [],
  },
  configProblem: {
    code: 'config_invalid',
    said: configProblem([{ path: 'provider', code: 'provider_mismatch', message: 'It is another.' }]),
  },
};
