import type { PublicContext } from '../../../context.ts';
import type { ProblemError } from '../../../platform/problems/problem-error.ts';
import { toProblem } from '../../../platform/problems/to-problem.ts';
import { readCookies } from '../../../platform/requests/cookies.ts';
import type { RawRequest, RawRoute } from '../../../platform/requests/raw-route.ts';
import { reportRequest } from '../../../platform/requests/report-request.ts';
import { LINK_PATH } from '../sign-in/callback-address.ts';
import { renderLeaving, renderRefusal, renderStart } from '../start-page/page.ts';
import { assertFromPage } from '../start-page/visit.ts';
import * as links from './follow-link.ts';

export const connectionLinkPageRoutes: readonly RawRoute[] = [
  { operation: 'openConnectionLink', method: 'GET', path: LINK_PATH, handle: open },
  { operation: 'followConnectionLink', method: 'POST', path: LINK_PATH, handle: follow },
];

async function open({ context, request, params }: RawRequest): Promise<Response> {
  const accepted = request.headers.get('accept-language');
  try {
    const page = await links.open(context, params.token ?? '');
    return await renderStart(page, { setCookies: [], accepted, isFromLink: true });
  } catch (error) {
    return renderRefusal(told(context, 'openConnectionLink', error), accepted, { isFromLink: true });
  }
}

async function follow({ context, request, params }: RawRequest): Promise<Response> {
  const accepted = request.headers.get('accept-language');
  try {
    assertFromPage(context, request.headers);
    const token = params.token ?? '';
    const { url, brand, setCookies } = await links.follow(context, {
      token,
      cookies: readCookies(request.headers),
    });
    return await renderLeaving(url, { brand, accepted }, setCookies);
  } catch (error) {
    return renderRefusal(told(context, 'followConnectionLink', error), accepted, { isFromLink: true });
  }
}

/** The failure in words that a person may read. The full failure goes to the log. */
function told(context: PublicContext, operation: string, error: unknown): ProblemError {
  reportRequest.failure(context, operation, error);
  return toProblem(error);
}
