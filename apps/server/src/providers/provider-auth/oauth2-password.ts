import * as oauth from 'oauth4webapi';
import type { Credentials } from './credentials.ts';
import { ProviderAuthError } from './errors.ts';
import { mapScopes } from './oauth2/authorization-url.ts';
import { attachAccessToken } from './oauth2/bearer.ts';
import { refreshTokens } from './oauth2/refresh.ts';
import { requestTokens, withNewTokens } from './oauth2/token-endpoint.ts';
import type { AuthCall, AuthStrategy } from './strategy.ts';

/** User name and password, exchanged for tokens. */
export const oauth2Password: AuthStrategy = {
  authScheme: 'oauth2/password',
  member: 'oauth2PasswordCredentials',
  collect: ({ oauth2PasswordCredentials: given }) =>
    given === undefined ? undefined : { oauth2PasswordCredentials: given },
  connect: grant,
  decorate: attachAccessToken,
  refresh: async (call, credentials) => {
    try {
      return await refreshTokens(call, clientOf(credentials), credentials);
    } catch (error) {
      const isOver = error instanceof ProviderAuthError && /^(expired|revoked)$/.test(error.reason);
      // The refresh token no longer works, but we still have the password.
      if (isOver) return grant(call, credentials);
      throw error;
    }
  },
};

async function grant(call: AuthCall, credentials: Credentials): Promise<Credentials> {
  const { username = '', password = '', scopes } = credentials.oauth2PasswordCredentials ?? {};
  const parameters = new URLSearchParams({
    ...call.provider.oauth2Opts?.tokenURLParams,
    username,
    password,
  });
  if (scopes?.length) parameters.set('scope', mapScopes(call.provider, scopes).join(' '));
  const { tokens } = await requestTokens(call, {
    client: clientOf(credentials),
    isTyped: true,
    secrets: [password],
    send: ({ server, client, authentication, options }) =>
      oauth.genericTokenEndpointRequest(server, client, authentication, 'password', parameters, options),
  });
  return withNewTokens(credentials, tokens);
}

function clientOf({ oauth2PasswordCredentials: given }: Credentials) {
  return { clientId: given?.clientId ?? '', clientSecret: given?.clientSecret ?? '' };
}
