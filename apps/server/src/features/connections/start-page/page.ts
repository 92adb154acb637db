import { loopbackHost } from '@dowel/schema';
import { passMessage, startPageAnswers } from '@dowel/schema/rules';
import { html } from 'hono/html';
import { isolated, type Markup } from '../../../pages/document.ts';
import type { ProblemError } from '../../../problems/problem-error.ts';
import { renderPage } from '../browser-page.ts';
import type { ShownPerson } from '../sign-in/shown-people.ts';
import type { StartPage } from './open-and-pass.ts';
import { START_SCRIPT } from './page-script.ts';

/** The page that shows who the sign-in is for, and asks the person to go on. */
export function renderStart(page: StartPage, setCookies: readonly string[]): Promise<Response> {
  const { appName, providerName, people, quickPass } = page;
  return renderPage({
    title: `Connect ${providerName} to ${appName}`,
    kind: 'question',
    content: html`<p>Go on only if you have just asked for this yourself in ${isolated(appName)}. Your ${isolated(providerName)} account will be connected for:</p>
<dl>
${row('Product', { text: appName, isRef: false })}
${row('Customer', people.group)}
${row('Person', people.consumer)}
</dl>
<form method="post">
<button>Continue to ${isolated(providerName)}</button>
</form>
<small>Did somebody send you a link to this page, or do you not know who is named here? Then close it. Nothing has happened yet.</small>`,
    data: {
      name: 'start',
      value: {
        ...quickPass,
        loopbackHost: quickPass?.fromLoopback ? loopbackHost.source : undefined,
        messages: { pass: passMessage, ...startPageAnswers },
      },
    },
    script: START_SCRIPT,
    sends: true,
    headers: setCookies.map((line) => ['Set-Cookie', line] as const),
  });
}

/**
 * Leads on to the provider. This is a page and not a redirect, because browsers apply the `form-action` policy of a
 * form's page to the redirects that follow the form.
 */
export function renderLeaving(url: URL): Promise<Response> {
  return renderPage({
    title: `Going on to ${url.host} …`,
    kind: 'leaving',
    content: html`<p><a href="${url.href}" rel="noreferrer">Continue to ${url.host}</a></p>`,
    headers: [['Refresh', `0; url=${url.href}`]],
  });
}

/**
 * Says why a sign-in does not start. It sends its opener no message: older libraries close their popup on any message.
 */
export function renderRefusal({
  status,
  details,
}: Pick<ProblemError, 'status' | 'details'>): Promise<Response> {
  return renderPage({
    status,
    title: 'This sign-in cannot go on',
    kind: 'failed',
    content: html`<p role="alert">${details.detail}</p>
<p>Go back to where you came from and start again there.</p>`,
  });
}

function row(label: string, { text, isRef }: ShownPerson): Markup {
  return html`<div><dt>${label}${isRef ? ' ID' : ''}</dt><dd${isRef ? html` data-ref` : ''}>${isolated(text)}</dd></div>`;
}
