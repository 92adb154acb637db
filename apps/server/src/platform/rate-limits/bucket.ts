/** How much a token bucket holds. It is full at first, and fills again at a constant rate. */
export interface BucketSize {
  /** How many requests a second it lets through for long. */
  readonly perSecond: number;
  /** How long an empty bucket takes to be full. So it holds `perSecond` times this many seconds. */
  readonly fillSeconds: number;
}

/** A bucket after somebody tried to take from it. */
export interface Take {
  readonly isAllowed: boolean;
  /** When the bucket will be full, in milliseconds since 1970. This number is all there is to know of a bucket. */
  readonly fullAtMs: number;
}

/** Sums of times are not exact. The part of a request that may be missing because of that. */
export const SLACK = 1e-3;

/** How long one request's share takes to flow back. */
export function refillMs({ perSecond }: BucketSize): number {
  return 1000 / perSecond;
}

/** Takes one request from a bucket, unless it is empty. `fullAtMs` is undefined for a bucket that nobody knows. */
export function takeOne(size: BucketSize, fullAtMs: number | undefined, nowMs: number): Take {
  const capacityMs = size.fillSeconds * 1000;
  // A clock that was set back must not leave a bucket empty for longer than it takes to fill.
  const before = Math.min(Math.max(fullAtMs ?? nowMs, nowMs), nowMs + capacityMs);
  const after = before + refillMs(size);
  const isAllowed = after - nowMs <= capacityMs + SLACK * refillMs(size);
  return { isAllowed, fullAtMs: isAllowed ? after : before };
}

/** How many requests a bucket lets through at once. */
export function capacityOf({ perSecond, fillSeconds }: BucketSize): number {
  return Math.floor(perSecond * fillSeconds);
}

/** How many requests are left in a bucket. */
export function remainingIn(size: BucketSize, fullAtMs: number, nowMs: number): number {
  const emptyMs = Math.max(0, fullAtMs - nowMs);
  return Math.max(0, Math.floor((size.fillSeconds * 1000 - emptyMs) / refillMs(size) + SLACK));
}

/** How long an empty bucket needs until it lets one request through. */
export function waitMsOf(size: BucketSize, fullAtMs: number, nowMs: number): number {
  return Math.max(0, fullAtMs + refillMs(size) - nowMs - size.fillSeconds * 1000);
}
