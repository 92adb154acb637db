/** Two thirds of its life leave time for a provider that is away for days. */
export function renewAfterMs(lifetimeMs: number): number {
  return (lifetimeMs * 2) / 3;
}

/** When a subscription ends, counted from the time at which it was to be renewed. */
export function endTimeOf(renewTime: Date, lifetimeMs: number): Date {
  return new Date(renewTime.getTime() + lifetimeMs - renewAfterMs(lifetimeMs));
}

/**
 * Whether a planned time has come. One that is too far away counts too: it was planned while a clock was ahead.
 * @param mostMs how far away a time can be, in milliseconds
 */
export function hasCome(time: Date, mostMs: number | undefined, now: Date): boolean {
  const waitMs = time.getTime() - now.getTime();
  return waitMs <= 0 || (mostMs !== undefined && waitMs > mostMs);
}
