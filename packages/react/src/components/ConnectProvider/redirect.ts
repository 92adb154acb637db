/** The full address to go to. Undefined unless it is http or https: others, such as `javascript:`, could run code. */
export function findRedirect(redirectUrl: string, pageUrl: string): string | undefined {
  if (!URL.canParse(redirectUrl, pageUrl)) return undefined;
  const { protocol, href } = new URL(redirectUrl, pageUrl);
  return protocol === 'https:' || protocol === 'http:' ? href : undefined;
}
