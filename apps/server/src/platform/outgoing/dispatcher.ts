import type { LookupAddress, LookupOptions } from 'node:dns';
import { isIP } from 'node:net';
import { Agent, buildConnector } from 'undici';
import type { AddressRules } from './address-rules.ts';
import { assertAllowed } from './assert-allowed.ts';
import { type OutgoingError, toOutgoingError } from './errors.ts';
import { type Lookup, lookup } from './lookup.ts';

type LookupCallback = (error: Error | null, address: string | LookupAddress[], family?: number) => void;

/** Some sites answer with many cookies and long policies. Node's 16 KiB are for servers, which read headers of anybody. */
const MAX_HEADER_BYTES = 64 * 1024;
const CONNECT_TIMEOUT_MS = 10_000;
/**
 * How long each address of a name is tried before the next one, after which it is given up. Node's 250 ms are too short
 * for far hosts, and for a packet that is lost and sent again after a second: https://github.com/nodejs/node/issues/54359
 */
const ADDRESS_TIMEOUT_MS = 2_500;

/**
 * Connections that check each address after the name was resolved, just before they open. A name that resolves first to
 * a public address and then to a private one is therefore refused too.
 */
export function createDispatcher(rules: AddressRules, resolve: Lookup = lookup): Agent {
  return new Agent({
    maxHeaderSize: MAX_HEADER_BYTES,
    connect: (target, callback) => {
      const check = (address: string) => assertAllowed(rules, target, address);
      try {
        // An IP address in the URL is never looked up, so we check it here.
        if (isIP(target.hostname) !== 0) check(target.hostname);
      } catch (refusal) {
        callback(refusal as OutgoingError, null);
        return;
      }
      const connect = buildConnector({
        timeout: CONNECT_TIMEOUT_MS,
        lookup: guardLookup(check, resolve),
        autoSelectFamilyAttemptTimeout: ADDRESS_TIMEOUT_MS,
        // Over HTTP/2, Node gives up an answer with more than 128 headers, and takes no other limit from undici.
        allowH2: false,
      });
      const origin = `${target.protocol}//${target.host ?? target.hostname}`;
      connect(target, (...[error, socket]) =>
        error
          ? callback(toOutgoingError(error, origin, CONNECT_TIMEOUT_MS, { isSent: false }), null)
          : callback(null, socket),
      );
    },
  });
}

function guardLookup(check: (address: string) => void, resolve: Lookup) {
  return (hostname: string, options: LookupOptions, callback: LookupCallback) => {
    resolve(hostname, { ...options, all: true }, (error, addresses) => {
      if (error) return callback(error, []);
      try {
        // If one address is refused, the whole name is refused. If we used only the allowed ones, a name could be used
        // to probe for the others.
        for (const { address } of addresses) check(address);
      } catch (refusal) {
        return callback(refusal as OutgoingError, []);
      }
      if (options.all) return callback(null, addresses);
      const [first] = addresses;
      return first ? callback(null, first.address, first.family) : callback(new Error('no address'), []);
    });
  };
}
