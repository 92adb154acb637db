import type { WebhookEvent } from '@dowel/client/server';

/** How many events this backend remembers. A real one stores what it needs. */
const most = 100;

/** Events that this backend has received, and the pages that want to know of the next. */
export class HeardEvents {
  readonly #events = new Map<string, WebhookEvent>();
  readonly #listeners = new Set<(event: WebhookEvent) => void>();

  /** Oldest first. */
  get all(): WebhookEvent[] {
    return [...this.#events.values()];
  }

  /** A message may come twice: Dowel sends it again if it did not hear our answer. The second one changes nothing. */
  add(event: WebhookEvent): void {
    if (this.#events.has(event.id)) return;
    this.#events.set(event.id, event);
    const [oldest] = this.#events.keys();
    if (this.#events.size > most && oldest !== undefined) this.#events.delete(oldest);
    for (const listener of this.#listeners) listener(event);
  }

  /** @returns a function that ends the listening */
  listen(listener: (event: WebhookEvent) => void): () => void {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  }
}
