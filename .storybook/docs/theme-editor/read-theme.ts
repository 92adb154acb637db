import { isUsable, type ThemeValues } from '../../page/themes.ts';

/** The CSS that somebody pasted: the variables that the library has, and what was left out. */
export interface ReadTheme {
  values: ThemeValues;
  /** Names that the library does not have. */
  unknown: readonly string[];
  /** Names whose value CSS cannot use. */
  unusable: readonly string[];
  /** Selectors and conditions that hold only for a part of the page, or only at times. */
  elsewhere: readonly string[];
}

/** Reads the variables of a `:root` block, or of lines without a block. The browser's own parser does it. */
export function readTheme(css: string, names: readonly string[]): ReadTheme {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(css.includes('{') ? css : `:root { ${css} }`);
  const elsewhere = new Set<string>();
  const declared = new Map(
    stylesOf(sheet, elsewhere).flatMap((style) =>
      [...style]
        .filter((name) => name.startsWith('--'))
        .map((name): [string, string] => [name, style.getPropertyValue(name).trim()]),
    ),
  );
  const known = resolved(declared).filter(([name]) => names.includes(name));
  return {
    values: Object.fromEntries(known.filter(([name, value]) => isUsable(name, value))),
    unknown: [...declared.keys()].filter((name) => name.startsWith('--dowel-') && !names.includes(name)),
    unusable: known.filter(([name, value]) => !isUsable(name, value)).map(([name]) => name),
    elsewhere: [...elsewhere],
  };
}

/** With the values of the product's own variables, because this page does not have them. */
function resolved(declared: ReadonlyMap<string, string>): [string, string][] {
  const probe = document.body.appendChild(document.createElement('span'));
  for (const [name, value] of declared) probe.style.setProperty(name, value);
  const computed = getComputedStyle(probe);
  const values = [...declared].map(([name, value]): [string, string] => [
    name,
    /var\(\s*--(?!dowel-)/.test(value) ? computed.getPropertyValue(name).trim() : value,
  ]);
  probe.remove();
  return values;
}

/** What is said for the whole page. The rest is named in `elsewhere`. */
function stylesOf(
  group: CSSStyleSheet | CSSGroupingRule | CSSStyleRule,
  elsewhere: Set<string>,
): CSSStyleDeclaration[] {
  return [...group.cssRules].flatMap((rule) => {
    if (rule instanceof CSSStyleRule && document.body.closest(rule.selectorText))
      return [rule.style, ...stylesOf(rule, elsewhere)];
    if (rule instanceof CSSNestedDeclarations) return [rule.style];
    if (rule instanceof CSSLayerBlockRule || rule instanceof CSSSupportsRule)
      return stylesOf(rule, elsewhere);
    if (/--dowel-/.test(rule.cssText)) elsewhere.add((rule.cssText.split('{')[0] ?? '').trim());
    return [];
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
