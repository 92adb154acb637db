import { randomBytes } from 'node:crypto';
import { html, raw } from 'hono/html';
import { readAddress } from '../../../outgoing/address.ts';
import type { SignInOutcome } from './service.ts';

/** What the opener is told. One message serves both listeners of older clients (auth-flows 3.3). */
type Message =
  | { eventType: 'AUTHORIZATION_SUCCEEDED'; data: { connection: string } }
  | { eventType: 'AUTHORIZATION_FAILED'; message: string; data: { error: string } };

/**
 * The page a sign-in ends on: tells the page that began it, then closes or leads back. Without JavaScript it is a text
 * with a link. There is no Cross-Origin-Opener-Policy, which would cut the page off from its opener.
 */
export async function renderOutcome(outcome: SignInOutcome): Promise<Response> {
  const nonce = randomBytes(16).toString('base64');
  const policy = [
    "default-src 'none'",
    `script-src 'nonce-${nonce}'`,
    `style-src 'nonce-${nonce}'`,
    "base-uri 'none'",
    "form-action 'none'",
    "frame-ancestors 'none'",
  ];
  return new Response(String(await toHtml(outcome, nonce)), {
    status: outcome.problem?.status ?? 200,
    headers: {
      'Content-Type': 'text/html; charset=utf-8',
      'Content-Security-Policy': policy.join('; '),
      'Cache-Control': 'no-store',
      'Referrer-Policy': 'no-referrer',
      'X-Content-Type-Options': 'nosniff',
    },
  });
}

function toHtml(outcome: SignInOutcome, nonce: string) {
  const { problem, providerName } = outcome;
  const title = problem
    ? `${providerName ?? 'The account'} was not connected`
    : `${providerName} is connected`;
  const text = problem?.text ?? 'You can close this window and go on where you came from.';
  const returnUrl = returnAddress(outcome);
  const result = { message: toMessage(outcome), returnUrl: returnUrl?.href, code: problem?.code };
  return html`<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<meta name="robots" content="noindex">
<title>${title}</title>
<style nonce="${nonce}">${raw(STYLE)}</style>
</head>
<body>
<main data-outcome="${problem ? 'failed' : 'connected'}">
<h1>${title}</h1>
<p role="${problem ? 'alert' : 'status'}">${text}</p>
${returnUrl ? html`<p><a href="${returnUrl.href}">Continue to ${returnUrl.host}</a></p>` : ''}
</main>
<script nonce="${nonce}" type="application/json" id="dowel-result">${raw(toInlineJson(result))}</script>
<script nonce="${nonce}">${raw(SCRIPT)}</script>
</body>
</html>
`;
}

function toMessage({ connectionId, problem }: SignInOutcome): Message {
  if (connectionId !== undefined) {
    return { eventType: 'AUTHORIZATION_SUCCEEDED', data: { connection: connectionId } };
  }
  const text = problem?.text ?? '';
  return { eventType: 'AUTHORIZATION_FAILED', message: text, data: { error: text } };
}

function returnAddress({ returnUrl, connectionId, problem }: SignInOutcome): URL | undefined {
  if (returnUrl === undefined) return undefined;
  const url = readAddress(returnUrl);
  if (!url) return undefined;
  if (connectionId !== undefined) url.searchParams.set('dowel_connection', connectionId);
  if (problem) url.searchParams.set('dowel_error', problem.code);
  return url;
}

/** A script element ends at the first "</script", whatever it is inside of. */
function toInlineJson(value: unknown): string {
  return JSON.stringify(value).replaceAll('<', '\\u003c');
}

/**
 * The message holds no secret, and the embedding page's origin is not known here: any origin may read it. Only after
 * consent is a browser led on by itself: a failed sign-in is had without one, and would make this an open redirect.
 */
const SCRIPT = `
(() => {
const { message, returnUrl } = JSON.parse(document.getElementById('dowel-result').textContent);
const succeeded = message.eventType === 'AUTHORIZATION_SUCCEEDED';
if ('BroadcastChannel' in window) new BroadcastChannel('dowel-connect').postMessage(message);
const opener = window.opener && !window.opener.closed ? window.opener : undefined;
if (opener) opener.postMessage(message, '*');
if (!succeeded) return;
if (!opener && returnUrl) window.location.replace(returnUrl);
else setTimeout(() => window.close(), 150);
})();
`;

const STYLE = `
:root { color-scheme: light dark; }
body {
  margin: 0; min-height: 100vh; display: grid; place-content: center; padding: 1.5rem; box-sizing: border-box;
  font: 1rem/1.5 system-ui, sans-serif; color: light-dark(#1c2024, #edeef0); background: light-dark(#fff, #111113);
}
main { max-inline-size: 32rem; }
h1 { margin: 0 0 0.5rem; font-size: 1.375rem; line-height: 1.3; text-wrap: balance; }
h1::before { display: block; font-size: 2rem; content: '\\2713' / ''; color: light-dark(#18794e, #4cc38a); }
[data-outcome='failed'] h1::before { content: '!' / ''; color: light-dark(#b3261e, #ff9592); }
p { margin: 0 0 0.75rem; overflow-wrap: anywhere; }
a { color: light-dark(#0b57a4, #8ec8ff); }
a:focus-visible { outline: 2px solid; outline-offset: 2px; }
`;
