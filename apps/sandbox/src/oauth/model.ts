import type OAuth2Server from '@node-oauth/oauth2-server';
import { isRevoked } from '../control/named-faults.ts';
import type { Account } from '../crm/account.ts';
import { findAccountByPassword } from '../sign-in/find-account.ts';
import type { World } from '../world.ts';
import { type Grant, type IssuedToken, JWT_BEARER } from './grants.ts';
import { isScope, parseScopes } from './scopes.ts';

type Model = OAuth2Server.AuthorizationCodeModel &
  OAuth2Server.RefreshTokenModel &
  OAuth2Server.ClientCredentialsModel &
  OAuth2Server.PasswordModel;

/** How long a refresh token is valid. */
const REFRESH_TOKEN_SECONDS = 30 * 24 * 3600;
/** How long a code is valid. */
export const CODE_SECONDS = 60;

/** What the OAuth library asks about this world's clients, codes and tokens. */
export function createOAuthModel(world: World): Model {
  return {
    getClient: async (clientId, clientSecret: string | null | undefined) => {
      // The library passes null where an application does not have to authenticate (the consent page). It passes
      // undefined where the application should have sent its secret. So only null may continue without the secret.
      // A service account has no secret. The grant checks its signature.
      if (world.serviceAccounts.has(clientId)) return clientSecret == null ? toClient(world, clientId) : null;
      const client = world.clients.get(clientId);
      return client && (clientSecret === null || clientSecret === client.secret)
        ? toClient(world, clientId)
        : null;
    },

    generateAuthorizationCode: async () => world.randomToken(),
    generateAccessToken: async () => `juniper_access_${world.randomToken()}`,
    generateRefreshToken: async () => `juniper_refresh_${world.randomToken()}`,

    validateScope: async (_user, _client, scope) => {
      const asked = scope?.length ? scope : parseScopes(undefined);
      return asked.every(isScope) ? asked : null;
    },

    getUserFromClient: async ({ id }) => {
      const account = world.accounts.get(world.clients.get(id)?.accountId ?? '');
      return account && !isRevoked(world, { account: account.id, clientId: id })
        ? openGrant(world, id, account)
        : null;
    },

    getUser: async (username, password, { id }) => {
      const account = findAccountByPassword(world, username, password);
      return account && !isRevoked(world, { account: account.id, clientId: id })
        ? openGrant(world, id, account)
        : null;
    },

    ...codes(world),
    ...accessTokens(world),
    ...refreshTokens(world),
  };
}

function codes(world: World) {
  return {
    saveAuthorizationCode: async (code, client, user) => {
      const grant = world.grants.open({
        clientId: client.id,
        accountId: user.accountId,
        userId: user.id,
        scopes: code.scope ?? [],
      });
      world.grants.codes.set(code.authorizationCode, {
        ...issue(world, grant, grant.scopes, CODE_SECONDS),
        redirectUri: code.redirectUri,
        ...(code.codeChallenge && { codeChallenge: code.codeChallenge }),
        ...(code.codeChallengeMethod && { codeChallengeMethod: code.codeChallengeMethod }),
      });
      return { ...code, client, user };
    },

    getAuthorizationCode: async (authorizationCode) => {
      const code = world.grants.codes.get(authorizationCode);
      const grant = liveUnlessReplayed(world, code);
      if (!code || !grant) return null;
      const { codeChallenge, codeChallengeMethod, redirectUri } = code;
      return {
        authorizationCode,
        redirectUri,
        ...(codeChallenge && codeChallengeMethod && { codeChallenge, codeChallengeMethod }),
        expiresAt: toLibraryTime(world, code),
        scope: code.scopes,
        client: toClient(world, grant.clientId),
        user: toUser(grant),
      };
    },

    revokeAuthorizationCode: async ({ authorizationCode }) => use(world.grants.codes.get(authorizationCode)),
  } satisfies Partial<Model>;
}

function accessTokens(world: World) {
  return {
    saveToken: async (token, client, user) => {
      const grant = world.grants.grants.get(user.grantId);
      if (!grant) throw new Error(`Grant ${user.grantId} has gone, so no token can be issued under it.`);
      const scopes = token.scope ?? [];
      const access = issue(world, grant, scopes, client.accessTokenLifetime ?? world.accessTokenSeconds);
      world.grants.accessTokens.set(token.accessToken, access);
      if (token.refreshToken) {
        world.grants.refreshTokens.set(
          token.refreshToken,
          issue(world, grant, scopes, REFRESH_TOKEN_SECONDS),
        );
      }
      return {
        accessToken: token.accessToken,
        accessTokenExpiresAt: toLibraryTime(world, access),
        ...(token.refreshToken && { refreshToken: token.refreshToken }),
        scope: scopes,
        client,
        user,
        // The library copies further attributes into the token response as they are.
        account: {
          id: grant.accountId,
          name: world.accounts.get(grant.accountId)?.name,
          plan_url: 'https://juniper.example/plans/growth',
        },
      };
    },

    getAccessToken: async (accessToken) => {
      const token = world.grants.accessTokens.get(accessToken);
      const grant = world.grants.findLive(token);
      if (!token || token.isUsed || !grant) return null;
      return {
        accessToken,
        accessTokenExpiresAt: toLibraryTime(world, token),
        scope: token.scopes,
        client: toClient(world, grant.clientId),
        user: toUser(grant),
      };
    },

    verifyScope: async (token, scope) => scope.every((name) => token.scope?.includes(name)),
  } satisfies Partial<Model>;
}

function refreshTokens(world: World) {
  return {
    getRefreshToken: async (refreshToken) => {
      const token = world.grants.refreshTokens.get(refreshToken);
      const grant = liveUnlessReplayed(world, token);
      if (!token || !grant) return null;
      return {
        refreshToken,
        refreshTokenExpiresAt: toLibraryTime(world, token),
        scope: token.scopes,
        client: toClient(world, grant.clientId),
        user: toUser(grant),
      };
    },

    revokeToken: async ({ refreshToken }) => use(world.grants.refreshTokens.get(refreshToken)),
  } satisfies Partial<Model>;
}

/**
 * The grant of a single-use secret. If a secret is used twice, two parties have it, so the whole grant is revoked (RFC
 * 6749 section 4.1.2 for codes, RFC 9700 section 4.14.2 for refresh tokens).
 */
function liveUnlessReplayed(world: World, token: IssuedToken | undefined): Grant | undefined {
  if (token?.isUsed) world.grants.revoke(token.grantId);
  return world.grants.findLive(token);
}

function use(token: IssuedToken | undefined): boolean {
  if (!token || token.isUsed) return false;
  token.isUsed = true;
  return true;
}

function issue(world: World, grant: Grant, scopes: string[], seconds: number): IssuedToken {
  return { grantId: grant.id, scopes, expiresAtMs: world.now().getTime() + seconds * 1000, isUsed: false };
}

/**
 * The library compares with the system clock and rounds the remaining lifetime down. So we convert an expiry time from
 * this world's clock to the system clock, and add half a second for the work in between.
 */
function toLibraryTime(world: World, { expiresAtMs }: IssuedToken): Date {
  const remainingMs = expiresAtMs - world.now().getTime();
  return new Date(Date.now() + (remainingMs > 0 ? remainingMs + 500 : -1));
}

function toClient(world: World, clientId: string): OAuth2Server.Client {
  const client = world.clients.get(clientId);
  return {
    id: clientId,
    redirectUris: client?.redirectUris ?? [],
    grants: grantTypesOf(world, clientId),
    ...(client?.accessTokenSeconds && { accessTokenLifetime: client.accessTokenSeconds }),
  };
}

function grantTypesOf(world: World, clientId: string): string[] {
  if (world.serviceAccounts.has(clientId)) return [JWT_BEARER];
  if (world.clients.get(clientId)?.accountId) return ['client_credentials'];
  return ['authorization_code', 'refresh_token', 'password'];
}

/** Opens a grant that nobody had to consent to, and answers its user. */
export function openGrant(world: World, clientId: string, account: Account): OAuth2Server.User {
  const { id: accountId, user } = account;
  return toUser(world.grants.open({ clientId, accountId, userId: user.id, scopes: [] }));
}

function toUser(grant: Grant): OAuth2Server.User {
  return { id: grant.userId, accountId: grant.accountId, grantId: grant.id };
}
