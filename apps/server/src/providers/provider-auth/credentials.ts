import type { ConnectionRequest, ProviderInfo } from '@dowel/schema';
import type { CredentialMember, CustomValues } from '@dowel/schema/rules';

/** A token and its lifetime. Times are in RFC 3339. */
export interface Token {
  token: string;
  issuedAt?: string;
  expiresAt?: string;
}

/** The tokens that a token endpoint gave. */
export interface Tokens {
  accessToken?: Token;
  refreshToken?: Token;
  scopes?: string[];
}

export const credentialMembers: readonly CredentialMember[] = [
  'apiKey',
  'basicAuth',
  'customAuth',
  'oauth2AuthorizationCode',
  'oauth2ClientCredentials',
  'oauth2PasswordCredentials',
];

type Given<Member extends CredentialMember> = NonNullable<ConnectionRequest[Member]>;

/**
 * What is stored for a connection, sealed as JSON: the member that its scheme uses, and the tokens we got with it.
 * Authorization code has tokens only.
 */
export interface Credentials {
  apiKey?: string;
  basicAuth?: Given<'basicAuth'>;
  /** What the person typed for a provider with inputs of its own. */
  customAuth?: CustomValues;
  /** What a sign-in in steps got from the provider. */
  secrets?: Record<string, string>;
  oauth2ClientCredentials?: Given<'oauth2ClientCredentials'>;
  oauth2PasswordCredentials?: Given<'oauth2PasswordCredentials'>;
  tokens?: Tokens;
}

/** Members that are not secret. All other members of credentials, now or later, count as secrets. */
const HARMLESS = new Set(['clientId', 'scopes', 'issuedAt', 'expiresAt']);

/** All secrets of a connection. They are masked when a provider's text is passed on. */
export function secretsOf(credentials: Credentials): string[] {
  const secrets: string[] = [];
  const open: unknown[] = [credentials];
  while (open.length > 0) {
    const next = open.pop();
    if (typeof next === 'string') secrets.push(next);
    if (typeof next !== 'object' || next === null) continue;
    for (const [name, member] of Object.entries(next)) if (!HARMLESS.has(name)) open.push(member);
  }
  return secrets;
}

/** Those of the secrets that are user names, and not a key in the place of one. */
export function userNamesOf(
  { basicAuth, oauth2PasswordCredentials }: Credentials,
  { basicOpts }: Pick<ProviderInfo, 'basicOpts'>,
): (string | undefined)[] {
  const { apiKeyAsBasic, apiKeyAsBasicOpts } = basicOpts ?? {};
  const mayBeKey = !basicAuth?.password || (apiKeyAsBasic && apiKeyAsBasicOpts?.fieldUsed !== 'password');
  return [mayBeKey ? undefined : basicAuth?.username, oauth2PasswordCredentials?.username];
}
