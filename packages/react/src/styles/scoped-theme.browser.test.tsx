import { describe, expect, it, onTestFinished } from 'vitest';
import { contrast } from '../../test/contrast.ts';
import { addOurStyles, addPage, addStyle, mount } from '../../test/mount.tsx';
import { Button } from '../ui/Button/Button.tsx';
import { Card } from '../ui/Card/Card.tsx';
import { Link } from '../ui/Link/Link.tsx';
import { Root } from '../ui/Root/Root.tsx';

const primaries = {
  yellow: '#fde047',
  'pale green': '#d1fae5',
  black: '#000',
  white: '#fff',
  'middle grey': '#7a7a7a',
  pink: '#db2777',
  blue: 'oklch(0.45 0.2 264)',
  red: '#f00',
};
const pairs = ['light', 'dark'].flatMap((scheme) =>
  Object.entries(primaries).map(([name, primary]) => ({ name, primary, scheme })),
);

/** Draws a component. Returns a function that reads the value of a token inside it. */
function draw(into: Element | ShadowRoot) {
  mount(
    <Root>
      <Card title="Sync">
        <Button variant="primary">Connect</Button>
        <Link href="#top">Help</Link>
      </Card>
    </Root>,
    into,
  );
  const card = into.querySelector('.dowel-card');
  if (!card) throw new Error('Nothing is drawn.');
  const probe = card.appendChild(document.createElement('i'));
  const color = (token: string) => {
    probe.style.color = `var(--dowel-colors-${token})`;
    return getComputedStyle(probe).color;
  };
  return { color, button: into.querySelector('button') as HTMLElement, card };
}

/** The pairs of colours below the contrast that WCAG wants: 4.5 for words, 3 for marks. */
function poor(color: (token: string) => string): string[] {
  const words = [
    ['on-primary', 'primary'],
    ['on-primary', 'primary-hover'],
    ['text', 'surface'],
    ['text-muted', 'surface'],
    ['link', 'surface'],
    ['link', 'surface-sunken'],
    ['on-accent', 'accent'],
    ['text', 'accent-muted'],
  ];
  const marks = [
    ['focus', 'surface'],
    ['input-border', 'input-surface'],
    ['primary-border', 'surface'],
  ];
  const below = (least: number) => (pair: string[]) => {
    const [front = '', back = ''] = pair.map(color);
    const found = contrast(front, back);
    return found < least ? [`${pair.join(' on ')}: ${found.toFixed(2)}`] : [];
  };
  return [...words.flatMap(below(4.5)), ...marks.flatMap(below(3))];
}

describe('a theme in one part of the page', () => {
  it.each(pairs)('can be read with $name in $scheme', ({ primary, scheme }) => {
    addOurStyles();
    addStyle(`#scope { color-scheme: ${scheme}; --dowel-colors-primary: ${primary}; }`);

    const { color, button } = draw(addPage('<div id="scope"></div>'));

    expect(contrast(color('primary'), primary)).toBeLessThan(1.01);
    expect(contrast(getComputedStyle(button).color, primary)).toBeGreaterThanOrEqual(4.5);
    expect(poor(color)).toEqual([]);
  });

  it.each(pairs)('can be read with $name on the whole page in $scheme', ({ primary, scheme }) => {
    addOurStyles();
    addStyle(`:root { color-scheme: ${scheme}; --dowel-colors-primary: ${primary}; }`);

    const { color } = draw(addPage('<div></div>'));

    expect(poor(color)).toEqual([]);
  });

  it('follows the nearest of several scopes', () => {
    addOurStyles();
    addStyle(`.outer { --dowel-colors-primary: #000; --dowel-default-border-radius: 0; color-scheme: dark }
      .inner { --dowel-colors-primary: #fde047; --dowel-colors-neutral-900: #300; color-scheme: light }`);

    const outer = draw(addPage('<div class="outer"><div></div></div>'));
    const inner = draw(addPage('<div class="outer"><div class="inner"></div></div>'));

    expect(contrast(outer.color('on-primary'), '#fff')).toBeLessThan(1.01);
    expect(contrast(inner.color('on-primary'), '#000')).toBeLessThan(1.01);
    expect(inner.color('text')).toBe('rgb(51, 0, 0)');
    expect(getComputedStyle(inner.card).borderRadius).toBe('0px');
    expect(poor(outer.color)).toEqual([]);
  });

  it.each([':root', '#scope', '.dowel-root', '.mine'])(
    'keeps a derived value that %s sets itself',
    (where) => {
      addOurStyles();
      addStyle(`${where} { --dowel-colors-surface: rgb(1 2 3); --dowel-colors-on-primary: rgb(4 5 6); }`);

      const { color } = draw(addPage('<div id="scope"><div class="mine"></div></div>'));

      expect([color('surface'), color('on-primary')]).toEqual(['rgb(1, 2, 3)', 'rgb(4, 5, 6)']);
    },
  );

  it.each(['page', 'host'])('reaches a component in a shadow root from the %s', (where) => {
    const host = addPage('<div id="scope"></div>');
    const shadow = host.attachShadow({ mode: 'open' });
    const sheet = addStyle(
      `${where === 'page' ? ':root' : '#scope'} { --dowel-colors-primary: rgb(253 224 71); }`,
    );
    onTestFinished(() => sheet.remove());
    addOurStyles(shadow);

    const { color, button } = draw(shadow);

    expect(getComputedStyle(button).backgroundColor).toBe('rgb(253, 224, 71)');
    expect(poor(color)).toEqual([]);
  });
});
