import { isIP } from 'node:net';
import {
  type DestinationFault,
  destinationIssues,
  destinationTypeProblem,
  invalidRequestProblem,
  isSupportedDestinationType,
  supportedDestinationTypes,
  webhookUrlFault,
} from '@dowel/schema/rules';
import type { Context } from '../../context.ts';
import { createAddressRules } from '../../platform/outgoing/address-rules.ts';
import { invalidInput, ProblemError } from '../../platform/problems/problem-error.ts';

/** @throws {ProblemError} `destination_type_unsupported` */
export function assertSupported(type: string): void {
  if (isSupportedDestinationType(type)) return;
  throw new ProblemError(
    'destination_type_unsupported',
    destinationTypeProblem(type, supportedDestinationTypes),
  );
}

/** @throws {ProblemError} `invalid_request` */
export function assertFaultless(faults: readonly DestinationFault[], inside: readonly string[] = []): void {
  if (faults.length === 0) return;
  throw new ProblemError('invalid_request', invalidRequestProblem(destinationIssues(faults, inside)));
}

/**
 * Without TLS, a receiver must be in a private network that the operator lists.
 * @throws {ProblemError} `invalid_request`
 */
export function assertReachable(
  { type, url, isListed }: { type: string; url: string | undefined; isListed: boolean },
  name: string,
): void {
  if (url === undefined || type === 'clickhouse') return;
  const detail = webhookUrlFault(url, { allowsPlain: isListed });
  if (detail !== undefined) throw invalidInput({ in: 'body', name, detail });
}

/**
 * Whether an address without TLS may be called. Each delivery looks at the address that a name has then, so a name is
 * taken whenever the operator lists a network.
 */
export function isInListedNetwork({ env }: Context, address: string | undefined): boolean {
  const url = address !== undefined && URL.canParse(address) ? new URL(address) : undefined;
  if (url?.protocol !== 'http:') return false;
  const hostname = url.hostname.replace(/^\[|\]$/g, '');
  const isLoopback = /^(localhost|127\.\d+\.\d+\.\d+|::1)$/.test(hostname);
  if (isLoopback && env.mode === 'development') return true;
  if (isIP(hostname) === 0) return env.allowPrivateNetworks.length > 0;
  return createAddressRules(env.allowPrivateNetworks).isListed(hostname, hostname);
}
