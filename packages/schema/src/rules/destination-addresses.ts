import type { DestinationMetadata } from '../resources/destinations.ts';

type Metadata = Omit<DestinationMetadata, 'headers'>;
type Headers = NonNullable<DestinationMetadata['headers']>;

/** Stands for what nobody may see. An address that has it is refused. */
export const HIDDEN_PART = '***';

/**
 * Whether the address of such a destination may be a secret: whoever knows it can post to it. The addresses of other
 * types have no room for one.
 */
export function hasSecretAddress(type: string): boolean {
  return type === 'webhook' || type === 'slack';
}

/** What all who may see a destination see of its address: the host, and the ends of what may be a token. */
export function maskedMetadata<M extends Metadata>(type: string, metadata: M): M {
  if (metadata.url === undefined || !hasSecretAddress(type)) return metadata;
  return { ...metadata, url: maskedAddress(type, metadata.url) };
}

/** What all who may see a destination see of its headers. Any value may be a credential of the receiver. */
export function maskedHeaders(headers: Headers): Headers {
  return Object.fromEntries(Object.entries(headers).map(([name, value]) => [name, hidden(value)]));
}

/** The headers that a client means who sends back some values as it was shown them. */
export function restoredHeaders(stored: Headers, sent: Headers): Headers {
  const known = new Map(Object.entries(stored).map(([name, value]) => [name.toLowerCase(), value]));
  return Object.fromEntries(
    Object.entries(sent).map(([name, value]) => {
      const whole = known.get(name.toLowerCase());
      return [name, whole !== undefined && value === hidden(whole) ? whole : value];
    }),
  );
}

/** A client that sends back what it was shown means the address that is stored. */
export function restoredMetadata(
  stored: { readonly type: string; readonly metadata: Metadata },
  sent: Metadata,
): Metadata {
  const { url } = maskedMetadata(stored.type, stored.metadata);
  return url !== undefined && sent.url === url ? { ...sent, url: stored.metadata.url } : sent;
}

/** The parts of an address that are hidden when it is shown. */
export function hiddenParts(type: string, address: string): string[] {
  const url = URL.canParse(address) ? new URL(address) : undefined;
  if (!url) return [];
  return [
    ...segmentsOf(url).filter((segment) => type === 'slack' || mayBeToken(segment)),
    ...[...url.searchParams.keys()].filter(mayBeToken),
    ...url.searchParams.values(),
  ].filter((part) => part.length >= SHORTEST_TOKEN);
}

/** The same for what is masked already. */
export function maskedAddress(type: string, address: string): string {
  if (!URL.canParse(address)) return HIDDEN_PART;
  const url = new URL(address);
  const user = url.username || url.password ? `${HIDDEN_PART}@` : '';
  const segments = segmentsOf(url);
  const path =
    type === 'slack' ? `/${hidden(segments.at(-1) ?? '')}` : url.pathname.replace(/[^/]+/g, unlessToken);
  const query = [...url.searchParams]
    .map(([name, value]) => `${unlessToken(name)}=${hidden(value)}`)
    .join('&');
  const masked = `${url.protocol}//${user}${url.host}${path}${query && `?${query}`}${url.hash && `#${hidden(url.hash)}`}`;
  // The parser adds a slash to a host alone.
  return masked === `${address}/` ? address : masked;
}

function segmentsOf({ pathname }: URL): string[] {
  return pathname.split('/').filter(Boolean);
}

function unlessToken(text: string): string {
  return mayBeToken(text) ? hidden(text) : text;
}

/** Shorter parts tell nothing, and may be words. */
const SHORTEST_TOKEN = 7;

/** Letters with digits, a long number, or a long text in both cases: no word that somebody chose to be read. */
function mayBeToken(segment: string): boolean {
  if (segment.startsWith(HIDDEN_PART)) return false;
  const hasDigit = /\d/.test(segment);
  const hasBothCases = /[a-z]/.test(segment) && /[A-Z]/.test(segment);
  return (
    (segment.length >= SHORTEST_TOKEN && hasDigit) ||
    (segment.length >= 12 && hasBothCases) ||
    segment.length >= 40
  );
}

/** The last four characters tell one from another. A short text would be told by them. */
function hidden(text: string): string {
  if (text.startsWith(HIDDEN_PART)) return text;
  return text.length >= 16 ? `${HIDDEN_PART}${text.slice(-4)}` : HIDDEN_PART;
}
