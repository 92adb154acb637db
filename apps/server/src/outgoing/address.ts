/**
 * Parses a web address that may come from a template, a provider or a person. Undefined if it is not valid. Such text
 * may become a `URL` only here, because the constructor itself throws.
 */
export function readAddress(text: string, base?: URL): URL | undefined {
  const url = URL.canParse(text, base) ? new URL(text, base) : undefined;
  return url && /^https?:$/.test(url.protocol) ? url : undefined;
}
