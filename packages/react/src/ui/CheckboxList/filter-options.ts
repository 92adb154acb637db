export interface CheckboxListOption {
  value: string;
  label: string;
  /** A second, quieter line; searched too. */
  hint?: string | undefined;
}

/** The options whose label, value or hint holds every word of the query, whatever the case or accents. */
export function filterOptions<T extends CheckboxListOption>(
  options: readonly T[],
  query: string,
): readonly T[] {
  const words = fold(query).split(/\s+/).filter(Boolean);
  if (words.length === 0) return options;
  return options.filter((option) => {
    const text = fold(`${option.label} ${option.value} ${option.hint ?? ''}`);
    return words.every((word) => text.includes(word));
  });
}

function fold(text: string): string {
  return text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();
}
