import { foreignRefsProblem } from '@dowel/schema/rules';
import type { Actor, Context } from '../context.ts';
import { ProblemError } from '../problems/problem-error.ts';

/** Whether the caller is the builder's own backend. It may see and do everything in the project. */
export function isBuilder({ actor }: Pick<Context, 'actor'>): boolean {
  return actor.kind === 'system' || (actor.kind === 'apiKey' && actor.scopes.includes('full'));
}

/**
 * Whether a problem may tell its reader what the builder can do. The builder always reads that. In development everyone
 * does, because there the keys and tokens in pages are not the builder's own (ADR 0020).
 * @param actor absent when the caller is not known yet.
 */
export function isToldAsBuilder({ env }: Pick<Context, 'env'>, actor?: Actor): boolean {
  return env.mode === 'development' || (actor !== undefined && isBuilder({ actor }));
}

/**
 * Checks that an end user names only their own group and consumer in a request's body.
 * @throws {ProblemError} `token_not_allowed`
 */
export function assertOwnRefs({ actor }: Context, refs: { groupRef: string; consumerRef: string }): void {
  if (actor.kind !== 'consumer') return;
  const foreign = (['groupRef', 'consumerRef'] as const).filter((name) => refs[name] !== actor[name]);
  if (foreign.length === 0) return;
  throw new ProblemError(
    'token_not_allowed',
    foreignRefsProblem(foreign.map((name) => ({ name, value: refs[name] }))),
  );
}
