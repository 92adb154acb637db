/** `JSON` as newer runtimes have it. */
const withRaw: { rawJSON?(text: unknown): unknown } = Object(JSON);

/**
 * A body as JSON. A `bigint`, and a number that was made with `JSON.rawJSON`, keep every digit.
 * @throws {TypeError} for what JSON cannot hold. By itself, `JSON.stringify` writes `null` for `NaN` and for a date that is
 * none, `{}` for a map and for a promise, and nothing for a function.
 */
export function toJsonBody(body: unknown): string {
  return JSON.stringify(body, function (this: Record<string, unknown>, name, value) {
    if (typeof value === 'bigint') return withRaw.rawJSON?.(value) ?? value;
    const isLost =
      value == null
        ? // A date that is none has become null before this is called.
          value !== this[name] || (value !== null && Array.isArray(this))
        : // Only finite numbers, objects, lists, texts and booleans are JSON.
          !Number.isFinite(value) && !/ (Obj|Arr|Str|Boo)/.test({}.toString.call(value));
    if (!isLost) return value;
    throw new TypeError(`JSON cannot hold ${this[name]}, which "${name}" is.`);
  });
}
