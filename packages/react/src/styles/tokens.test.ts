import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';

const sources = join(import.meta.dirname, '..');
const read = (path: string) => readFileSync(join(sources, path), 'utf8');
const tokens = read('styles/tokens.css');
const theme = read('styles/theme.css');
const tones = read('styles/tones.css');
const sheets = readdirSync(sources, { recursive: true, encoding: 'utf8' })
  .filter((path) => path.endsWith('.css'))
  .map((path) => ({ path, css: read(path) }));
const ownSheets = ['styles/tokens.css', 'styles/theme.css', 'styles/tones.css'];

const declaredIn = (css: string) =>
  [...css.matchAll(/^\s*(--dowel-[\w-]+):/gm)].map((match) => match[1] ?? '');
const usedIn = (css: string) => [...css.matchAll(/var\(\s*(--dowel-[\w-]+)/g)].map((match) => match[1] ?? '');
const [derivations = '', names = ''] = theme.split('.dowel-root-body {');
/** From the private name of a variable in the theme to the public token that it takes from the page. */
const takenAs = new Map(
  [...derivations.matchAll(/(--dowel-own-[\w-]+): var\(\s*(--dowel-[\w-]+),/g)].map(([, own, token]) => [
    own,
    token,
  ]),
);
const declared = new Set([...declaredIn(tokens + tones), ...takenAs.values()]);
const used = new Set(
  [
    ...sheets.filter(({ path }) => !ownSheets.includes(path)).flatMap(({ css }) => usedIn(css)),
    ...usedIn(tones),
  ].map((name) => takenAs.get(name) ?? name),
);

describe('declaring tokens', () => {
  it('declares every token that a stylesheet uses', () => {
    // A component sets these on its element. The stylesheet has the values to use without them.
    const withDefault = new Set(
      sheets.flatMap(({ css }) => [...css.matchAll(/var\((--dowel-[\w-]+),/g)].map((match) => match[1])),
    );

    expect([...used].filter((name) => !declared.has(name) && !withDefault.has(name))).toEqual([]);
  });

  // @holds S211, S212
  it('has a primary colour, a default radius and neutral levels, named after the library', () => {
    const levels = ['25', '50', '100', '200', '300', '400', '500', '600', '700', '800', '900'];
    const promised = [
      'colors-primary',
      'default-border-radius',
      ...levels.map((level) => `colors-neutral-${level}`),
    ];

    expect(promised.filter((name) => !declared.has(`--dowel-${name}`))).toEqual([]);
    expect((tokens + theme).match(/^\s*--(?!dowel-)[\w-]+:/gm)).toBeNull();
  });

  it('declares none that nothing uses', () => {
    const derivedFrom = new Set(
      usedIn(derivations).flatMap((name) => (name.startsWith('--dowel-own-') ? [takenAs.get(name)] : [])),
    );

    expect([...declared].filter((name) => !used.has(name ?? '') && !derivedFrom.has(name))).toEqual([]);
  });

  it('gives every value of the theme back its public name', () => {
    const given = [...names.matchAll(/(--dowel-[\w-]+): var\((--dowel-own-[\w-]+)\)/g)];

    expect(given.map(([, token, own]) => [own, token])).toEqual([...takenAs]);
  });

  it('has a type for every token that a page may set, and for no other', () => {
    const typed = [...read('ui/token.ts').matchAll(/'(--dowel-[\w-]+)'/g)].map(([, name]) => name);

    expect(typed.sort()).toEqual([...new Set([...declaredIn(tokens), ...takenAs.values()])].sort());
  });

  it('gives every token that follows the scheme a value for browsers without light-dark()', () => {
    for (const css of [tokens, tones, derivations]) {
      const [fallback = '', adaptive = ''] = css.split('@supports (');

      // The hue only says which of the derived colours it is.
      const following = declaredIn(adaptive).filter((name) => name !== '--dowel-hue');
      expect(following.filter((name) => !fallback.includes(`${name}:`))).toEqual([]);
    }
  });
});

describe('collecting the stylesheet', () => {
  it('imports every file beside a component', () => {
    const index = read('styles.css');
    const missing = sheets.map(({ path }) => path).filter((path) => !index.includes(`'./${path}'`));

    expect(missing).toEqual(['parts.css', 'styles.css', 'styles/isolation.css']);
  });

  it('loads nothing from elsewhere and names no colour outside the tokens', () => {
    const others = sheets.filter(({ path }) => !ownSheets.includes(path));

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
