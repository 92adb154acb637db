import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { gzip } from 'node:zlib';

/** A text that is served as it is, also compressed. */
export interface Asset {
  readonly mediaType: string;
  readonly plain: Buffer;
  readonly packed: Buffer;
  /** A digest of the text, for `ETag`. */
  readonly etag: string;
}

/** The build puts the files of the reference here, beside the bundled file. */
const built = fileURLToPath(new URL('./reference', import.meta.url));

/** The OpenAPI document as text, for the address in `docs/openapi.json`. Read only when somebody asks for it. */
export function readDocument(): Promise<string> {
  const source = '../../../../../docs/openapi.json';
  return readFile(
    fileOf('openapi.json', () => fileURLToPath(new URL(source, import.meta.url))),
    'utf8',
  );
}

export function readManifestSchema(): Promise<string> {
  const find = () => createRequire(import.meta.url).resolve('@dowel/schema/manifest.schema.json');
  return readFile(fileOf('manifest.schema.json', find), 'utf8');
}

function fileOf(name: string, inSource: () => string): string {
  const file = join(built, name);
  return existsSync(file) ? file : inSource();
}

/** Prepares a text or a file to be served. */
export async function toAsset(mediaType: string, content: string | Buffer): Promise<Asset> {
  const plain = Buffer.from(content);
  const packed = await promisify(gzip)(plain);
  return { mediaType, plain, packed, etag: `"${createHash('sha256').update(plain).digest('base64url')}"` };
}

/** Answers a request for an asset: 304 when the browser has it, and compressed when the browser takes that. */
export function answerAsset(
  { headers }: Request,
  { mediaType, plain, packed, etag }: Asset,
  cacheControl = 'public, no-cache',
): Response {
  const head = { 'Cache-Control': cacheControl, ETag: etag, Vary: 'Accept-Encoding' };
  if (hasAlready(headers.get('if-none-match'), etag))
    return new Response(null, { status: 304, headers: head });
  const isPacked = /\bgzip\b(?!\s*;\s*q=0(?:\.0*)?(?:,|$))/i.test(headers.get('accept-encoding') ?? '');
  return new Response(new Uint8Array(isPacked ? packed : plain), {
    headers: { ...head, 'Content-Type': mediaType, ...(isPacked && { 'Content-Encoding': 'gzip' }) },
  });
}

/** A proxy that compresses by itself marks the digest as weak. */
function hasAlready(given: string | null, etag: string): boolean {
  return (given ?? '').split(',').some((one) => one.trim().replace(/^W\//, '') === etag);
}
