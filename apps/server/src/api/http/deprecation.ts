import type { Deprecation } from '@dowel/schema';

/**
 * The headers of an endpoint that will go away: `Deprecation` (RFC 9745), `Sunset` (RFC 8594) and the address of a page
 * that says what to use instead.
 */
export function deprecationHeaders(deprecation: Deprecation | undefined): Readonly<Record<string, string>> {
  if (!deprecation) return {};
  const { since, sunset, infoUrl } = deprecation;
  return {
    Deprecation: `@${Date.parse(since) / 1000}`,
    Sunset: new Date(sunset).toUTCString(),
    Link: `<${infoUrl}>; rel="deprecation"; type="text/html"`,
  };
}
