import type { ReactNode } from 'react';
import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import { onTestFinished } from 'vitest';
import ours from '../src/styles.css?inline';

/** Adds a stylesheet to a document or to a shadow root until the test ends. */
export function addStyle(css: string, to: Node = document.head): HTMLStyleElement {
  const style = document.createElement('style');
  style.textContent = css;
  to.appendChild(style);
  onTestFinished(() => style.remove());
  return style;
}

/** Nothing moves, so that a test may measure at any time. */
export const still = '*, ::before, ::after { animation: none !important; transition: none !important; }';

/** The library's stylesheet. */
export const ourStyles = `${ours} ${still}`;

export function addOurStyles(to?: Node): void {
  addStyle(ourStyles, to);
}

/** Draws at once into an element until the test ends. */
export function mount(content: ReactNode, box: Element | ShadowRoot): void {
  const root = createRoot(box);
  onTestFinished(() => root.unmount());
  flushSync(() => root.render(content));
}

/** Adds an element made of HTML to the page until the test ends. Answers the innermost first element. */
export function addPage(html: string): HTMLElement {
  const template = document.createElement('template');
  template.innerHTML = html;
  const outer = template.content.firstElementChild;
  if (!outer) throw new Error('The HTML has no element.');
  document.body.append(outer);
  onTestFinished(() => outer.remove());
  let inner = outer;
  while (inner.firstElementChild) inner = inner.firstElementChild;
  return inner as HTMLElement;
}
