/** `JSON` as newer runtimes have it. Browsers may lack it, and then no value is a raw number. */
const withRaw: { isRawJSON?(value: unknown): boolean } = Object(JSON);

/**
 * The digits of a number that was kept as it was written, because a JavaScript number would lose some of them
 * (`JSON.rawJSON`). Undefined for any other value.
 */
export function rawDigitsOf(value: unknown): string | undefined {
  return withRaw.isRawJSON?.(value) ? (value as { rawJSON: string }).rawJSON : undefined;
}

/** A text, a number or a boolean as text, with every digit. Undefined for any other value. */
export function plainText(value: string | number | boolean): string;
export function plainText(value: unknown): string | undefined;
export function plainText(value: unknown): string | undefined {
  const digits = rawDigitsOf(value);
  if (digits !== undefined) return digits;
  const isPlain = typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean';
  return isPlain ? String(value) : undefined;
}

/** A copy of a JSON value that can be changed. `structuredClone` would make an object of a raw number. */
export function copyJson<Value>(value: Value): Value;
export function copyJson(value: unknown): unknown {
  if (Array.isArray(value)) return value.map((one: unknown) => copyJson(one));
  if (typeof value !== 'object' || value === null || rawDigitsOf(value) !== undefined) return value;
  return Object.fromEntries(Object.entries(value).map(([name, one]) => [name, copyJson(one)]));
}

/**
 * A parsed body, with every digit of the numbers that a JavaScript number changed. A validator takes plain numbers only,
 * so they are put in again afterwards.
 * @param sent the same body with raw numbers
 */
export function withEveryDigit<Value>(value: Value, sent: unknown): Value;
export function withEveryDigit(value: unknown, sent: unknown): unknown {
  if (typeof value === 'number') return rawDigitsOf(sent) === undefined ? value : sent;
  if (typeof value !== 'object' || value === null || typeof sent !== 'object' || sent === null) return value;
  if (Array.isArray(value)) {
    return value.map((one: unknown, index) => withEveryDigit(one, Reflect.get(sent, index)));
  }
  return Object.fromEntries(
    Object.entries(value).map(([name, one]) => {
      const member = Object.getOwnPropertyDescriptor(sent, name);
      return [name, withEveryDigit(one, member?.value)];
    }),
  );
}
