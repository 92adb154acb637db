import type { Account } from '../crm/account.ts';
import type { OAuthServer } from '../oauth/server.ts';
import { findAccountByKey, type World } from '../world.ts';
import { ApiError } from './errors.ts';

/**
 * Finds the account that a call is for, by `X-Api-Key` or bearer token. An API key may do everything.
 * @throws {ApiError} 401 `unauthorized`, 403 `insufficient_scope`.
 */
export async function authenticate(world: World, oauth: OAuthServer, request: Request): Promise<Account> {
  const apiKey = request.headers.get('x-api-key');
  if (apiKey !== null) {
    const account = findAccountByKey(world, apiKey);
    if (account) return account;
    throw unauthorized('This API key is not known. The keys of the demo accounts are on the home page.');
  }
  if (!request.headers.has('authorization')) {
    throw unauthorized('This call carries no credential. Send a bearer token, or an API key in X-Api-Key.');
  }

  const scope = request.method === 'GET' || request.method === 'HEAD' ? 'crm.read' : 'crm.write';
  const result = await oauth.authenticate(request, scope);
  if ('error' in result) throw toApiError(result.status, result.description, scope, result.wwwAuthenticate);
  const account = world.accounts.get(result.accountId);
  if (!account) throw unauthorized('The account of this token has gone.');
  return account;
}

function unauthorized(message: string, wwwAuthenticate = 'Bearer realm="Juniper"'): ApiError {
  return new ApiError(401, 'unauthorized', message, { wwwAuthenticate });
}

function toApiError(status: number, description: string, scope: string, challenge?: string): ApiError {
  if (status === 403) {
    const message = `This token lacks the scope ${scope}. Ask the person to connect again with it.`;
    const wwwAuthenticate = `Bearer realm="Juniper", error="insufficient_scope", scope="${scope}"`;
    return new ApiError(403, 'insufficient_scope', message, { wwwAuthenticate });
  }
  return unauthorized(description, challenge?.replace('realm="Service"', 'realm="Juniper"'));
}
