import { plainAddress } from '@dowel/schema/rules';
import { OutgoingError } from '../../outgoing/errors.ts';
import type { UnreadResponse } from '../../provider-words/provider-body.ts';

declare const checked: unique symbol;

/**
 * A whole address that a secret may be sent to. Only `toDestination` makes one, so what sends secrets cannot be given
 * an address that nobody has checked (ADR 0010).
 */
export type SecretDestination = string & { readonly [checked]: true };

/** Sends a request that carries a secret. */
export type SecretFetch = (destination: SecretDestination, init?: RequestInit) => Promise<UnreadResponse>;

/** Which addresses a secret may go to: answers what to throw for one that it may not go to. */
export type DestinationRule = (url: URL) => Error | undefined;

/**
 * Checks an address as the request will use it: filled and parsed. Every rule must allow it.
 * @throws {OutgoingError} `invalid_address` for text that is no plain web address, and what the rule that refuses says.
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

/** The same address with one more query parameter. */
export function withQuery(destination: SecretDestination, name: string, value: string): SecretDestination {
  const url = new URL(destination);
  url.searchParams.set(name, value);
  return trusted(url);
}

/** Leads nowhere. For trying out whether a request can carry some credentials. */
export const NOWHERE = trusted(new URL('https://provider.invalid'));

/** The only cast: what comes here was checked, or differs from what was checked in its query alone. */
function trusted(url: URL): SecretDestination {
  return url.href as SecretDestination;
}
