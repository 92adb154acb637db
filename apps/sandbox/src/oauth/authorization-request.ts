import type { OAuthClient, World } from '../world.ts';
import { type Door, readScopes, writeScopes } from './door.ts';
import { SCOPES } from './scopes.ts';

export type Parameters = Record<string, string>;

/** The application that asks, or the problem to show to the person when it is not safe to redirect. */
export function findClient(world: World, parameters: Parameters): OAuthClient | string {
  const { client_id: clientId, redirect_uri: redirectUri } = parameters;
  if (!clientId) return 'The address has no client_id, so Juniper cannot tell which application is asking.';
  const client = world.clients.get(clientId);
  if (!client) return `No application with the client ID "${clientId}" is registered with Juniper.`;
  if (!redirectUri)
    return 'The address has no redirect_uri, so Juniper does not know where to send you back to.';
  if (!client.redirectUris.includes(redirectUri)) {
    return `${client.name} asked to send you back to "${redirectUri}", which it has not registered with Juniper.`;
  }
  return client;
}

/** Why an application gets no code, as an OAuth error code and its description. */
export function findProblem(
  door: Door,
  parameters: Parameters,
): [error: string, description: string] | undefined {
  if (parameters.response_type !== 'code') {
    return ['unsupported_response_type', 'Juniper answers response_type=code only.'];
  }
  const { unknown } = readScopes(door, parameters.scope);
  if (unknown !== undefined) {
    const known = writeScopes(door, Object.keys(SCOPES)).replace(' ', ' and ');
    return ['invalid_scope', `Juniper has no scope "${unknown}" here. It has ${known}.`];
  }
  if (parameters.code_challenge && parameters.code_challenge_method !== 'S256') {
    return ['invalid_request', 'Juniper takes code_challenge_method=S256 only.'];
  }
  if (door.requiresPkce && !parameters.code_challenge) {
    return ['invalid_request', 'This address asks for PKCE, and the request has no code_challenge.'];
  }
  return undefined;
}
