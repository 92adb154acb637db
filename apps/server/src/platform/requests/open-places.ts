/** Counts what this process has open, by key. */
export class OpenPlaces {
  readonly #open = new Map<string, number>();

  /** Undefined: a key has as many as it may have. Otherwise what gives the places back; it may be called again. */
  take(places: readonly { readonly key: string; readonly most: number }[]): (() => void) | undefined {
    if (places.some(({ key, most }) => (this.#open.get(key) ?? 0) >= most)) return undefined;
    for (const { key } of places) this.#add(key, 1);
    let isTaken = true;
    return () => {
      if (!isTaken) return;
      isTaken = false;
      for (const { key } of places) this.#add(key, -1);
    };
  }

  #add(key: string, by: number): void {
    const count = (this.#open.get(key) ?? 0) + by;
    if (count === 0) this.#open.delete(key);
    else this.#open.set(key, count);
  }
}
