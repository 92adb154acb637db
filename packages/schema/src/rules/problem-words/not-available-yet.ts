import type { ProblemWords } from '../problem-body.ts';

/** `not_available_yet`: an operation of the interface that is planned. */
export function notAvailableYetProblem(operation: string): ProblemWords {
  return {
    detail: `This server cannot do this yet (${operation}). It is planned.`,
    remedy: 'Do without it for now. Asking again does not help.',
  };
}
