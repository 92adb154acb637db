import * as words from './object-fields.ts';
import type { Sample, WordsOf } from './sample.fixture.ts';

/** The samples of `object-fields.ts`. */
export const objectFieldSamples: Record<WordsOf<typeof words>, Sample> = {
  fieldsNotWritableProblem: { code: 'fields_not_writable', said: words.fieldsNotWritableProblem('Oak') },
  fieldsRefusedProblem: { code: 'fields_unavailable', said: words.fieldsRefusedProblem('Oak', 'No.') },
  fieldsUnreachableProblem: {
    code: 'provider_unreachable',
    said: words.fieldsUnreachableProblem('Oak', 'Oak answered 503.'),
  },
  groupNotConnectedProblem: {
    code: 'connection_not_found',
    said: words.groupNotConnectedProblem('acme', 'Oak'),
  },
  noFieldsProblem: { code: 'fields_unavailable', said: words.noFieldsProblem('Oak') },
  objectNotInAccountProblem: {
    code: 'object_not_found',
    said: words.objectNotInAccountProblem('x', 'Oak'),
  },
};
