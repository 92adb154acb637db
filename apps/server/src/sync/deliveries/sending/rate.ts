import { setTimeout as wait } from 'node:timers/promises';
import type { Context } from '../../../context.ts';
import { insertBucket, takeTokens } from './queries.ts';

const LONGEST_WAIT_MS = 500;

/**
 * How many of these messages the project may send to its webhooks now. The bucket is a row, so all processes together
 * keep the rate.
 */
export async function takeFromRate(context: Context, wanted: number): Promise<number> {
  const { deliveriesPerSecond } = context.env;
  const taken = await takeTokens(context, wanted, deliveriesPerSecond);
  if (taken !== undefined) return taken;
  await insertBucket(context, deliveriesPerSecond);
  return (await takeTokens(context, wanted, deliveriesPerSecond)) ?? 0;
}

/** Waits until the rate allows about this many messages. A lane that is due at once again would only spin. */
export async function waitForRate({ env }: Context, wanted: number, signal: AbortSignal): Promise<void> {
  const waitMs = Math.min(LONGEST_WAIT_MS, Math.ceil((wanted / env.deliveriesPerSecond) * 1000));
  await wait(waitMs, undefined, { signal }).catch(() => undefined);
}
