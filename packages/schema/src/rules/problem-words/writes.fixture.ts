import type { Sample, WordsOf } from './sample.fixture.ts';
import * as words from './writes.ts';

/** The samples of `writes.ts`. */
export const writeSamples: Record<WordsOf<typeof words>, Sample> = {
  deletionDisabledProblem: { code: 'deletion_disabled', said: words.deletionDisabledProblem('contacts') },
  objectNotWrittenProblem: { code: 'object_not_found', said: words.objectNotWrittenProblem('x', 'crm') },
  writeDisabledProblem: { code: 'object_disabled', said: words.writeDisabledProblem('contacts') },
  writeOutcomeUnknownProblem: {
    code: 'outcome_unknown',
    said: words.writeOutcomeUnknownProblem('Oak CRM', 'Oak CRM could not be reached.'),
  },
  writeUnreachableProblem: {
    code: 'provider_unreachable',
    said: words.writeUnreachableProblem('Oak CRM', 'Oak CRM answered 503.'),
  },
  writesUnsupportedProblem: {
    code: 'writes_unsupported',
    said: words.writesUnsupportedProblem('Oak CRM', 'delete records'),
  },
};
