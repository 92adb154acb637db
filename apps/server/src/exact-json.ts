declare global {
  /** A number as its digits, which `JSON.stringify` writes as they are. */
  interface RawJson {
    readonly rawJSON: string;
  }
  // Node 22 and later have these. The types of TypeScript do not know them yet.
  interface JSON {
    rawJSON(text: string): RawJson;
    isRawJSON(value: unknown): value is RawJson;
    parse(
      text: string,
      reviver: (key: string, value: unknown, context: { readonly source?: string }) => unknown,
    ): unknown;
  }
}

/** A text without so many digits in a row has no number that loses some. The search is far quicker than a reviver. */
const manyDigits = /\d{16}/;

/** Whether a text of JSON may have numbers that `parseExactly` reads otherwise than `JSON.parse`. */
export function mayLoseDigits(json: string): boolean {
  return manyDigits.test(json);
}

/**
 * Parses JSON, and keeps every digit of its integers. `JSON.parse` alone changes many beyond 2^53. Those become a
 * `RawJson`.
 * @throws {SyntaxError} It quotes the text.
 */
export function parseExactly(text: string): unknown {
  if (!mayLoseDigits(text)) return JSON.parse(text);
  return JSON.parse(text, (_, value, { source }) =>
    typeof value === 'number' &&
    source !== undefined &&
    /^-?\d+$/.test(source) &&
    !Number.isSafeInteger(value) &&
    // Some integers beyond 2^53 lose nothing.
    String(value) !== source
      ? JSON.rawJSON(source)
      : value,
  );
}

/** The digits of a number that `parseExactly` kept as they were. Undefined for any other value. */
export function digitsOf(value: unknown): string | undefined {
  return JSON.isRawJSON(value) ? value.rawJSON : undefined;
}
