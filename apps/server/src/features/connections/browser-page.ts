import { html } from 'hono/html';
import { type Document, type Markup, renderDocument } from '../../pages/document.ts';

/** A page of a sign-in at a provider. */
export interface BrowserPage extends Omit<Document, 'style' | 'body'> {
  /** Decides the sign that is shown above the title. */
  kind: 'question' | 'connected' | 'failed' | 'leaving';
  /** The content below the title. */
  content: Markup;
}

/** Renders a page of a sign-in. */
export function renderPage({ kind, content, ...page }: BrowserPage): Promise<Response> {
  const body = html`<main data-kind="${kind}">
<h1>${page.title}</h1>
${content}
</main>`;
  return renderDocument({ ...page, style: STYLE, body });
}

const STYLE = `
:root {
  color-scheme: light dark;
  --text: light-dark(#1c2024, #edeef0); --muted: light-dark(#60646c, #b0b4ba); --line: light-dark(#d9d9e0, #393a40);
  --accent: light-dark(#0b57a4, #8ec8ff); --good: light-dark(#18794e, #4cc38a); --bad: light-dark(#b3261e, #ff9592);
}
* { box-sizing: border-box; }
body {
  margin: 0; min-height: 100vh; display: grid; place-content: center; justify-items: center; padding: 1.5rem;
  font: 1rem/1.5 system-ui, sans-serif; color: var(--text); background: light-dark(#fff, #111113);
}
main { inline-size: 100%; max-inline-size: 30rem; }
h1 { margin: 0 0 0.5rem; font-size: 1.375rem; line-height: 1.3; text-wrap: balance; overflow-wrap: anywhere; }
h1::before { display: block; font-size: 2rem; }
[data-kind='connected'] h1::before { content: '\\2713' / ''; color: var(--good); }
[data-kind='failed'] h1::before { content: '!' / ''; color: var(--bad); }
p { margin: 0 0 0.75rem; overflow-wrap: anywhere; }
a { color: var(--accent); }
dl { display: grid; grid-template-columns: auto 1fr; margin: 1rem 0; border-block: 1px solid var(--line); }
dl > div { display: grid; grid-template-columns: subgrid; grid-column: 1 / -1; gap: 1.25rem; padding-block: 0.5rem; }
dl > div + div { border-block-start: 1px solid var(--line); }
dt { color: var(--muted); }
dd { margin: 0; font-weight: 600; overflow-wrap: anywhere; }
dd[data-ref] { font: 0.9375rem/1.6 ui-monospace, monospace; }
form { margin-block: 1.25rem 0.75rem; }
button {
  inline-size: 100%; padding: 0.75rem 1rem; border: 0; border-radius: 0.5rem; font: inherit; font-weight: 600;
  color: light-dark(#fff, #0b1c2e); background: var(--accent); cursor: pointer;
}
button:disabled { cursor: default; opacity: 0.65; }
small { display: block; color: var(--muted); font-size: 0.875rem; }
a:focus-visible, button:focus-visible { outline: 2px solid var(--accent); outline-offset: 2px; }
@media (max-width: 24rem) { dl, dl > div { display: block; } }
`;
