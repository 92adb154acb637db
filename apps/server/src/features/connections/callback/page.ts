import { html } from 'hono/html';
import { readAddress } from '../../../outgoing/address.ts';
import { renderPage } from '../browser-page.ts';
import type { SignInOutcome } from './finish-sign-in.ts';

/** The message to the opener. Both kinds of listeners in older clients understand it (auth-flows 3.3). */
type Message =
  | { eventType: 'AUTHORIZATION_SUCCEEDED'; data: { connection: string } }
  | { eventType: 'AUTHORIZATION_FAILED'; message: string; data: { error: string; code?: string } };

/**
 * The page at the end of a sign-in. It tells the page that began the sign-in, then closes or leads back. Without
 * JavaScript it shows a text with a link.
 */
export async function renderOutcome(outcome: SignInOutcome): Promise<Response> {
  const { problem, providerName, setCookie } = outcome;
  const returnUrl = returnAddress(outcome);
  return renderPage({
    status: problem?.status ?? 200,
    title: problem ? `${providerName ?? 'The account'} was not connected` : `${providerName} is connected`,
    kind: problem ? 'failed' : 'connected',
    content: html`<p role="${problem ? 'alert' : 'status'}">${problem?.text ?? 'You can close this window and go on where you came from.'}</p>
${returnUrl ? html`<p><a href="${returnUrl.href}">Continue to ${returnUrl.host}</a></p>` : ''}`,
    data: {
      name: 'result',
      value: { message: toMessage(outcome), returnUrl: returnUrl?.href, code: problem?.code },
    },
    script: SCRIPT,
    headers: setCookie === undefined ? [] : [['Set-Cookie', setCookie]],
  });
}

function toMessage({ connectionId, problem }: SignInOutcome): Message {
  if (connectionId !== undefined) {
    return { eventType: 'AUTHORIZATION_SUCCEEDED', data: { connection: connectionId } };
  }
  const text = problem?.text ?? '';
  return {
    eventType: 'AUTHORIZATION_FAILED',
    message: text,
    data: { error: text, ...(problem && { code: problem.code }) },
  };
}

function returnAddress({ returnUrl, connectionId, problem }: SignInOutcome): URL | undefined {
  if (returnUrl === undefined) return undefined;
  const url = readAddress(returnUrl);
  if (!url) return undefined;
  if (connectionId !== undefined) url.searchParams.set('dowel_connection', connectionId);
  if (problem) url.searchParams.set('dowel_error', problem.code);
  return url;
}

/**
 * The message holds no secret, and we do not know the embedding page's origin here. So every origin may read it. The
 * page sends the browser on by itself only after consent. A sign-in can fail without consent. If the page sent the
 * browser on after such a failure, it would be an open redirect.
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
