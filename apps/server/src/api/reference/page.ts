import { html } from 'hono/html';
import { consoleStyle } from '../../platform/pages/console-style.ts';
import { type Markup, renderDocument } from '../../platform/pages/document.ts';
import type { Described, OpenApi } from './open-api.ts';
import { operationsOf } from './open-api.ts';
import { operationContent } from './operation-page.ts';
import { toMarkup } from './plain-markdown.ts';
import { referenceStyle } from './style.ts';

/** A page that the server renders needs no script, so that it is there at once: 0.5 s, where a renderer in the browser took 13. */
interface Page {
  readonly title: string;
  /** The path from this page to `/`. */
  readonly root: string;
  readonly operation?: Described | undefined;
  readonly content: Markup;
}

/** All operations, by the part of the interface that they belong to. */
export function renderIndex(document: OpenApi): Promise<Response> {
  const operations = [...operationsOf(document).values()];
  const content = html`${toMarkup(document.info.description)}${document.tags.map(
    ({ name, description }) => html`<section id="${idOf(name)}"><h2>${name}</h2>${toMarkup(description)}
<ul class="operations">${operations
      .filter(({ tags }) => tags.includes(name))
      .map(
        (one) =>
          html`<li><b>${one.method}</b> <a href="docs/${one.operationId}">${one.summary}</a> <code>${one.operationId}</code></li>`,
      )}</ul></section>`,
  )}`;
  return render(document, { title: 'API reference', root: '', content });
}

/** One operation. Undefined when the interface has none of this name. */
export function renderOperation(document: OpenApi, operationId: string): Promise<Response> | undefined {
  const operation = operationsOf(document).get(operationId);
  if (!operation) return undefined;
  const content = operationContent(document, operation);
  return render(document, { title: operation.summary, root: '../', operation, content });
}

function render(document: OpenApi, { title, root, operation, content }: Page): Promise<Response> {
  const body = html`<header class="bar"><a class="skip" href="#main">Skip to the content</a>
<p class="brand">Dowel</p><nav aria-label="Pages"><a href="${root}docs"${
    operation ? '' : html` aria-current="page"`
  }>API reference</a></nav><a href="${root}openapi.json">openapi.json</a></header>
<div class="reference"><nav aria-label="Operations">${contentsOf(document, root, operation)}</nav>
<main id="main"><h1>${title}</h1>${content}</main></div>`;
  return renderDocument({
    title: `${title} - Dowel`,
    style: consoleStyle + referenceStyle,
    body,
  });
}

/** Each part of the interface, to be opened. The one of this page is open. */
function contentsOf(document: OpenApi, root: string, here: Described | undefined): Markup {
  const operations = [...operationsOf(document).values()];
  return html`${document.tags.map(({ name }) => {
    const own = operations.filter(({ tags }) => tags.includes(name));
    return html`<details${here?.tags.includes(name) ? html` open` : ''}><summary>${name}</summary><ul>${own.map(
      ({ operationId, summary }) =>
        html`<li><a href="${root}docs/${operationId}"${
          operationId === here?.operationId ? html` aria-current="page"` : ''
        }>${summary}</a></li>`,
    )}</ul></details>`;
  })}`;
}

function idOf(name: string): string {
  return name.toLowerCase().replaceAll(' ', '-');
}
