import { createCipheriv, createDecipheriv, randomBytes } from 'node:crypto';
import type { KeyRing } from './key-ring.ts';

/** Sealed text and the id of the key that sealed it; store both. */
interface Sealed {
  readonly sealed: string;
  readonly sealKeyId: string;
}

/** Encrypts and decrypts credentials. The only reader of the key ring. */
export interface Secrets {
  /** The ids of the keys there are. */
  readonly keyIds: readonly string[];
  /** `owner` is the id of the row the text is stored in; it opens nowhere else. Sealed by the current key, or `keyId`. */
  seal(plaintext: string, owner: string, keyId?: string): Sealed;
  /** @throws {SecretUnreadableError} the key is gone, the text was changed, or it belongs to another row. */
  open(sealed: string, owner: string): string;
}

/** A stored secret cannot be opened. Says which key is missing, never what was stored. */
export class SecretUnreadableError extends Error {
  override readonly name = 'SecretUnreadableError';
}

/** Marks the layout, so that another can follow. */
const version = 'v1';

/**
 * Envelope encryption: every secret has a data key of its own, wrapped by a key of the ring. AES-256-GCM both times,
 * with the row id as associated data. Changing the ring's key means wrapping 32 bytes anew.
 */
export function createSecrets(ring: KeyRing): Secrets {
  return {
    keyIds: [...ring.keys.keys()],
    seal(plaintext, owner, sealKeyId = ring.currentId) {
      const dataKey = randomBytes(32);
      const wrapped = encrypt(keyOf(ring, sealKeyId), dataKey, owner);
      const content = encrypt(dataKey, Buffer.from(plaintext, 'utf8'), owner);
      return { sealed: [version, sealKeyId, wrapped, content].join('.'), sealKeyId };
    },
    open(sealed, owner) {
      const [layout, keyId = '', wrapped = '', content = ''] = sealed.split('.');
      if (layout !== version) {
        throw new SecretUnreadableError(
          `A secret of row ${owner} was sealed by a newer release of the service.`,
        );
      }
      const key = keyOf(ring, keyId);
      try {
        const dataKey = decrypt(key, wrapped, owner);
        return decrypt(dataKey, content, owner).toString('utf8');
      } catch (cause) {
        throw new SecretUnreadableError(
          `A secret of row ${owner} cannot be opened: it was changed, or sealed for another row.`,
          { cause },
        );
      }
    },
  };
}

function keyOf(ring: KeyRing, id: string): Buffer {
  const key = ring.keys.get(id);
  if (!key) {
    throw new SecretUnreadableError(
      `The encryption key "${id}" is not in the key ring, so what it sealed cannot be opened. Add it to DOWEL_ENCRYPTION_KEYS again.`,
    );
  }
  return key;
}

/** Initialization vector, then tag, then text. */
function encrypt(key: Buffer, plaintext: Buffer, owner: string): string {
  const iv = randomBytes(12);
  const cipher = createCipheriv('aes-256-gcm', key, iv).setAAD(Buffer.from(owner));
  const content = Buffer.concat([cipher.update(plaintext), cipher.final()]);
  return Buffer.concat([iv, cipher.getAuthTag(), content]).toString('base64url');
}

function decrypt(key: Buffer, encoded: string, owner: string): Buffer {
  const bytes = Buffer.from(encoded, 'base64url');
  const decipher = createDecipheriv('aes-256-gcm', key, bytes.subarray(0, 12), { authTagLength: 16 })
    .setAAD(Buffer.from(owner))
    .setAuthTag(bytes.subarray(12, 28));
  return Buffer.concat([decipher.update(bytes.subarray(28)), decipher.final()]);
}
