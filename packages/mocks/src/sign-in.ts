import type { AuthScheme, ConnectionRequest, ProviderInfo, ProviderMetadata } from '@dowel/schema';
import { metadataInputs, missingMetadata, moduleOf } from '@dowel/schema/rules';
import { MockProblem } from './mock-problem';
import type { MockStore, StoredConnection } from './store';

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
export function schemeOf({ name, authType, oauth2Opts }: ProviderInfo): AuthScheme {
  if (authType === 'oauth2' && oauth2Opts) return `oauth2/${oauth2Opts.grantType}`;
  if (authType === 'apiKey' || authType === 'basic' || authType === 'none') return authType;
  throw new MockProblem('auth_scheme_unsupported', {
    detail: `"${name}" signs in in a way (${authType}) that cannot be served yet.`,
    remedy: 'Choose another provider.',
  });
}

/** @throws {MockProblem} `auth_scheme_mismatch` unless the provider has people sign in at its own page. */
export function assertRedirects(provider: ProviderInfo): void {
  if (provider.oauth2Opts?.grantType.startsWith('authorizationCode')) return;
  throw new MockProblem('auth_scheme_mismatch', {
    detail: `"${provider.name}" has no page to sign in at.`,
    remedy: 'Send the credentials to connections:generate instead.',
  });
}

/** @throws {MockProblem} `auth_scheme_mismatch`, `credentials_rejected` */
export function assertCredentials(scheme: AuthScheme, request: ConnectionRequest): void {
  const wanted = memberByScheme[scheme];
  const given = credentialMembers.filter((member) => request[member] !== undefined);
  if (given.length !== (wanted ? 1 : 0) || given[0] !== wanted) {
    throw new MockProblem('auth_scheme_mismatch', {
      detail: `The provider signs in with ${wanted ?? 'nothing'}, and the request has ${given.join(', ') || 'nothing'}.`,
      remedy: wanted ? `Send ${wanted}, and no other credential.` : 'Send no credential.',
      issues: (given.length > 0 ? given : [wanted ?? 'body']).map((name) => ({
        in: 'body',
        name,
        detail: name === wanted ? 'is required' : 'does not fit the provider',
      })),
    });
  }
  if (wanted && JSON.stringify(request[wanted]).includes(`"${rejectedCredential}"`)) {
    throw new MockProblem('credentials_rejected', {
      detail: 'The provider refused the credentials.',
      remedy: 'Check them at the provider and send them again.',
      causes: ['401 Unauthorized'],
    });
  }
}

/**
 * The metadata of a request, with the workspace in both its places.
 * @throws {MockProblem} `provider_metadata_missing`
 */
export function toMetadata(
  provider: ProviderInfo,
  { providerMetadata, providerWorkspaceRef }: ConnectionRequest,
  module = moduleOf(provider),
): { providerMetadata?: ProviderMetadata; providerWorkspaceRef?: string } {
  const takesWorkspace = metadataInputs(provider, module).some(({ name }) => name === 'workspace');
  const metadata: ProviderMetadata = {
    ...(takesWorkspace && providerWorkspaceRef
      ? { workspace: { value: providerWorkspaceRef, source: 'input' as const } }
      : {}),
    ...providerMetadata,
  };
  const missing = missingMetadata(provider, module, metadata);
  if (missing.length > 0) {
    throw new MockProblem('provider_metadata_missing', {
      detail: `"${provider.name}" cannot be reached without ${missing.map(({ name }) => name).join(', ')}.`,
      remedy: 'Ask the person for it and send it as providerMetadata.',
      issues: missing.map(({ name }) => ({
        in: 'body',
        name: `providerMetadata.${name}`,
        detail: 'is required',
      })),
    });
  }
  const workspace = providerWorkspaceRef ?? metadata.workspace?.value;
  return {
    ...(Object.keys(metadata).length > 0 && { providerMetadata: metadata }),
    ...(workspace !== undefined && { providerWorkspaceRef: workspace }),
  };
}

/** What a connection shows with `includeCreds`. */
export function toShownCredentials(request: ConnectionRequest): StoredConnection['credentials'] {
  const { apiKey, oauth2AuthorizationCode } = request;
  return {
    ...(apiKey !== undefined && { apiKey }),
    ...(oauth2AuthorizationCode && { oauth2AuthorizationCode }),
  };
}
