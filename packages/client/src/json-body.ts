/** `JSON` as newer runtimes have it. */
const withRaw: { rawJSON?(text: string): unknown } = Object(JSON);

/**
 * A body as JSON. A `bigint`, and a number that was made with `JSON.rawJSON`, keep every digit.
 * @throws {TypeError} for what JSON cannot hold. `JSON.stringify` would write `null` for `NaN`.
 */
export function toJsonBody(operation: string, body: unknown): string {
  const refuse = (what: string) =>
    new TypeError(`The body of ${operation} cannot be sent, because JSON cannot hold ${what}.`);
  try {
    return JSON.stringify(body, (name, value) => {
      if (typeof value === 'number' && !Number.isFinite(value)) throw refuse(`${value}: see "${name}"`);
      if (typeof value !== 'bigint') return value;
      if (withRaw.rawJSON) return withRaw.rawJSON(`${value}`);
      throw refuse(`a bigint in this runtime: see "${name}"`);
    });
  } catch (error) {
    if (error instanceof RangeError || /circular|cyclic/i.test(String(error))) {
      throw refuse('a value that leads back to itself');
    }
    throw error;
  }
}
