/** What no domain has. `URL` would take such a text apart and read only a piece of it as the host. */
const foreign = /[\s/\\?#:@[\]%*]/u;

/**
 * The domain that an e-mail address, a domain or a web address is about, in lower case and as it stands in DNS (`xn--…`
 * for other letters). Undefined if there is none: an IP address or a single name is no domain.
 */
export function toDomain(text: string): string | undefined {
  const trimmed = text.trim();
  if (/^https?:\/\//i.test(trimmed)) {
    return URL.canParse(trimmed) ? asDomain(new URL(trimmed).hostname) : undefined;
  }
  const at = trimmed.lastIndexOf('@');
  return asDomain(trimmed.slice(at + 1));
}

/**
 * An e-mail address in the form in which two are compared: lower case, with the domain as it stands in DNS. Undefined if
 * it is no address.
 */
export function normalEmail(text: string): string | undefined {
  const [, local, domain = ''] = /^([^\s@\p{Cc}]{1,64})@([^@]+)$/u.exec(text.trim()) ?? [];
  const host = asDomain(domain);
  if (local === undefined || host === undefined) return undefined;
  return `${local.replace(/\p{Lu}/gu, lowered)}@${host}`;
}

/** The sign for kelvin and a few others have the lower case of another letter. In an address they are another person's. */
function lowered(letter: string): string {
  const lower = letter.toLowerCase();
  return lower.toUpperCase() === letter ? lower : letter;
}

function asDomain(text: string): string | undefined {
  const name = text.replace(/\.$/, '');
  if (name.length > 253 || foreign.test(name) || !URL.canParse(`http://${name}`)) return undefined;
  // Some spellings become another host only now, such as "0x7f.1", which is an IP address.
  const { hostname } = new URL(`http://${name}`);
  const isDomain = hostname.includes('.') && hostname.length <= 253 && !/(^|\.)\d+$/.test(hostname);
  return isDomain && hostname.split('.').every((label) => label !== '' && label.length <= 63)
    ? hostname
    : undefined;
}
