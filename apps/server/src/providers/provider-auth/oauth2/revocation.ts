import { ProviderAuthError } from '../errors.ts';
import type { SecretDestination, SecretFetch } from '../secret-destination.ts';
import type { OAuthClient } from '../strategy.ts';

/**
 * Revokes a token at the address of the catalogue (RFC 7009).
 * @throws {ProviderAuthError} when the provider refuses; the transport's error when it does not answer.
 */
export async function revokeToken(
  fetch: SecretFetch,
  destination: SecretDestination,
  { clientId, clientSecret }: OAuthClient,
  token: string,
): Promise<void> {
  const body = new URLSearchParams({ token, client_id: clientId, client_secret: clientSecret });
  const { ok, status } = await fetch(destination, { method: 'POST', body });
  if (ok) return;
  const isAway = status === 429 || status >= 500;
  const reason = isAway ? 'provider_unreachable' : 'misconfigured_app';
  throw new ProviderAuthError(reason, `The provider answered with status ${status}.`);
}
