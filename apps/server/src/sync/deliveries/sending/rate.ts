import { setTimeout as wait } from 'node:timers/promises';
import type { Context } from '../../../context.ts';
import { insertBucket, lockBucket, updateBucket } from './queries.ts';
import { takeTokens } from './rules.ts';

const LONGEST_WAIT_MS = 500;

/**
 * How many of these messages the project may send to its webhooks now. The bucket is a row, so all processes together
 * keep the rate.
 */
export function takeFromRate(context: Context, wanted: number): Promise<number> {
  const { deliveriesPerSecond } = context.env;
  return context.transaction(async (tx) => {
    const now = tx.now();
    const known = await lockBucket(tx);
    const full = { tokens: deliveriesPerSecond, refillTime: now };
    const { granted, bucket } = takeTokens(known ?? full, wanted, deliveriesPerSecond, now);
    // Another turn may make the row at the same moment. Then this one takes its first messages uncounted.
    await (known ? updateBucket(tx, bucket) : insertBucket(tx, bucket));
    return granted;
  });
}

/** Waits until the rate allows about this many messages. A lane that is due at once again would only spin. */
export async function waitForRate({ env }: Context, wanted: number, signal: AbortSignal): Promise<void> {
  const waitMs = Math.min(LONGEST_WAIT_MS, Math.ceil((wanted / env.deliveriesPerSecond) * 1000));
  await wait(waitMs, undefined, { signal }).catch(() => undefined);
}
