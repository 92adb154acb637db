import { passedFromElsewhereProblem } from '@dowel/schema/rules';
import type { PublicContext } from '../../../context.ts';
import { isFromOwnPage } from '../../../platform/pages/from-own-page.ts';
import { ProblemError } from '../../../platform/problems/problem-error.ts';

/**
 * Whether an address is fetched before a person opens it, or not as a page: by a `HEAD`, by a browser that fetches
 * ahead, or as an image or a frame of another page. The address works once, so these must not use it up. We cannot tell
 * programs that say nothing about themselves from old browsers.
 */
export function isLookingAhead({ method, headers }: Request): boolean {
  const purposes = ['sec-purpose', 'purpose', 'x-purpose', 'x-moz'].map((name) => headers.get(name) ?? '');
  const isAhead = purposes.some((purpose) => /prefetch|prerender|preview/i.test(purpose));
  if (method === 'HEAD' || isAhead) return true;
  const destination = headers.get('sec-fetch-dest');
  return destination !== null && destination !== 'document';
}

/**
 * Checks that a form was sent from its own page.
 * @throws {ProblemError} `sign_in_elsewhere`
 */
export function assertFromPage(context: Pick<PublicContext, 'env'>, headers: Headers): void {
  if (!isFromOwnPage(context, headers))
    throw new ProblemError('sign_in_elsewhere', passedFromElsewhereProblem());
}
