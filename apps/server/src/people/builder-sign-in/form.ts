import { formFromElsewhereProblem } from '@dowel/schema/rules';
import type { PublicContext } from '../../context.ts';
import { isFromOwnPage } from '../../platform/pages/from-own-page.ts';
import { ProblemError } from '../../platform/problems/problem-error.ts';
import { readBody } from '../../platform/requests/body-limit.ts';

/** The largest form we accept, in bytes. */
const maxFormBytes = 8 * 1024;

/**
 * Reads a form that a page of ours sent.
 * @throws {ProblemError} `sign_in_elsewhere` if another page sent it; `body_too_large`, `body_too_slow`
 */
export async function readForm(context: PublicContext, request: Request): Promise<URLSearchParams> {
  if (!isFromOwnPage(context, request.headers)) {
    throw new ProblemError('sign_in_elsewhere', formFromElsewhereProblem());
  }
  return new URLSearchParams(Buffer.from(await readBody(request, maxFormBytes)).toString());
}
