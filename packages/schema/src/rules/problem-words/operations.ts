import type { ProblemWords } from '../problem-body.ts';

/** `operation_not_found` */
export function operationNotFoundProblem(operationId: string): ProblemWords {
  return {
    detail: `This project has no operation with the id "${operationId}".`,
    remedy: 'List the operations of an installation to see which exist.',
  };
}
