/**
 * Joins names as a language does it, such as "People, Companies, and Deals". The first `Intl.ListFormat` of a page takes
 * 30 ms, so the language that every page has does without.
 */
export function formatList(names: readonly string[], locale: string): string {
  if (names.length < 2) return names.join('');
  if (locale !== 'en') return new Intl.ListFormat(locale).format(names);
  return `${names.slice(0, -1).join(', ')}${names.length > 2 ? ',' : ''} and ${names.at(-1)}`;
}
