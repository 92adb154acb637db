import OAuth2Server from '@node-oauth/oauth2-server';
import { findCaller } from '../control/caller.ts';
import { rotatesRefreshTokens } from '../control/named-faults.ts';
import { readIssuer } from '../sign-in/service-accounts.ts';
import type { World } from '../world.ts';
import { JWT_BEARER } from './grants.ts';
import { jwtBearerGrant } from './jwt-bearer-grant.ts';
import { CODE_SECONDS, createOAuthModel } from './model.ts';

const { Request: LibraryRequest, Response: LibraryResponse } = OAuth2Server;

/** An access token that passed the check. */
export interface VerifiedToken {
  clientId: string;
  accountId: string;
  grantId: string;
}

/** A failure with its OAuth error code. */
export interface OAuthFailure {
  status: number;
  error: string;
  description: string;
  wwwAuthenticate?: string;
}

/** The response of the token endpoint. */
export interface TokenAnswer {
  status: number;
  body: Record<string, unknown>;
  headers: Record<string, string>;
}

/** Our interface to the OAuth library, in web requests. Only this file uses the library. */
export type OAuthServer = ReturnType<typeof createOAuthServer>;

export function createOAuthServer(world: World) {
  const model = createOAuthModel(world);
  const library = new OAuth2Server({ model });

  return {
    /** Handles a submitted consent form. Resolves to the address to send the person to. */
    async authorize(form: Record<string, string>, user: { id: string; accountId: string }): Promise<string> {
      const request = new LibraryRequest({ headers: {}, method: 'POST', query: {}, body: form });
      const response = new LibraryResponse();
      const options = {
        authenticateHandler: { handle: () => user },
        allowEmptyState: true,
        authorizationCodeLifetime: CODE_SECONDS,
      };
      try {
        await library.authorize(request, response, options);
        return String(response.get('location'));
      } catch (error) {
        const { error: code, description } = toFailure(error);
        return errorRedirect(form, code, description);
      }
    },

    /** Handles `POST /oauth/token`. */
    async token(request: Request): Promise<TokenAnswer> {
      const caller = request.clone();
      const text = await request.text();
      const headers = { ...Object.fromEntries(request.headers), 'content-length': String(text.length) };
      const body: Record<string, string | undefined> = Object.fromEntries(new URLSearchParams(text));
      // The library wants a client_id in every request. In this grant the assertion names the client (RFC 7521 4.1).
      if (body.grant_type === JWT_BEARER) body.client_id ??= readIssuer(world, body.assertion ?? '')?.id;
      const libraryRequest = new LibraryRequest({ headers, method: 'POST', query: {}, body });
      const response = new LibraryResponse();
      const { origin, pathname } = new URL(request.url);
      try {
        const token = await library.token(libraryRequest, response, {
          accessTokenLifetime: world.accessTokenSeconds,
          allowExtendedTokenAttributes: true,
          alwaysIssueNewRefreshToken: rotatesRefreshTokens(world, await findCaller(world, caller)),
          requireClientAuthentication: { [JWT_BEARER]: false },
          extendedGrantTypes: { [JWT_BEARER]: jwtBearerGrant(world, model, `${origin}${pathname}`) },
        });
        response.body = { ...response.body, user: { id: token.user.id } };
      } catch (error) {
        const failure = toFailure(error);
        return {
          status: failure.status,
          body: { error: failure.error, error_description: failure.description },
          headers: response.headers ?? {},
        };
      }
      return { status: 200, body: response.body, headers: response.headers ?? {} };
    },

    /** Checks the bearer token of an API call. */
    async authenticate(request: Request, scope: string): Promise<VerifiedToken | OAuthFailure> {
      const headers = { authorization: request.headers.get('authorization') ?? '' };
      const libraryRequest = new LibraryRequest({ headers, method: request.method, query: {}, body: {} });
      const response = new LibraryResponse();
      try {
        const { client, user } = await library.authenticate(libraryRequest, response, { scope: [scope] });
        return { clientId: client.id, accountId: user.accountId, grantId: user.grantId };
      } catch (error) {
        const wwwAuthenticate = response.get('www-authenticate');
        return { ...toFailure(error), ...(wwwAuthenticate && { wwwAuthenticate }) };
      }
    },
  };
}

/** The redirect address that tells an application why it got no code (RFC 6749 section 4.1.2.1). */
export function errorRedirect(
  parameters: Record<string, string>,
  error: string,
  description: string,
): string {
  const url = new URL(parameters.redirect_uri ?? '');
  url.searchParams.set('error', error);
  url.searchParams.set('error_description', description);
  if (parameters.state) url.searchParams.set('state', parameters.state);
  return url.href;
}

function toFailure(error: unknown): OAuthFailure {
  if (error instanceof OAuth2Server.OAuthError) {
    return { status: error.code, error: error.name, description: error.message };
  }
  throw error;
}
