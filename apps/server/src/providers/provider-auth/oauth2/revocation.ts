import * as oauth from 'oauth4webapi';
import type { SecretDestination, SecretFetch } from '../destinations/secret-destination.ts';
import type { OAuthClient } from '../strategy.ts';

/**
 * Revokes a token at the address of the catalogue (RFC 7009).
 * @throws {Error} when the provider refuses, or does not answer.
 */
export async function revokeToken(
  fetch: SecretFetch,
  destination: SecretDestination,
  { clientId, clientSecret }: OAuthClient,
  token: string,
): Promise<void> {
  const server = { issuer: destination, revocation_endpoint: destination };
  const client = { client_id: clientId };
  // `fetch` decides whether plain http is allowed, because it knows the IP address.
  const response = await oauth.revocationRequest(
    server,
    client,
    oauth.ClientSecretPost(clientSecret),
    token,
    {
      [oauth.customFetch]: (_url, init) => fetch(destination, init),
      [oauth.allowInsecureRequests]: true,
    },
  );
  await oauth.processRevocationResponse(response);
}
