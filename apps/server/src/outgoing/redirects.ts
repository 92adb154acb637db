import { readAddress } from './address.ts';
import { OutgoingError } from './errors.ts';

const REDIRECT_STATUSES = new Set([301, 302, 303, 307, 308]);

/** Headers that may travel to another origin. Any other may hold a key: providers name theirs as they like. */
const HARMLESS_HEADERS = new Set(['accept', 'accept-language', 'user-agent', 'traceparent', 'tracestate']);

/** One request, ready to send. */
export interface Hop {
  url: URL;
  method: string;
  headers: Headers;
  body: BodyInit | null;
}

/**
 * The request a redirect asks for, or undefined when the answer is none. Leaving the origin drops every header that
 * could be a credential.
 * @throws {OutgoingError} `redirect_refused` when following would show a body, or anything at all, to a stranger.
 */
export function nextHop(hop: Hop, status: number, location: string | null): Hop | undefined {
  if (!REDIRECT_STATUSES.has(status) || location === null) return undefined;
  const url = readLocation(hop, location);
  const becomesGet = status === 303 ? hop.method !== 'HEAD' : status < 307 && hop.method === 'POST';
  const method = becomesGet ? 'GET' : hop.method;
  const body = becomesGet ? null : hop.body;
  const isSameOrigin = url.origin === hop.url.origin;

  if (hop.url.protocol === 'https:' && url.protocol === 'http:') {
    throw refusal(hop, 'away from TLS');
  }
  if (body !== null && (!isSameOrigin || body instanceof ReadableStream)) {
    throw refusal(
      hop,
      isSameOrigin ? 'after a body that cannot be sent twice' : 'with a body to another origin',
    );
  }
  return { url, method, body, headers: headersFor(hop.headers, { isSameOrigin, hasBody: body !== null }) };
}

function headersFor(headers: Headers, hop: { isSameOrigin: boolean; hasBody: boolean }): Headers {
  const kept = new Headers();
  for (const [name, value] of headers) {
    const describesBody = name === 'content-type' || name === 'content-length';
    if (describesBody ? hop.hasBody : hop.isSameOrigin || HARMLESS_HEADERS.has(name))
      kept.append(name, value);
  }
  return kept;
}

function readLocation(hop: Hop, location: string): URL {
  const url = readAddress(location, hop.url);
  if (!url || url.username || url.password) {
    throw refusal(hop, 'to an address that is no plain web address');
  }
  return url;
}

function refusal(hop: Hop, where: string): OutgoingError {
  const { origin } = hop.url;
  return new OutgoingError('redirect_refused', origin, `${origin} redirected ${where}; it was not followed.`);
}
