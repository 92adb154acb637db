import type { ProviderInfo, ProviderMetadata } from '@dowel/schema';
import {
  fillProvider,
  hostNotAcceptedProblem,
  metadataNotSettableProblem,
  secretOrigins,
  settleMetadata,
  withTold,
} from '@dowel/schema/rules';
import { MockProblem } from './mock-problem.ts';
import { isBuilder, type Principal } from './principal.ts';

/**
 * The metadata to store. What a builder sends is joined with what the provider has told. What an end user sends is joined
 * with all stored values that only the service may set.
 * @throws {MockProblem} `invalid_request` for values that an end user may not set
 */
export function toSettled(
  caller: Principal,
  provider: ProviderInfo,
  sent: ProviderMetadata,
  stored: ProviderMetadata = {},
): ProviderMetadata {
  if (isBuilder(caller)) return withTold(sent, stored);
  const { metadata, refused } = settleMetadata(provider, sent, stored);
  if (refused.length === 0) return metadata;
  throw new MockProblem('invalid_request', metadataNotSettableProblem(provider, refused));
}

/**
 * Refuses metadata that would send stored credentials to hosts for which they were not accepted.
 * @throws {MockProblem} `provider_host_not_allowed`
 */
export function assertSameHosts(
  provider: ProviderInfo,
  before: ProviderMetadata = {},
  after: ProviderMetadata = {},
): void {
  const originsOf = (metadata: ProviderMetadata) =>
    secretOrigins(fillProvider(provider, metadata, undefined, { missing: 'keep' }));
  const accepted = originsOf(before);
  const moved = originsOf(after).find((origin) => !accepted.includes(origin));
  if (moved === undefined) return;
  const { host } = new URL(moved);
  throw new MockProblem('provider_host_not_allowed', hostNotAcceptedProblem(provider, host));
}
