import { html } from 'hono/html';
import { readAddress } from '../../../platform/outgoing/address.ts';
import { problemText, renderPage } from '../browser-page.ts';
import type { SignInOutcome } from './finish-sign-in.ts';

/** The message to the opener. Both kinds of listeners in older clients understand it (auth-flows 3.3). */
type Message =
  | { eventType: 'AUTHORIZATION_SUCCEEDED'; data: { connection: string } }
  | { eventType: 'AUTHORIZATION_FAILED'; message: string; data: { error: string; code?: string } };

/**
 * The page at the end of a sign-in. It tells the page that began the sign-in, then closes or leads back. Without
 * JavaScript it shows a text with a link.
 */
export async function renderOutcome(outcome: SignInOutcome, accepted: string | null): Promise<Response> {
  const { problem, hasEnded, brand, setCookie } = outcome;
  const returnUrl = returnAddress(outcome);
  return renderPage({
    visit: { brand, accepted },
    status: problem?.status ?? 200,
    title: ({ connected, ended, notConnected, notConnectedAtAll }) => {
      if (!problem) return connected;
      if (hasEnded) return ended;
      return brand ? notConnected : notConnectedAtAll;
    },
    kind: problem ? 'failed' : 'connected',
    content: (speech) => html`${
      problem
        ? problemText(speech, problem)
        : html`<p class="dowel-text" role="status">${speech.words.close}</p>`
    }
${returnUrl ? html`<p class="dowel-text"><a class="dowel-link" href="${returnUrl.href}">${speech.say(speech.words.continueTo, { provider: returnUrl.host })}</a></p>` : ''}`,
    data: {
      name: 'result',
      value: {
        message: hasEnded ? undefined : toMessage(outcome),
        returnUrl: returnUrl?.href,
        code: problem?.code,
      },
    },
    script: SCRIPT,
    headers: setCookie === undefined ? [] : [['Set-Cookie', setCookie]],
  });
}

/**
 * The page for an administrator who comes back from where an app is allowed for everybody. The answer of the provider is
 * `admin_consent=True`, or an error: https://learn.microsoft.com/en-us/entra/identity-platform/v2-admin-consent
 */
export function renderApproval(
  { admin_consent: consent, error }: Readonly<Record<string, string>>,
  accepted: string | null,
): Promise<Response> {
  const isAllowed = error === undefined && /^true$/i.test(consent ?? '');
  return renderPage({
    visit: { accepted },
    status: 200,
    title: ({ allowed, notAllowed }) => (isAllowed ? allowed : notAllowed),
    kind: isAllowed ? 'connected' : 'failed',
    content: ({ words }) =>
      html`<p class="dowel-text" role="status">${isAllowed ? words.allowedNext : words.notAllowedNext}</p>`,
  });
}

function toMessage({ connectionId, problem }: SignInOutcome): Message {
  if (connectionId !== undefined) {
    return { eventType: 'AUTHORIZATION_SUCCEEDED', data: { connection: connectionId } };
  }
  const text = problem?.publicText ?? problem?.text ?? '';
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
if (!message) return;
if ('BroadcastChannel' in window) new BroadcastChannel('dowel-connect').postMessage(message);
if (window.opener && !window.opener.closed) window.opener.postMessage(message, '*');
if (message.eventType !== 'AUTHORIZATION_SUCCEEDED') return;
if (returnUrl) window.location.replace(returnUrl);
else setTimeout(() => window.close(), 150);
})();
`;
