import { getDomain } from 'tldts';

/** Suffixes under which anybody gets a name, such as `herokuapp.com`, fix as little as `com` does. */
const PSL = { allowPrivateDomains: true };

/**
 * Whether an address leads where its template says, whatever fills the template. A host that is spelt out is itself;
 * a templated one must end, at a dot, in the labels after its last placeholder, among them a registrable domain, and be
 * reached by https. `example.com` does not vouch for a suffix below it that anybody gets a name under.
 */
export function isFixedBy(template: string, url: URL): boolean {
  const [, scheme, authority] = /^(https?:)\/\/([^/?#\\]*)/.exec(template) ?? [];
  if (scheme === undefined || authority === undefined) return false;
  if (!authority.includes('}}')) return isOriginOf(`${scheme}//${authority}`, url);

  const tail = authority.slice(authority.lastIndexOf('}}') + 2);
  const dot = tail.indexOf('.');
  if (dot === -1 || !URL.canParse(`https://${tail.slice(dot + 1)}`)) return false;
  const { hostname, port } = new URL(`https://${tail.slice(dot + 1)}`);
  const domain = getDomain(hostname, PSL);
  return (
    domain !== null &&
    url.protocol === 'https:' &&
    url.port === port &&
    url.hostname.endsWith(`.${hostname}`) &&
    getDomain(url.hostname, PSL) === domain
  );
}

/** Whether an address has the origin that a template spells out, placeholders coming after it at the earliest. */
export function isSpeltOutBy(template: string, url: URL): boolean {
  const origin = /^https?:\/\/[^/?#\\]*/.exec(template)?.[0];
  return origin !== undefined && !origin.includes('{{') && isOriginOf(origin, url);
}

function isOriginOf(text: string, { origin }: URL): boolean {
  return URL.canParse(text) && new URL(text).origin === origin;
}
