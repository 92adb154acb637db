/** Why a call is refused. Each provider has its own status and words for it. */
export const REFUSALS = [
  'unauthorized',
  'forbidden',
  'notFound',
  'rateLimited',
  'quotaSpent',
  'cursorGone',
  'resultCap',
  'unknownField',
  'badValue',
  'badRequest',
  'conflict',
  'serverError',
] as const;
export type RefusalKind = (typeof REFUSALS)[number];

/** A call that a provider refuses. */
export interface Refusal {
  kind: RefusalKind;
  message: string;
  /** The field that it is about. */
  field?: string | undefined;
  /** What the provider calls it, if that is more than its kind. */
  code?: string | number | undefined;
  /** What the `Retry-After` header would say: seconds, or a date. Absent: the provider does not tell. */
  retryAfter?: string | undefined;
}

/** Thrown by a handler to refuse a call. */
export class Refused extends Error {
  override readonly name = 'Refused';
  readonly refusal: Refusal;

  constructor(kind: RefusalKind, message: string, more: Pick<Refusal, 'field' | 'code' | 'retryAfter'> = {}) {
    super(message);
    this.refusal = { kind, message, ...more };
  }
}

/**
 * Thrown for a request that the facts about the provider do not allow. It is answered 500, so that a connector that
 * makes it up fails its tests. The message says what differs.
 */
export class UnexpectedRequest extends Error {
  override readonly name = 'UnexpectedRequest';
}
