import { html } from 'hono/html';
import { consoleStyle } from '../../platform/pages/console-style.ts';
import { renderDocument } from '../../platform/pages/document.ts';
import type { RawRequest, RawRoute } from '../../platform/requests/raw-route.ts';
import { renderExplanation } from '../operations/explanation-page.ts';
import * as shares from './service.ts';

export const operationSharePageRoutes: readonly RawRoute[] = [
  { operation: 'openOperationShare', method: 'GET', path: shares.SHARE_PATH, handle: openSharePage },
];

/** Shows what is shared to whoever has the link. Nobody has to be signed in. */
async function openSharePage({ context, params }: RawRequest): Promise<Response> {
  const explanation = await shares.open(context, params.token ?? '');
  const page = explanation ? await renderExplanation(explanation, true) : await renderOver();
  page.headers.set('X-Robots-Tag', 'noindex, nofollow');
  return page;
}

function renderOver(): Promise<Response> {
  return renderDocument({
    status: 404,
    title: 'Nothing is shared here',
    style: consoleStyle,
    body: html`<main><h1>Nothing is shared here</h1>
<p>This link was withdrawn, has expired, or was copied in part. Ask whoever sent it to you for a new one.</p></main>`,
  });
}
