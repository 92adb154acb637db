interface Tried {
  readonly submittedAt: number;
  readonly error: Error | null;
}

/** Why the latest of several mutations has failed. What went well after a failure takes its words away. */
export function latestError(...mutations: readonly [Tried, ...Tried[]]): Error | null {
  return mutations.reduce((latest, other) => (other.submittedAt > latest.submittedAt ? other : latest)).error;
}
