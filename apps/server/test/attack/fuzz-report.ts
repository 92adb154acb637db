/** What a fuzzer found. */
export interface FuzzReport {
  cases: number;
  failures: FuzzFailure[];
}

export interface FuzzFailure {
  /** What must not be. */
  fault: string;
  /** What was sent, or answered by the provider, to see it again. */
  sent: string;
}

/** How many cases a run tries, and from which seed: the same seed gives the same cases. */
export interface FuzzOptions {
  seed: number;
  cases: number;
}
