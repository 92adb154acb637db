import type { Refusal, RefusalKind } from './refusal.ts';

/** The statuses that most providers answer with. */
const STATUSES: Readonly<Record<RefusalKind, number>> = {
  unauthorized: 401,
  forbidden: 403,
  notFound: 404,
  rateLimited: 429,
  quotaSpent: 429,
  cursorGone: 400,
  resultCap: 400,
  unknownField: 400,
  badValue: 400,
  badRequest: 400,
  conflict: 409,
  serverError: 500,
};

/** What differs at a provider. */
interface Words {
  /** The statuses that are not the usual ones. */
  readonly statuses?: Partial<Readonly<Record<RefusalKind, number>>>;
  /** The body of the answer. */
  body(refusal: Refusal, status: number): unknown;
  /** The headers that say when to come again. Default: `Retry-After`. */
  readonly headers?: (refusal: Refusal) => Record<string, string>;
}

/** Refuses calls in the words of a provider. */
export function refuser({ statuses = {}, body, headers = retryAfterHeader }: Words) {
  return (refusal: Refusal): Response => {
    const status = statuses[refusal.kind] ?? STATUSES[refusal.kind];
    return Response.json(body(refusal, status), { status, headers: headers(refusal) });
  };
}

/** `Retry-After`, where a refusal says when to come again. */
export function retryAfterHeader({ retryAfter }: Pick<Refusal, 'retryAfter'>): Record<string, string> {
  return retryAfter === undefined ? {} : { 'retry-after': retryAfter };
}
