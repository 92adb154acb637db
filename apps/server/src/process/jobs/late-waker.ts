import type { Lane, LaneWaker } from '../../platform/wake-ups.ts';

/** Passes wake-ups on once workers have started. Before and after, they are dropped: the sweep finds their lanes. */
export class LateWaker implements LaneWaker {
  #waker: LaneWaker | undefined;

  open(waker: LaneWaker): void {
    this.#waker = waker;
  }

  wake(lanes: readonly Lane[]): void {
    this.#waker?.wake(lanes);
  }

  close(): void {
    this.#waker = undefined;
  }
}
