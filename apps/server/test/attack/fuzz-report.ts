/** The findings of a fuzzer. */
export interface FuzzReport {
  cases: number;
  failures: FuzzFailure[];
}

export interface FuzzFailure {
  /** What went wrong. */
  fault: string;
  /** What was sent, or what the provider answered. It helps to repeat the failure. */
  sent: string;
}

/** How many cases a run tries, and its seed. The same seed gives the same cases. */
export interface FuzzOptions {
  seed: number;
  cases: number;
}
