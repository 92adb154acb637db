import { html, raw } from 'hono/html';
import { consoleStyle } from './console-style.ts';
import { type Document, isolated, type Markup, renderDocument } from './document.ts';

/** A page for builders. */
export interface ConsolePage extends Omit<Document, 'style' | 'body'> {
  /** CSS that only this page needs. */
  style?: string;
  /** What is inside `main`, below the title. */
  content: Markup;
  /** A few words below the title. */
  lead?: Markup | undefined;
  /** A failure, and not something to do. */
  isFailure?: boolean;
  /** The bar above the page. Absent before the sign-in: the page is then one card. */
  bar?: ConsoleBar | undefined;
}

/** Who is signed in, and where they can go. */
export interface ConsoleBar {
  readonly person: string;
  readonly signOutPath: string;
  readonly links: readonly { readonly text: string; readonly path: string; readonly isHere: boolean }[];
}

/** Renders a page for builders: a card before the sign-in, and a page with a bar after it. */
export function renderConsolePage({
  content,
  lead,
  bar,
  isFailure,
  style = '',
  ...page
}: ConsolePage): Promise<Response> {
  const body = html`${bar ? barOf(bar) : ''}<main data-shape="${bar ? 'page' : 'card'}" id="main">
${bar ? '' : html`<p class="brand">${logo}Dowel</p>`}
<h1${isFailure ? html` data-tone="danger"` : ''}>${page.title}</h1>
${lead ? html`<p class="lead">${lead}</p>` : ''}
${content}
</main>`;
  return renderDocument({ ...page, title: `${page.title} · Dowel`, style: consoleStyle + style, body });
}

function barOf({ person, signOutPath, links }: ConsoleBar): Markup {
  return html`<header class="bar">
<a class="skip" href="#main">Skip to the content</a>
<p class="brand">${logo}Dowel</p>
<nav aria-label="Pages">${links.map(
    ({ text, path, isHere }) =>
      html`<a href="${path}"${isHere ? html` aria-current="page"` : ''}>${text}</a>`,
  )}</nav>
<p class="person">${isolated(person)}</p>
<form method="post" action="${signOutPath}"><button class="quiet small">Sign out</button></form>
</header>
`;
}

/** Two parts, and the pin between them. */
const logo = raw(
  '<svg viewBox="0 0 24 24" width="24" height="24" aria-hidden="true" focusable="false"><rect x="1" y="5" width="9" height="14" rx="2.5"/><rect x="14" y="5" width="9" height="14" rx="2.5"/><rect class="pin" x="6" y="10.25" width="12" height="3.5" rx="1.75"/></svg>',
);
