import { gzipSync } from 'node:zlib';
import { parseAccept } from 'hono/utils/accept';
import { sha256 } from '../digest.ts';

/** Smaller bodies fit into one packet either way. */
const minCompressedLength = 1024;

/** An answer that is the same for everybody until the process ends: written out, compressed and digested once. */
export class ReadyAnswer<Body> {
  /** What the bytes say; only the types know. */
  declare readonly body: Body;
  /** Text, which Node.js sends in one piece with the headers. */
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
      // Weak, because compressed and plain bytes share it.
      ETag: `W/"${sha256(text).slice(0, 32)}"`,
      Vary: 'Accept-Encoding',
    };
  }

  /** Compressed where the request takes that. */
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
