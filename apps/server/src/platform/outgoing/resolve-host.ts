import type { LookupAddress } from 'node:dns';
import type { AddressRules } from './address-rules.ts';
import { assertAllowed, type ConnectionTarget } from './assert-allowed.ts';
import { OutgoingError, toOutgoingError } from './errors.ts';
import { type Lookup, lookup } from './lookup.ts';

const LOOKUP_TIMEOUT_MS = 10_000;

/**
 * Finds the addresses of a host and checks every one of them, for connections that are not HTTP. Whoever connects must
 * use these addresses and not look the name up again: the second answer may be another one.
 * @throws {OutgoingError}
 */
export async function resolveHost(
  rules: AddressRules,
  target: ConnectionTarget,
  resolve: Lookup = lookup,
): Promise<LookupAddress[]> {
  const { protocol, hostname, host = hostname } = target;
  const origin = `${protocol}//${host}`;
  const addresses = await addressesOf(resolve, hostname.replace(/^\[|\]$/g, ''), origin);
  for (const { address } of addresses) assertAllowed(rules, target, address);
  return addresses;
}

async function addressesOf(resolve: Lookup, hostname: string, origin: string): Promise<LookupAddress[]> {
  const { promise, resolve: found, reject } = Promise.withResolvers<LookupAddress[]>();
  const timer = setTimeout(
    () => reject(new DOMException('The lookup took too long.', 'TimeoutError')),
    LOOKUP_TIMEOUT_MS,
  );
  resolve(hostname, { all: true }, (error, addresses) => (error ? reject(error) : found(addresses)));
  try {
    const addresses = await promise;
    if (addresses.length > 0) return addresses;
    throw new OutgoingError('host_unknown', origin, `${origin} has no address. Check its name.`);
  } catch (error) {
    throw toOutgoingError(error, origin, LOOKUP_TIMEOUT_MS);
  } finally {
    clearTimeout(timer);
  }
}
