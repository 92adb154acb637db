import {
  apiKeyIntegrationProblem,
  byBuilder,
  isFullMember,
  isPageKey,
  roleMayCall,
  roleNotAllowedProblem,
  toCreatedBy,
} from '@dowel/schema/rules';
import type { Context } from '../context.ts';
import type { Actor, BuilderActor } from './actor.ts';
import { ProblemError } from './problems/problem-error.ts';

/** Whether the caller is the builder: their own backend, or a person of their org. They may name any group of the project. */
export function isBuilder({ actor }: Pick<Context, 'actor'>): boolean {
  if (actor.kind === 'system' || actor.kind === 'builder') return true;
  return actor.kind === 'apiKey' && !isPageKey(actor.scopes);
}

/**
 * Checks that a key is for an integration, if it is not for all of them.
 * @param integrationId undefined if the request names none
 * @throws {ProblemError} `api_key_scope`
 */
export function assertKeyIsFor({ actor }: Pick<Context, 'actor'>, integrationId: string | undefined): void {
  if (actor.kind !== 'apiKey' || !actor.integrationIds) return;
  if (integrationId !== undefined && actor.integrationIds.includes(integrationId)) return;
  throw new ProblemError('api_key_scope', apiKeyIntegrationProblem());
}

/** Whether the caller may see credentials: a backend whose key may do everything, or a person who may. */
export function maySeeCredentials({ actor }: Pick<Context, 'actor'>): boolean {
  if (actor.kind === 'apiKey') return actor.scopes.includes('full');
  if (actor.kind === 'builder') return actor.membership === undefined || isFullMember(actor.membership.role);
  return actor.kind === 'system';
}

/**
 * Checks that the role of a builder allows an operation. Somebody without an org has none.
 * @throws {ProblemError} `role_not_allowed`
 */
export function assertRole({ membership }: BuilderActor, called: { operation: string }): void {
  if (!membership || roleMayCall(membership.role, called)) return;
  throw new ProblemError('role_not_allowed', roleNotAllowedProblem(membership.role));
}

/**
 * Whether a problem may tell its reader what the builder can do. The builder always reads that. In development everyone
 * does, because there the keys and tokens in pages are not the builder's own (ADR 0020).
 * @param actor absent when the caller is not known yet.
 */
export function isToldAsBuilder({ env }: Pick<Context, 'env'>, actor?: Actor): boolean {
  return env.mode === 'development' || (actor !== undefined && isBuilder({ actor }));
}

/** The person who calls, as `createdBy` names them. Undefined for a key. */
export function personOf({ actor }: Pick<Context, 'actor'>): string | undefined {
  if (actor.kind === 'consumer') return toCreatedBy(actor.consumerRef);
  return actor.kind === 'builder' ? byBuilder(actor.id) : undefined;
}
