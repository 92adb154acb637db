/**
 * Merges the headers of one request. A later value wins, even if its name is in another case. Undefined values are left
 * out.
 * @throws {TypeError} for a name or value that HTTP cannot carry. The value is not quoted, because it may be a
 * credential.
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
