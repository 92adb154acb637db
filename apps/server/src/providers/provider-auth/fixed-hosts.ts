import { getDomain } from 'tldts';

/** Under some suffixes, such as `herokuapp.com`, anyone can get a name. Such a suffix is no safer than `com`. */
const PSL = { allowPrivateDomains: true };

/**
 * Whether an address leads where its template says, whatever values fill the template. If the template spells out the
 * host, the address must have the same origin. If the host has placeholders, the address must use https and the
 * template's port. Its host must then end in the labels that follow the first dot after the last placeholder, and these
 * labels must contain a registrable domain. `example.com` does not vouch for a suffix below it under which anyone can
 * get a name.
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

/** Whether an address has the origin that a template spells out. Placeholders may come only after this origin. */
export function isSpeltOutBy(template: string, url: URL): boolean {
  const origin = /^https?:\/\/[^/?#\\]*/.exec(template)?.[0];
  return origin !== undefined && !origin.includes('{{') && isOriginOf(origin, url);
}

function isOriginOf(text: string, { origin }: URL): boolean {
  return URL.canParse(text) && new URL(text).origin === origin;
}
