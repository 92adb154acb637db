import type { ProblemWords } from '../problem-body.ts';

export function operationShareNotFoundProblem(id: string): ProblemWords {
  return {
    detail: `This operation has no share with the id "${id}".`,
    remedy: 'List the shares of the operation to see which exist.',
  };
}
