import { endpoints, type ProblemCode, problems } from '@dowel/schema';
import {
  apiKeyInvalidProblem,
  credentialsMissingProblem,
  databaseAwayProblem,
  idempotencyKeyInFlightProblem,
  internalErrorProblem,
  nearest,
  outcomeUnknownProblem,
  type ProblemWords,
  projectNotFoundProblem,
  secretUnreadableProblem,
  tokenExpiredProblem,
  tooManyRequestsProblem,
} from '@dowel/schema/rules';
import type { EndpointName } from './mock.ts';
import { MockProblem, type ProblemDetails } from './mock-problem.ts';

/**
 * How an endpoint fails. With a problem: a code alone is enough, and the service's own words are used if they depend on
 * nothing but the code. Or without an answer: with `network` the connection breaks, with `never` the request hangs.
 */
export type Failure = ProblemCode | (ProblemDetails & { code: ProblemCode }) | 'network' | 'never';

/** When an endpoint fails, and how often. */
export interface FailOptions {
  /** How many calls fail, which may be none. Default: every call. */
  times?: number;
  /** Whether the request is carried out first, and only its answer is lost. Default false. */
  isAfterChange?: boolean;
}

/** The failure of one call. */
export interface PendingFailure {
  readonly how: MockProblem | 'network' | 'never';
  readonly isAfterChange: boolean;
}

/** The failures that a test asked for, by endpoint. */
export class Failures {
  readonly #pending = new Map<EndpointName, PendingFailure & { left: number }>();

  add(
    endpoint: EndpointName,
    failure: Failure,
    { times = Number.POSITIVE_INFINITY, isAfterChange = false }: FailOptions = {},
  ): void {
    assertThere('operation', endpoint, endpoints);
    this.#pending.set(endpoint, { how: toFailure(failure), isAfterChange, left: times });
  }

  /** The failure for this call, if there is one. Counts the call. */
  take(endpoint: EndpointName): PendingFailure | undefined {
    const found = this.#pending.get(endpoint);
    if (!found || found.left < 1) return undefined;
    found.left -= 1;
    return found;
  }

  remove(endpoint: EndpointName): void {
    this.#pending.delete(endpoint);
  }

  clear(): void {
    this.#pending.clear();
  }
}

/** The service's words for codes that have the same words at every endpoint. */
const usual: Partial<Record<ProblemCode, ProblemWords & { retryAfterSeconds?: number }>> = {
  api_key_invalid: apiKeyInvalidProblem(),
  credentials_missing: credentialsMissingProblem(),
  idempotency_key_in_flight: { ...idempotencyKeyInFlightProblem(), retryAfterSeconds: 1 },
  internal_error: internalErrorProblem(),
  not_ready: { ...databaseAwayProblem(), retryAfterSeconds: 2 },
  outcome_unknown: outcomeUnknownProblem(),
  project_not_found: projectNotFoundProblem(),
  secret_unreadable: { ...secretUnreadableProblem(), retryAfterSeconds: 30 },
  token_expired: tokenExpiredProblem(),
  too_many_requests: { ...tooManyRequestsProblem(), retryAfterSeconds: 2 },
};

function toFailure(failure: Failure): MockProblem | 'network' | 'never' {
  if (failure === 'network' || failure === 'never') return failure;
  assertThere('problem', typeof failure === 'string' ? failure : failure.code, problems);
  if (typeof failure === 'string') return new MockProblem(failure, usual[failure]);
  const { code, ...details } = failure;
  return new MockProblem(code, details.detail === undefined ? { ...usual[code], ...details } : details);
}

/** Tests in JavaScript may misspell it, and would wait for a failure that never comes. */
function assertThere(what: string, name: string, all: object): void {
  if (Object.hasOwn(all, name)) return;
  const meant = nearest(name, Object.keys(all));
  throw new TypeError(`There is no ${what} "${name}", so nothing fails.${meant ? ` Write "${meant}".` : ''}`);
}
