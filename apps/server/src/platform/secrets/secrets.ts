import { Buffer } from 'node:buffer';
import {
  createCipheriv,
  createDecipheriv,
  createHmac,
  createSecretKey,
  hkdfSync,
  type KeyObject,
  randomBytes,
  timingSafeEqual,
} from 'node:crypto';
import { constants, zstdCompressSync, zstdDecompressSync } from 'node:zlib';
import type { KeyRing } from './key-ring.ts';

/** Encrypted text and the id of the key that encrypted it. Store both. */
interface Sealed {
  readonly sealed: string;
  readonly sealKeyId: string;
}

/** Encrypts and decrypts credentials. Nothing else reads the key ring. */
export interface Secrets {
  readonly keyIds: readonly string[];
  readonly currentKeyId: string;
  /**
   * Encrypts with the current key, or with `keyId`. `owner` is the id of the row that stores the text: the text can
   * only be decrypted with the same `owner`.
   */
  seal(plaintext: string, owner: string, keyId?: string): Sealed;
  /**
   * Compresses, and encrypts with the current key. For data of customers, which is large. The length of the result tells
   * how often the text repeats itself, so it is nothing for passwords and tokens beside a text that others choose.
   */
  sealCompressed(plaintext: string | Buffer, owner: string): Sealed;
  /**
   * @throws {SecretUnreadableError} the key is missing, the text was changed, it belongs to another row, or a newer
   * release encrypted it.
   */
  open(sealed: string, owner: string): string;
  /** What `open` gives, as bytes in UTF-8. They take no place in the heap. */
  openBytes(sealed: string, owner: string): Buffer<ArrayBuffer>;
  /**
   * Puts an encrypted text under the current key. Only its data key is encrypted again, so this takes as long for a
   * large text as for a small one.
   * @throws {SecretUnreadableError} as `open` does.
   */
  reseal(sealed: string, owner: string): Sealed;
  /** Signs a text for one purpose, with a key that is derived from the current key of the ring. */
  sign(purpose: string, text: string): string;
  /** What `sign` gives with each key of the ring: what it may have given before the current key became that. */
  signatures(purpose: string, text: string): string[];
  /** Whether `signature` is of this purpose and text, by any key of the ring. */
  isSigned(purpose: string, text: string, signature: string): boolean;
}

/**
 * A stored secret cannot be decrypted. The message says why, for example which key is missing, but never what was
 * stored.
 */
export class SecretUnreadableError extends Error {
  override readonly name = 'SecretUnreadableError';
}

/** What `open` gives, or undefined if what is stored cannot be decrypted. */
export function unlessUnreadable<T>(open: () => T): T | undefined {
  try {
    return open();
  } catch (error) {
    if (!(error instanceof SecretUnreadableError)) throw error;
    return undefined;
  }
}

/** The formats. Each is the id of the key, the encrypted data key and the encrypted content, behind its name. */
const plain = 'v1';
const compressed = 'v2';

/** The fastest level that makes JSON much smaller. */
const compression = { params: { [constants.ZSTD_c_compressionLevel]: 1 } };

/**
 * Envelope encryption: every secret has its own data key, and a key of the ring encrypts the data key. Both steps use
 * AES-256-GCM with the row id as associated data. So a secret moves to a new key by encrypting only 32 bytes again.
 */
export function createSecrets(ring: KeyRing): Secrets {
  // Node takes four times as long to decrypt with the bytes of a key as with a key object.
  const keys = new Map([...ring.keys].map(([id, key]) => [id, createSecretKey(key)]));
  return {
    keyIds: [...keys.keys()],
    currentKeyId: ring.currentId,
    seal: (plaintext, owner, sealKeyId = ring.currentId) =>
      sealBytes(keys, sealKeyId, { format: plain, bytes: Buffer.from(plaintext), owner }),
    sealCompressed: (plaintext, owner) =>
      sealBytes(keys, ring.currentId, {
        format: compressed,
        bytes: zstdCompressSync(plaintext, compression),
        owner,
      }),
    open: (sealed, owner) => openBytes(keys, sealed, owner).toString('utf8'),
    openBytes: (sealed, owner) => openBytes(keys, sealed, owner),
    reseal(sealed, owner) {
      const { format, dataKey, content } = unwrap(keys, sealed, owner);
      const wrapped = encrypt(keyOf(keys, ring.currentId), dataKey, owner);
      return { sealed: [format, ring.currentId, wrapped, content].join('.'), sealKeyId: ring.currentId };
    },
    sign: (purpose, text) => signatureOf(keyOf(keys, ring.currentId), purpose, text).toString('base64url'),
    signatures: (purpose, text) =>
      [...keys.values()].map((key) => signatureOf(key, purpose, text).toString('base64url')),
    isSigned(purpose, text, signature) {
      const given = Buffer.from(signature, 'base64url');
      return [...keys.values()].some((key) => {
        const right = signatureOf(key, purpose, text);
        return given.length === right.length && timingSafeEqual(given, right);
      });
    },
  };
}

interface Unsealed {
  readonly format: string;
  readonly bytes: Buffer;
  readonly owner: string;
}

function sealBytes(
  keys: ReadonlyMap<string, KeyObject>,
  sealKeyId: string,
  { format, bytes, owner }: Unsealed,
): Sealed {
  const dataKey = randomBytes(32);
  const wrapped = encrypt(keyOf(keys, sealKeyId), dataKey, owner);
  const content = encrypt(createSecretKey(dataKey), bytes, boundTo(format, owner));
  return { sealed: [format, sealKeyId, wrapped, content].join('.'), sealKeyId };
}

function openBytes(keys: ReadonlyMap<string, KeyObject>, sealed: string, owner: string): Buffer<ArrayBuffer> {
  const { format, dataKey, content } = unwrap(keys, sealed, owner);
  return readable(owner, () => {
    const bytes = decrypt(createSecretKey(dataKey), content, boundTo(format, owner));
    return format === compressed ? zstdDecompressSync(bytes) : bytes;
  });
}

/** So that nobody can have a text read as one of another format. The first format is as old as the service. */
function boundTo(format: string, owner: string): string {
  return format === plain ? owner : `${format} ${owner}`;
}

/** The data key of an encrypted text, and its content, which is still encrypted. */
function unwrap(keys: ReadonlyMap<string, KeyObject>, sealed: string, owner: string) {
  const [format, keyId = '', wrapped = '', content = ''] = sealed.split('.');
  if (format !== plain && format !== compressed) {
    throw new SecretUnreadableError(`A secret of row ${owner} was sealed by a newer release of the service.`);
  }
  const key = keyOf(keys, keyId);
  return { format, dataKey: readable(owner, () => decrypt(key, wrapped, owner)), content };
}

function readable<T>(owner: string, decrypted: () => T): T {
  try {
    return decrypted();
  } catch (cause) {
    throw new SecretUnreadableError(
      `A secret of row ${owner} cannot be opened: it was changed, or sealed for another row.`,
      { cause },
    );
  }
}

function keyOf(keys: ReadonlyMap<string, KeyObject>, id: string): KeyObject {
  const key = keys.get(id);
  if (!key) {
    throw new SecretUnreadableError(
      `The encryption key "${id}" is not in the key ring, so what it sealed cannot be opened. Add it to the key ring again, behind the current key.`,
    );
  }
  return key;
}

/** The derived key signs for one purpose only, so that a signature of one purpose is none of another. */
function signatureOf(key: KeyObject, purpose: string, text: string): Buffer {
  const derived = hkdfSync('sha256', key, '', `dowel ${purpose}`, 32);
  return createHmac('sha256', Buffer.from(derived)).update(text).digest();
}

/** The result is the initialization vector, then the tag, then the encrypted text. */
function encrypt(key: KeyObject, plaintext: Buffer, owner: string): string {
  const iv = randomBytes(12);
  const cipher = createCipheriv('aes-256-gcm', key, iv).setAAD(Buffer.from(owner));
  const content = Buffer.concat([cipher.update(plaintext), cipher.final()]);
  return Buffer.concat([iv, cipher.getAuthTag(), content]).toString('base64url');
}

function decrypt(key: KeyObject, encoded: string, owner: string): Buffer<ArrayBuffer> {
  const bytes = Buffer.from(encoded, 'base64url');
  const decipher = createDecipheriv('aes-256-gcm', key, bytes.subarray(0, 12), { authTagLength: 16 })
    .setAAD(Buffer.from(owner))
    .setAuthTag(bytes.subarray(12, 28));
  return Buffer.concat([decipher.update(bytes.subarray(28)), decipher.final()]);
}
