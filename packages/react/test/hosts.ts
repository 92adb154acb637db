import reboot from '@dowel/page-resets/bootstrap.css?inline';
import preflight3 from '@dowel/page-resets/tailwind-3.css?inline';
import preflight4 from '@dowel/page-resets/tailwind-4.css?inline';

/** A page that contains the library. To test another kind of page, add it to `hosts`. */
export interface Host {
  name: string;
  /** The page's own stylesheet. It comes before the library's. */
  css: string;
}

/** Pages with a CSS reset, as builders have them. */
export const hosts: readonly Host[] = [
  { name: 'Tailwind 3', css: fillTheme(preflight3) },
  { name: 'Tailwind 4', css: fillTheme(preflight4) },
  { name: 'Bootstrap', css: reboot },
  { name: 'a reset of everything', css: '* { margin: 0; padding: 0; }' },
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
