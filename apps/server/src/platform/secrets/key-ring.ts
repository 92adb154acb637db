import { randomBytes } from 'node:crypto';

/** Keys that encrypt data keys. The current key encrypts; all of them can decrypt. */
export interface KeyRing {
  readonly currentId: string;
  readonly keys: ReadonlyMap<string, Buffer>;
}

/**
 * Parses a key ring: `id:base64` parts with commas or line breaks between them, the current key first. Each key has 32
 * bytes.
 */
export function parseKeyRing(text: string): KeyRing {
  const keys = new Map<string, Buffer>();
  for (const part of text.split(/[\s,]+/).filter(Boolean)) {
    const [id = '', encoded = ''] = part.split(':');
    const key = Buffer.from(encoded, 'base64');
    if (!/^[A-Za-z0-9_-]{1,64}$/.test(id) || key.length !== 32) {
      // The part itself is not in the message, because it may be most of a key.
      throw new Error(
        `Encryption key ${keys.size + 1} is not usable. Stored credentials could not be opened with it. Write each key as id:base64 with 32 bytes, for example the output of "openssl rand -base64 32" after "k1:".`,
      );
    }
    if (keys.has(id))
      throw new Error(`The encryption key id "${id}" is used twice. Give every key its own id.`);
    keys.set(id, key);
  }
  const currentId = keys.keys().next().value;
  if (currentId === undefined) {
    throw new Error(
      'There is no encryption key. Credentials cannot be stored without one. Set DOWEL_ENCRYPTION_KEYS, DOWEL_ENCRYPTION_KEYS_FILE or DOWEL_ENCRYPTION_KEYS_COMMAND.',
    );
  }
  return { currentId, keys };
}

/** Generates a key ring with one new key, as text. */
export function generateKeyRing(id: string): string {
  return `${id}:${randomBytes(32).toString('base64')}`;
}
