import { readAddress } from './address.ts';
import { OutgoingError } from './errors.ts';

const REDIRECT_STATUSES = new Set([301, 302, 303, 307, 308]);

/**
 * Headers that may be sent to another origin. Any other may contain a key, because providers choose their own names.
 */
const HARMLESS_HEADERS = new Set(['accept', 'accept-language', 'user-agent', 'traceparent', 'tracestate']);

/** One request that is ready to send. */
export interface Hop {
  url: URL;
  method: string;
  headers: Headers;
  body: BodyInit | null;
}

/**
 * The request that a redirect asks for. Undefined if the response is not a redirect. When the redirect leads to another
 * origin, every header that could contain a credential is dropped.
 * @throws {OutgoingError} `redirect_refused` if the next request would lose TLS, would be a GET in place of something else,
 * would send a body to another origin or a streamed body twice, or has an address that is not a plain web address.
 */
export function nextHop(hop: Hop, status: number, location: string | null): Hop | undefined {
  if (!REDIRECT_STATUSES.has(status) || location === null) return undefined;
  const url = readLocation(hop, location);
  const { method, body } = hop;
  const isSameOrigin = url.origin === hop.url.origin;

  if (hop.url.protocol === 'https:' && url.protocol === 'http:') {
    throw refusal(hop, 'away from TLS');
  }
  // Browsers would send a GET there, and its success would say nothing of what was to be done.
  const isRead = method === 'GET' || method === 'HEAD';
  if (status === 303 ? !isRead : status < 307 && method === 'POST')
    throw refusal(hop, `a ${method} to a GET`);
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
