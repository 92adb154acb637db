import type { Dependencies } from '../context.ts';
import { runDueLanes } from '../platform/lanes/run-due-lanes.ts';
import type { LaneWaker } from '../platform/wake-ups.ts';
import { laneKinds } from './compose-lanes.ts';

/** As often as the workers of a server look for what has become due. */
const SWEEP_MS = 1_000;

/** Does what is due in this process, one turn after the other: when something is woken, and every second. */
export class DueWork implements LaneWaker {
  #dependencies: Dependencies | undefined;
  #timer: NodeJS.Timeout | undefined;
  #running: Promise<void> | undefined;
  #isWoken = false;
  #isPaused = false;
  /** Why the last round failed. The next `settle` throws it. */
  #failure: unknown;

  /** From now on, work is done. */
  open(dependencies: Dependencies): void {
    this.#dependencies = dependencies;
    this.#timer = setInterval(() => this.wake(), SWEEP_MS);
    this.wake();
  }

  wake(): void {
    this.#isWoken = true;
    void this.#run();
  }

  /** @throws {Error} something is due again and again. */
  async settle(): Promise<void> {
    this.wake();
    while (this.#running) await this.#running;
    const failure = this.#failure;
    this.#failure = undefined;
    if (failure !== undefined) throw failure;
  }

  /** Does something while no turn runs. */
  async pausedFor<T>(something: () => Promise<T>): Promise<T> {
    this.#isPaused = true;
    while (this.#running) await this.#running;
    try {
      return await something();
    } finally {
      this.#isPaused = false;
      this.wake();
    }
  }

  async close(): Promise<void> {
    clearInterval(this.#timer);
    this.#isPaused = true;
    while (this.#running) await this.#running;
  }

  #run(): Promise<void> {
    this.#running ??= this.#rounds().finally(() => {
      this.#running = undefined;
    });
    return this.#running;
  }

  async #rounds(): Promise<void> {
    while (this.#isWoken && !this.#isPaused && this.#dependencies) {
      this.#isWoken = false;
      try {
        await this.#dependencies.laterWrites.flush();
        await runDueLanes(this.#dependencies, laneKinds, () => !this.#isPaused);
      } catch (failure) {
        this.#failure = failure;
      }
    }
  }
}
