import type { ConnectionRequest, ProviderApp, ProviderInfo, ProviderMetadata } from '@dowel/schema';
import {
  type CredentialMember,
  credentialsRefusedProblem,
  customInputs,
  customValuesProblem,
  expectedCredentials,
  expectedElsewhere,
  expectedInSteps,
  joinWorkspace,
  metadataMissingProblem,
  missingForConnecting,
  type NamedProvider,
  providerTitle,
  providerUnknownProblem,
  readCustomValues,
  type SignInScheme,
  schemeFacts,
  schemeMismatchProblem,
  schemeUnsupportedProblem,
  signInSchemeOf,
} from '@dowel/schema/rules';
import { MockProblem } from './mock-problem.ts';
import type { Principal } from './principal.ts';
import { toSettled } from './settable-metadata.ts';
import type { MockStore, StoredConnection } from './store.ts';

/** The mock's providers refuse every credential with this value. */
export const rejectedCredential = 'rejected';

const credentialMembers: readonly CredentialMember[] = [
  'apiKey',
  'basicAuth',
  'customAuth',
  'oauth2ClientCredentials',
  'oauth2PasswordCredentials',
  'oauth2AuthorizationCode',
];

/** @throws {MockProblem} `provider_unknown` */
export function getKnownProvider(store: MockStore, name: string): ProviderInfo {
  const provider = Object.hasOwn(store.providers, name) ? store.providers[name] : undefined;
  if (provider) return provider;
  throw new MockProblem('provider_unknown', providerUnknownProblem(name));
}

/** @throws {MockProblem} `auth_scheme_unsupported` */
export function schemeOf(provider: ProviderInfo): SignInScheme {
  const scheme = signInSchemeOf(provider);
  if (scheme !== undefined && isSupported(provider)) return scheme;
  throw new MockProblem('auth_scheme_unsupported', schemeUnsupportedProblem(provider, provider.authType));
}

/** The only provider whose steps the mocks play. */
const playedInSteps = 'sandboxSteps';

/** Unlike the service, the mocks sign nothing, so they know no provider whose sign-in is written in code. */
function isSupported({ name, authType, customOpts, jwtOpts }: ProviderInfo): boolean {
  if (authType === 'jwt') return jwtOpts !== undefined;
  if (authType !== 'custom') return true;
  if (customOpts?.multiStep) return name === playedInSteps;
  return Boolean(customOpts?.headers?.length || customOpts?.queryParams?.length);
}

/** @throws {MockProblem} `auth_scheme_mismatch` if people do not sign in to the provider at its own page */
export function assertRedirects(provider: ProviderInfo): void {
  if (provider.oauth2Opts?.grantType.startsWith('authorizationCode')) return;
  const member = memberOf(provider);
  const expected = provider.customOpts?.multiStep ? expectedInSteps : expectedElsewhere(member);
  throw new MockProblem('auth_scheme_mismatch', schemeMismatchProblem(provider, expected));
}

/** @throws {MockProblem} `auth_scheme_unsupported`, `auth_scheme_mismatch` unless people sign in in steps */
export function assertInSteps(provider: ProviderInfo): void {
  const scheme = schemeOf(provider);
  if (provider.customOpts?.multiStep) return;
  throw new MockProblem(
    'auth_scheme_mismatch',
    schemeMismatchProblem(provider, expectedElsewhere(schemeFacts[scheme].member)),
  );
}

/**
 * @throws {MockProblem} `auth_scheme_mismatch` unless the request has exactly the member that the provider's scheme
 * needs; `invalid_request` if values of `customAuth` are missing
 */
export function assertScheme(provider: ProviderInfo, scheme: SignInScheme, request: ConnectionRequest): void {
  const wanted = schemeFacts[scheme].member;
  const given = credentialMembers.filter((member) => request[member] !== undefined);
  const isInSteps = provider.customOpts?.multiStep === true;
  if (isInSteps || given.length !== (wanted ? 1 : 0) || given[0] !== wanted) {
    const expected = isInSteps ? expectedInSteps : expectedCredentials(wanted);
    throw new MockProblem('auth_scheme_mismatch', schemeMismatchProblem(provider, expected));
  }
  if (wanted !== 'customAuth') return;
  const { unusable } = readCustomValues(customInputs(provider), request.customAuth ?? {});
  if (unusable.length > 0) throw new MockProblem('invalid_request', customValuesProblem(provider, unusable));
}

/** @throws {MockProblem} `credentials_rejected` */
export function assertCredentials(
  provider: ProviderInfo,
  scheme: SignInScheme,
  request: ConnectionRequest,
  consequence = 'Nothing was stored.',
): void {
  const wanted = schemeFacts[scheme].member;
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
 * The metadata of a request, joined with the stored metadata.
 * @throws {MockProblem} `provider_metadata_missing`, `invalid_request`
 */
export function toMetadata(
  caller: Principal,
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

/** Which app of a provider: the one with this id, else the group's own, else the project's. */
export interface WhichApp {
  projectId: string;
  provider: string;
  groupRef: string;
  id?: string | undefined;
}

/** Never the app of another group. */
export function findApp(
  { providerApps }: MockStore,
  { projectId, provider, groupRef, id }: WhichApp,
): ProviderApp | undefined {
  const apps = providerApps.filter(
    (app) => app.projectId === projectId && app.provider === provider && (id === undefined || app.id === id),
  );
  return apps.find((app) => app.groupRef === groupRef) ?? apps.find((app) => app.groupRef === undefined);
}

/** The credentials that a connection shows with `includeCreds`. */
export function toShownCredentials(request: ConnectionRequest): StoredConnection['credentials'] {
  const { apiKey, oauth2AuthorizationCode } = request;
  return {
    ...(apiKey !== undefined && { apiKey }),
    ...(oauth2AuthorizationCode && { oauth2AuthorizationCode }),
  };
}

/** The provider as problems name it. If the store does not have it, only its name. */
export function namedProvider(store: MockStore, name: string): NamedProvider {
  return (Object.hasOwn(store.providers, name) && store.providers[name]) || { name };
}

/** The display title of a provider. If the store does not have the provider, its name. */
export function titleOf(store: MockStore, name: string): string {
  return providerTitle(namedProvider(store, name));
}

/**
 * The request member with the credentials for a provider. Undefined if its scheme needs none.
 * @throws {MockProblem} `auth_scheme_unsupported`
 */
function memberOf(provider: ProviderInfo): CredentialMember | undefined {
  return schemeFacts[schemeOf(provider)].member;
}
