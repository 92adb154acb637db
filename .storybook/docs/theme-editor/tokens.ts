import themeCss from '../../../packages/react/src/styles/theme.css?raw';
import tokensCss from '../../../packages/react/src/styles/tokens.css?raw';

const sheets = import.meta.glob<string>('../../../packages/react/src/**/*.css', {
  query: '?raw',
  import: 'default',
  eager: true,
});

/** A variable that a builder can set, as the library's own stylesheets have it. */
export interface Token {
  /** The whole name, such as `--dowel-colors-primary`. */
  name: string;
  /** The group that its name belongs to. */
  group: string;
  /** Where the library uses it: each property that it gives a value to, with its components. */
  styles: readonly { property: string; components: readonly string[] }[];
  /** Variables whose value is made from this one. */
  makes: readonly string[];
}

interface Declaration {
  property: string;
  value: string;
}

const groups: readonly [string, RegExp][] = [
  ['Brand', /colors-primary$|default-border-radius|font-family/],
  ['Neutral levels', /colors-neutral-/],
  ['Surfaces and text', /colors-(surface|text|border|input|button|backdrop)/],
  ['Made from the primary colour', /colors-(primary|on-primary|accent|on-accent|link|focus)/],
  ['Tones', /colors-|tone/],
  ['Type', /font|line-height/],
  ['Space', /space|inset/],
  ['Controls, radius and depth', /control|radius|shadow|opacity/],
  ['Motion', /duration/],
];

/** Every variable that a page may set, in the order of the stylesheets. They are read from there, so none is forgotten. */
export function readTokens(): Token[] {
  const themed = themeVariables();
  const own = declarationsOf(tokensCss).filter(({ property }) => property.startsWith('--dowel-'));
  const declared = [...themed, ...own];
  const used = Object.entries(sheets)
    .filter(([path]) => !/styles\/(tokens|theme)\.css$/.test(path))
    .flatMap(([path, css]) => declarationsOf(css).map((found) => ({ ...found, component: nameOf(path) })));
  const names = [...new Set(declared.map(({ property }) => property))];
  return names.map((name) => ({
    name,
    group: groups.find(([, pattern]) => pattern.test(name))?.[0] ?? 'Others',
    styles: byProperty(used.filter(({ value }) => uses(value, name))),
    makes: [
      ...new Set(declared.filter(({ value }) => uses(value, name)).map(({ property }) => property)),
    ].filter((made) => made !== name),
  }));
}

const privateName = /--dowel-own-[\w-]+/g;

/**
 * The variables of `theme.css`. The component keeps what the page set under a private name, so
 * `--dowel-own-link: var(--dowel-colors-link, …)` stands for the variable `--dowel-colors-link`. Here, each private
 * name is written as the public one.
 */
function themeVariables(): Declaration[] {
  const kept = declarationsOf(themeCss).flatMap(({ property, value }) => {
    const publicName = value.match(/^var\(\s*(--dowel-[\w-]+)\s*,/)?.[1];
    return property.startsWith('--dowel-own-') && publicName !== undefined
      ? [{ property, value, publicName }]
      : [];
  });
  const publicNames = new Map(kept.map(({ property, publicName }) => [property, publicName]));
  return kept.map(({ value, publicName }) => ({
    property: publicName,
    value: value.replace(privateName, (name) => publicNames.get(name) ?? name),
  }));
}

/** Every declaration of a stylesheet that refers to a variable or declares one, at every depth. */
function declarationsOf(css: string): Declaration[] {
  const withoutComments = css.replace(/\/\*[\s\S]*?\*\//g, '');
  return [...withoutComments.matchAll(/([\w-]+)\s*:\s*([^;{}]+);/g)].map(([, property = '', value = '']) => ({
    property,
    value,
  }));
}

const uses = (value: string, name: string): boolean => new RegExp(`var\\(\\s*${name}(?![\\w-])`).test(value);

function byProperty(found: readonly { property: string; component: string }[]): Token['styles'] {
  const components = Map.groupBy(found, ({ property }) => plainName(property));
  return [...components].map(([property, uses]) => ({
    property,
    components: [...new Set(uses.map(({ component }) => component))],
  }));
}

/** A property without its sides. Every variable of a component becomes "other values". */
const plainName = (property: string): string =>
  property.startsWith('--') ? 'other values' : property.replace(/-(block|inline|start|end).*$/, '');

const nameOf = (path: string): string => path.split('/').at(-1)?.replace('.css', '') ?? path;
