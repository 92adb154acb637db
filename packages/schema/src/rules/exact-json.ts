/** `JSON` as newer runtimes have it. In an older browser, numbers lose the digits that JavaScript cannot hold. */
const exactJson: {
  rawJSON?(text: string): unknown;
  parse(
    text: string,
    reviver: (key: string, value: unknown, context?: { readonly source?: string }) => unknown,
  ): unknown;
} = Object(JSON);

/**
 * A text without so many digits in a row, and without a large exponent, has no number that loses something. The searches
 * are far quicker than a reviver.
 */
const manyDigits = /[\d.]{16}/;
const largeExponent = /\d[eE][+-]?\d{3}\d*(?:[\s,\]}]|$)/;
/** A JavaScript number keeps as many digits of every number. */
const KEPT_DIGITS = 15;

/** Whether a text of JSON may have numbers that `parseExactly` reads otherwise than `JSON.parse`. */
export function mayLoseDigits(json: string): boolean {
  return manyDigits.test(json) || largeExponent.test(json);
}

/**
 * Parses JSON, and keeps every digit of its numbers. `JSON.parse` alone changes many integers beyond 2^53 and decimals
 * with many digits, and has none beyond 1e308. Those become the raw numbers of `JSON.rawJSON`.
 * @throws {SyntaxError} It quotes the text.
 */
export function parseExactly(text: string): unknown {
  if (!mayLoseDigits(text) || !exactJson.rawJSON) return JSON.parse(text);
  return exactJson.parse(text, (_, value, { source } = {}) =>
    typeof value === 'number' && source !== undefined && isChanged(value, source)
      ? exactJson.rawJSON?.(source)
      : value,
  );
}

/** Whether a number is another one than its text says. Some large integers lose nothing. */
function isChanged(value: number, source: string): boolean {
  if (Number.isSafeInteger(value) && /^-?\d+$/.test(source)) return false;
  if (!Number.isFinite(value)) return true;
  const digits = significantDigits(source);
  if (value === 0) return digits !== '';
  return digits.length > KEPT_DIGITS && significantDigits(String(value)) !== digits;
}

/**
 * Without the zeros at both ends, and without the exponent. The last search begins at digits only: from each zero of a long
 * row, it would take minutes.
 */
function significantDigits(number: string): string {
  const [mantissa = ''] = number.toLowerCase().split('e', 1);
  return mantissa
    .replaceAll(/[-.]/g, '')
    .replace(/^0+/, '')
    .replace(/([1-9])0+$/, '$1');
}
