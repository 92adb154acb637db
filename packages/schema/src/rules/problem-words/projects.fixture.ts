import * as words from './projects.ts';
import type { Sample, WordsOf } from './sample.fixture.ts';

/** The samples of `projects.ts`. */
export const projectSamples: Record<WordsOf<typeof words>, Sample> = {
  projectNameTakenProblem: { code: 'name_taken', said: words.projectNameTakenProblem('demo') },
  projectNotFoundProblem: { code: 'project_not_found', said: words.projectNotFoundProblem() },
  projectUnnamedProblem: { code: 'invalid_request', said: words.projectUnnamedProblem() },
};
