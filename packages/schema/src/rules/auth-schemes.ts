import type { ConnectionRequest } from '../resources/connection-credentials.ts';
import type { AuthScheme } from '../resources/connections.ts';
import type { GrantType } from '../resources/provider-auth-options.ts';
import type { AuthType, ProviderInfo } from '../resources/providers.ts';

/** The way of signing in that a connection was made with. Unlike `AuthScheme`, it tells `custom` and `jwt` apart. */
export type SignInScheme = AuthScheme | 'custom' | 'jwt';

/** The members of a request that may carry credentials. Each scheme uses at most one of them. */
export type CredentialMember = Extract<
  keyof ConnectionRequest,
  | 'apiKey'
  | 'basicAuth'
  | 'customAuth'
  | 'oauth2AuthorizationCode'
  | 'oauth2ClientCredentials'
  | 'oauth2PasswordCredentials'
>;

interface SchemeFacts {
  /** The catalogue's word for it. */
  authType: AuthType;
  /** What the API shows. Its set is closed, so `custom` and `jwt` are shown as `apiKey` (ADR 0006). */
  authScheme: AuthScheme;
  /** The member of a request with the credentials; undefined when the scheme needs none. */
  member: CredentialMember | undefined;
}

/** What differs between the ways of signing in. */
export const schemeFacts: Readonly<Record<SignInScheme, SchemeFacts>> = {
  none: { authType: 'none', authScheme: 'none', member: undefined },
  apiKey: { authType: 'apiKey', authScheme: 'apiKey', member: 'apiKey' },
  basic: { authType: 'basic', authScheme: 'basic', member: 'basicAuth' },
  custom: { authType: 'custom', authScheme: 'apiKey', member: 'customAuth' },
  jwt: { authType: 'jwt', authScheme: 'apiKey', member: 'customAuth' },
  'oauth2/authorizationCode': ofOauth('authorizationCode', 'oauth2AuthorizationCode'),
  'oauth2/authorizationCodePKCE': ofOauth('authorizationCodePKCE', 'oauth2AuthorizationCode'),
  'oauth2/clientCredentials': ofOauth('clientCredentials', 'oauth2ClientCredentials'),
  'oauth2/password': ofOauth('password', 'oauth2PasswordCredentials'),
};

function ofOauth(grantType: GrantType, member: CredentialMember): SchemeFacts {
  return { authType: 'oauth2', authScheme: `oauth2/${grantType}`, member };
}

/** The scheme of a provider; undefined for OAuth without options. */
export function signInSchemeOf({
  authType,
  oauth2Opts,
}: Pick<ProviderInfo, 'authType' | 'oauth2Opts'>): SignInScheme | undefined {
  if (authType !== 'oauth2') return authType;
  return oauth2Opts && `oauth2/${oauth2Opts.grantType}`;
}
