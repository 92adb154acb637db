/**
 * Headers of one request; what is given later wins, whatever its case, and undefined is left out.
 * @throws {TypeError} for a name or value that HTTP cannot carry. The value, which may be a credential, is not quoted.
 */
export function toHeaders(...given: (Record<string, string | undefined> | undefined)[]): Headers {
  const headers = new Headers();
  for (const [name, value] of given.flatMap((some) => Object.entries(some ?? {}))) {
    if (value === undefined) continue;
    try {
      headers.set(name, value);
    } catch {
      throw new TypeError(
        `The header "${name}" cannot be sent. HTTP forbids characters of its name or value.`,
      );
    }
  }
  return headers;
}
