/** The parts of a position that was written as a JSON list. Empty for any other text. */
export function partsOf(text: string): unknown[] {
  try {
    const value: unknown = JSON.parse(text);
    return Array.isArray(value) ? value : [];
  } catch {
    return [];
  }
}
