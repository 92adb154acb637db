import type { ConnectionRequest } from '@dowel/schema';

/** A token and its life, times in RFC 3339. */
export interface Token {
  token: string;
  issuedAt?: string;
  expiresAt?: string;
}

/** What a token endpoint handed out. */
export interface Tokens {
  accessToken?: Token;
  refreshToken?: Token;
  scopes?: string[];
}

/** The members of a request that may carry credentials; each scheme takes one. */
export type CredentialMember =
  | 'apiKey'
  | 'basicAuth'
  | 'customAuth'
  | 'oauth2AuthorizationCode'
  | 'oauth2ClientCredentials'
  | 'oauth2PasswordCredentials';

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
 * What is stored for a connection, sealed as JSON: the one member its scheme takes, and the tokens won with it.
 * Authorization code has tokens only.
 */
export interface Credentials {
  apiKey?: string;
  basicAuth?: Given<'basicAuth'>;
  oauth2ClientCredentials?: Given<'oauth2ClientCredentials'>;
  oauth2PasswordCredentials?: Given<'oauth2PasswordCredentials'>;
  tokens?: Tokens;
}

/** Members that are no secrets. Whatever else credentials hold, now or later, is one. */
const HARMLESS = new Set(['clientId', 'scopes', 'issuedAt', 'expiresAt']);

/** Every secret of a connection, so that none is repeated when a provider's words are passed on. */
export function secretsOf(credentials: Credentials): string[] {
  const secrets: string[] = [];
  const open: unknown[] = [credentials];
  for (let next = open.pop(); next !== undefined; next = open.pop()) {
    if (typeof next === 'string') secrets.push(next);
    if (typeof next !== 'object' || next === null) continue;
    for (const [name, member] of Object.entries(next)) if (!HARMLESS.has(name)) open.push(member);
  }
  return secrets;
}
