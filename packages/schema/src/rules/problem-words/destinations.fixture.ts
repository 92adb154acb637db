import * as words from './destinations.ts';
import type { Sample, WordsOf } from './sample.fixture.ts';

/** The samples of `destinations.ts`. */
export const destinationSamples: Record<WordsOf<typeof words>, Sample> = {
  destinationNameTakenProblem: { code: 'name_taken', said: words.destinationNameTakenProblem('one') },
  destinationNotFoundProblem: { code: 'destination_not_found', said: words.destinationNotFoundProblem('1') },
  destinationTypeProblem: {
    code: 'destination_type_unsupported',
    said: words.destinationTypeProblem('kinesis', ['webhook']),
  },
  notAnInboxProblem: { code: 'not_an_inbox', said: words.notAnInboxProblem('hooks', 'webhook') },
};
