import { gzipSync } from 'node:zlib';
import { parseAccept } from 'hono/utils/accept';
import { sha256 } from '../digest.ts';
import type { Reply } from '../reply.ts';

/** Smaller bodies fit into one packet with or without compression. */
const minCompressedLength = 1024;

/** An answer that is the same for everyone until the process ends. It is serialized, compressed and hashed once. */
export class ReadyAnswer<Body> {
  /** The type of the body. It has no value at run time. */
  declare readonly body: Body;
  /** A string, because Node.js sends a string in one piece with the headers. */
  readonly #plain: string;
  readonly #compressed: Buffer<ArrayBuffer> | undefined;
  readonly #tag: string;
  /** The headers without a body. */
  readonly #caching: Readonly<Record<string, string>>;
  readonly #headers: Readonly<Record<string, string>>;

  constructor(body: Body, cacheControl: string) {
    const text = JSON.stringify(body);
    this.#plain = text;
    this.#compressed = text.length < minCompressedLength ? undefined : gzipSync(text);
    this.#tag = `"${sha256(text).slice(0, 32)}"`;
    this.#caching = {
      'Cache-Control': cacheControl,
      // The tag is weak, because the compressed and the plain body share it.
      ETag: `W/${this.#tag}`,
      Vary: 'Accept-Encoding',
    };
    this.#headers = { 'Content-Type': 'application/json', ...this.#caching };
  }

  /** Answers the compressed body when the request accepts it, and none when the caller has it already. */
  toReply(status: number, { headers }: Request): Reply {
    if (isKnown(this.#tag, headers.get('if-none-match')))
      return { status: 304, headers: this.#caching, body: null };
    if (this.#compressed && takesGzip(headers.get('accept-encoding'))) {
      return { status, headers: { ...this.#headers, 'Content-Encoding': 'gzip' }, body: this.#compressed };
    }
    return { status, headers: this.#headers, body: this.#plain };
  }
}

/** Whether the caller has the answer with this tag. Strong and weak tags are compared alike (RFC 9110, 13.1.2). */
function isKnown(tag: string, ifNoneMatch: string | null): boolean {
  if (ifNoneMatch === null) return false;
  return ifNoneMatch.trim() === '*' || ifNoneMatch.match(/"[^"]*"/g)?.includes(tag) === true;
}

function takesGzip(acceptEncoding: string | null): boolean {
  if (!acceptEncoding?.includes('gzip')) return false;
  return parseAccept(acceptEncoding).some(({ type, q }) => type.toLowerCase() === 'gzip' && q > 0);
}
