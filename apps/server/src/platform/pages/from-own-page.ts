import type { PublicContext } from '../../context.ts';

/**
 * Whether a page of ours sent a request. Browsers name the origin or the site, and no page can change that. A request
 * that names neither does not come from one.
 */
export function isFromOwnPage({ env }: Pick<PublicContext, 'env'>, headers: Headers): boolean {
  const site = headers.get('sec-fetch-site');
  const origin = headers.get('origin');
  const isTold = site !== null || origin !== null;
  const isOwn =
    (site ?? 'same-origin') === 'same-origin' && (origin ?? env.publicOrigin) === env.publicOrigin;
  return isTold && isOwn;
}
