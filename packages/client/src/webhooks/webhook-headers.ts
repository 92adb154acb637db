import { WebhookVerificationError } from './webhook-verification-error.ts';

/** The headers of a request: those of `fetch`, those of Node, or a plain object. Names may have any case. */
export type IncomingHeaders =
  | { get(name: string): string | null | undefined }
  | Readonly<Record<string, string | readonly string[] | undefined>>;

/** The three headers of a signed message. */
export interface SignedHeaders {
  readonly id: string;
  /** Seconds since 1970, as written in the header. It is part of what was signed. */
  readonly timestamp: string;
  /** The signatures of version 1, such as `v1,…`. */
  readonly signatures: readonly string[];
}

/** A sender that rotates a secret signs twice. More signatures only make the receiver work. */
const mostSignatures = 10;

/**
 * Reads the headers `webhook-id`, `webhook-timestamp` and `webhook-signature`. If one is missing, reads their older
 * names, which begin with `svix-`.
 * @throws {WebhookVerificationError} `missing_header`, `malformed_header`
 */
export function readSignedHeaders(headers: IncomingHeaders): SignedHeaders {
  const read = toReader(headers);
  const missing = namesOf('webhook').filter((name) => !read(name));
  const isOlder = missing.length > 0 && namesOf('svix').every(read);
  if (missing.length > 0 && !isOlder) {
    throw new WebhookVerificationError('missing_header', missingWords(missing));
  }
  const [id = '', timestamp = '', signature = ''] = namesOf(isOlder ? 'svix' : 'webhook').map(read);
  if (!/^\d{1,12}$/.test(timestamp)) {
    throw new WebhookVerificationError(
      'malformed_header',
      'The header webhook-timestamp is not a number of seconds, so the age of the message is unknown. Do not act on it: Dowel did not send it like this.',
    );
  }
  return { id, timestamp, signatures: toSignatures(signature) };
}

function namesOf(prefix: 'webhook' | 'svix'): string[] {
  return ['id', 'timestamp', 'signature'].map((name) => `${prefix}-${name}`);
}

function toSignatures(header: string): string[] {
  const signatures = header.split(' ').filter((one) => one.startsWith('v1,'));
  if (signatures.length > 0 && signatures.length <= mostSignatures) return signatures;
  throw new WebhookVerificationError(
    'malformed_header',
    `The header webhook-signature has ${signatures.length} signatures of version 1, and a message has 1 to ${mostSignatures}. Do not act on it: Dowel did not send it like this.`,
  );
}

function missingWords(missing: readonly string[]): string {
  return (
    `The request has no ${missing.join(' and no ')}, so nobody can tell who sent it. Every message of Dowel has webhook-id, ` +
    'webhook-timestamp and webhook-signature. Check that you pass the headers of the request, and that a proxy or gateway does not drop them.'
  );
}

function toReader(headers: IncomingHeaders): (name: string) => string | undefined {
  if (typeof headers.get === 'function') {
    const { get } = headers;
    return (name) => get.call(headers, name) ?? undefined;
  }
  const byName = new Map(
    Object.entries(headers).map(([name, value]) => [name.toLowerCase(), value] as const),
  );
  return (name) => {
    const value = byName.get(name);
    return typeof value === 'string' ? value : Array.isArray(value) ? value[0] : undefined;
  };
}
