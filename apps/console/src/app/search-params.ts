/** Validates the search of an address: the named members are texts or absent, and everything else is left out. */
export function text<const Name extends string>(
  ...names: readonly Name[]
): (search: Record<string, unknown>) => { [name in Name]?: string | undefined } {
  return (search) =>
    Object.fromEntries(
      names.flatMap((name) => {
        const value = search[name];
        const isText = (typeof value === 'string' && value !== '') || typeof value === 'number';
        return isText ? [[name, String(value)]] : [];
      }),
    ) as { [name in Name]?: string | undefined };
}
