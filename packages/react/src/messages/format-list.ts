const formatters = /* @__PURE__ */ new Map<string, Intl.ListFormat>();

/**
 * Joins names as a language does it, such as "People, Companies and Deals". The first formatter of a page takes tens of
 * milliseconds, so it is made when there is something to join, and kept.
 */
export function formatList(names: readonly string[], locale: string): string {
  if (names.length < 2) return names.join('');
  const known = formatters.get(locale) ?? new Intl.ListFormat(locale);
  formatters.set(locale, known);
  return known.format(names);
}
