interface Entry<Value> {
  readonly value: Promise<Value>;
  readonly loadedMs: number;
}

/**
 * Keeps loaded values for a short time. Calls for the same key at the same time share one load. Failures are not kept.
 */
export class DescriptionCache<Value> {
  readonly #entries = new Map<string, Entry<Value>>();
  readonly #maxAgeMs: number;
  readonly #maxEntries: number;

  constructor(maxAgeMs: number, maxEntries: number) {
    this.#maxAgeMs = maxAgeMs;
    this.#maxEntries = maxEntries;
  }

  get(key: string, now: Date, load: () => Promise<Value>): Promise<Value> {
    const known = this.#entries.get(key);
    if (known && Math.abs(now.getTime() - known.loadedMs) < this.#maxAgeMs) return known.value;
    const entry = { value: load(), loadedMs: now.getTime() };
    this.#entries.delete(key);
    this.#entries.set(key, entry);
    entry.value.catch(() => {
      if (this.#entries.get(key) === entry) this.#entries.delete(key);
    });
    this.#forgetOldest();
    return entry.value;
  }

  /** Forgets every value whose key starts with `prefix`, also one that is being loaded. */
  forget(prefix: string): void {
    for (const key of this.#entries.keys()) if (key.startsWith(prefix)) this.#entries.delete(key);
  }

  #forgetOldest(): void {
    // A map keeps the order of insertion, so the oldest entries come first.
    for (const key of this.#entries.keys()) {
      if (this.#entries.size <= this.#maxEntries) return;
      this.#entries.delete(key);
    }
  }
}
