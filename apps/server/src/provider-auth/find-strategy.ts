import type { AuthType, GrantType, ProviderInfo } from '@dowel/schema';
import { apiKey } from './api-key.ts';
import { basic } from './basic.ts';
import { none } from './none.ts';
import { oauth2AuthorizationCode, oauth2AuthorizationCodePkce } from './oauth2-authorization-code.ts';
import { oauth2ClientCredentials } from './oauth2-client-credentials.ts';
import { oauth2Password } from './oauth2-password.ts';
import type { AuthStrategy } from './strategy.ts';

const byGrantType: Record<GrantType, AuthStrategy> = {
  authorizationCode: oauth2AuthorizationCode,
  authorizationCodePKCE: oauth2AuthorizationCodePkce,
  clientCredentials: oauth2ClientCredentials,
  password: oauth2Password,
};

/** `custom` and `jwt` have no auth scheme in the API yet, so we could not show a connection that uses one of them. */
const byAuthType: Record<Exclude<AuthType, 'oauth2'>, AuthStrategy | undefined> = {
  apiKey,
  basic,
  none,
  custom: undefined,
  jwt: undefined,
};

/** The way people sign in to a provider; undefined when this server does not support it. */
export function findStrategy({ authType, oauth2Opts }: ProviderInfo): AuthStrategy | undefined {
  if (authType !== 'oauth2') return byAuthType[authType];
  return oauth2Opts && byGrantType[oauth2Opts.grantType];
}
