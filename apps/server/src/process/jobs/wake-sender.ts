import { setTimeout as wait } from 'node:timers/promises';
import type { Log } from '../../platform/log.ts';
import type { Lane, LaneWaker } from '../../platform/wake-ups.ts';

/** The time between two statements. A lane that is woken by every request costs few statements, and waits hardly longer. */
const PAUSE_MS = 20;

/** Where wake-ups go once the queue is open. */
type Send = (lanes: readonly Lane[]) => Promise<void>;

/**
 * Sends wake-ups in the background, so that no request waits for the queue. The first is sent at once. What is woken
 * within the next moment is sent in one statement after it. Before `open`, wake-ups are dropped: the sweep finds their lanes.
 */
export class WakeSender implements LaneWaker {
  readonly #log: Log;
  #send: Send | undefined;
  #waiting = new Map<string, Lane>();
  #sending: Promise<void> | undefined;

  constructor(log: Log) {
    this.#log = log;
  }

  open(send: Send): void {
    this.#send = send;
  }

  wake(lanes: readonly Lane[]): void {
    if (!this.#send) return;
    for (const lane of lanes) this.#waiting.set(lane.id, lane);
    this.#sending ??= this.#sendAll(this.#send);
  }

  /** Sends nothing more, and waits for what is under way. */
  async close(): Promise<void> {
    this.#send = undefined;
    await this.#sending;
  }

  async #sendAll(send: Send): Promise<void> {
    // What one piece of work wakes one after the other goes together.
    await Promise.resolve();
    while (this.#waiting.size > 0) {
      const lanes = [...this.#waiting.values()];
      this.#waiting = new Map();
      await send(lanes).catch((err: unknown) => {
        this.#log.warn({ err, lanes: lanes.length }, 'lanes could not be woken; the sweep finds them');
      });
      await wait(PAUSE_MS, undefined, { ref: false });
    }
    // Here, and not when the promise settles: a lane that is woken in between would wait for the next one.
    this.#sending = undefined;
  }
}
