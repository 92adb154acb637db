import * as words from './installations.ts';
import type { Sample, WordsOf } from './sample.fixture.ts';

/** The samples of `installations.ts`. */
export const installationSamples: Record<WordsOf<typeof words>, Sample> = {
  alreadyInstalledProblem: {
    code: 'group_already_installed',
    said: [
      words.alreadyInstalledProblem('crm', { id: 'i1', createdBy: 'consumer:ada' }),
      words.alreadyInstalledProblem('crm', undefined),
    ],
  },
  configObjectNotFoundProblem: {
    code: 'object_not_found',
    said: words.configObjectNotFoundProblem('The integration has no read object "x".'),
  },
  connectionMissingProblem: {
    code: 'connection_missing',
    said: words.connectionMissingProblem({ groupRef: 'acme', title: 'Oak', integrationName: 'crm' }),
  },
  connectionToOtherProviderProblem: {
    code: 'connection_missing',
    said: words.connectionToOtherProviderProblem({
      connectionId: 'c1',
      actual: 'Oak',
      wanted: 'Elm',
      integrationName: 'crm',
    }),
  },
  groupConnectionNotFoundProblem: {
    code: 'connection_not_found',
    said: words.groupConnectionNotFoundProblem('c1', 'acme'),
  },
  installationNotFoundProblem: {
    code: 'installation_not_found',
    said: words.installationNotFoundProblem('i1'),
  },
  notInstalledProblem: { code: 'installation_not_found', said: words.notInstalledProblem('acme', 'crm') },
  patchInvalidProblem: {
    code: 'patch_invalid',
    said: words.patchInvalidProblem('Change 1 cannot be applied.', 0),
  },
  sampleReadFailedProblem: {
    code: 'sample_read_failed',
    said: words.sampleReadFailedProblem([{ objectName: 'contacts', reason: 'No such field.' }]),
  },
};
