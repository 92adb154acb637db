/** Values that a page gives to the library's variables, by the full name of the variable. */
export type ThemeValues = Readonly<Record<string, string>>;

/** The themes of the toolbar and of the theme editor. */
export const presets: readonly { name: string; title: string; values: ThemeValues }[] = [
  { name: 'dowel', title: 'As it comes', values: {} },
  {
    name: 'forest',
    title: 'Forest',
    values: {
      '--dowel-colors-primary': 'light-dark(#0f6b57, #58c7aa)',
      '--dowel-default-border-radius': '10px',
    },
  },
  {
    name: 'harbor',
    title: 'Harbor',
    values: {
      '--dowel-colors-primary': 'light-dark(#b4431b, #ff9d73)',
      '--dowel-default-border-radius': '2px',
    },
  },
  {
    name: 'ink',
    title: 'Ink',
    values: {
      '--dowel-colors-primary': 'light-dark(#1c2024, #edeef0)',
      '--dowel-default-border-radius': '999px',
    },
  },
];

/** The name of the theme that the person made in the theme editor. */
export const ownTheme = 'own';

/** By its name: a property that takes the values of a variable. All others are lengths. */
const properties = {
  colors: 'color',
  shadow: 'box-shadow',
  'font-family': 'font-family',
  'font-weight': 'font-weight',
  'line-height': 'line-height',
  opacity: 'opacity',
  duration: 'transition-duration',
};

/** Whether CSS can use a value. With a quote or a bracket too many or too few, it would take the next lines with it. */
export function isUsable(name: string, value: string): boolean {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(`:root { ${name}: ${value}; --end: 0 }`);
  const [rule, ...others] = sheet.cssRules;
  if (!(rule instanceof CSSStyleRule) || others.length > 0) return false;
  const isRead = [name, '--end'].every((each) => rule.style.getPropertyValue(each) !== '');
  const [, property = 'max-inline-size'] =
    Object.entries(properties).find(([part]) => name.includes(part)) ?? [];
  // A variable of the product has no value in Storybook.
  const isKnown = !/var\(\s*--(?!dowel-)[\w-]+\s*\)/.test(value);
  return isRead && isKnown && CSS.supports(property, value);
}

/** A theme as a builder writes it, without what CSS cannot use. Empty if nothing differs from the library. */
export function toCss(values: ThemeValues): string {
  const lines = Object.entries(values)
    .filter(([name, value]) => isUsable(name, value))
    .map(([name, value]) => `  ${name}: ${value};`);
  return lines.length === 0 ? '' : `:root {\n${lines.join('\n')}\n}\n`;
}
