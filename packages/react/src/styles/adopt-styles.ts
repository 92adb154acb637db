/// <reference path="../css.d.ts" />
import library from '../styles.css?inline';
import isolation from './isolation.css?inline';

interface Sheets {
  isolation: CSSStyleSheet;
  library: CSSStyleSheet;
}

/** The stylesheets that each document made for its shadow roots. */
const made = /* @__PURE__ */ new WeakMap<Document, Sheets>();

/**
 * Gives a shadow root the library's stylesheet. A policy against inline styles allows this, and all shadow roots of a
 * document share it. jsdom has no such stylesheets, and draws nothing either.
 */
export function adoptStyles(shadow: ShadowRoot): void {
  if (!shadow.adoptedStyleSheets) return;
  const page = shadow.ownerDocument;
  const sheets = made.get(page) ?? {
    isolation: newSheet(isolation, page),
    // An element outside of the shadow root may say the direction. No bundler of a page rewrites `:dir()` here.
    library: newSheet(library.replace(/\[dir='?rtl'?\] \*/g, ':dir(rtl)'), page),
  };
  made.set(page, sheets);
  shadow.adoptedStyleSheets = [sheets.isolation, sheets.library];
  // Tokens are inherited, so that a page can set them on any element. It may not have our stylesheet.
  if (!hasTokens(page)) page.adoptedStyleSheets = [...page.adoptedStyleSheets, sheets.library];
}

function newSheet(css: string, { defaultView }: Document): CSSStyleSheet {
  // A document refuses stylesheets of another one.
  const sheet = new (defaultView ?? window).CSSStyleSheet();
  sheet.replaceSync(css);
  return sheet;
}

function hasTokens(page: Document): boolean {
  return getComputedStyle(page.documentElement).getPropertyValue('--dowel-line-height') !== '';
}
