import { getDomain, getPublicSuffix } from 'tldts';

const WILDCARD = '*.';

/** Whether an address uses https and has one of the listed hosts. `*.` stands for every host below a domain. */
export function isListed(patterns: readonly string[], url: URL): boolean {
  return url.protocol === 'https:' && patterns.some((pattern) => matches(pattern, url));
}

function matches(pattern: string, { host }: URL): boolean {
  if (!pattern.startsWith(WILDCARD)) return hostOf(pattern) === host;
  const below = hostOf(pattern.slice(WILDCARD.length));
  return below !== undefined && !isSuffixOfAll(below) && host.endsWith(`.${below}`);
}

/** The host as a URL shows it, without the default port of https. Undefined when the text is no host. */
function hostOf(text: string): string | undefined {
  return URL.canParse(`https://${text}`) ? new URL(`https://${text}`).host : undefined;
}

/**
 * Why a listed host allows too much; undefined when it does not. A pattern for a whole public suffix (`*.com`,
 * `*.co.uk`) is never allowed. Some companies give anyone a name under a suffix of theirs (`*.myshopify.com`). Such a
 * pattern is allowed only with `shared`, because the company's other customers could get the secret, too.
 */
export function tooWide(pattern: string, { shared }: { shared: boolean }): string | undefined {
  if (!pattern.startsWith(WILDCARD)) return undefined;
  const domain = pattern.slice(WILDCARD.length).replace(/:\d+$/, '');
  const isTooWide =
    isSuffixOfAll(domain) || (!shared && getDomain(domain, { allowPrivateDomains: true }) === null);
  return isTooWide
    ? `${pattern} allows hosts of anybody; name the hosts, or a domain that is one company's`
    : undefined;
}

function isSuffixOfAll(domain: string): boolean {
  return getPublicSuffix(domain) === domain;
}
