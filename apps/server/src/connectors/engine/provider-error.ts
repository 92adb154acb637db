/**
 * What a failed call to a provider means.
 * - `rejected`: the provider understood the request and refused it (4xx).
 * - `credentials`: the provider does not accept the credentials or their permissions (401, 403).
 * - `rate_limited`: too many calls (429).
 * - `unreachable`: no response, an error or timeout of the provider itself (5xx, 408), or an unreadable response.
 */
export type ProviderErrorKind = 'rejected' | 'credentials' | 'rate_limited' | 'unreachable';

/** A call to a provider failed. The message is for people and contains no credentials. */
export class ProviderError extends Error {
  override readonly name = 'ProviderError';
  readonly kind: ProviderErrorKind;
  /** The provider's HTTP status. Absent: there was no response. */
  readonly status: number | undefined;

  constructor(kind: ProviderErrorKind, message: string, options: { status?: number; cause?: unknown } = {}) {
    super(message, { cause: options.cause });
    this.kind = kind;
    this.status = options.status;
  }
}
