import type { ThemeValues } from '../../page/themes.ts';

/** The CSS that somebody pasted: the variables that the library has, and the names of all others. */
export interface ReadTheme {
  values: ThemeValues;
  unknown: readonly string[];
}

/** Reads the variables of a `:root` block, or of lines without a block. The browser's own parser does it. */
export function readTheme(css: string, names: readonly string[]): ReadTheme {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(css.includes('{') ? css : `:root { ${css} }`);
  const declared = stylesOf(sheet).flatMap((style) =>
    [...style]
      .filter((name) => name.startsWith('--'))
      .map((name): [string, string] => [name, style.getPropertyValue(name).trim()]),
  );
  return {
    values: Object.fromEntries(declared.filter(([name]) => names.includes(name))),
    unknown: declared.map(([name]) => name).filter((name) => !names.includes(name)),
  };
}

function stylesOf(group: CSSStyleSheet | CSSGroupingRule): CSSStyleDeclaration[] {
  return [...group.cssRules].flatMap((rule) => {
    if (rule instanceof CSSStyleRule) return [rule.style];
    return rule instanceof CSSGroupingRule ? stylesOf(rule) : [];
  });
}

const pairOf = /^light-dark\(\s*((?:[^(),]|\([^()]*\))+),\s*((?:[^(),]|\([^()]*\))+)\)$/;

/** The light and the dark side of a colour. Any value except `light-dark(a, b)` has the same side twice. */
export function sidesOf(value: string): { light: string; dark: string } {
  const [, light = value, dark = value] = value.match(pairOf) ?? [];
  return { light: light.trim(), dark: dark.trim() };
}

/** One value from the two sides. */
export const joinSides = ({ light, dark }: { light: string; dark: string }): string =>
  light === dark ? light : `light-dark(${light}, ${dark})`;
