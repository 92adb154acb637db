const SECOND_MS = 1000;
const MINUTE_MS = 60 * SECOND_MS;
const HOUR_MS = 60 * MINUTE_MS;

/** What a destination remembers of its attempts. */
export interface Health {
  readonly failingSinceTime: Date | null;
  /** In a row. */
  readonly failedAttempts: number;
  readonly recentAttempts: number;
  readonly recentFailures: number;
  readonly pauses: number;
  readonly pausedUntilTime: Date | null;
  readonly disabledTime: Date | null;
}

/** A destination that has nothing to remember. An update of a destination brings it back to this. */
export const HEALTHY: Health = {
  failingSinceTime: null,
  failedAttempts: 0,
  recentAttempts: 0,
  recentFailures: 0,
  pauses: 0,
  pausedUntilTime: null,
  disabledTime: null,
};

/** What a turn has seen of a destination. */
export interface Seen {
  readonly attempts: number;
  /** How many of them did not succeed. */
  readonly failures: number;
  /** How many of them suggest that all others fail too: no answer, an error of the server, too many requests. */
  readonly outages: number;
}

const DISABLE_AFTER_MS = 5 * 24 * HOUR_MS;
/** More than one message gets, so one message that is refused disables nothing. */
const DISABLE_AFTER_ATTEMPTS = 12;

export function healthAfter(health: Health, seen: Seen, now: Date): Health {
  if (seen.attempts === 0) return health;
  const hasSuccess = seen.failures < seen.attempts;
  const failedAttempts = hasSuccess ? 0 : health.failedAttempts + seen.failures;
  const failingSinceTime = hasSuccess ? null : (health.failingSinceTime ?? now);
  const isLasting =
    failingSinceTime !== null &&
    now.getTime() - failingSinceTime.getTime() >= DISABLE_AFTER_MS &&
    failedAttempts >= DISABLE_AFTER_ATTEMPTS;
  return {
    ...pauseAfter(health, seen, now),
    failedAttempts,
    failingSinceTime,
    disabledTime: isLasting ? (health.disabledTime ?? now) : health.disabledTime,
  };
}

const FIRST_PAUSE_MS = 30 * SECOND_MS;
export const LONGEST_PAUSE_MS = 5 * MINUTE_MS;
/** So many attempts are needed to judge, and when there are so many, older ones count half. */
const ENOUGH_ATTEMPTS = 10;
const MANY_ATTEMPTS = 40;
const PAUSE_SHARE = 0.5;

type Pausing = Pick<Health, 'recentAttempts' | 'recentFailures' | 'pauses' | 'pausedUntilTime'>;

/**
 * A circuit breaker. When half of the latest attempts fail as if the receiver were down, the destination pauses. After
 * the pause one message tries it out: if it arrives, all others follow, else the next pause is twice as long.
 */
function pauseAfter(health: Health, { attempts, outages }: Seen, now: Date): Pausing {
  const { pausedUntilTime } = health;
  // It was sent before the pause, which is for what comes after it.
  if (pausedUntilTime !== null && pausedUntilTime > now) return health;
  const clean = { recentAttempts: 0, recentFailures: 0 };
  const pause = (pauses: number): Pausing => {
    const pauseMs = Math.min(FIRST_PAUSE_MS * 2 ** (pauses - 1), LONGEST_PAUSE_MS);
    return { ...clean, pauses, pausedUntilTime: new Date(now.getTime() + pauseMs) };
  };
  if (health.pauses > 0) {
    return outages < attempts ? { ...clean, pauses: 0, pausedUntilTime: null } : pause(health.pauses + 1);
  }
  const recentAttempts = health.recentAttempts + attempts;
  const recentFailures = health.recentFailures + outages;
  if (recentAttempts >= ENOUGH_ATTEMPTS && recentFailures / recentAttempts >= PAUSE_SHARE) return pause(1);
  const isMany = recentAttempts > MANY_ATTEMPTS;
  const kept = isMany ? Math.floor(recentFailures / 2) : recentFailures;
  if (kept === 0) return { ...clean, pauses: 0, pausedUntilTime: null };
  return {
    recentAttempts: isMany ? Math.floor(recentAttempts / 2) : recentAttempts,
    recentFailures: kept,
    pauses: 0,
    pausedUntilTime: null,
  };
}
