export { mayLoseDigits, parseExactly } from '@dowel/schema/rules';

declare global {
  /** A number as its digits, which `JSON.stringify` writes as they are. */
  interface RawJson {
    readonly rawJSON: string;
  }
  // Node 22 and later have these. The types of TypeScript do not know them yet.
  interface JSON {
    rawJSON(text: string): RawJson;
    isRawJSON(value: unknown): value is RawJson;
  }
}

/** The digits of a number that `parseExactly` kept as they were. Undefined for any other value. */
export function digitsOf(value: unknown): string | undefined {
  return JSON.isRawJSON(value) ? value.rawJSON : undefined;
}
