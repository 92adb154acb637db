/** Validates the search of an address: the named members are texts or absent, and everything else is left out. */
export function text<const Name extends string>(
  ...names: readonly Name[]
): (search: Record<string, unknown>) => { [name in Name]?: string | undefined } {
  return (search) =>
    Object.fromEntries(names.flatMap((name) => (search[name] ? [[name, search[name]]] : []))) as {
      [name in Name]?: string | undefined;
    };
}

/** Reads the search of an address. Every value is a text, also `1.10`. The router writes texts that look like JSON in quotes. */
export function parseSearch(search: string): Record<string, string> {
  return Object.fromEntries(
    Array.from(new URLSearchParams(search), ([name, value]) => {
      try {
        return [name, value.startsWith('"') ? JSON.parse(value) : value];
      } catch {
        return [name, value];
      }
    }),
  );
}
