import { html, raw } from 'hono/html';
import { consoleStyle } from './console-style.ts';
import { type Document, type Markup, renderDocument } from './document.ts';

/** A page of a sign-in. What comes after it is the console. */
export interface ConsolePage extends Omit<Document, 'style' | 'body'> {
  /** What is inside `main`, below the title. */
  content: Markup;
  /** A few words below the title. */
  lead?: Markup | undefined;
  /** A failure, and not something to do. */
  isFailure?: boolean;
}

/** Renders a page of a sign-in, as one card. */
export function renderConsolePage({ content, lead, isFailure, ...page }: ConsolePage): Promise<Response> {
  const body = html`<main>
<p class="brand">${logo}Dowel</p>
<h1${isFailure ? html` data-tone="danger"` : ''}>${page.title}</h1>
${lead ? html`<p class="lead">${lead}</p>` : ''}
${content}
</main>`;
  return renderDocument({ ...page, title: `${page.title} · Dowel`, style: consoleStyle, body });
}

/** Two parts, and the pin between them. */
const logo = raw(
  '<svg viewBox="0 0 24 24" width="24" height="24" aria-hidden="true" focusable="false"><rect x="1" y="5" width="9" height="14" rx="2.5"/><rect x="14" y="5" width="9" height="14" rx="2.5"/><rect class="pin" x="6" y="10.25" width="12" height="3.5" rx="1.75"/></svg>',
);
