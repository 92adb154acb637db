import { createRoot } from 'react-dom/client';
import { expect, it, onTestFinished } from 'vitest';
import { EveryElement } from '../../test/every-element.tsx';
import ours from '../styles.css?inline';

/** The styles of a page for a component in a shadow root. */
const pagesOwn = `
  #host::part(button primary) { background: rgb(1 2 3); }
  #host::part(notice danger) { background: rgb(4 5 6); }
  #host::part(tab selected) { color: rgb(7 8 9); }
`;

it('can be styled from outside a shadow root, by part', async () => {
  const style = document.head.appendChild(document.createElement('style'));
  style.textContent = pagesOwn;
  const host = document.body.appendChild(document.createElement('div'));
  host.id = 'host';
  const shadow = host.attachShadow({ mode: 'open' });
  shadow.innerHTML = `<style>${ours}</style><div id="box"></div>`;
  const root = createRoot(shadow.querySelector('#box') ?? host);
  onTestFinished(() => {
    root.unmount();
    host.remove();
    style.remove();
  });
  root.render(<EveryElement />);
  await expect.poll(() => shadow.querySelector('[part~="notice"]')).not.toBeNull();
  const styleOf = (selector: string) => {
    const element = shadow.querySelector(selector);
    if (!element) throw new Error(`Nothing matches ${selector}.`);
    return getComputedStyle(element);
  };

  expect(styleOf('[data-variant="primary"]').backgroundColor).toBe('rgb(1, 2, 3)');
  expect(styleOf('[data-variant="secondary"]').backgroundColor).not.toBe('rgb(1, 2, 3)');
  expect(styleOf('.dowel-notice[data-tone="danger"]').backgroundColor).toBe('rgb(4, 5, 6)');
  expect(styleOf('[aria-selected="true"]').color).toBe('rgb(7, 8, 9)');
  expect(styleOf('[aria-selected="false"]').color).not.toBe('rgb(7, 8, 9)');
});
