/** Two thirds of its life leave time for a provider that is away for days. */
export function renewAfterMs(lifetimeMs: number): number {
  return (lifetimeMs * 2) / 3;
}

/** When a subscription ends that was to be renewed at a time. */
export function endTimeOf(renewTime: Date, lifetimeMs: number): Date {
  return new Date(renewTime.getTime() + lifetimeMs - renewAfterMs(lifetimeMs));
}

/** Whether to renew a subscription now. A time further away than its life was planned by a clock that was ahead. */
export function isDueForRenewal(renewTime: Date | null, lifetimeMs: number | undefined, now: Date): boolean {
  if (renewTime === null) return false;
  const waitMs = renewTime.getTime() - now.getTime();
  return waitMs <= 0 || (lifetimeMs !== undefined && waitMs > lifetimeMs);
}
