import type { ProblemWords } from '../problem-body.ts';

export function issueChangedProblem(): ProblemWords {
  return {
    detail:
      'Somebody else has told, put off or noted something about this issue since you looked, so nothing was changed.',
    remedy: 'Read the issue again. If your change is still right, send it again.',
  };
}

export function issueNotFoundProblem(issueId: string): ProblemWords {
  return {
    detail: `This project has no issue with the id "${issueId}".`,
    causes: ['Its cause may be gone, or may have come back later: then it is another issue.'],
    remedy: 'List the issues to see which there are now.',
  };
}
