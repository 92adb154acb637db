import { plainAddress } from '@dowel/schema/rules';
import { OutgoingError } from '../../platform/outgoing/errors.ts';
import type { UnreadResponse } from '../provider-words/provider-body.ts';

declare const checked: unique symbol;

/**
 * A full address that a secret may be sent to. Only `toDestination` and `withQuery` make one, so the code that sends
 * secrets never gets an unchecked address (ADR 0010).
 */
export type SecretDestination = string & { readonly [checked]: true };

/** Sends a request that carries a secret. */
export type SecretFetch = (destination: SecretDestination, init?: RequestInit) => Promise<UnreadResponse>;

/** Decides which addresses a secret may go to. Returns the error to throw for an address that is not allowed. */
export type DestinationRule = (url: URL) => Error | undefined;

/**
 * Checks an address in the form that the request will use: filled and parsed. Every rule must allow it.
 * @throws {OutgoingError} `invalid_address` when the text is no plain web address
 * @throws the error of the first rule that does not allow the address
 */
export function toDestination(
  address: string,
  rules: readonly [DestinationRule, ...DestinationRule[]],
): SecretDestination {
  const url = plainAddress(address);
  if (!url) {
    throw new OutgoingError(
      'invalid_address',
      '',
      'The address is no web address. Check what fills its template.',
    );
  }
  for (const rule of rules) {
    const refusal = rule(url);
    if (refusal) throw refusal;
  }
  return trusted(url);
}

/** The same address with one more query parameter, in place of those with its name. The others stay as they are written. */
export function withQuery(destination: SecretDestination, name: string, value: string): SecretDestination {
  const url = new URL(destination);
  const others = url.search.slice(1).split('&');
  const kept = others.filter((one) => one !== '' && !new URLSearchParams(one).has(name));
  url.search = [...kept, new URLSearchParams({ [name]: value })].join('&');
  return trusted(url);
}

/**
 * Another address of the same origin, relative to this one.
 * @throws {OutgoingError} `invalid_address` when it has another origin
 */
export function atSameOrigin(destination: SecretDestination, address = ''): SecretDestination {
  const { origin } = new URL(destination);
  const elsewhere = new OutgoingError('invalid_address', origin, 'The address has another origin.');
  return toDestination(new URL(address, destination).href, [
    (url) => (url.origin === origin ? undefined : elsewhere),
  ]);
}

/** An address that leads nowhere. It serves to test whether a request can carry some credentials. */
export const NOWHERE = trusted(new URL('https://provider.invalid'));

/** The only cast. The address was checked, or it differs from a checked one only in its query, or it is `NOWHERE`. */
function trusted(url: URL): SecretDestination {
  return url.href as SecretDestination;
}
