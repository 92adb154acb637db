import { type GroupAccess, refuseAllGroups, refuseGroup, refuseRefs } from '@dowel/schema/rules';
import type { Context } from '../context.ts';
import { isBuilder } from './caller.ts';
import { ProblemError } from './problems/problem-error.ts';

/**
 * `refuseRefs` for a service: an end user names only their own group and consumer in a body.
 * @throws {ProblemError} `token_not_allowed`
 */
export function assertOwnRefs(context: Context, refs: { groupRef: string; consumerRef: string }): void {
  const words = refuseRefs(accessOf(context), refs);
  if (words) throw new ProblemError('token_not_allowed', words);
}

/**
 * `refuseGroup` for a service: a consumer token names no group but its own.
 * @throws {ProblemError} `token_not_allowed`
 */
export function assertOwnGroup(context: Context, groupRef: string): void {
  const words = refuseGroup(accessOf(context), groupRef);
  if (words) throw new ProblemError('token_not_allowed', words);
}

/**
 * `refuseAllGroups` for a service: a key that is public in pages must name a group.
 * @throws {ProblemError} `invalid_request`
 */
export function assertGroupNamed(context: Context, groupRef: string | undefined): void {
  const words = refuseAllGroups(accessOf(context), groupRef);
  if (words) throw new ProblemError('invalid_request', words);
}

interface Names {
  groupName?: string | undefined;
  consumerName?: string | undefined;
}

/** The names of a group and a consumer to store. A name that the builder has signed counts before one that the page sends. */
export function namesOf({ actor }: Context, { groupName, consumerName }: Names): Names {
  const signed: Names = actor.kind === 'consumer' ? actor : {};
  return {
    groupName: signed.groupName ?? groupName,
    consumerName: signed.consumerName ?? consumerName,
  };
}

function accessOf(context: Context): GroupAccess {
  if (context.actor.kind === 'consumer') return context.actor;
  return { kind: isBuilder(context) ? 'builder' : 'page' };
}
