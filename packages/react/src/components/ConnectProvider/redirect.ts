/** The address to go to, whole; nothing for one that could run code or leave the web. */
export function findRedirect(redirectUrl: string, pageUrl: string): string | undefined {
  if (!URL.canParse(redirectUrl, pageUrl)) return undefined;
  const { protocol, href } = new URL(redirectUrl, pageUrl);
  return protocol === 'https:' || protocol === 'http:' ? href : undefined;
}
