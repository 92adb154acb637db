import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/** The stylesheets of the library that pages of the server use too, in the order of `styles.css`. */
const sheets = [
  'styles/tokens.css',
  'styles/theme.css',
  'styles/tones.css',
  'styles/base.css',
  'ui/Button/Button.css',
  'ui/Card/Card.css',
  'ui/Heading/Heading.css',
  'ui/Icon/Icon.css',
  'ui/KeyValueList/KeyValueList.css',
  'ui/Link/Link.css',
  'ui/Logo/Logo.css',
  'ui/Pair/Pair.css',
  'ui/Text/Text.css',
];

/** The module `apps/server/src/platform/pages/token-sheet.ts`: the tokens and parts of the library, as one text of CSS. */
export function tokenSheetModule(root: string): string {
  const css = sheets.map((path) => small(readFileSync(join(root, 'packages/react/src', path), 'utf8')));
  return `// Written by \`pnpm generate\` from packages/react/src. Do not edit it.

/** The tokens and parts of the embedded components. The page's root element is their outer element, its body the inner. */
export const tokenSheet = ${JSON.stringify(css.join(''))};
`;
}

/** Without comments and indentation. Only what is space to a reader goes, so no rule changes. */
const small = (css: string): string =>
  css
    .replace(/\/\*[\s\S]*?\*\//g, '')
    .replace(/\s+/g, ' ')
    .replace(/ ?([{};]) ?/g, '$1')
    .replace(/;}/g, '}')
    .trim();
