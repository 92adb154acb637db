import {
  type Called,
  credentialsMissingProblem,
  forBuilderOnlyProblem,
  refuseKey,
  sessionRequiredProblem,
} from '@dowel/schema/rules';
import type { PublicContext } from '../../context.ts';
import * as apiKeys from '../../people/api-keys/service.ts';
import { sessionOfOwnPage } from '../../people/builder-sign-in/service.ts';
import * as consumerTokens from '../../people/consumer-tokens/service.ts';
import * as sessions from '../../people/sessions/service.ts';
import type { Actor, BuilderActor, ProjectActor } from '../../platform/actor.ts';
import { assertRole } from '../../platform/caller.ts';
import type { ProjectRef } from '../../platform/db/scope.ts';
import { ProblemError } from '../../platform/problems/problem-error.ts';

/** The sender of a request. A key or a consumer token belongs to one project. A builder may have many. */
export type Principal =
  | { readonly project: ProjectRef; readonly actor: ProjectActor }
  | { readonly project?: undefined; readonly actor: BuilderActor };

/**
 * Finds the caller by `X-Api-Key`, or else by `Authorization: Bearer`, which is a session or a consumer token. When both
 * are sent, the key counts. A page of our own origin sends neither: then the cookie that its browser is signed in with
 * counts.
 * @throws {ProblemError} `credentials_missing`, `api_key_invalid`, `frontend_keys_off`, `token_invalid`, `token_expired`, `session_invalid`
 */
export async function authenticate(context: PublicContext, headers: Headers): Promise<Principal> {
  const key = headers.get('x-api-key');
  if (key) return apiKeys.identify(context, key);
  const [, token] = /^Bearer +(\S+)$/i.exec(headers.get('authorization') ?? '') ?? [];
  if (token?.startsWith(sessions.SESSION_PREFIX)) return { actor: await builderOf(context, token) };
  if (token !== undefined) return consumerTokens.identify(context, token);
  const session = sessionOfOwnPage(context, headers);
  if (session !== undefined) {
    // The cookie is that of all tabs, so another person may have signed in since this page was loaded.
    const shown = headers.get('dowel-builder');
    return { actor: { ...(await builderOf(context, session, shown)), isOnPage: true } };
  }
  throw new ProblemError('credentials_missing', {
    ...credentialsMissingProblem(),
    headers: { 'WWW-Authenticate': 'Bearer' },
  });
}

async function builderOf(
  context: PublicContext,
  token: string,
  builderId?: string | null,
): Promise<BuilderActor> {
  const { sessionId, builder, membership } = await sessions.identify(context, token, builderId);
  return { kind: 'builder', id: builder.id, sessionId, membership };
}

/**
 * Checks that a caller may call an operation.
 * @throws {ProblemError} `api_key_scope`, `token_not_allowed`, `session_required`, `role_not_allowed`
 */
export function assertAccess(called: Called, actor: Actor): void {
  const { access } = called;
  if (actor.kind === 'consumer' && access !== 'consumer' && access !== 'token') {
    throw new ProblemError('token_not_allowed', forBuilderOnlyProblem());
  }
  if (access === 'builder' && actor.kind !== 'builder') {
    throw sessionRequired();
  }
  if (actor.kind === 'builder') assertRole(actor, called);
  const words = actor.kind === 'apiKey' && refuseKey(actor.scopes, called);
  if (words) throw new ProblemError('api_key_scope', words);
}

/** The answer to a key, where only a person who is signed in may call. */
export function sessionRequired(): ProblemError {
  return new ProblemError('session_required', sessionRequiredProblem());
}
