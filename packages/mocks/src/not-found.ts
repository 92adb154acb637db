import type { ProblemCode } from '@dowel/schema';
import { MockProblem } from './mock-problem.ts';

/** The value, or the problem that there is none. `what` is a noun with its name: `topic "alerts"`. */
export function found<Value>(value: Value | undefined, code: ProblemCode, what: string): Value {
  if (value !== undefined) return value;
  throw new MockProblem(code, {
    detail: `This project has no ${what}.`,
    remedy: 'List what there is, and use an id from there.',
  });
}
