/** Languages of ours that write small counts as English does. Arabic has digits of its own. */
const plainDigits = /^(en|de|es|fr|ja|pt)\b/;

/** A whole number as a language writes it. The first formatter of a page takes tens of milliseconds. */
export function formatCount(count: number, locale: string): string {
  return count < 1000 && plainDigits.test(locale) ? String(count) : count.toLocaleString(locale);
}
