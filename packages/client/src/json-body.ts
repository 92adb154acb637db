/** `JSON` as newer runtimes have it. */
const withRaw: { rawJSON?(text: string): unknown } = Object(JSON);

/**
 * A body as JSON. A `bigint`, and a number that was made with `JSON.rawJSON`, keep every digit.
 * @throws {TypeError} for what JSON cannot hold. By itself, `JSON.stringify` writes `null` for `NaN`.
 */
export function toJsonBody(body: unknown): string {
  return JSON.stringify(body, (name, value) => {
    if (typeof value === 'bigint') return withRaw.rawJSON?.(`${value}`) ?? value;
    if (typeof value !== 'number' || Number.isFinite(value)) return value;
    throw new TypeError(`JSON cannot hold ${value}, which "${name}" is.`);
  });
}
