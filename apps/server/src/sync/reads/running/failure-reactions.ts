import { retryAfterMs } from '../../../platform/outgoing/retry-after.ts';
import type { ProviderError } from '../../../providers/connectors/engine/provider-error.ts';
import { waitAtLeast } from '../../../providers/provider-budgets/provider-wait.ts';
import type { Asked } from './pages/open-pages.ts';

const SECOND_MS = 1000;
const MINUTE_MS = 60 * SECOND_MS;

/** How many calls in a row may fail, and for how long, before the run has failed. */
const MAX_TRIES = 5;
const MAX_FAILING_MS = 10 * MINUTE_MS;
/** The wait after the first failed call. Each wait is three times as long as the one before. */
const FIRST_WAIT_MS = 5 * SECOND_MS;
/** How long a rate limit makes a run wait, at least and at most, and if the provider does not say it. */
const MIN_LIMIT_MS = SECOND_MS;
const MAX_LIMIT_MS = 60 * MINUTE_MS;
const UNKNOWN_LIMIT_MS = MINUTE_MS;
/** How much longer a wait is than told, at most, because the provider has refused all calls for a while. */
const LONGEST_BACKOFF_MS = 10 * MINUTE_MS;
/** A provider that has refused every call for so long has no quota that will be new at midnight. */
const MAX_LIMITED_MS = 48 * 60 * MINUTE_MS;
/** The request or its answer is too large, or takes too long. */
const TOO_LARGE: readonly number[] = [413, 414, 504];
const GONE: readonly number[] = [404, 410];
/** How often a window may begin again, because of cursors that the provider calls gone, or that may be gone. */
const MAX_RESTARTS = 3;
const MAX_GUESSED_RESTARTS = 1;

/** What a run does after a failed call. */
export type Reaction =
  /** The provider allows no more calls for a while. That is no failure. */
  | { readonly kind: 'wait'; readonly waitMs: number }
  /** The call was not made, because the provider's limits allow none before this time. That is no failure either. */
  | { readonly kind: 'waitForLimits'; readonly until: Date }
  | { readonly kind: 'retry'; readonly waitMs: number }
  /** The window is read from its beginning. */
  | { readonly kind: 'restart' }
  /** The page is read again at once, with fewer records. */
  | { readonly kind: 'shrink'; readonly pageSize: number }
  /** The page is read again at once, without these fields. */
  | { readonly kind: 'leaveOut'; readonly fields: readonly string[] }
  /** The window is read from its beginning, and everything is filtered here. */
  | { readonly kind: 'unfilter' }
  /** All records are read, and those that changed before the window are left out here. */
  | { readonly kind: 'readAll' }
  /** The list below this parent cannot be read, and the others can. */
  | { readonly kind: 'skipParent'; readonly isGone: boolean }
  | { readonly kind: 'fail' };

/** What a run has met so far. */
export interface Met {
  /** Failed calls in a row, with this one. */
  readonly failures: number;
  /** When the first of them failed. */
  readonly firstFailureTime: Date;
  readonly restarts: number;
  /** Since when the provider has refused every call because of its limits. Undefined: it has not. */
  readonly limitedSince?: Date | undefined;
  /** What was asked for. Undefined when no call was made. */
  readonly asked?: Pick<Asked, 'pageSize' | 'filteredBy' | 'fields' | 'since' | 'parent'> | undefined;
}

type Failure = Pick<ProviderError, 'kind' | 'retryAfter'> &
  Partial<Pick<ProviderError, 'status' | 'missingFields' | 'waitUntil' | 'isGuess'>>;

/** @param random from 0 to 1, so that runs that failed together do not come back together. */
export function reactTo(failure: Failure, met: Met, now: Date, random: number): Reaction {
  if (failure.waitUntil) return { kind: 'waitForLimits', until: failure.waitUntil };
  return changedRequest(failure, met) ?? reactToKind(failure, met, now, random);
}

/** The provider may answer the request when it asks for less. */
function changedRequest(failure: Failure, { asked }: Met): Reaction | undefined {
  if (!asked) return undefined;
  const { kind, status, missingFields = [] } = failure;
  const { pageSize, filteredBy } = asked;
  if (pageSize > 1 && (kind === 'too_large' || (status !== undefined && TOO_LARGE.includes(status)))) {
    return { kind: 'shrink', pageSize: Math.floor(pageSize / 2) };
  }
  const fields = missingFields.filter((name) => asked.fields.includes(name) && !filteredBy.includes(name));
  if (kind === 'missing_field' && fields.length > 0) return { kind: 'leaveOut', fields };
  if (kind === 'changes_gone' && asked.since) return { kind: 'readAll' };
  if (asked.parent) {
    const isGone = kind === 'record_gone' || (kind === 'rejected' && GONE.includes(status ?? 0));
    if (isGone || kind === 'forbidden') return { kind: 'skipParent', isGone };
  }
  // A provider may refuse a value that it does not have for a field. Then no record has it.
  return kind === 'rejected' && filteredBy.length > 0 ? { kind: 'unfilter' } : undefined;
}

function reactToKind({ kind, retryAfter, isGuess }: Failure, met: Met, now: Date, random: number): Reaction {
  switch (kind) {
    case 'rate_limited':
      return waitForLimit(retryAfter, met.limitedSince ?? now, now);
    case 'cursor_gone':
      return met.restarts < (isGuess ? MAX_GUESSED_RESTARTS : MAX_RESTARTS)
        ? { kind: 'restart' }
        : { kind: 'fail' };
    case 'conflict':
    case 'unreachable': {
      const failingMs = now.getTime() - met.firstFailureTime.getTime();
      if (met.failures >= MAX_TRIES || failingMs >= MAX_FAILING_MS) return { kind: 'fail' };
      const longestMs = FIRST_WAIT_MS * 3 ** (met.failures - 1);
      const plannedMs = Math.round(longestMs * (0.5 + random / 2));
      return { kind: 'retry', waitMs: waitAtLeast(plannedMs, retryAfter, now) };
    }
    default:
      return { kind: 'fail' };
  }
}

/** The longer a provider has refused every call, the less often it is asked, whatever it says. */
function waitForLimit(retryAfter: string | undefined, since: Date, now: Date): Reaction {
  const limitedMs = now.getTime() - since.getTime();
  if (limitedMs >= MAX_LIMITED_MS) return { kind: 'fail' };
  const backoffMs = Math.min(Math.round(limitedMs / 2), LONGEST_BACKOFF_MS);
  return { kind: 'wait', waitMs: Math.max(limitMs(retryAfter, now), backoffMs) };
}

/** A reset in the past, an absurd one or none is replaced, so that no call comes too soon and no run waits for ever. */
function limitMs(retryAfter: string | undefined, now: Date): number {
  const told = retryAfterMs(retryAfter ?? null, now) ?? UNKNOWN_LIMIT_MS;
  return Math.min(Math.max(told, MIN_LIMIT_MS), MAX_LIMIT_MS);
}
