import type { PublicContext } from '../../../context.ts';
import { findEmbeddingOrigins } from './queries.ts';

/**
 * The origins of pages that may hear what a provider answered. Only pages that the project lists hear of it. A page of
 * somebody else could have opened the provider's page, and would finish the sign-in for itself. Where no origins are
 * known, every page hears of it.
 */
export async function answerTargets(context: PublicContext, name: string): Promise<readonly string[]> {
  const listed = await findEmbeddingOrigins(context, name);
  if (listed === undefined || listed.length === 0 || context.env.mode === 'development') return ['*'];
  return listed;
}
