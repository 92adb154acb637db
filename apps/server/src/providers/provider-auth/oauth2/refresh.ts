import * as oauth from 'oauth4webapi';
import type { Credentials } from '../credentials.ts';
import { ProviderAuthError } from '../errors.ts';
import type { AuthCall, OAuthClient } from '../strategy.ts';
import { requestTokens, withNewTokens } from './token-endpoint.ts';

/**
 * Exchanges the refresh token for new tokens.
 * @throws {ProviderAuthError} `expired` when there is no refresh token, or no app: only a new sign-in, with the app
 * of today, helps then. Other reasons when the provider refuses or cannot be asked.
 */
export async function refreshTokens(
  call: AuthCall,
  client: OAuthClient | undefined,
  credentials: Credentials,
): Promise<Credentials> {
  const refreshToken = credentials.tokens?.refreshToken;
  if (!refreshToken) {
    throw new ProviderAuthError(
      'expired',
      'The provider issued no refresh token, so access ends with its token.',
    );
  }
  if (!client) {
    throw new ProviderAuthError(
      'expired',
      'There was no provider app when this connection was made, or it was deleted since, so access ends with its token.',
    );
  }
  try {
    const { tokens } = await requestTokens(call, {
      client,
      address: call.provider.oauth2Opts?.refreshURL,
      secrets: [refreshToken.token],
      send: ({ server, client: id, authentication, options }) =>
        oauth.refreshTokenGrantRequest(server, id, authentication, refreshToken.token, options),
    });
    return withNewTokens(credentials, tokens);
  } catch (error) {
    throw isPast(refreshToken.expiresAt, call.now) ? toExpired(error) : error;
  }
}

function toExpired(error: unknown): unknown {
  if (!(error instanceof ProviderAuthError) || error.reason !== 'revoked') return error;
  return new ProviderAuthError('expired', error.message);
}

function isPast(time: string | undefined, now: Date): boolean {
  return time !== undefined && new Date(time) <= now;
}
