export interface CheckboxListOption {
  value: string;
  label: string;
  /** A second, less prominent line. The search covers it, too. */
  hint?: string | undefined;
}

/** The options whose label, value and hint together contain every word of the query. Ignores case, accents and full width. */
export function filterOptions<T extends CheckboxListOption>(
  options: readonly T[],
  query: string,
): readonly T[] {
  const words = fold(query).split(/\s+/).filter(Boolean);
  if (!words[0]) return options;
  return options.filter((option) => {
    const text = fold(`${option.label} ${option.value} ${option.hint ?? ''}`);
    return words.every((word) => text.includes(word));
  });
}

function fold(text: string): string {
  return text.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase();
}
