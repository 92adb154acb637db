import { getDomain, getPublicSuffix } from 'tldts';

const WILDCARD = '*.';

/** Whether an address is one of the listed hosts, by https. `*.` stands for every host below a domain. */
export function isListed(patterns: readonly string[], url: URL): boolean {
  return url.protocol === 'https:' && patterns.some((pattern) => matches(pattern, url));
}

function matches(pattern: string, { host }: URL): boolean {
  if (!pattern.startsWith(WILDCARD)) return hostOf(pattern) === host;
  const below = hostOf(pattern.slice(WILDCARD.length));
  return below !== undefined && !isSuffixOfAll(below) && host.endsWith(`.${below}`);
}

/** As addresses spell it: without the port that https has anyway. */
function hostOf(text: string): string | undefined {
  return URL.canParse(`https://${text}`) ? new URL(`https://${text}`).host : undefined;
}

/**
 * Why a listed host allows too much; undefined when it does not. Whole top-level suffixes (`*.com`, `*.co.uk`) never
 * count; a suffix of one company, under which it gives names to anybody (`*.myshopify.com`), only where `shared` is
 * allowed: its other customers would be sent the secret too.
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
