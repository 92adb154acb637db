import type { ConnectionDiagnosis, ObjectDiagnosis } from '@dowel/schema';
import { diagnosisWords } from '@dowel/schema/rules';

/**
 * What a failed call to a provider means.
 * - `rejected`: the provider understood the request and refused it (4xx).
 * - `credentials`: the provider does not accept the credentials (401).
 * - `forbidden`: the account may not do this, but the credentials may work for other objects (403).
 * - `rate_limited`: too many calls (429).
 * - `unreachable`: no response, an error or timeout of the provider itself (5xx, 408), or an unreadable response.
 */
export type ProviderErrorKind = 'rejected' | 'credentials' | 'forbidden' | 'rate_limited' | 'unreachable';

const findings: Readonly<
  Record<ProviderErrorKind, Exclude<ConnectionDiagnosis['reason'], 'ok'> | undefined>
> = {
  rejected: undefined,
  credentials: 'revoked',
  forbidden: 'insufficient_scope',
  rate_limited: 'rate_limited',
  unreachable: 'provider_unreachable',
};

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

  /** Who must act so that such a call succeeds. Undefined when only the request is wrong. */
  get finding(): ObjectDiagnosis | undefined {
    const reason = findings[this.kind];
    if (reason === undefined) return undefined;
    const { actor, nextStep } = diagnosisWords[reason];
    return { reason, actor, nextStep };
  }
}
