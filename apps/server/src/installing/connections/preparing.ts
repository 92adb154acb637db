import type { ConnectionRequest, ProviderInfo, ProviderMetadata } from '@dowel/schema';
import {
  expectedCredentials,
  expectedElsewhere,
  expectedInSteps,
  joinWorkspace,
  missingForConnecting,
  readCustomValues,
  settleMetadata,
} from '@dowel/schema/rules';
import type { Context } from '../../context.ts';
import { isBuilder } from '../../platform/caller.ts';
import { type Credentials, credentialMembers } from '../../providers/provider-auth/credentials.ts';
import { selectConnections } from './queries.ts';
import {
  customValuesUnusable,
  metadataMissing,
  metadataNotSettable,
  metadataUnsafe,
  schemeMismatch,
} from './refusals.ts';
import { onlyNames, unsafeMetadata } from './rules.ts';
import { filled, type KnownProvider, type ResolvedProvider } from './stored-credentials.ts';

/** The provider that somebody is about to sign in to, and the values they send for it. */
type SignInRequest = { provider: string; groupRef: string } & Pick<
  ConnectionRequest,
  'providerMetadata' | 'providerWorkspaceRef'
>;

/**
 * Checks that the known values are enough to sign in to a provider. Check the scheme before you call this: nobody
 * should be asked for more values only to learn that this way of signing in does not work.
 * @throws {ProblemError} `provider_metadata_missing`, `invalid_request`
 */
export async function prepareProvider(
  context: Context,
  known: KnownProvider,
  request: SignInRequest,
): Promise<ResolvedProvider> {
  const metadata = await settableMetadata(context, known.entry, request);
  assertMetadata(known.entry, metadata);
  return filled(known, metadata);
}

/** An end user may send a value that they are not asked for only if one of the group's connections already has it. */
async function settableMetadata(
  context: Context,
  entry: ProviderInfo,
  { groupRef, providerMetadata, providerWorkspaceRef }: SignInRequest,
): Promise<ProviderMetadata> {
  const sent = onlyNames(entry, joinWorkspace(providerMetadata, providerWorkspaceRef));
  const { refused } = settleMetadata(entry, sent);
  if (isBuilder(context) || refused.length === 0) return sent;
  const rows = await selectConnections(context, { provider: entry.name, groupRef });
  const stored = rows.flatMap((row) => Object.entries(row.providerMetadata ?? {}));
  const known = new Map(stored.filter(([name, { value }]) => sent[name]?.value === value));
  const unknown = refused.filter((name) => !known.has(name));
  if (unknown.length > 0) throw metadataNotSettable(entry, unknown);
  return { ...sent, ...Object.fromEntries(known) };
}

/** @throws {ProblemError} `provider_metadata_missing`, `invalid_request` */
export function assertMetadata(entry: ProviderInfo, metadata: ProviderMetadata): void {
  const missing = missingForConnecting(entry, metadata);
  if (missing.length > 0) throw metadataMissing(entry, missing);
  const unsafe = unsafeMetadata(entry, metadata);
  if (unsafe.length > 0) throw metadataUnsafe(unsafe);
}

/**
 * Takes the credential member that the provider's scheme needs.
 * @throws {ProblemError} `auth_scheme_mismatch` when it is absent, or when the request has another one;
 * `invalid_request` when a value of it is missing or cannot be used.
 */
export function collectCredentials(
  { entry, strategy }: KnownProvider,
  request: ConnectionRequest,
): Credentials {
  const given = credentialMembers.filter((member) => request[member] !== undefined);
  const isRight = given.every((member) => member === strategy.member);
  const credentials = isRight ? strategy.collect(request) : undefined;
  if (!credentials) {
    const expected = entry.customOpts?.multiStep ? expectedInSteps : expectedCredentials(strategy.member);
    throw schemeMismatch(entry, expected);
  }
  if (!strategy.inputs) return credentials;
  const { values, unusable } = readCustomValues(strategy.inputs(entry), request.customAuth ?? {});
  if (unusable.length > 0) throw customValuesUnusable(entry, unusable);
  return { ...credentials, customAuth: values };
}

/** @throws {ProblemError} `auth_scheme_mismatch` unless people sign in at the provider's own page. */
export function assertRedirects({ entry, strategy }: KnownProvider): void {
  if (strategy.member === 'oauth2AuthorizationCode') return;
  const isInSteps = entry.customOpts?.multiStep === true;
  throw schemeMismatch(entry, isInSteps ? expectedInSteps : expectedElsewhere(strategy.member));
}
