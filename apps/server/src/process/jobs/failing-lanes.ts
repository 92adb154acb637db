import type { TurnOutcome } from '../../platform/lanes/run-turn.ts';
import type { Lane } from '../../platform/wake-ups.ts';

const LONGEST_MS = 60_000;

interface Failing {
  readonly times: number;
  /** In milliseconds, as `performance.now()` counts them. */
  readonly restsUntil: number;
}

/**
 * Lanes whose last turns have failed, and not because the database was away. What such a turn left is still due: without a
 * rest, it would fail each second, and be a line in the log each time.
 */
export class FailingLanes {
  readonly #lanes = new Map<string, Failing>();

  /** One failure may have been chance, so the rests begin with the second. */
  note({ id }: Lane, outcome: TurnOutcome): void {
    if (outcome !== 'failed') {
      this.#lanes.delete(id);
      return;
    }
    const times = (this.#lanes.get(id)?.times ?? 0) + 1;
    const restMs = times === 1 ? 0 : Math.min(1_000 * 2 ** (times - 1), LONGEST_MS);
    this.#lanes.set(id, { times, restsUntil: performance.now() + restMs });
  }

  rests({ id }: Lane): boolean {
    return performance.now() < (this.#lanes.get(id)?.restsUntil ?? 0);
  }

  /** Forgets those of which nothing is due any more: their project may be gone. */
  keep(due: ReadonlySet<string>): void {
    for (const id of this.#lanes.keys()) if (!due.has(id)) this.#lanes.delete(id);
  }
}
