import type { ProblemWords } from '../problem-body.ts';
import { RELOAD_OR_ASK } from './remedies.ts';
import { invalidInputProblem } from './requests.ts';

/** `project_not_found`: the same answer for a project that does not exist and for another caller's. */
export function projectNotFoundProblem(): ProblemWords {
  return {
    detail: 'There is no such project, or these credentials belong to another one.',
    remedy: RELOAD_OR_ASK,
    builderRemedy: 'Check the project id or name, and that the API key or token is for the same project.',
  };
}

/** `name_taken` */
export function projectNameTakenProblem(name: string): ProblemWords {
  return {
    detail: `Another project is called "${name}", and names are unique in the service.`,
    remedy: 'Choose another name.',
  };
}

/** `invalid_request`: a builder may have many projects, and the request names none of them. */
export function projectUnnamedProblem(): ProblemWords {
  return invalidInputProblem(
    { in: 'query', name: 'projectIdOrName', detail: 'is needed by somebody who is signed in' },
    {
      remedy: RELOAD_OR_ASK,
      builderRemedy: 'Name the project in projectIdOrName, or send an API key, which belongs to one project.',
    },
  );
}
