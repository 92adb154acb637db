import type { AuthType, GrantType, ProviderInfo } from '@dowel/schema';
import { apiKey } from './api-key.ts';
import { basic } from './basic.ts';
import { custom } from './custom.ts';
import { jwt } from './jwt.ts';
import { none } from './none.ts';
import { oauth2AuthorizationCode, oauth2AuthorizationCodePkce } from './oauth2-authorization-code.ts';
import { oauth2ClientCredentials } from './oauth2-client-credentials.ts';
import { oauth2Password } from './oauth2-password.ts';
import { findSigned } from './signed/find-signed.ts';
import { findStepStrategy } from './steps/in-steps.ts';
import type { AuthStrategy } from './strategy.ts';

const byGrantType: Record<GrantType, AuthStrategy> = {
  authorizationCode: oauth2AuthorizationCode,
  authorizationCodePKCE: oauth2AuthorizationCodePkce,
  clientCredentials: oauth2ClientCredentials,
  password: oauth2Password,
};

/** The way people sign in to a provider; undefined when this server does not support it. */
export function findStrategy(entry: ProviderInfo): AuthStrategy | undefined {
  return byAuthType[entry.authType](entry);
}

const byAuthType: Record<AuthType, (entry: ProviderInfo) => AuthStrategy | undefined> = {
  apiKey: () => apiKey,
  basic: () => basic,
  none: () => none,
  custom: (entry) => {
    const { multiStep, headers = [], queryParams = [] } = entry.customOpts ?? {};
    if (multiStep) return findStepStrategy(entry);
    return headers.length + queryParams.length > 0 ? custom : findSigned(entry);
  },
  jwt: ({ jwtOpts }) => jwtOpts && jwt,
  oauth2: ({ oauth2Opts }) => oauth2Opts && byGrantType[oauth2Opts.grantType],
};
