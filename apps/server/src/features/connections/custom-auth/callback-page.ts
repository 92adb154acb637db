import { html } from 'hono/html';
import { renderPage } from '../browser-page.ts';

/** What the provider sent the browser back with, and the pages that may hear of it. */
export interface CustomAuthAnswer {
  params: Readonly<Record<string, string>>;
  /** Target origins of the message. `*` is every page. Empty: nobody is told. */
  targets: readonly string[];
}

/**
 * The page at which a sign-in in steps comes back from the provider. It tells its opener what the provider sent, and
 * does nothing else: the page that began the sign-in continues it.
 */
export function renderCustomAuthAnswer({ params, targets }: CustomAuthAnswer): Promise<Response> {
  return renderPage({
    title: 'Almost done',
    kind: 'leaving',
    content: html`<p role="status">Go back to the page that you came from. It finishes the connection.</p>
<p>If this window was opened by that page, it closes by itself. If nothing happens there, start again.</p>`,
    data: { name: 'answer', value: { message: { source: MESSAGE_SOURCE, params }, targets } },
    script: SCRIPT,
  });
}

/** The same page, for an answer that cannot be passed on. */
export function renderUnusableAnswer(status: number, text: string): Promise<Response> {
  return renderPage({
    status,
    title: 'The account was not connected',
    kind: 'failed',
    content: html`<p role="alert">${text}</p>`,
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
