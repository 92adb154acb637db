import type { AddressRules } from './address-rules.ts';
import { OutgoingError } from './errors.ts';

/** Where a connection is about to be opened. */
export interface ConnectionTarget {
  /** With its colon, for example `https:`. */
  readonly protocol: string;
  readonly hostname: string;
  /** The host name with its port, when it has one. */
  readonly host?: string | undefined;
}

/** What to do, for each protocol without TLS. */
const WITHOUT_TLS: Readonly<Record<string, string>> = {
  'http:': 'use its https address',
  'amqp:': 'use its amqps address',
  'nats:': 'set tls to true',
  'kafka:': 'set tls to true',
};

/** @throws {OutgoingError} when nothing may be sent to this resolved address of the target. */
export function assertAllowed(rules: AddressRules, target: ConnectionTarget, address: string): void {
  const { protocol, hostname, host = hostname } = target;
  const origin = `${protocol}//${host}`;
  if (!rules.isAllowed(hostname, address)) {
    throw new OutgoingError(
      'address_refused',
      origin,
      `${origin} is on a private network. It was not called, so that nobody reaches internal services through this server; list it in DOWEL_ALLOW_PRIVATE_NETWORK if it is meant to be called.`,
    );
  }
  const remedy = WITHOUT_TLS[protocol];
  if (remedy !== undefined && !rules.isListed(hostname, address)) {
    throw new OutgoingError(
      'address_refused',
      origin,
      `${origin} has no TLS. It was not called, because credentials would be readable on the way; ${remedy}.`,
    );
  }
}
