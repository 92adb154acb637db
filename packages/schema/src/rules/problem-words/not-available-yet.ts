import type { ProblemWords } from '../problem-body.ts';

/** `not_available_yet`: the API plans this operation but does not have it yet. */
export function notAvailableYetProblem(operation: string): ProblemWords {
  return {
    detail: `This server cannot do this yet (${operation}). It is planned.`,
    remedy: 'Do without it for now. Asking again does not help.',
  };
}
