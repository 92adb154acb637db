import reboot from '@dowel/page-resets/bootstrap.css?inline';
import bulma from '@dowel/page-resets/bulma.css?inline';
import preflight3 from '@dowel/page-resets/tailwind-3.css?inline';
import preflight4 from '@dowel/page-resets/tailwind-4.css?inline';
import vite5 from '@dowel/page-resets/vite-5.css?inline';
import vite9 from '@dowel/page-resets/vite-9.css?inline';

/** A page that contains the library. To test another kind of page, add it to `hosts`. */
export interface Host {
  name: string;
  /** The page's own stylesheet. It comes before the library's. */
  css?: string;
  /** The page around the element with `data-here`, which holds the component. */
  html?: string;
  /** The container of the component inside that element. */
  inside?: 'a shadow root' | 'an iframe' | 'an iframe with a strict policy';
  /**
   * What must be the same as on the plain page. Default: everything. `mirrored places` measures from the other side.
   */
  compares?: 'places' | 'mirrored places';
  /** How wide the component is on a screen of 375 pixels, if the page takes a part of the screen for itself. */
  phoneWidth?: number;
}

/** Nothing but the component. */
export const plainPage: Host = { name: 'the plain page' };

const around = (css: string) => `<div style="${css}"><div data-here></div></div>`;

/** A page with nothing but the component, which gets a part of the page's width. */
export const narrowPage = (width: number): Host => ({ ...plainPage, html: around(`width: ${width}px`) });

/** Pages as builders have them. */
export const hosts: readonly Host[] = [
  { name: 'Vite 5’s starter', css: vite5, phoneWidth: 311 },
  { name: 'Vite 9’s starter', css: vite9, phoneWidth: 373 },
  { name: 'Tailwind 3', css: fillTheme(preflight3) },
  { name: 'Tailwind 4', css: fillTheme(preflight4) },
  { name: 'Bootstrap', css: reboot },
  { name: 'Bulma', css: bulma },
  { name: 'a reset of everything', css: '* { margin: 0; padding: 0; }' },
  { name: 'a flex box that centres', html: around('display: flex; justify-content: center') },
  { name: 'a grid that centres', html: around('display: grid; place-items: center; min-height: 100vh') },
  { name: 'a modal dialog', html: '<dialog><div data-here></div></dialog>', phoneWidth: 337 },
  { name: 'an absolute position', html: around('position: absolute; right: 0') },
  { name: 'a shadow root', inside: 'a shadow root' },
  { name: 'an iframe', inside: 'an iframe', phoneWidth: 880 },
  { name: 'an iframe with a strict policy', inside: 'an iframe with a strict policy', phoneWidth: 880 },
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
