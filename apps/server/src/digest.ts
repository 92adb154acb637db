import { createHash, timingSafeEqual } from 'node:crypto';

/** SHA-256 in hex: how high-entropy secrets are looked up, and how requests are compared. */
export function sha256(...parts: (string | Uint8Array)[]): string {
  const hash = createHash('sha256');
  for (const part of parts) {
    // The length goes in too, so that moving a character from one part to the next gives another digest.
    hash.update(`${part.length}:`).update(part);
  }
  return hash.digest('hex');
}

/** Whether two digests in hex are the same; how long that takes tells nothing. */
export function isSameDigest(a: string, b: string): boolean {
  return timingSafeEqual(Buffer.from(a, 'hex'), Buffer.from(b, 'hex'));
}
