import { loopbackHost } from '@dowel/schema';
import { passMessage, startPageAnswers } from '@dowel/schema/rules';
import { html } from 'hono/html';
import { isolated, type Markup } from '../../../platform/pages/document.ts';
import type { ProblemError } from '../../../platform/problems/problem-error.ts';
import { problemText, renderPage, type Visit } from '../browser-page.ts';
import { linkWords } from '../links/link-words.ts';
import type { ShownPerson } from '../sign-in/shown-people.ts';
import type { StartPage } from './open-and-pass.ts';
import { START_SCRIPT } from './page-script.ts';

/** The page that shows who the sign-in is for, and asks the person to go on. */
export function renderStart(
  { brand, people, quickPass }: StartPage,
  {
    setCookies,
    accepted,
    isFromLink = false,
  }: { setCookies: readonly string[]; accepted: string | null; isFromLink?: boolean },
): Promise<Response> {
  return renderPage({
    visit: { brand, accepted },
    title: ({ start }) => start,
    kind: 'question',
    content: ({ words, language, say }) => {
      const { ask, unexpected } = isFromLink ? linkWords[language] : words;
      return html`<p class="dowel-text">${say(ask)}</p>
<dl class="dowel-key-value-list">
${row(words.product, { text: brand.appName, isRef: false })}
${row(people.group.isRef ? words.customerId : words.customer, people.group)}
${row(people.consumer.isRef ? words.personId : words.person, people.consumer)}
</dl>
<form method="post">
<button class="dowel-button" data-variant="primary" data-full-width><span>${say(words.continueTo)}</span></button>
</form>
<small class="dowel-text" data-muted data-size="sm">${say(unexpected)}</small>`;
    },
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
export function renderLeaving(url: URL, visit: Visit, setCookies: readonly string[] = []): Promise<Response> {
  const titled = { provider: url.host };
  return renderPage({
    visit,
    title: ({ leaving }) => leaving,
    titled,
    kind: 'leaving',
    content: ({ words, say }) =>
      html`<p class="dowel-text"><a class="dowel-link" href="${url.href}" rel="noreferrer">${say(words.continueTo)}</a></p>`,
    headers: [['Refresh', `0; url=${url.href}`], ...setCookies.map((line) => ['Set-Cookie', line] as const)],
  });
}

/**
 * Says why a sign-in does not start. It sends its opener no message: older libraries close their popup on any message.
 */
export function renderRefusal(
  { status, code, details }: Pick<ProblemError, 'status' | 'code' | 'details'>,
  accepted: string | null,
  { isFromLink = false } = {},
): Promise<Response> {
  return renderPage({
    visit: { accepted },
    status,
    title: ({ refused }) => refused,
    kind: 'failed',
    // Whoever followed a link came from no page where they could start again. The problem says whom to ask.
    content: (speech) => html`${problemText(speech, { code, text: details.detail })}
${isFromLink ? '' : html`<p class="dowel-text">${speech.words.goBack}</p>`}`,
  });
}

function row(label: string, { text, isRef }: ShownPerson): Markup {
  return html`<div class="dowel-key-value"><dt class="dowel-key-value-term">${label}</dt><dd class="dowel-key-value-value"${isRef ? html` data-ref` : ''}>${isolated(text)}</dd></div>`;
}
