/**
 * The `Link` header (RFC 8288) that leads to the next page of a list. The address is relative, so that it works behind
 * any proxy. It is the request's own address with another query.
 */
export function nextPageLink(query: object, pageToken: string): string {
  const next = new URLSearchParams();
  for (const [name, value] of Object.entries(query)) if (value !== undefined) next.set(name, String(value));
  next.set('pageToken', pageToken);
  return `<?${next}>; rel="next"`;
}
