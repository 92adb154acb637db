import { passedFromElsewhereProblem } from '@dowel/schema/rules';
import type { PublicContext } from '../../../context.ts';
import { ProblemError } from '../../../problems/problem-error.ts';

/**
 * Whether an address is looked at before a person opens it, or by something else than a window: a `HEAD`, a browser that
 * fetches ahead, an image or a frame of another page. The address counts once, so it must not count for these. Programs
 * that say nothing of themselves cannot be told from old browsers.
 */
export function isLookingAhead({ method, headers }: Request): boolean {
  const purposes = ['sec-purpose', 'purpose', 'x-purpose', 'x-moz'].map((name) => headers.get(name) ?? '');
  const isAhead = purposes.some((purpose) => /prefetch|prerender|preview/i.test(purpose));
  if (method === 'HEAD' || isAhead) return true;
  const destination = headers.get('sec-fetch-dest');
  return destination !== null && destination !== 'document';
}

/**
 * Holds a form to the page that it is on. Browsers tell the origin, and no other page can change what they tell.
 * @throws {ProblemError} `sign_in_elsewhere`
 */
export function assertFromPage({ env }: Pick<PublicContext, 'env'>, headers: Headers): void {
  const site = headers.get('sec-fetch-site');
  const origin = headers.get('origin');
  const isTold = site !== null || origin !== null;
  const isOwn =
    (site ?? 'same-origin') === 'same-origin' && (origin ?? env.publicOrigin) === env.publicOrigin;
  if (isTold && isOwn) return;
  throw new ProblemError('sign_in_elsewhere', passedFromElsewhereProblem());
}
