const HOUR_MS = 60 * 60 * 1000;

export interface CountedCalls {
  readonly projectId: string;
  readonly provider: string;
  /** The beginning of the hour. */
  readonly startMs: number;
  total: number;
  failed: number;
}

/** Counts calls to providers in memory. No call waits for it. */
export class CallCounts {
  #counts = new Map<string, CountedCalls>();

  /** @param isFailed the provider did not answer, or with an error */
  count(projectId: string, provider: string, timeMs: number, isFailed: boolean): void {
    const startMs = timeMs - (timeMs % HOUR_MS);
    const key = `${projectId} ${startMs} ${provider}`;
    const counted = this.#counts.get(key) ?? { projectId, provider, startMs, total: 0, failed: 0 };
    counted.total += 1;
    if (isFailed) counted.failed += 1;
    this.#counts.set(key, counted);
  }

  /** What was counted since the last time. */
  take(): CountedCalls[] {
    const counts = [...this.#counts.values()];
    this.#counts = new Map();
    return counts;
  }
}
