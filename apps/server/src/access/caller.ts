import type { Actor, Context } from '../context.ts';

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
