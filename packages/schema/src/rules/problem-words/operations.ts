import type { ProblemWords } from '../problem-body.ts';

export function operationNotFoundProblem(operationId: string): ProblemWords {
  return {
    detail: `This project has no operation with the id "${operationId}".`,
    remedy: 'List the operations of an installation to see which exist.',
  };
}

export function backfillNotFoundProblem(objectName: string): ProblemWords {
  return {
    detail: `No backfill of "${objectName}" was started for this installation.`,
    remedy: 'Trigger a read to get existing records, or give the object a backfill before it is installed.',
  };
}
