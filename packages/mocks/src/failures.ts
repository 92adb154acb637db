import type { ProblemCode } from '@dowel/schema';
import type { EndpointName } from './mock.ts';
import { MockProblem, type ProblemDetails } from './mock-problem.ts';

/**
 * How an endpoint fails: with a problem; without an answer (`network`: the connection breaks, `never`: it hangs).
 */
export type Failure = ProblemCode | (ProblemDetails & { code: ProblemCode }) | 'network' | 'never';

/** The failures that were asked for, by endpoint. */
export class Failures {
  readonly #pending = new Map<EndpointName, { failure: MockProblem | 'network' | 'never'; left: number }>();

  /** @param times how many calls fail; every one when absent. */
  add(endpoint: EndpointName, failure: Failure, times = Number.POSITIVE_INFINITY): void {
    this.#pending.set(endpoint, { failure: toFailure(failure), left: times });
  }

  /** The failure for this call, if there is one. Counts it. */
  take(endpoint: EndpointName): MockProblem | 'network' | 'never' | undefined {
    const found = this.#pending.get(endpoint);
    if (!found) return undefined;
    found.left -= 1;
    if (found.left <= 0) this.#pending.delete(endpoint);
    return found.failure;
  }

  remove(endpoint: EndpointName): void {
    this.#pending.delete(endpoint);
  }

  clear(): void {
    this.#pending.clear();
  }
}

function toFailure(failure: Failure): MockProblem | 'network' | 'never' {
  if (failure === 'network' || failure === 'never') return failure;
  if (typeof failure === 'string') return new MockProblem(failure);
  const { code, ...details } = failure;
  return new MockProblem(code, details);
}
