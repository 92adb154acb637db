import { html } from 'hono/html';
import { problemText, renderPage } from '../browser-page.ts';

/** What the provider sent the browser back with, and the pages that may hear of it. */
export interface CustomAuthAnswer {
  /** The header `Accept-Language`. Nothing else is known here of the page that began the sign-in. */
  accepted: string | null;
  params: Readonly<Record<string, string>>;
  /** Target origins of the message. `*` is every page. Empty: nobody is told. */
  targets: readonly string[];
}

/**
 * The page at which a sign-in in steps comes back from the provider. It tells its opener what the provider sent, and
 * does nothing else: the page that began the sign-in continues it.
 */
export function renderCustomAuthAnswer({ accepted, params, targets }: CustomAuthAnswer): Promise<Response> {
  return renderPage({
    visit: { accepted },
    title: ({ almost }) => almost,
    kind: 'leaving',
    content: ({ words }) => html`<p class="dowel-text" role="status">${words.finishes}</p>
<p class="dowel-text">${words.closes}</p>`,
    data: { name: 'answer', value: { message: { source: MESSAGE_SOURCE, params }, targets } },
    script: SCRIPT,
  });
}

/** The same page, for an answer that cannot be passed on. */
export function renderUnusableAnswer({
  status,
  text,
  accepted,
}: {
  status: number;
  text: string;
  accepted: string | null;
}): Promise<Response> {
  return renderPage({
    visit: { accepted },
    status,
    title: ({ notConnectedAtAll }) => notConnectedAtAll,
    kind: 'failed',
    content: (speech) => problemText(speech, { code: undefined, text }),
  });
}

/** Fixed on the wire: clients accept a message with this source only. */
const MESSAGE_SOURCE = 'ampersand-custom-auth';

/** The listener closes the window on the first message, so every target gets at most one. */
const SCRIPT = `
(() => {
const { message, targets } = JSON.parse(document.getElementById('dowel-answer').textContent);
const opener = window.opener && !window.opener.closed ? window.opener : undefined;
if (opener) for (const target of targets) opener.postMessage(message, target);
})();
`;
