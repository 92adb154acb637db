import { crc32 } from 'node:zlib';
import { manifestFileNames, severalManifests } from '@dowel/schema/manifest';
import { noManifestInZip, zipDamaged } from '@dowel/schema/rules';
import { Unzip, type UnzipFile, UnzipInflate } from 'fflate';

/** The maximum size of an unpacked manifest. */
const MAX_MANIFEST_BYTES = 1024 * 1024;

const DEFLATE = 8;

/** Small enough that one step of a hostile zip unpacks to a few megabytes at most. */
const STEP_BYTES = 16 * 1024;

/** Every zip ends with this record. Unpacking alone does not notice if it is missing. */
const END_OF_DIRECTORY = Buffer.from([0x50, 0x4b, 0x05, 0x06]);

/** What begins an entry of the directory at the end of a zip, and where the entry has what. */
const DIRECTORY_ENTRY = Buffer.from([0x50, 0x4b, 0x01, 0x02]);
const AT = { checksum: 16, nameLength: 28, name: 46 };

/** The zip contains no usable manifest. The message explains why to the person who sent it. */
export class ManifestZipError extends Error {
  override readonly name = 'ManifestZipError';
}

/**
 * Unpacks the manifest of a zip. It does not trust the sizes that the zip claims: it stops at the limit.
 * @throws {ManifestZipError}
 */
export function readManifestZip(zip: Uint8Array): { file: string; text: string } {
  const names: string[] = [];
  const manifests: string[] = [];
  let chunks: Uint8Array[] = [];
  if (!Buffer.from(zip).includes(END_OF_DIRECTORY)) throw damaged();
  try {
    unpack(zip, (entry) => {
      names.push(entry.name);
      if (!manifestFileNames.includes(entry.name)) return;
      // Further manifests are not unpacked: even one of them makes the zip unusable.
      if (manifests.length === 0) chunks = collect(entry);
      manifests.push(entry.name);
    });
  } catch (cause) {
    if (cause instanceof ManifestZipError) throw cause;
    throw damaged(cause);
  }
  const [file, ...others] = manifests;
  if (file === undefined) throw new ManifestZipError(noManifestInZip(names));
  if (others.length > 0) throw new ManifestZipError(severalManifests(manifests));
  const content = Buffer.concat(chunks);
  // Unpacking alone compares no checksum.
  if (crc32(content) !== checksumOf(Buffer.from(zip), file)) throw damaged();
  return { file, text: decode(file, content) };
}

function checksumOf(zip: Buffer, file: string): number | undefined {
  for (let at = zip.indexOf(DIRECTORY_ENTRY); at >= 0; at = zip.indexOf(DIRECTORY_ENTRY, at + 1)) {
    const entry = zip.subarray(at);
    if (entry.length < AT.name) return undefined;
    const end = AT.name + entry.readUInt16LE(AT.nameLength);
    if (entry.toString('utf8', AT.name, end) === file) return entry.readUInt32LE(AT.checksum);
  }
  return undefined;
}

function unpack(zip: Uint8Array, onEntry: (entry: UnzipFile) => void): void {
  const unzip = new Unzip(onEntry);
  unzip.register(UnzipInflate);
  for (let start = 0; start < zip.length; start += STEP_BYTES) {
    unzip.push(zip.subarray(start, start + STEP_BYTES), start + STEP_BYTES >= zip.length);
  }
}

function collect(entry: UnzipFile): Uint8Array[] {
  const chunks: Uint8Array[] = [];
  let size = 0;
  if (entry.compression !== 0 && entry.compression !== DEFLATE) {
    throw new ManifestZipError(
      `"${entry.name}" is compressed in a way that is not read here. Zip it with Deflate, as the command zip does.`,
    );
  }
  entry.ondata = (error, chunk) => {
    if (error) throw error;
    size += chunk.length;
    if (size > MAX_MANIFEST_BYTES) {
      throw new ManifestZipError(
        `"${entry.name}" is larger than 1 MiB when unpacked. Manifests are much smaller.`,
      );
    }
    chunks.push(chunk);
  };
  entry.start();
  return chunks;
}

function damaged(cause?: unknown): ManifestZipError {
  return new ManifestZipError(zipDamaged, { cause });
}

function decode(file: string, content: Buffer): string {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(content);
  } catch (cause) {
    throw new ManifestZipError(`"${file}" is not UTF-8 text.`, { cause });
  }
}
