import type { ConnectionDiagnosis } from '@dowel/schema';
import { readAddress } from '../../platform/outgoing/address.ts';
import { OutgoingError } from '../../platform/outgoing/errors.ts';

/** Why a sign-in at a provider failed. The values are the reasons of a connection's diagnosis. */
export type AuthFailure = Exclude<ConnectionDiagnosis['reason'], 'ok'>;

/** A provider refused a sign-in, or could not be asked. The error holds no credentials. */
export class ProviderAuthError extends Error {
  override readonly name = 'ProviderAuthError';
  readonly reason: AuthFailure;
  /** The host that we tried to reach, if it does not exist. */
  readonly unknownHost: string | undefined;
  /** How long the provider asks to wait, as its header says it. */
  readonly retryAfter: string | undefined;
  /** The API said that it does not know the credentials, which may only be over. */
  readonly isUnauthorized: boolean;

  /** `message` is the provider's own text without secrets, or our text when the provider gave none. */
  constructor(
    reason: AuthFailure,
    message: string,
    {
      unknownHost,
      retryAfter,
      isUnauthorized = false,
    }: Partial<Pick<ProviderAuthError, 'unknownHost' | 'retryAfter' | 'isUnauthorized'>> = {},
  ) {
    super(message);
    this.reason = reason;
    this.unknownHost = unknownHost;
    this.retryAfter = retryAfter;
    this.isUnauthorized = isUnauthorized;
  }
}

/** Turns the error of an outgoing request into a `ProviderAuthError`. Other errors are returned unchanged. */
export function toProviderAuthError(error: unknown): unknown {
  if (!(error instanceof OutgoingError)) return error;
  const unknownHost = error.kind === 'host_unknown' ? readAddress(error.origin)?.hostname : undefined;
  return new ProviderAuthError('provider_unreachable', error.message, { unknownHost });
}

/**
 * The error for an answer that is no success.
 * @param isPage a web page, as of a firewall, which knows nothing of credentials
 * @param refused what it means that the provider itself refuses
 */
export function toAnswerError(
  { status, said, isPage }: { status: number; said: string | undefined; isPage: boolean },
  refused: AuthFailure,
  retryAfter?: string,
): ProviderAuthError {
  const words = said || `The provider answered with status ${status}.`;
  if (status === 429) return new ProviderAuthError('rate_limited', words, { retryAfter });
  const isBlocked = status === 403 && isPage;
  const isRefusal = status >= 400 && status < 500 && status !== 408 && !isBlocked;
  const details = { retryAfter, isUnauthorized: status === 401 };
  return new ProviderAuthError(isRefusal ? refused : 'provider_unreachable', words, details);
}

/** For an address of the catalogue that cannot be read once typed values, or values from the provider, fill it. */
export function addressUnreadable(what: string): ProviderAuthError {
  return new ProviderAuthError(
    'provider_unreachable',
    `The address of ${what} is no web address with what fills its placeholders, so it was not called. Check the connection's metadata.`,
  );
}
