import type { ConnectionRequest, ProviderInfo, ProviderMetadata } from '@dowel/schema';
import { fillProvider, joinWorkspace, missingForConnecting } from '@dowel/schema/rules';
import type { Context } from '../../context.ts';
import {
  type CredentialMember,
  type Credentials,
  credentialMembers,
} from '../../provider-auth/credentials.ts';
import { findStrategy } from '../../provider-auth/find-strategy.ts';
import {
  metadataMissing,
  metadataUnsafe,
  providerUnknown,
  schemeMismatch,
  schemeUnsupported,
} from './refusals.ts';
import { unsafeMetadata } from './rules.ts';
import type { ResolvedProvider } from './stored-credentials.ts';

/** A provider somebody is about to sign in to, with what it needs to know first. */
export interface PreparedProvider extends ResolvedProvider {
  metadata: ProviderMetadata;
}

/**
 * Checks that a provider can be signed in to with what is known.
 * @throws {ProblemError} `provider_unknown`, `auth_scheme_unsupported`, `provider_metadata_missing`, `invalid_request`
 */
export function prepareProvider(
  context: Context,
  request: { provider: string } & Pick<ConnectionRequest, 'providerMetadata' | 'providerWorkspaceRef'>,
): PreparedProvider {
  const entry = context.catalogue.find(request.provider);
  if (!entry) throw providerUnknown(request.provider);
  const strategy = findStrategy(entry);
  if (!strategy) throw schemeUnsupported(entry, entry.authType);
  const metadata = joinWorkspace(request.providerMetadata, request.providerWorkspaceRef);
  assertMetadata(entry, metadata);
  return { provider: fillProvider(entry, metadata, undefined, { missing: 'keep' }), strategy, metadata };
}

/** @throws {ProblemError} `provider_metadata_missing`, `invalid_request` */
export function assertMetadata(entry: ProviderInfo, metadata: ProviderMetadata): void {
  const missing = missingForConnecting(entry, metadata);
  if (missing.length > 0) throw metadataMissing(entry, missing);
  const unsafe = unsafeMetadata(entry, metadata);
  if (unsafe.length > 0) throw metadataUnsafe(unsafe);
}

/**
 * Takes the one credential member that the provider's scheme has.
 * @throws {ProblemError} `auth_scheme_mismatch` when it is absent, or another one is sent.
 */
export function collectCredentials(
  { provider, strategy }: ResolvedProvider,
  request: ConnectionRequest,
): Credentials {
  const given = credentialMembers.filter((member) => request[member] !== undefined);
  const isRight = given.every((member) => member === strategy.member);
  const credentials = isRight ? strategy.collect(request) : undefined;
  if (!credentials) throw schemeMismatch(provider, describeMember(strategy.member));
  return credentials;
}

/** What a provider takes, in words for the builder. */
export function describeMember(member: CredentialMember | undefined): string {
  if (member === undefined) return 'no credentials at all';
  if (member !== 'oauth2AuthorizationCode') return `the member "${member}"`;
  return 'a sign-in in the browser (POST /oauth-connect), or tokens in the member "oauth2AuthorizationCode"';
}
