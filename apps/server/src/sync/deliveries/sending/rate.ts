import { setTimeout as wait } from 'node:timers/promises';
import type { Context } from '../../../context.ts';
import { takeSome } from '../../../platform/db/rate-limit-rows.ts';
import { sha256 } from '../../../platform/digest.ts';

const LONGEST_WAIT_MS = 500;

/**
 * How many of these messages the projects of the org may send to their webhooks now. The bucket is a row, so all processes
 * together keep the rate.
 */
export function takeFromRate(context: Context, wanted: number): Promise<number> {
  const key = sha256(`deliveries ${context.project.orgId}`);
  const perSecond = context.env.deliveriesPerSecond;
  return takeSome(context, { key, wanted, perSecond, nowMs: context.now().getTime() });
}

/** Waits until the rate allows about this many messages. A lane that is due at once again would only spin. */
export async function waitForRate({ env }: Context, wanted: number, signal: AbortSignal): Promise<void> {
  const waitMs = Math.min(LONGEST_WAIT_MS, Math.ceil((wanted / env.deliveriesPerSecond) * 1000));
  await wait(waitMs, undefined, { signal }).catch(() => undefined);
}
