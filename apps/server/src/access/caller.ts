import { foreignRefsProblem } from '@dowel/schema/rules';
import type { Actor, Context } from '../context.ts';
import { ProblemError } from '../problems/problem-error.ts';

/** Whether the builder's own backend is calling, which may do and see everything of the project. */
export function isBuilder({ actor }: Pick<Context, 'actor'>): boolean {
  return actor.kind === 'system' || (actor.kind === 'apiKey' && actor.scopes.includes('full'));
}

/**
 * Whether a problem tells its reader what the builder can do: to the builder always, and to everybody in development,
 * where pages have keys and tokens that are not the builder's own (ADR 0020).
 * @param actor absent when it is not known yet who calls.
 */
export function isToldAsBuilder({ env }: Pick<Context, 'env'>, actor?: Actor): boolean {
  return env.mode === 'development' || (actor !== undefined && isBuilder({ actor }));
}

/**
 * Holds an end user to their own group and name in a request's body.
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
