import type { PublicContext } from '../../../context.ts';
import type { ProblemError } from '../../../platform/problems/problem-error.ts';
import { toProblem, toProblemReply } from '../../../platform/problems/to-problem.ts';
import { toResponse } from '../../../platform/reply.ts';
import { readBody } from '../../../platform/requests/body-limit.ts';
import { readCookies } from '../../../platform/requests/cookies.ts';
import type { RawRequest, RawRoute } from '../../../platform/requests/raw-route.ts';
import { reportRequest } from '../../../platform/requests/report-request.ts';
import { START_PATH } from '../sign-in/callback-address.ts';
import * as startPages from './open-and-pass.ts';
import { renderLeaving, renderRefusal, renderStart } from './page.ts';
import { assertFromPage, isLookingAhead } from './visit.ts';

/** The largest form we accept, in bytes. A pass has 43 characters. */
const maxFormBytes = 1024;

export const startPageRoutes: readonly RawRoute[] = [
  { operation: 'openStartPage', method: 'GET', path: START_PATH, handle: open },
  { operation: 'passStartPage', method: 'POST', path: START_PATH, handle: pass },
];

async function open(visit: RawRequest): Promise<Response> {
  const { context, request, params } = visit;
  const accepted = request.headers.get('accept-language');
  // No person has opened the page yet. After a 503, the browser asks again when a person does.
  if (isLookingAhead(request))
    return new Response(null, { status: 503, headers: { 'Cache-Control': 'no-store' } });
  try {
    const cookies = readCookies(request.headers);
    const opened = await startPages.open(context, { ticket: params.ticket ?? '', cookies });
    if ('page' in opened) return await renderStart(opened.page, { setCookies: opened.setCookies, accepted });
    const headers = new Headers({
      Location: opened.url.href,
      'Cache-Control': 'no-store',
      'Referrer-Policy': 'no-referrer',
    });
    for (const line of opened.setCookies) headers.append('Set-Cookie', line);
    return new Response(null, { status: 303, headers });
  } catch (error) {
    return renderRefusal(told(context, 'openStartPage', error), accepted);
  }
}

async function pass({ context, request, params }: RawRequest): Promise<Response> {
  const accepted = request.headers.get('accept-language');
  const wantsJson = request.headers.get('accept')?.includes('application/json') ?? false;
  try {
    assertFromPage(context, request.headers);
    const form = new URLSearchParams(Buffer.from(await readBody(request, maxFormBytes)).toString());
    const cookies = readCookies(request.headers);
    const secret = form.get('pass') ?? undefined;
    const { url, brand } = await startPages.pass(context, { ticket: params.ticket ?? '', cookies, secret });
    if (!wantsJson) return await renderLeaving(url, { brand, accepted });
    return Response.json({ url: url.href }, { headers: { 'Cache-Control': 'no-store' } });
  } catch (error) {
    const problem = told(context, 'passStartPage', error);
    if (!wantsJson) return renderRefusal(problem, accepted);
    return toResponse(toProblemReply(problem, { requestId: context.requestId, time: context.now() }));
  }
}

/** The failure in words that a person may read. The full failure goes to the log. */
function told(context: PublicContext, operation: string, error: unknown): ProblemError {
  reportRequest.failure(context, operation, error);
  return toProblem(error);
}
