import type { ProblemWords } from '../problem-body.ts';

/** `issue_not_found` */
export function issueNotFoundProblem(issueId: string): ProblemWords {
  return {
    detail: `This project has no issue with the id "${issueId}".`,
    causes: ['Its cause may be gone, or may have come back later: then it is another issue.'],
    remedy: 'List the issues to see which there are now.',
  };
}
