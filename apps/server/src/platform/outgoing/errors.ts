/** Why an outgoing request got no usable response. */
export type OutgoingErrorKind =
  | 'invalid_address'
  | 'address_refused'
  | 'unreachable'
  | 'host_unknown'
  | 'timed_out'
  | 'too_large'
  | 'invalid_answer'
  | 'redirect_refused';

/** With these, nothing was sent. */
const UNSENT: readonly OutgoingErrorKind[] = ['invalid_address', 'address_refused', 'host_unknown'];

/**
 * An outgoing request got no usable response. The error says where it went (only the origin, because paths and queries
 * may contain credentials) and why. It is not thrown for an HTTP error status.
 */
export class OutgoingError extends Error {
  override readonly name = 'OutgoingError';
  readonly kind: OutgoingErrorKind;
  /** Scheme, host and port. Empty if the address could not be parsed. */
  readonly origin: string;
  /** Whether the other server may have got the request. */
  readonly isSent: boolean;

  constructor(
    kind: OutgoingErrorKind,
    origin: string,
    message: string,
    { isSent = !UNSENT.includes(kind) } = {},
  ) {
    super(message);
    this.kind = kind;
    this.origin = origin;
    this.isSent = isSent;
  }
}

/**
 * Converts any error of the transport into an `OutgoingError`. Only the code is kept: the message may quote headers.
 * @param options `isSent` is false for an error of opening a connection
 */
export function toOutgoingError(
  error: unknown,
  origin: string,
  timeoutMs: number,
  options: { isSent?: boolean } = {},
): OutgoingError {
  const refused = findInChain(error, (link) => link instanceof OutgoingError);
  if (refused instanceof OutgoingError) return refused;
  if (findInChain(error, isTimeout)) {
    return new OutgoingError('timed_out', origin, `${origin} did not answer within ${timeoutMs / 1000} s.`);
  }
  const broken = findInChain(error, isBrokenAnswer);
  if (broken) {
    const how = isPart.test(codeOf(broken) ?? '') ? 'breaks off, or is damaged' : 'is not HTTP';
    return new OutgoingError('invalid_answer', origin, `${origin} gave an answer that ${how}.`);
  }
  const code = codeOf(findInChain(error, (link) => codeOf(link) !== undefined));
  return new OutgoingError(
    code === 'ENOTFOUND' ? 'host_unknown' : 'unreachable',
    origin,
    `${origin} cannot be reached${code ? ` (${wordsOf(code)})` : ''}.`,
    options,
  );
}

/** A code of Node, and what it means if that is known. */
function wordsOf(code: string): string {
  const meaning = meanings.find(([codes]) => codes.test(code))?.[1];
  return meaning ? `${code}: ${meaning}` : code;
}

const meanings: readonly (readonly [codes: RegExp, meaning: string])[] = [
  [/^ENOTFOUND$/, 'the name is not known'],
  [/^EAI_AGAIN$/, 'no name server answers'],
  [/^E(NET|HOST)UNREACH$/, 'no network leads there'],
  [/^ECONNREFUSED$/, 'nothing listens there'],
  [/^(UND_ERR_CONNECT_TIMEOUT|ETIMEDOUT)$/, 'no connection came about, as behind a firewall'],
  [/^(UND_ERR_SOCKET|ECONNRESET|EPIPE|ERR_HTTP2_\w+)$/, 'the connection was cut'],
  [/^(ERR_SSL_WRONG_VERSION_NUMBER|ERR_SSL_PACKET_LENGTH_TOO_LONG|EPROTO)$/, 'it does not speak TLS'],
  [/^ERR_SSL_(TLSV1_ALERT_PROTOCOL_VERSION|UNSUPPORTED_PROTOCOL)$/, 'it speaks no TLS from 1.2 on'],
  [/^CERT_HAS_EXPIRED$/, 'its certificate has expired'],
  [/^CERT_NOT_YET_VALID$/, 'its certificate is not valid yet, or the clock of this server is wrong'],
  [/^ERR_TLS_CERT_ALTNAME_INVALID$/, 'its certificate is for another name'],
  [
    /SELF_SIGNED|^UNABLE_TO_/,
    'nobody whom this server trusts has signed its certificate; an authority of your own belongs in NODE_EXTRA_CA_CERTS',
  ],
];

function isTimeout(link: Error): boolean {
  return link.name === 'TimeoutError' || /^UND_ERR_(HEADERS|BODY)_TIMEOUT$/.test(codeOf(link) ?? '');
}

/** Something came back, and it cannot be read as an answer. */
function isBrokenAnswer(link: Error): boolean {
  const code = codeOf(link) ?? '';
  return link.name === 'HTTPParserError' || code === 'UND_ERR_HEADERS_OVERFLOW' || isPart.test(code);
}

/** A body has less than it announced, or cannot be unpacked to its end. */
const isPart = /^(UND_ERR_RES_CONTENT_LENGTH_MISMATCH|Z_\w+|ZSTD_\w+|ERR__ERROR_\w+)$/;

function codeOf(error: Error | undefined): string | undefined {
  const code = error && 'code' in error ? error.code : undefined;
  return typeof code === 'string' && /^[A-Z]\w+$/.test(code) ? code : undefined;
}

function findInChain(error: unknown, matches: (link: Error) => boolean): Error | undefined {
  let link = error;
  for (let depth = 0; depth < 5 && link instanceof Error; depth += 1) {
    if (matches(link)) return link;
    // If a name has several addresses, there is one error for each address that was tried.
    if (link instanceof AggregateError) {
      const inner = link.errors.find((one) => findInChain(one, matches));
      if (inner) return findInChain(inner, matches);
    }
    link = link.cause;
  }
  return undefined;
}
