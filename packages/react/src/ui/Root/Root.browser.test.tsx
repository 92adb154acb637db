import { describe, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { addOurStyles, addPage, addStyle, mount } from '../../../test/mount.tsx';
import { Card } from '../Card/Card.tsx';
import { Text } from '../Text/Text.tsx';
import { Root } from './Root.tsx';

/** Parents whose width depends on their content. The innermost element contains the component. */
const parents: Record<string, string> = {
  'a flex row that centres': '<div style="display: flex; justify-content: center"><div></div></div>',
  'a flex row that is the parent itself': '<div style="display: flex; justify-content: center"></div>',
  'a flex column that aligns to the start':
    '<div style="display: flex; flex-direction: column; align-items: start"></div>',
  'a flex column that centres':
    '<div style="display: flex; flex-direction: column; align-items: center"></div>',
  'a grid that centres': '<div style="display: grid; place-items: center"></div>',
  'an automatic column beside a flexible one':
    '<div style="display: grid; grid-template-columns: auto 1fr"><div></div></div>',
  'a column as narrow as its content':
    '<div style="display: grid; grid-template-columns: min-content 1fr"><div></div></div>',
  'an absolute position': '<div style="position: absolute"></div>',
  'a fixed position': '<div style="position: fixed"></div>',
  'an inline block': '<div style="display: inline-block"></div>',
  'an inline flex box': '<div style="display: inline-flex"></div>',
  'a float': '<div style="float: left"></div>',
  'a cell of a table': '<table><tbody><tr><td></td></tr></tbody></table>',
  'a display of table': '<div style="display: table"></div>',
  'a width that fits the content': '<div style="inline-size: fit-content"></div>',
  'a width of the least content': '<div style="inline-size: min-content"></div>',
  'an open dialog': '<dialog open></dialog>',
  'a popover': '<div popover="manual"></div>',
};

const lines = 'What is read of each object, how often, and where it goes. '.repeat(12);

function draw(html: string): { root: Element; room: number } {
  addStyle('body { margin: 0 } * { box-sizing: border-box } td { padding: 0 }');
  addOurStyles();
  const parent = addPage(html);
  if (parent.popover) parent.showPopover();
  mount(
    <Root>
      <Card title="CRM sync">
        <Text>{lines}</Text>
      </Card>
    </Root>,
    parent,
  );
  const root = parent.querySelector('.dowel-root');
  if (!root) throw new Error('Nothing is drawn.');
  return { root, room: document.documentElement.clientWidth };
}

describe('a parent that shrinks to fit', () => {
  it.each(Object.entries(parents))('gets a width to read in from the component: %s', async (_, html) => {
    await page.viewport(1200, 800);

    const { root } = draw(html);

    const isLeast = html.includes('min-content');
    expect(root.getBoundingClientRect().width).toBe(isLeast ? 256 : 880);
  });

  it.each(Object.entries(parents))('is not pushed out of a narrow page: %s', async (_, html) => {
    await page.viewport(320, 640);

    const { root } = draw(html);

    expect(root.getBoundingClientRect().width).toBeGreaterThanOrEqual(240);
    expect(document.documentElement.scrollWidth).toBe(320);
  });
});

describe('a page that places the component', () => {
  it.each(['.placed { margin: 16px }', '@layer utilities { .placed { margin: 16px } }'])(
    'gives it a margin by a class: %s',
    (css) => {
      const { root } = draw('<div></div>');
      addStyle(css);

      root.classList.add('placed');

      expect(getComputedStyle(root).margin).toBe('16px');
    },
  );
});

describe('a parent with a width of its own', () => {
  it.each([
    [1920, 880],
    [600, 600],
    [200, 200],
  ])('of %i pixels gets a component of %i pixels', async (given, drawn) => {
    await page.viewport(1920, 800);

    const { root } = draw(`<div style="inline-size: ${given}px"></div>`);

    expect(root.getBoundingClientRect().width).toBe(drawn);
    expect(root.scrollWidth).toBe(drawn);
  });
});
