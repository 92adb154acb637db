import type { AuthScheme, ConnectionRequest, ProviderInfo, ProviderMetadata } from '@dowel/schema';
import { joinWorkspace, missingForConnecting, providerTitle } from '@dowel/schema/rules';
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
  throw new MockProblem('provider_unknown', {
    detail: `The catalogue has no provider "${name}", so nobody can connect to it.`,
    remedy: 'Use a name from the list of providers; names are case-sensitive.',
    issues: [{ in: 'body', name: 'provider', detail: 'is not in the catalogue' }],
  });
}

/** @throws {MockProblem} `auth_scheme_unsupported` */
export function schemeOf(provider: ProviderInfo): AuthScheme {
  const { authType, oauth2Opts } = provider;
  if (authType === 'oauth2' && oauth2Opts) return `oauth2/${oauth2Opts.grantType}`;
  if (authType === 'apiKey' || authType === 'basic' || authType === 'none') return authType;
  throw new MockProblem('auth_scheme_unsupported', {
    detail: `${providerTitle(provider)} signs in in a way (${authType}) that cannot be served yet.`,
    remedy: 'Choose another provider.',
  });
}

/** @throws {MockProblem} `auth_scheme_mismatch` unless the provider has people sign in at its own page. */
export function assertRedirects(provider: ProviderInfo): void {
  if (provider.oauth2Opts?.grantType.startsWith('authorizationCode')) return;
  throw new MockProblem('auth_scheme_mismatch', {
    detail: `These are not the credentials ${providerTitle(provider)} signs in with. Nothing was stored.`,
    remedy: 'Send the credentials to connections:generate instead.',
  });
}

/** @throws {MockProblem} `auth_scheme_mismatch`, `credentials_rejected` */
export function assertCredentials(
  provider: ProviderInfo,
  scheme: AuthScheme,
  request: ConnectionRequest,
): void {
  const title = providerTitle(provider);
  const wanted = memberByScheme[scheme];
  const given = credentialMembers.filter((member) => request[member] !== undefined);
  if (given.length !== (wanted ? 1 : 0) || given[0] !== wanted) {
    throw new MockProblem('auth_scheme_mismatch', {
      detail: `These are not the credentials ${title} signs in with. Nothing was stored.`,
      remedy: `${title} takes ${wanted ?? 'no credentials'}.`,
      context: { expected: wanted ?? 'no credentials' },
    });
  }
  if (wanted && JSON.stringify(request[wanted]).includes(`"${rejectedCredential}"`)) {
    throw new MockProblem('credentials_rejected', {
      detail: `${title} does not accept the credentials.`,
      remedy: 'Check them at the provider and send them again.',
      causes: ['The provider answered 401.'],
      context: { reason: 'revoked' },
    });
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
  throw new MockProblem('provider_metadata_missing', {
    detail: `${providerTitle(provider)} cannot be reached without: ${missing.join(', ')}.`,
    remedy: 'Ask the person for it and send it as providerMetadata.',
    causes: missing.map((name) => `providerMetadata.${name} is missing`),
    issues: missing.map((name) => ({ in: 'body', name: `providerMetadata.${name}`, detail: 'is missing' })),
  });
}

/** What a connection shows with `includeCreds`. */
export function toShownCredentials(request: ConnectionRequest): StoredConnection['credentials'] {
  const { apiKey, oauth2AuthorizationCode } = request;
  return {
    ...(apiKey !== undefined && { apiKey }),
    ...(oauth2AuthorizationCode && { oauth2AuthorizationCode }),
  };
}

/** What a provider of the store is called, also one that is not in it. */
export function titleOf(store: MockStore, name: string): string {
  return providerTitle((Object.hasOwn(store.providers, name) && store.providers[name]) || { name });
}
