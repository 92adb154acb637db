import type { ProviderInfo } from '@dowel/schema';
import * as oauth from 'oauth4webapi';
import type { Credentials } from '../credentials.ts';
import { attachToken } from '../oauth2/bearer.ts';
import { requestTokens, withNewTokens } from '../oauth2/token-endpoint.ts';
import type { AuthCall, AuthStrategy } from '../strategy.ts';
import { sign } from './sign.ts';
import type { SignedProvider } from './signed-provider.ts';

/** A person's own key, with which the server signs. There is no refresh token: an expired token is made again. */
export function signedStrategy(
  authScheme: 'custom' | 'jwt',
  of: (entry: ProviderInfo) => SignedProvider,
): AuthStrategy {
  const mint = (call: AuthCall, credentials: Credentials) => getTokens(call, of(call.provider), credentials);
  return {
    authScheme,
    member: 'customAuth',
    inputs: (entry) => of(entry).inputs(entry),
    tokenAddress: (entry) => of(entry).tokenAddress(entry),
    // Without the empty `tokens`, nothing would say that there have to be some before the first call.
    collect: ({ customAuth }) => (customAuth === undefined ? undefined : { tokens: {} }),
    connect: mint,
    refresh: mint,
    decorate: (provider, credentials, request) => {
      const { header, otherHeaders = {} } = of(provider);
      const headers = new Headers(request.headers);
      for (const [name, value] of Object.entries(otherHeaders)) headers.set(name, value);
      return attachToken(header?.(provider), credentials, { ...request, headers });
    },
  };
}

async function getTokens(
  call: AuthCall,
  signedProvider: SignedProvider,
  credentials: Credentials,
): Promise<Credentials> {
  const { provider, values, now } = call;
  const { token, expireTime } = await sign(
    signedProvider.toAssertion({ provider, credentials, values }),
    now,
  );
  if (signedProvider.tokenAddress(provider) === undefined) {
    const accessToken = { token, issuedAt: now.toISOString(), expiresAt: expireTime.toISOString() };
    return withNewTokens(credentials, { accessToken });
  }
  const { grantType, parameters } = signedProvider.toGrant?.(token) ?? jwtBearer(token);
  const scopes = signedProvider.scopes?.(provider) ?? [];
  const form = new URLSearchParams({ ...parameters, ...(scopes.length > 0 && { scope: scopes.join(' ') }) });
  const { tokens } = await requestTokens(call, {
    isTyped: true,
    secrets: [token],
    send: ({ server, client, authentication, options }) =>
      oauth.genericTokenEndpointRequest(server, client, authentication, grantType, form, options),
  });
  return withNewTokens(credentials, tokens);
}

function jwtBearer(assertion: string) {
  return { grantType: 'urn:ietf:params:oauth:grant-type:jwt-bearer', parameters: { assertion } };
}
