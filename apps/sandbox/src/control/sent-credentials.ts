import { auth as basicCredentials } from 'hono/utils/basic-auth';
import type { World } from '../world.ts';
import type { SentCredentials } from './faults.ts';

/**
 * Finds out who makes a call, even if the credential is invalid: a fault may apply to calls that would be refused
 * anyway.
 */
export async function findCredentials(world: World, request: Request): Promise<SentCredentials> {
  const apiKey = request.headers.get('x-api-key') ?? undefined;
  return { apiKey, clientId: await findClientId(world, request) };
}

async function findClientId(world: World, request: Request): Promise<string | undefined> {
  const bearer = /^Bearer (.+)$/i.exec(request.headers.get('authorization') ?? '')?.[1];
  if (bearer !== undefined) {
    const token = world.grants.accessTokens.get(bearer);
    return token && world.grants.grants.get(token.grantId)?.clientId;
  }
  const basic = basicCredentials(request)?.username;
  if (basic !== undefined) return basic;
  const isForm = request.headers.get('content-type')?.startsWith('application/x-www-form-urlencoded');
  const form = isForm ? new URLSearchParams(await request.clone().text()) : new URL(request.url).searchParams;
  return form.get('client_id') ?? undefined;
}
