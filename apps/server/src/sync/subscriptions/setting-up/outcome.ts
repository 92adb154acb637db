import type { Context } from '../../../context.ts';
import { emit } from '../../../platform/events/emit.ts';
import type { ProviderError } from '../../../providers/connectors/engine/provider-error.ts';
import type { ReadInstallation } from '../../reads/find-installed.ts';
import { type Note, noteOperation } from '../note-operation.ts';
import { refusedWaitMs, retryWaitMs } from '../retry-wait.ts';
import { eventsOf, type Wanted } from '../wanted.ts';
import {
  deleteSettled,
  findSubscription,
  type SubscriptionRow,
  settle,
  updateSubscription,
} from './queries.ts';
import { nextAskTime } from './refusals.ts';

/** A provider may be away for a moment. Nobody is told before the third attempt. */
const TOLD_AFTER = 3;
interface About {
  readonly row: SubscriptionRow;
  readonly installed: ReadInstallation;
}

/** Stores that a subscription is as it should be. What the provider cannot do is told once. */
export async function noteSuccess(
  tx: Context,
  {
    row,
    installed,
    wanted,
    done,
    lookMs,
  }: About & {
    wanted: Wanted;
    /** What was changed, in a sentence. */
    done: string | undefined;
    /** After this time, it is looked whether the provider still has the subscription. */
    lookMs?: number | undefined;
  },
): Promise<void> {
  const stored = await findSubscription(tx, row.installationId);
  const error = wanted.unsupported.join(' ') || null;
  const renewTime = stored?.renewTime ?? null;
  const lookTime = lookMs === undefined ? null : new Date(tx.now().getTime() + lookMs);
  const askTime = nextAskTime(stored?.events);
  const times = [renewTime, lookTime, askTime].flatMap((time) => time?.getTime() ?? []);
  const dueTime = times.length === 0 ? null : new Date(Math.min(...times));
  await settle(tx, row, { failures: 0, error, dueTime });
  const isNews = error !== null && error !== row.error;
  if (done === undefined && !isNews) return;
  const events = eventsOf(wanted).map(({ type, objectName }) => `${type} (${objectName})`);
  await note(tx, installed, {
    msg: done ?? 'There is nothing to subscribe to.',
    error: error ?? undefined,
    details: {
      events: events.join(', ') || 'none',
      ...(askTime && { next: `What was refused is asked for again at ${askTime.toISOString()}.` }),
    },
  });
  if (isNews) await tell(tx, installed, error);
}

const nothing = { providerId: null, accountRef: null, connectionId: null, events: [], renewTime: null };

/** Stores that the subscription was removed. It still says what the provider does not offer, and is due if asked for meanwhile. */
export async function noteRemoved(
  tx: Context,
  about: About & { wanted: Wanted; done: string | undefined },
): Promise<void> {
  const { row, wanted } = about;
  await updateSubscription(tx, row.id, nothing);
  await noteSuccess(tx, about);
  if (wanted.unsupported.length === 0) await deleteSettled(tx, row.id);
}

/** Stores that the provider could not be asked, and when it is asked again. */
export async function noteFailure(
  tx: Context,
  { row, installed, error }: About & { error: ProviderError },
): Promise<void> {
  const failures = row.failures + 1;
  const now = tx.now();
  const dueTime = new Date(now.getTime() + waitMs(error, failures, now));
  const isPassing = error.kind === 'rate_limited' || error.kind === 'unreachable';
  const isNews = (!isPassing || failures === TOLD_AFTER) && row.error !== error.message;
  await settle(tx, row, { failures, dueTime, ...(isNews && { error: error.message }) });
  if (!isNews) return;
  await note(tx, installed, {
    msg: 'The subscription could not be brought in step with the config.',
    error: error.message,
    details: { failedBy: reasonOf(error), next: `It is tried again at ${dueTime.toISOString()}.` },
  });
  await tell(tx, installed, error.message);
}

function waitMs(error: ProviderError, failures: number, now: Date): number {
  if (error.waitUntil) return Math.max(error.waitUntil.getTime() - now.getTime(), 1000);
  const isPassing = error.kind === 'rate_limited' || error.kind === 'unreachable';
  return isPassing ? retryWaitMs(error, failures - 1, now) : refusedWaitMs(failures);
}

async function note(
  tx: Context,
  installed: ReadInstallation,
  told: Pick<Note, 'msg' | 'error' | 'details'>,
): Promise<void> {
  const objects = (installed.latest.subscribe?.objects ?? []).map(({ objectName }) => objectName);
  await noteOperation(tx, installed, { ...told, objects });
}

function tell(tx: Context, { fields }: ReadInstallation, error: string): Promise<void> {
  return emit(tx, [{ notificationType: 'subscribe.create.error', data: { ...fields, error } }]);
}

/** Whoever may not have events may still read the records. */
function reasonOf({ failedBy }: { readonly failedBy: string }): string {
  return failedBy === 'forbidden' ? 'subscription_refused' : failedBy;
}
