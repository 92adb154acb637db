import { setTimeout } from 'node:timers/promises';
import type { Context } from '../../context.ts';
import type { Leaving } from '../../platform/effects.ts';
import { inParallel } from '../../platform/in-parallel.ts';
import { ProviderError } from '../../providers/connectors/engine/provider-error.ts';
import { findInstalled } from '../reads/find-installed.ts';
import { type LeftSubscription, nameLeft } from './name-left.ts';
import { findRemovable } from './setting-up/at-provider.ts';
import { updateSubscription } from './setting-up/queries.ts';
import { lockMade, type SetUp, selectSetUp, type Whose } from './tearing-down-queries.ts';

/** How long somebody who uninstalls waits for the provider, and somebody who deletes much more than that. */
const PATIENCE_MS = 10_000;
const LONG_PATIENCE_MS = 30_000;
/** How many installations are dealt with at the same time. */
const AT_ONCE = 5;
/** A provider that is away for a moment is asked again after these times. */
const WAITS_MS = [250, 1000, 3000];
/** If an installation is still there after this time, it gets its subscription again. */
const AGAIN_MS = 60_000;

/**
 * Removes what installations have set up at their providers, while there are credentials for it. Whatever cannot be
 * removed in time is named in the audit log, and nobody waits for it any longer. Call it before the installations are
 * deleted, outside of a transaction.
 */
export async function tearDown(context: Context, leaving: Leaving): Promise<void> {
  const rows = await selectSetUp(context, leaving);
  const isOne = 'installationId' in leaving;
  const stop = AbortSignal.timeout(isOne ? PATIENCE_MS : LONG_PATIENCE_MS);
  const left = (await inParallel(rows, AT_ONCE, (row) => remove(context, row, stop))).flat();
  if (left.length === 0) return;
  await context.transaction(async (tx) => {
    await nameLeft(
      tx,
      left.map(({ named }) => named),
    );
    for (const { row } of left) await forget(tx, row);
  });
}

/** Names in the audit log what stays at providers, because the credentials for it are gone, or go now. */
export async function nameOutOfReach(tx: Context, whose: Whose): Promise<void> {
  const left: LeftSubscription[] = [];
  for (const { installationId, providerId } of await lockMade(tx, whose)) {
    const installed = await findInstalled(tx, installationId);
    const at = installed && (await findRemovable(tx, installed, AbortSignal.abort()));
    if (at) left.push({ provider: installed.fields.provider, id: providerId ?? '', address: at.address });
  }
  await nameLeft(tx, left);
}

/** Answers what was left at the provider: nothing, or this subscription. */
async function remove(
  context: Context,
  row: SetUp,
  stop: AbortSignal,
): Promise<{ row: SetUp; named: LeftSubscription }[]> {
  const { id, installationId } = row;
  const installed = await findInstalled(context, installationId);
  const at = installed && (await findRemovable(context, installed, stop));
  if (!at) return [];
  try {
    stop.throwIfAborted();
    // The lane comes back soon, also if this fails: it removes what is left here, and subscribes anew if the installation
    // was not uninstalled after all.
    const now = context.now();
    const change = { renewTime: now, dueTime: new Date(now.getTime() + AGAIN_MS) };
    await context.transaction((tx) => updateSubscription(tx, id, change));
    const { connectionId } = installed.fields;
    for (const over of new Set([connectionId, row.connectionId ?? connectionId])) {
      await withRetries(() => at.remove(over, row.providerId), stop);
    }
    const later = await context.transaction((tx) => forget(tx, row));
    return later ? remove(context, later, stop) : [];
  } catch (err) {
    // Of one that was perhaps never made, nobody knows that it is there.
    if (row.providerId === null) return [];
    context.log.warn({ err, installationId }, 'a subscription could not be removed at the provider');
    const named = { provider: installed.fields.provider, id: row.providerId, address: at.address };
    return [{ row, named }];
  }
}

/** Forgets what was removed or named. Answers what a turn has made meanwhile. */
async function forget(tx: Context, { id, providerId }: SetUp): Promise<SetUp | undefined> {
  const [made] = await lockMade(tx, { id });
  if (made?.providerId !== providerId) return made;
  await updateSubscription(tx, id, { providerId: null });
  return undefined;
}

async function withRetries(work: () => Promise<unknown>, stop: AbortSignal): Promise<void> {
  for (const waitMs of WAITS_MS) {
    try {
      await work();
      return;
    } catch (error) {
      if (!isPassing(error)) throw error;
      await setTimeout(waitMs, undefined, { signal: stop });
    }
  }
  await work();
}

function isPassing(error: unknown): boolean {
  return error instanceof ProviderError && (error.kind === 'unreachable' || error.kind === 'rate_limited');
}
