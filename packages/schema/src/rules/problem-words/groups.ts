import type { ProblemWords } from '../problem-body.ts';

export function groupNotFoundProblem(groupRef: string): ProblemWords {
  return {
    detail: `This project has no group with the reference "${groupRef}".`,
    causes: ['A group exists from its first sign-in, or from when your backend names it.'],
    remedy: 'List the groups to see which exist.',
  };
}
