import { type ProblemCode, problems } from '../../problems.ts';
import type { ProblemWords } from '../problem-body.ts';

/** A code such as `topic_not_found`, of a resource whose rows are only stored. */
export function rowNotFoundProblem(code: ProblemCode, id: string): ProblemWords {
  return {
    detail: `${problems[code].title.replace(' not found', '')} "${id}" does not exist in this project.`,
    remedy: 'List those of the project to see which exist.',
  };
}

export function nameTakenProblem(name: string): ProblemWords {
  return {
    detail: `The name "${name}" is taken in this project.`,
    remedy: 'Choose another name, or use what has this name already.',
  };
}
