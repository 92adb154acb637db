import { endpointNotFoundProblem } from '@dowel/schema/rules';
import { html } from 'hono/html';
import { renderDocument } from '../../platform/pages/document.ts';
import { CONSOLE_PATH, ownPath } from '../../platform/pages/own-path.ts';
import { ProblemError } from '../../platform/problems/problem-error.ts';
import type { RawRequest, RawRoute } from '../../platform/requests/raw-route.ts';
import { type Asset, answerAsset, toAsset } from '../reference/assets.ts';
import { type ConsoleFiles, readConsole } from './console-files.ts';

export const consoleRoutes: readonly RawRoute[] = [
  { operation: 'openConsolePage', method: 'GET', path: '/console', handle: openConsolePage },
  { operation: 'openConsolePage', method: 'GET', path: '/console/*', handle: openConsolePage },
];

/** Only its own files, and only calls to this server. */
const policy = [
  "default-src 'none'",
  "script-src 'self'",
  "style-src 'self'",
  "img-src 'self' data:",
  "font-src 'self'",
  "connect-src 'self'",
  "base-uri 'none'",
  "form-action 'self'",
  "frame-ancestors 'none'",
].join('; ');

/** A name that ends in a digest of the content, such as `index-BkS3x9aQ.js`: another content has another name. */
const hasDigest = /-[\w-]{8}\.\w+$/;
const YEAR = 'public, max-age=31536000, immutable';

let files: Promise<ConsoleFiles | undefined> | undefined;

/**
 * A file of the console, or its page for every other path: the page itself looks at the path. The page holds nothing of
 * anybody, so it asks for no sign-in: what it calls does.
 */
async function openConsolePage({ context, request }: RawRequest): Promise<Response> {
  files ??= readConsole();
  const found = await files;
  if (!found) {
    // It may be built while the server runs.
    files = undefined;
    return renderNotBuilt();
  }
  const path = new URL(request.url).pathname.replace(/^\/console\/?/, '');
  const file = path === '' ? undefined : found.get(path);
  if (file && path !== 'index.html') {
    return answerAsset(request, file, hasDigest.test(path) ? YEAR : 'public, no-cache');
  }
  // A missing script answered with a page would fail with a riddle.
  if (path.startsWith('assets/')) throw new ProblemError('endpoint_not_found', endpointNotFoundProblem());
  const answer = answerAsset(request, await pageBelow(found, ownPath(context, CONSOLE_PATH)), 'no-store');
  answer.headers.set('Content-Security-Policy', policy);
  // With `no-referrer`, a browser would say "Origin: null" when it sends the form for signing out. The server refuses that.
  answer.headers.set('Referrer-Policy', 'same-origin');
  return answer;
}

/** The page, for a server whose public address may have a path. It is built for `/console/`. */
async function pageBelow(found: ConsoleFiles, base: string): Promise<Asset> {
  const page = found.get('index.html');
  if (!page) throw new Error('The console has no page.');
  if (base === CONSOLE_PATH) return page;
  return toAsset(page.mediaType, page.plain.toString().replaceAll('"/console/', `"${base}`));
}

function renderNotBuilt(): Promise<Response> {
  return renderDocument({
    status: 404,
    title: 'The console is not here',
    style: '',
    body: html`<main><h1>The console is not here</h1>
<p>This server was built without it. Run <code>pnpm --filter @dowel/console build</code>, then build the server again.</p></main>`,
  });
}
