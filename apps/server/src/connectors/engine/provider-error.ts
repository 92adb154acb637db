/**
 * What a failed call to a provider means.
 * - `rejected`: the provider understood and refused (4xx).
 * - `credentials`: it does not accept who is asking, or what they may do (401, 403).
 * - `rate_limited`: too many calls (429).
 * - `unreachable`: no answer, an answer of its own failure (5xx), or one that cannot be read.
 */
export type ProviderErrorKind = 'rejected' | 'credentials' | 'rate_limited' | 'unreachable';

/** A call to a provider that did not do what it was for. The message is for people and holds no credentials. */
export class ProviderError extends Error {
  override readonly name = 'ProviderError';
  readonly kind: ProviderErrorKind;
  /** The provider's HTTP status; absent when there was no answer. */
  readonly status: number | undefined;

  constructor(kind: ProviderErrorKind, message: string, options: { status?: number; cause?: unknown } = {}) {
    super(message, { cause: options.cause });
    this.kind = kind;
    this.status = options.status;
  }
}
