import antDesign from '@dowel/page-resets/ant-design.css?inline';
import reboot from '@dowel/page-resets/bootstrap.css?inline';
import bulma from '@dowel/page-resets/bulma.css?inline';
import elementor from '@dowel/page-resets/elementor.css?inline';
import mui from '@dowel/page-resets/mui.css?inline';
import shopify from '@dowel/page-resets/shopify.css?inline';
import preflight3 from '@dowel/page-resets/tailwind-3.css?inline';
import preflight4 from '@dowel/page-resets/tailwind-4.css?inline';
import vite5 from '@dowel/page-resets/vite-5.css?inline';
import vite9 from '@dowel/page-resets/vite-9.css?inline';
import wordpress from '@dowel/page-resets/wordpress.css?inline';

/** A page that contains the library. To test another kind of page, add it to `hosts`. */
export interface Host {
  name: string;
  /** The page's own stylesheet. It comes before the library's. */
  css?: string;
  /** The page around the element with `data-here`, which holds the component. */
  html?: string;
  /** The container of the component inside that element. */
  inside?: 'a shadow root' | 'an iframe' | 'an iframe with a strict policy' | 'an iframe without a doctype';
  /**
   * What must be the same as on the plain page. Default: everything. `mirrored places` measures from the other side.
   */
  compares?: 'places' | 'mirrored places';
  /** How wide the component is on a screen of 375 pixels, if the page takes a part of the screen for itself. */
  phoneWidth?: number;
  /** The component is drawn with `isolated`. The page has no stylesheet of ours. */
  isIsolated?: true;
  /** The smaller run leaves it out. */
  isExtra?: true;
}

/** Nothing but the component. */
export const plainPage: Host = { name: 'the plain page' };

const around = (css: string) => `<div style="${css}"><div data-here></div></div>`;

/** A page with nothing but the component, which gets a part of the page's width. */
export const narrowPage = (width: number): Host => ({ ...plainPage, html: around(`width: ${width}px`) });

/** Directions are the page's. The library does not change them. */
const ofText = new Set(['direction', 'unicode-bidi']);

/** The hosts as they are, and drawn with `isolated`. */
export const bothWays = (some: readonly Host[]): Host[] =>
  some.flatMap((host) =>
    host.isIsolated ? [host] : [host, { ...host, name: `${host.name}, isolated`, isIsolated: true }],
  );

/** Pages as builders have them. */
export const hosts: readonly Host[] = [
  { name: 'Vite 5’s starter', css: vite5, phoneWidth: 311, isExtra: true },
  { name: 'Vite 9’s starter', css: vite9, phoneWidth: 373 },
  { name: 'Tailwind 3', css: fillTheme(preflight3), isExtra: true },
  { name: 'Tailwind 4', css: fillTheme(preflight4) },
  { name: 'Bootstrap', css: reboot },
  { name: 'Bulma', css: bulma },
  {
    name: 'WordPress with Twenty Twenty-Four',
    css: wordpress,
    html: `<div class="wp-site-blocks"><div class="wp-block-post-content is-layout-constrained">
      <div data-here></div></div></div>`,
    isExtra: true,
  },
  {
    name: 'Elementor',
    css: elementor,
    html: '<div class="elementor-kit-7"><div class="elementor"><div data-here></div></div></div>',
    isExtra: true,
  },
  {
    name: 'Shopify’s Dawn',
    css: shopify,
    html: '<div class="rte"><div data-here></div></div>',
    isExtra: true,
  },
  { name: 'MUI', css: mui, isExtra: true },
  { name: 'Ant Design', css: antDesign, isExtra: true },
  { name: 'a reset of everything', css: '* { margin: 0; padding: 0; }' },
  { name: 'a flex box that centres', html: around('display: flex; justify-content: center') },
  {
    name: 'a grid that centres',
    html: around('display: grid; place-items: center; min-height: 100vh'),
    isExtra: true,
  },
  { name: 'a modal dialog', html: '<dialog><div data-here></div></dialog>', phoneWidth: 337 },
  { name: 'an absolute position', html: around('position: absolute; right: 0'), isExtra: true },
  { name: 'a shadow root', inside: 'a shadow root' },
  { name: 'an iframe', inside: 'an iframe', phoneWidth: 880, isExtra: true },
  { name: 'an iframe with a strict policy', inside: 'an iframe with a strict policy', phoneWidth: 880 },
  {
    name: 'an iframe without a doctype',
    inside: 'an iframe without a doctype',
    phoneWidth: 880,
    isExtra: true,
  },
  {
    name: 'a theme for articles',
    html: '<div class="entry-content"><div data-here></div></div>',
    css: `.entry-content :is(button, [type='button']) { min-width: 12rem; padding: 1.5rem; border: 4px solid red; border-radius: 0;
        background: black linear-gradient(red, blue); box-shadow: 0 9px 9px red; color: lime; text-transform: uppercase;
        letter-spacing: 0.3em; text-shadow: 1px 1px red; }
      .entry-content button:hover { background: purple; color: yellow; }
      .entry-content button::before { content: '→'; }
      .entry-content input:not([type='submit']) { width: 100%; min-height: 5rem; margin: 1rem; appearance: auto; }
      .entry-content :is(ul, ol) li { margin: 1rem; list-style: square; }
      .entry-content h2, .entry-content p { margin: 3rem; font-size: 3rem; }
      .entry-content a:hover { color: red; text-decoration: none; }
      .entry-content svg, .entry-content path { width: 5rem; fill: red; stroke-width: 9; }
      input:not([type='radio']):not([type='submit']):not([type='button']):not([type='reset']):not([readonly]):focus {
        height: 5rem; border: 4px solid red; border-radius: 0; box-shadow: 0 9px 9px red; font-family: fantasy; }
      a:not(.menu):not(.tag):not(.badge):link:hover { color: red; text-decoration: none; }`,
  },
  {
    name: 'text with a style of its own',
    css: `[data-here] { font-feature-settings: 'liga'; font-style: italic; font-variant: small-caps; font-weight: 900;
      hyphens: auto; letter-spacing: 0.2em; line-height: 3; overflow-wrap: break-word; scrollbar-color: red blue;
      stroke-dashoffset: 9px; text-align: center; text-indent: 2em; text-shadow: 1px 1px red; text-transform: uppercase;
      text-underline-offset: 0.5em; white-space: nowrap; word-break: break-all; word-spacing: 1em; cursor: help; }`,
  },
  {
    name: 'a root of 10 pixels',
    css: 'html { font-size: 62.5% !important; --dowel-unit: 1.6rem }',
  },
  {
    name: 'every property on every element',
    html: '<div class="entry"><div class="entry-content"><div data-here></div></div></div>',
    css: everyProperty(),
  },
  {
    name: 'every property, and important, on every element',
    html: '<div class="entry"><div class="entry-content"><div data-here></div></div></div>',
    css: everyProperty(' !important'),
    isIsolated: true,
  },
  {
    name: 'a theme for a part of the page',
    css: '[data-here] { --dowel-colors-primary: #fde047; --dowel-colors-neutral-900: #301; }',
    compares: 'places',
  },
  {
    name: 'a page from right to left',
    html: '<div dir="rtl"><div data-here></div></div>',
    compares: 'mirrored places',
  },
];

/**
 * Tailwind replaces these theme calls when it builds a page. We use Tailwind's default for the border colour, and the
 * fallback value in the call for the others.
 */
function fillTheme(css: string): string {
  return css
    .replace(/theme\('borderColor\.DEFAULT'[^)]*\)/, '#e5e7eb')
    .replace(/(?:--theme\(\s*--[\w-]+|theme\('[^']+'),\s*([^)]*)\)/g, '$1');
}

/**
 * A rule that gives every element of the component a value of its own for each property that the browser knows, which the
 * shape of a drawing is too.
 */
function everyProperty(weight = ''): string {
  const values = [
    '17px',
    '3',
    'red',
    'italic',
    'uppercase',
    'hidden',
    'none',
    'auto',
    'center',
    'bold',
    'both',
    '50%',
    'all',
    'path("M0 0h9")',
  ];
  const declarations = [...getComputedStyle(document.documentElement)]
    .filter((name) => !name.startsWith('--') && !ofText.has(name))
    .flatMap((name) => {
      const initial = getComputedStyle(document.documentElement).getPropertyValue(name);
      const value = values.find((one) => one !== initial && CSS.supports(name, one));
      return value === undefined ? [] : [`${name}: ${value}${weight};`];
    });
  const ours = '.entry .entry-content *:not(.dowel-root, [data-dowel], [data-here])';
  return `${ours}, ${ours}::before, ${ours}::after, ${ours}::placeholder { ${declarations.join(' ')} }`;
}
