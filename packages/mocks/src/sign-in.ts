import type { AuthScheme, ConnectionRequest, ProviderInfo, ProviderMetadata } from '@dowel/schema';
import {
  credentialsRefusedProblem,
  expectedCredentials,
  joinWorkspace,
  metadataMissingProblem,
  missingForConnecting,
  type NamedProvider,
  providerTitle,
  providerUnknownProblem,
  schemeMismatchProblem,
  schemeUnsupportedProblem,
} from '@dowel/schema/rules';
import type { Caller } from './caller.ts';
import { MockProblem } from './mock-problem.ts';
import { toSettled } from './settable-metadata.ts';
import type { MockStore, StoredConnection } from './store.ts';

/** A credential that the mock's providers refuse, wherever it is sent. */
export const rejectedCredential = 'rejected';

const credentialMembers = [
  'apiKey',
  'basicAuth',
  'customAuth',
  'oauth2ClientCredentials',
  'oauth2PasswordCredentials',
  'oauth2AuthorizationCode',
] as const;
type CredentialMember = (typeof credentialMembers)[number];

const memberByScheme: Record<AuthScheme, CredentialMember | undefined> = {
  none: undefined,
  apiKey: 'apiKey',
  basic: 'basicAuth',
  'oauth2/authorizationCode': 'oauth2AuthorizationCode',
  'oauth2/authorizationCodePKCE': 'oauth2AuthorizationCode',
  'oauth2/clientCredentials': 'oauth2ClientCredentials',
  'oauth2/password': 'oauth2PasswordCredentials',
};

/** @throws {MockProblem} `provider_unknown` */
export function getKnownProvider(store: MockStore, name: string): ProviderInfo {
  const provider = Object.hasOwn(store.providers, name) ? store.providers[name] : undefined;
  if (provider) return provider;
  throw new MockProblem('provider_unknown', providerUnknownProblem(name));
}

/** @throws {MockProblem} `auth_scheme_unsupported` */
export function schemeOf(provider: ProviderInfo): AuthScheme {
  const { authType, oauth2Opts } = provider;
  if (authType === 'oauth2' && oauth2Opts) return `oauth2/${oauth2Opts.grantType}`;
  if (authType === 'apiKey' || authType === 'basic' || authType === 'none') return authType;
  throw new MockProblem('auth_scheme_unsupported', schemeUnsupportedProblem(provider, authType));
}

/** @throws {MockProblem} `auth_scheme_mismatch` unless the provider has people sign in at its own page. */
export function assertRedirects(provider: ProviderInfo): void {
  if (provider.oauth2Opts?.grantType.startsWith('authorizationCode')) return;
  throw new MockProblem(
    'auth_scheme_mismatch',
    schemeMismatchProblem(
      provider,
      `${expectedCredentials(memberOf(provider))} in POST connections:generate`,
    ),
  );
}

/** @throws {MockProblem} `auth_scheme_mismatch` unless the request has the one member of the provider's scheme. */
export function assertScheme(provider: ProviderInfo, scheme: AuthScheme, request: ConnectionRequest): void {
  const wanted = memberByScheme[scheme];
  const given = credentialMembers.filter((member) => request[member] !== undefined);
  if (given.length !== (wanted ? 1 : 0) || given[0] !== wanted) {
    throw new MockProblem(
      'auth_scheme_mismatch',
      schemeMismatchProblem(provider, expectedCredentials(wanted)),
    );
  }
}

/** @throws {MockProblem} `credentials_rejected` */
export function assertCredentials(
  provider: ProviderInfo,
  scheme: AuthScheme,
  request: ConnectionRequest,
  consequence = 'Nothing was stored.',
): void {
  const wanted = memberByScheme[scheme];
  if (wanted && JSON.stringify(request[wanted]).includes(`"${rejectedCredential}"`)) {
    throw new MockProblem(
      'credentials_rejected',
      credentialsRefusedProblem(provider, {
        reason: 'revoked',
        message: `${providerTitle(provider)} answered 401.`,
        consequence,
        areNew: true,
      }),
    );
  }
}

/**
 * The metadata of a request, joined with what is stored.
 * @throws {MockProblem} `provider_metadata_missing`, `invalid_request`
 */
export function toMetadata(
  caller: Caller,
  provider: ProviderInfo,
  request: ConnectionRequest,
  stored?: ProviderMetadata,
): { providerMetadata: ProviderMetadata; providerWorkspaceRef?: string } {
  const sent = joinWorkspace(request.providerMetadata, request.providerWorkspaceRef);
  const metadata = toSettled(caller, provider, sent, stored);
  assertMetadata(provider, metadata);
  const workspace = metadata.workspace?.value;
  return {
    providerMetadata: metadata,
    ...(workspace !== undefined && { providerWorkspaceRef: workspace }),
  };
}

function assertMetadata(provider: ProviderInfo, metadata: ProviderMetadata): void {
  const missing = missingForConnecting(provider, metadata);
  if (missing.length === 0) return;
  throw new MockProblem('provider_metadata_missing', metadataMissingProblem(provider, missing));
}

/** What a connection shows with `includeCreds`. */
export function toShownCredentials(request: ConnectionRequest): StoredConnection['credentials'] {
  const { apiKey, oauth2AuthorizationCode } = request;
  return {
    ...(apiKey !== undefined && { apiKey }),
    ...(oauth2AuthorizationCode && { oauth2AuthorizationCode }),
  };
}

/** A provider of the store as problems name it, also one that is not in it. */
export function namedProvider(store: MockStore, name: string): NamedProvider {
  return (Object.hasOwn(store.providers, name) && store.providers[name]) || { name };
}

/** What a provider of the store is called, also one that is not in it. */
export function titleOf(store: MockStore, name: string): string {
  return providerTitle(namedProvider(store, name));
}

/** The credentials that a provider takes; none where its way of signing in is not served. */
function memberOf(provider: ProviderInfo): CredentialMember | undefined {
  return memberByScheme[schemeOf(provider)];
}
