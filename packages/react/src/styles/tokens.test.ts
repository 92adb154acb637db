import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';

const sources = join(import.meta.dirname, '..');
const tokens = readFileSync(join(sources, 'styles/tokens.css'), 'utf8');
const sheets = readdirSync(sources, { recursive: true, encoding: 'utf8' })
  .filter((path) => path.endsWith('.css'))
  .map((path) => ({ path, css: readFileSync(join(sources, path), 'utf8') }));

const declared = new Set([...tokens.matchAll(/^\s*(--dowel-[\w-]+):/gm)].map((match) => match[1]));
const used = new Set(
  sheets.flatMap(({ css }) => [...css.matchAll(/var\((--dowel-[\w-]+)/g)].map((match) => match[1])),
);

describe('declaring tokens', () => {
  it('declares every token that a stylesheet uses', () => {
    expect([...used].filter((name) => !declared.has(name))).toEqual([]);
  });

  it('has a primary colour, a default radius and neutral levels, named after the library', () => {
    const levels = ['25', '50', '100', '200', '300', '400', '500', '600', '700', '800', '900'];
    const promised = [
      'colors-primary',
      'default-border-radius',
      ...levels.map((level) => `colors-neutral-${level}`),
    ];
    const properties = new Set([...tokens.matchAll(/^\s*(--[\w-]+):/gm)].map((match) => match[1]));

    expect(promised.filter((name) => !properties.has(`--dowel-${name}`))).toEqual([]);
    expect([...properties].filter((name) => !name?.startsWith('--dowel-'))).toEqual([]);
  });

  it('declares none that nothing uses', () => {
    expect([...declared].filter((name) => !used.has(name))).toEqual([]);
  });

  it('gives every token that follows the scheme a value for browsers without light-dark()', () => {
    const [fallback = '', adaptive = ''] = tokens.split('@supports (');
    const names = [...adaptive.matchAll(/^\s*(--dowel-[\w-]+):/gm)].map((match) => match[1]);

    expect(names.filter((name) => !fallback.includes(`${name}:`))).toEqual([]);
  });
});

describe('collecting the stylesheet', () => {
  it('imports every file beside a component', () => {
    const index = readFileSync(join(sources, 'styles.css'), 'utf8');
    const missing = sheets.filter(({ path }) => path !== 'styles.css' && !index.includes(`'./${path}'`));

    expect(missing.map(({ path }) => path)).toEqual([]);
  });

  it('loads nothing from elsewhere and names no colour outside the tokens', () => {
    const others = sheets.filter(({ path }) => path !== 'styles/tokens.css');

    for (const { css } of sheets) expect(css).not.toMatch(/url\(|https?:/);
    for (const { css } of others) expect(css).not.toMatch(/#[\da-f]{3,8}\b|rgb\(|hsl\(|oklch\(/i);
  });

  it('follows the direction of writing', () => {
    for (const { css } of sheets) {
      expect(css).not.toMatch(
        /(margin|padding|border|inset)-(left|right)|text-align: (left|right)|^\s*(left|right):/m,
      );
    }
  });
});
