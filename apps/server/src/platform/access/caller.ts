import { byBuilder, isPageKey, toCreatedBy } from '@dowel/schema/rules';
import type { Context } from '../../context.ts';
import type { Actor } from '../actor.ts';

/** Whether the caller is the builder: their own backend, or a person of their org. They may name any group of the project. */
export function isBuilder({ actor }: Pick<Context, 'actor'>): boolean {
  if (actor.kind === 'system' || actor.kind === 'builder') return true;
  return actor.kind === 'apiKey' && !isPageKey(actor.scopes);
}

/** Whether the caller may see credentials: a backend whose key may do everything, or a person of the org. */
export function maySeeCredentials({ actor }: Pick<Context, 'actor'>): boolean {
  return isBuilder({ actor }) && (actor.kind !== 'apiKey' || actor.scopes.includes('full'));
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
