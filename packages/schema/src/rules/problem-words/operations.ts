import type { ProblemWords } from '../problem-body.ts';

/** `operation_not_found` */
export function operationNotFoundProblem(operationId: string): ProblemWords {
  return {
    detail: `This project has no operation with the id "${operationId}".`,
    remedy: 'List the operations of an installation to see which there are.',
  };
}

/** `invalid_request`: a page token that is not one. */
export function pageTokenProblem(): ProblemWords {
  const detail = 'The page token is not one that this service handed out.';
  const remedy =
    'Send the nextPageToken of the page before, unchanged, or none to start at the newest operation.';
  return { detail, remedy, issues: [{ in: 'query', name: 'pageToken', detail, remedy }] };
}
