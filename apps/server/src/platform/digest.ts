import { createHash, hash, timingSafeEqual } from 'node:crypto';

/** SHA-256 in hex. It is used to look up high-entropy secrets and to compare requests. */
export function sha256(...parts: (string | Uint8Array)[]): string {
  const hash = createHash('sha256');
  for (const part of parts) {
    // The length is hashed too. So moving a character from one part to the next gives a different digest.
    hash.update(`${part.length}:`).update(part);
  }
  return hash.digest('hex');
}

/** Whether two digests in hex are equal. The time it takes reveals nothing. */
export function isSameDigest(a: string, b: string): boolean {
  return timingSafeEqual(Buffer.from(a, 'hex'), Buffer.from(b, 'hex'));
}

/** A short text that two different texts never share. A text and its bytes in UTF-8 are the same here. */
export function hashOf(text: string | Uint8Array): string {
  return hash('sha256', text, 'base64url').slice(0, 22);
}
