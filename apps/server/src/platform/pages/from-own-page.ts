import type { PublicContext } from '../../context.ts';

/**
 * Whether a form was sent from a page of ours. Browsers name the origin, and no other page can change it. A request that
 * names none does not come from one.
 */
export function isFromOwnPage({ env }: Pick<PublicContext, 'env'>, headers: Headers): boolean {
  const site = headers.get('sec-fetch-site');
  const origin = headers.get('origin');
  const isTold = site !== null || origin !== null;
  const isOwn =
    (site ?? 'same-origin') === 'same-origin' && (origin ?? env.publicOrigin) === env.publicOrigin;
  return isTold && isOwn;
}
