import type { ProblemDescription } from './describeProblem.ts';

/** One sentence that says what happened, and one that says what to do. Without the first one, the causes. */
export function problemLines({ detail, causes, remedy }: ProblemDescription): string[] {
  return [...(detail ? [detail] : causes), remedy ?? ''].filter(Boolean);
}
