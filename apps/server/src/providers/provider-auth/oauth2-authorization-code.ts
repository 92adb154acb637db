import type { ConnectionRequest } from '@dowel/schema';
import * as oauth from 'oauth4webapi';
import { templateFiller } from './credential-templates.ts';
import type { Credentials, Token, Tokens } from './credentials.ts';
import { attachAccessToken } from './oauth2/bearer.ts';
import { refreshTokens } from './oauth2/refresh.ts';
import { type Issued, requestTokens } from './oauth2/token-endpoint.ts';
import type { AuthCall, AuthStrategy, OAuthClient } from './strategy.ts';

const authorizationCode: Omit<AuthStrategy, 'authScheme'> = {
  member: 'oauth2AuthorizationCode',
  collect: ({ oauth2AuthorizationCode: given }) => {
    const tokens = given && toTokens(given);
    return tokens?.accessToken || tokens?.refreshToken ? { tokens } : undefined;
  },
  // Tokens from elsewhere are used unchanged until the access token expires.
  connect: async (call, credentials) =>
    isUsable(call, credentials) ? credentials : refreshTokens(call, call.client, credentials),
  // Many providers accept a refresh token only once.
  connectSpends: (call, credentials) => !isUsable(call, credentials),
  decorate: attachAccessToken,
  refresh: (call, credentials) => refreshTokens(call, call.client, credentials),
};

/** A person grants access in the browser, through the builder's app. */
export const oauth2AuthorizationCode: AuthStrategy = {
  ...authorizationCode,
  authScheme: 'oauth2/authorizationCode',
};

/** The same, with a proof that the code is redeemed by the same party that asked for it (RFC 7636). */
export const oauth2AuthorizationCodePkce: AuthStrategy = {
  ...authorizationCode,
  authScheme: 'oauth2/authorizationCodePKCE',
};

/** A code that came back from a provider, and the values that belong to it. */
export interface CodeExchange {
  client: OAuthClient;
  code: string;
  /** The state that came back with the code. Some providers want it with the code again. */
  state: string;
  redirectUri: string;
  /**
   * The verifier of the challenge that we sent when the sign-in began; undefined when the provider does not support
   * PKCE.
   */
  codeVerifier: string | undefined;
}

/**
 * Redeems an authorization code.
 * @throws {ProviderAuthError} when the provider refuses or cannot be asked.
 */
export function exchangeCode(call: AuthCall, exchange: CodeExchange): Promise<Issued> {
  const { client, code, state, redirectUri, codeVerifier } = exchange;
  return requestTokens(call, {
    client,
    secrets: codeVerifier === undefined ? [code] : [code, codeVerifier],
    send: ({ server, client: id, authentication, options }) => {
      // The state needs no check here: the sign-in was found by it.
      const parameters = oauth.validateAuthResponse(server, id, new URLSearchParams({ code }));
      const verifier = codeVerifier ?? oauth.nopkce;
      const fill = templateFiller({ secrets: { state } }, call.values);
      const own = Object.entries(call.provider.oauth2Opts?.tokenURLParams ?? {});
      const additionalParameters = Object.fromEntries(own.map(([name, text]) => [name, fill(text)]));
      return oauth.authorizationCodeGrantRequest(
        server,
        id,
        authentication,
        parameters,
        redirectUri,
        verifier,
        { ...options, additionalParameters },
      );
    },
  });
}

function isUsable({ now }: AuthCall, { tokens }: Credentials): boolean {
  const { token, expiresAt } = tokens?.accessToken ?? {};
  return token !== undefined && (expiresAt === undefined || new Date(expiresAt) > now);
}

function toTokens(given: NonNullable<ConnectionRequest['oauth2AuthorizationCode']>): Tokens {
  const { accessToken, refreshToken, scopes } = given;
  return {
    ...(accessToken && { accessToken: toToken(accessToken) }),
    ...(refreshToken && { refreshToken: toToken(refreshToken) }),
    ...(scopes && { scopes }),
  };
}

function toToken({
  token,
  issuedAt,
  expiresAt,
}: { [Member in keyof Token]: Token[Member] | undefined }): Token {
  return {
    token: token ?? '',
    ...(issuedAt !== undefined && { issuedAt }),
    ...(expiresAt !== undefined && { expiresAt }),
  };
}
