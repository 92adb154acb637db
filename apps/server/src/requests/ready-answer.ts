import { gzipSync } from 'node:zlib';
import { parseAccept } from 'hono/utils/accept';
import { sha256 } from '../digest.ts';

/** Smaller bodies fit into one packet with or without compression. */
const minCompressedLength = 1024;

/** An answer that is the same for everyone until the process ends. It is serialized, compressed and hashed once. */
export class ReadyAnswer<Body> {
  /** The type of the body. It has no value at run time. */
  declare readonly body: Body;
  /** A string, because Node.js sends a string in one piece with the headers. */
  readonly #plain: string;
  readonly #compressed: Buffer<ArrayBuffer> | undefined;
  readonly #headers: Readonly<Record<string, string>>;

  constructor(body: Body, cacheControl: string) {
    const text = JSON.stringify(body);
    this.#plain = text;
    this.#compressed = text.length < minCompressedLength ? undefined : gzipSync(text);
    this.#headers = {
      'Content-Type': 'application/json',
      'Cache-Control': cacheControl,
      // The tag is weak, because the compressed and the plain body share it.
      ETag: `W/"${sha256(text).slice(0, 32)}"`,
      Vary: 'Accept-Encoding',
    };
  }

  /** Answers the compressed body when the request accepts it. */
  toResponse(status: number, request: Request): Response {
    if (this.#compressed && takesGzip(request.headers.get('accept-encoding'))) {
      return new Response(this.#compressed, {
        status,
        headers: { ...this.#headers, 'Content-Encoding': 'gzip' },
      });
    }
    return new Response(this.#plain, { status, headers: this.#headers });
  }
}

function takesGzip(acceptEncoding: string | null): boolean {
  if (!acceptEncoding?.includes('gzip')) return false;
  return parseAccept(acceptEncoding).some(({ type, q }) => type.toLowerCase() === 'gzip' && q > 0);
}
