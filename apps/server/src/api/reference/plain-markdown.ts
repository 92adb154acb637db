import { html } from 'hono/html';
import type { Markup } from '../../platform/pages/document.ts';

/** The Markdown that the contract's texts use: paragraphs, lists and code within a line. */
export function toMarkup(text: string): Markup {
  return html`${text.split('\n\n').filter(Boolean).map(blockOf)}`;
}

function blockOf(block: string): Markup {
  const lines = block.split('\n');
  if (!lines.every((line) => line.startsWith('- '))) return html`<p>${spansOf(block)}</p>`;
  return html`<ul>${lines.map((line) => html`<li>${spansOf(line.slice(2))}</li>`)}</ul>`;
}

/** Every second part stands between backticks. */
function spansOf(line: string): Markup {
  return html`${line.split('`').map((part, index) => (index % 2 === 1 ? html`<code>${part}</code>` : part))}`;
}
