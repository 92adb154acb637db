import { createPublicKey, type KeyObject } from 'node:crypto';

/** Only memory depends on it: a key that is not kept is read again. */
const defaultMaxKeys = 1000;

/**
 * Reads public keys from PEM, and keeps those that were used last. A key is found by its text, so a JWT key that
 * changes is read anew.
 */
export class VerificationKeys {
  readonly #keys = new Map<string, KeyObject>();
  readonly #maxKeys: number;

  constructor(maxKeys = defaultMaxKeys) {
    this.#maxKeys = maxKeys;
  }

  /** @throws if the text is not a public key. */
  get(pem: string): KeyObject {
    const key = this.#keys.get(pem) ?? createPublicKey(pem);
    // A map keeps the order of insertion, so the key that was not used for the longest time comes first.
    this.#keys.delete(pem);
    this.#keys.set(pem, key);
    for (const oldest of this.#keys.keys()) {
      if (this.#keys.size <= this.#maxKeys) break;
      this.#keys.delete(oldest);
    }
    return key;
  }
}
