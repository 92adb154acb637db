import * as oauth from 'oauth4webapi';
import type { Credentials } from './credentials.ts';
import { mapScopes } from './oauth2/authorization-url.ts';
import { attachAccessToken } from './oauth2/bearer.ts';
import { requestTokens, withNewTokens } from './oauth2/token-endpoint.ts';
import type { AuthCall, AuthStrategy } from './strategy.ts';

/** The customer's own client. There is no refresh token: when a token expires, we ask for a new one in the same way. */
export const oauth2ClientCredentials: AuthStrategy = {
  authScheme: 'oauth2/clientCredentials',
  member: 'oauth2ClientCredentials',
  collect: ({ oauth2ClientCredentials: given }) =>
    given === undefined ? undefined : { oauth2ClientCredentials: given },
  connect: grant,
  decorate: attachAccessToken,
  refresh: grant,
};

async function grant(call: AuthCall, credentials: Credentials): Promise<Credentials> {
  const { clientId = '', clientSecret = '', scopes } = credentials.oauth2ClientCredentials ?? {};
  const parameters = new URLSearchParams();
  if (scopes?.length) parameters.set('scope', mapScopes(call.provider, scopes).join(' '));
  for (const audience of call.provider.oauth2Opts?.audience ?? []) parameters.append('audience', audience);
  const { tokens } = await requestTokens(call, {
    client: { clientId, clientSecret },
    isTyped: true,
    secrets: [],
    send: ({ server, client, authentication, options }) =>
      oauth.clientCredentialsGrantRequest(server, client, authentication, parameters, options),
  });
  return withNewTokens(credentials, tokens);
}
