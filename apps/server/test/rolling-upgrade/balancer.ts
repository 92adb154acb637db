import { setTimeout as wait } from 'node:timers/promises';
import type { Replica } from './replica.ts';

const LOOK_EVERY_MS = 250;

/** Sends each request to the next replica that says it is ready, as a load balancer does. It repeats nothing. */
export class Balancer {
  readonly #replicas = new Set<Replica>();
  #ready: Replica[] = [];
  #next = 0;

  add(replica: Replica): void {
    this.#replicas.add(replica);
  }

  remove(replica: Replica): void {
    this.#replicas.delete(replica);
  }

  /** Asks every replica again and again until the signal aborts. */
  async watch(signal: AbortSignal): Promise<void> {
    while (!signal.aborted) {
      await this.look();
      await wait(LOOK_EVERY_MS);
    }
  }

  async look(): Promise<void> {
    const all = [...this.#replicas];
    const ready = await Promise.all(
      all.map(({ url }) =>
        fetch(`${url}/health/ready`).then(
          ({ ok }) => ok,
          () => false,
        ),
      ),
    );
    this.#ready = all.filter((_, index) => ready[index]);
  }

  async send(path: string, init: RequestInit): Promise<Response> {
    const replica = this.#ready[this.#next++ % this.#ready.length];
    if (!replica) throw new Error('No replica is ready.');
    return await fetch(`${replica.url}${path}`, init);
  }
}
