import type { Access } from '@dowel/schema';
import { apiKeyScopeProblem, credentialsMissingProblem, forBuilderOnlyProblem } from '@dowel/schema/rules';
import type { Actor, PublicContext } from '../context.ts';
import type { ProjectRef } from '../db/scope.ts';
import * as apiKeys from '../features/api-keys/service.ts';
import * as consumerTokens from '../features/jwt-keys/consumer-tokens/identify-consumer.ts';
import { ProblemError } from '../problems/problem-error.ts';

/** The sender of a request, and the project that the credentials belong to. */
export interface Principal {
  readonly project: ProjectRef;
  readonly actor: Actor;
}

/**
 * Finds the caller by `X-Api-Key`, or else by `Authorization: Bearer`. When both are sent, the key counts.
 * @throws {ProblemError} `credentials_missing`, `api_key_invalid`, `token_invalid`, `token_expired`
 */
export async function authenticate(context: PublicContext, headers: Headers): Promise<Principal> {
  const key = headers.get('x-api-key');
  if (key) return apiKeys.identify(context, key);
  const [, token] = /^Bearer +(\S+)$/i.exec(headers.get('authorization') ?? '') ?? [];
  if (token !== undefined) return consumerTokens.identify(context, token);
  throw new ProblemError('credentials_missing', {
    ...credentialsMissingProblem(),
    headers: { 'WWW-Authenticate': 'Bearer' },
  });
}

/**
 * Checks that a caller may call an endpoint with this access.
 * @throws {ProblemError} `api_key_scope`, `token_not_allowed`
 */
export function assertAccess(access: Access, actor: Actor): void {
  if (actor.kind === 'consumer' && access !== 'consumer') {
    throw new ProblemError('token_not_allowed', forBuilderOnlyProblem());
  }
  if (actor.kind !== 'apiKey' || actor.scopes.includes('full')) return;
  if (access === 'full' || !actor.scopes.includes('frontend')) {
    throw new ProblemError('api_key_scope', apiKeyScopeProblem());
  }
}
