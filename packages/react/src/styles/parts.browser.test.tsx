import { expect, it } from 'vitest';
import { EveryElement } from '../../test/every-element.tsx';
import { addOurStyles, addPage, addStyle, mount } from '../../test/mount.tsx';

/** The styles of a page for a component in a shadow root. */
const pagesOwn = `
  #host::part(button primary) { background: rgb(1 2 3); }
  #host::part(notice danger) { background: rgb(4 5 6); }
  #host::part(tab selected) { color: rgb(7 8 9); }
`;

it('can be styled from outside a shadow root, by part', () => {
  addStyle(pagesOwn);
  const shadow = addPage('<div id="host"></div>').attachShadow({ mode: 'open' });
  addOurStyles(shadow);
  mount(<EveryElement />, shadow);
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
