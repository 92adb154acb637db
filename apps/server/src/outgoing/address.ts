/**
 * Reads a web address out of a text that a template, a provider or a person may have made; undefined when it is none.
 * The one place where such a text becomes a `URL`: the constructor itself throws.
 */
export function readAddress(text: string, base?: URL): URL | undefined {
  const url = URL.canParse(text, base) ? new URL(text, base) : undefined;
  return url && /^https?:$/.test(url.protocol) ? url : undefined;
}
