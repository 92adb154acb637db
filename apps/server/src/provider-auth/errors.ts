import type { ConnectionDiagnosis } from '@dowel/schema';
import { readAddress } from '../outgoing/address.ts';
import { OutgoingError } from '../outgoing/errors.ts';

/** Why a provider would not sign somebody in: the words of a connection's diagnosis. */
export type AuthFailure = Exclude<ConnectionDiagnosis['reason'], 'ok'>;

/** A provider that refused to sign somebody in, or could not be asked. Holds no credentials. */
export class ProviderAuthError extends Error {
  override readonly name = 'ProviderAuthError';
  readonly reason: AuthFailure;
  /** The host that was asked and does not exist. */
  readonly unknownHost: string | undefined;

  /** `message` is the provider's own words, cleaned, or ours where it has none. */
  constructor(reason: AuthFailure, message: string, unknownHost?: string) {
    super(message);
    this.reason = reason;
    this.unknownHost = unknownHost;
  }
}

/** Tells an outgoing failure in the words of a sign-in; anything else passes as it is. */
export function toProviderAuthError(error: unknown): unknown {
  if (!(error instanceof OutgoingError)) return error;
  const host = error.kind === 'host_unknown' ? readAddress(error.origin)?.hostname : undefined;
  return new ProviderAuthError('provider_unreachable', error.message, host);
}

/** An address of the catalogue that what was typed, or what the provider told, has made unreadable. */
export function addressUnreadable(what: string): ProviderAuthError {
  return new ProviderAuthError(
    'provider_unreachable',
    `The address of ${what} is no web address with what fills its placeholders, so it was not called. Check the connection's metadata.`,
  );
}
