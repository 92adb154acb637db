const WINDOW_MS = 60_000;
const MOST_CONNECTIONS = 1000;

/**
 * Counts calls per connection in this process, so that a page cannot read an account record by record. `take` answers
 * how many seconds to wait, or undefined when the call may go on.
 */
export class Quota {
  readonly #mostCalls: number;
  readonly #calls = new Map<string, number[]>();

  constructor(mostCalls: number) {
    this.#mostCalls = mostCalls;
  }

  take(connectionId: string, now: Date): number | undefined {
    const nowMs = now.getTime();
    const recent = (this.#calls.get(connectionId) ?? []).filter((time) => nowMs - time < WINDOW_MS);
    const [oldest] = recent;
    if (recent.length >= this.#mostCalls && oldest !== undefined) {
      return Math.ceil((oldest + WINDOW_MS - nowMs) / 1000);
    }
    // A map keeps the order of insertion, so the connections that were not used for the longest time come first.
    this.#calls.delete(connectionId);
    this.#calls.set(connectionId, [...recent, nowMs]);
    const [first] = this.#calls.keys();
    if (this.#calls.size > MOST_CONNECTIONS && first !== undefined) this.#calls.delete(first);
    return undefined;
  }
}
