import type { Context } from '../context.ts';
import { ProblemError } from '../problems/problem-error.ts';

/** Whether the builder's own backend is calling, which may do and see everything of the project. */
export function isBuilder({ actor }: Context): boolean {
  return actor.kind === 'system' || (actor.kind === 'apiKey' && actor.scopes.includes('full'));
}

/**
 * Holds an end user to their own group and name in a request's body.
 * @throws {ProblemError} `token_not_allowed`
 */
export function assertOwnRefs({ actor }: Context, refs: { groupRef: string; consumerRef: string }): void {
  if (actor.kind !== 'consumer') return;
  const foreign = (['groupRef', 'consumerRef'] as const).filter((name) => refs[name] !== actor[name]);
  if (foreign.length === 0) return;
  throw new ProblemError('token_not_allowed', {
    detail: `The consumer token speaks for somebody else than the body names (${foreign.join(', ')}), so nothing was done.`,
    remedy: 'Send the groupRef and consumerRef that the token was signed for.',
    issues: foreign.map((name) => ({ in: 'body', name, value: refs[name], detail: "is not the token's" })),
  });
}
