import type { Context } from '../../../context.ts';
import { LaneLostError, type Turn } from '../../../platform/lanes/lane.ts';
import { whenStopped } from '../../../platform/lanes/when-stopped.ts';
import { unlessUnreadable } from '../../../platform/secrets/secrets.ts';
import { ProviderError } from '../../../providers/connectors/engine/provider-error.ts';
import { findForModule } from '../../../providers/connectors/find-for-module.ts';
import { findInstalled, type ReadInstallation } from '../../reads/find-installed.ts';
import { BrokenError } from '../broken-error.ts';
import { type LeftSubscription, nameLeft } from '../name-left.ts';
import { toSecrets, withSecret } from '../signing-secrets.ts';
import { canPoll, eventsOf, isSameEvents, type Wanted, wantedOf } from '../wanted.ts';
import { askAgain } from './ask-again.ts';
import { askForEvents } from './ask-for-events.ts';
import { type AtProvider, findAtProvider, removeOthers } from './at-provider.ts';
import { bringBelowInStep } from './bring-below-in-step.ts';
import { followAccount } from './follow-account.ts';
import { endTimeOf, hasCome, renewAfterMs } from './lifetime.ts';
import { noteFailure, noteRemoved, noteSuccess } from './outcome.ts';
import { findProviderApp, findSubscription, type SubscriptionRow, updateSubscription } from './queries.ts';
import { markRefused, withRefusals } from './refusals.ts';

/**
 * Makes the subscription of an installation at its provider what the config and the manifest want. It begins with what
 * it finds, so it can be cut off anywhere: whatever an earlier attempt has left at the provider is removed at the end.
 */
export async function bringInStep(turn: Turn, installationId: string): Promise<void> {
  const { context } = turn;
  const row = await findSubscription(context, installationId);
  if (!row?.dueTime || row.dueTime > context.now()) return;
  const installed = await findInstalled(context, installationId);
  if (!installed) return;
  const stop = whenStopped(turn.signal);
  try {
    const connector = await findForModule(context, installed.fields.provider, installed.latest.module);
    const wanted = wantedOf(installed.content, installed.latest, connector, canPoll(context));
    const at = connector && (await findAtProvider(context, installed, stop));
    const told = connector?.events;
    if (at) await change(turn, { row, installed, wanted, at });
    else if (connector && told?.scope === 'application') {
      await followAccount(turn, { row, installed, wanted, connector, told }, stop);
    } else await turn.write((tx) => noteSuccess(tx, { row, installed, wanted, done: undefined }));
  } catch (error) {
    if (error instanceof LaneLostError || stop.aborted) throw error;
    const isOurs = !(error instanceof ProviderError);
    const failure = isOurs ? new BrokenError(error) : error;
    await turn.write((tx) => noteFailure(tx, { row, installed, error: failure }));
    if (isOurs) throw error;
  }
}

const STAYS = 'The subscription could not be removed, and stays at the provider. The audit log names it.';

interface Step {
  readonly row: SubscriptionRow;
  readonly installed: ReadInstallation;
  readonly wanted: Wanted;
  readonly at: AtProvider;
}

async function change(turn: Turn, step: Step): Promise<void> {
  const { row, installed, wanted, at } = step;
  const { connectionId } = installed.fields;
  const isOtherAccount = row.connectionId !== null && row.connectionId !== connectionId;
  const isLeft = !isOtherAccount || row.connectionId === null || (await leave(turn, step, row.connectionId));
  const events = eventsOf(wanted);
  if (events.length === 0) {
    const isOwn = row.providerId !== null && !isOtherAccount;
    const ids = { lastId: row.providerId };
    const isGone = isOwn ? (await removeOthers(at, connectionId, ids)).left.length === 0 : isLeft;
    const words = isGone ? 'The subscription was removed.' : STAYS;
    const done = row.providerId === null ? undefined : words;
    await turn.write((tx) => noteRemoved(tx, { row, installed, wanted, done }));
    return;
  }
  const { below } = at.told;
  if (below) {
    const secrets = isOtherAccount || row.providerId === null ? [] : secretsBefore(turn, row);
    return bringBelowInStep(turn, { ...step, at: { ...at, below }, events, secrets });
  }
  const isSame = row.providerId !== null && !isOtherAccount && isSameEvents(row.events, events);
  const now = turn.context.now();
  const isOver = row.renewTime !== null && hasCome(row.renewTime, at.told.lifetimeMs, now);
  const secrets = secretsBefore(turn, row);
  const isSealed = row.signingSealed !== null && secrets.length === 0;
  const isThere = isSame && !isOver && !isSealed && (await isStillThere(at, connectionId, row));
  const keptId = isThere && row.providerId !== null ? row.providerId : await make(turn, step, events);
  if (keptId === undefined) return;
  // The old one goes after the new one is known, so that no event falls between them.
  const ids = { keptId, lastId: isOtherAccount ? null : row.providerId };
  const left = isThere ? [] : (await removeOthers(at, connectionId, ids)).left;
  const wasLost = isSame && !isOver && !isThere;
  const done = isThere
    ? await askAgain(turn, { row, installed, at, secret: secrets[0] })
    : wordsFor(turn.context, step, {
        isRenewed: isSame && isOver,
        wasLost,
        isSealed,
        isMoved: left.length > 0,
      });
  await turn.write(async (tx) => {
    const stored = await findSubscription(tx, row.installationId);
    const told = withRefusals(wanted, stored?.events);
    await noteSuccess(tx, { row, installed, wanted: told, done, lookMs: at.told.lookMs });
  });
}

/** Whether the provider still sends to the subscription, as far as it lists any. Nothing else stays at the address. */
async function isStillThere(at: AtProvider, connectionId: string, { providerId }: SubscriptionRow) {
  if (providerId === null) return false;
  const { isKept } = await removeOthers(at, connectionId, { keptId: providerId, lastId: providerId });
  return isKept;
}

/** What a turn has done. A subscription that was renewed too late has missed events, which must not go unsaid. */
function wordsFor(
  context: Context,
  { row, wanted, at }: Step,
  {
    isRenewed,
    wasLost,
    isSealed,
    isMoved,
  }: Record<'isRenewed' | 'wasLost' | 'isSealed' | 'isMoved', boolean>,
): string {
  if (row.providerId === null) return 'The subscription was made.';
  const isRead = canPoll(context) && wanted.objects.some(({ findable }) => findable.size > 0);
  const missed = isRead
    ? 'A read of the objects finds what they would have told of.'
    : 'Nothing finds what they would have told of.';
  const { displayName } = at.connector;
  if (isMoved) {
    return `${displayName} sent to another address than the one that the server has now, so the subscription was made again. The one before stays at ${displayName}, and the audit log names it. Its events did not arrive here. ${missed}`;
  }
  if (isSealed) {
    return `The secret that signs the events cannot be opened, because its key is missing, so the subscription was made again. Events that came meanwhile were not accepted. ${missed}`;
  }
  if (wasLost) {
    return `${displayName} did not send to the subscription any more, so it was made again. Events since its end were not sent. ${missed}`;
  }
  const renewed = 'The subscription was renewed.';
  const { lifetimeMs } = at.told;
  if (!isRenewed || row.renewTime === null || lifetimeMs === undefined) return renewed;
  const endTime = endTimeOf(row.renewTime, lifetimeMs);
  if (endTime > context.now()) return renewed;
  return `${renewed} The one before had ended at ${endTime.toISOString()}, so later events were not sent. ${missed}`;
}

/** Answers its id at the provider. Undefined when the installation is gone. */
async function make(
  turn: Turn,
  { row, installed, at }: Step,
  events: SubscriptionRow['events'],
): Promise<string | undefined> {
  const { told, address, fetchFor } = at;
  const { connectionId } = installed.fields;
  await assertSigned(turn.context, installed, at);
  const fetch = fetchFor(connectionId);
  const named = await told.withObjectRefs(events, fetch);
  const made = await askForEvents(turn.context, at, { events: named, row, connectionId });
  const now = turn.context.now().getTime();
  const { lifetimeMs } = told;
  const renewTime = lifetimeMs === undefined ? null : new Date(now + renewAfterMs(lifetimeMs));
  const secret =
    made.secret === undefined ? {} : withSecret(turn.context, row.id, made.secret, secretsBefore(turn, row));
  const isStored = await turn.write(async (tx) => {
    await updateSubscription(tx, row.id, {
      ...secret,
      providerId: made.id,
      connectionId,
      renewTime,
      events: markRefused(named, made.refused, turn.context.now()),
    });
    return (await findSubscription(tx, row.installationId)) !== undefined;
  });
  if (isStored) return made.id;
  // The installation was deleted meanwhile, and its credentials with it.
  await nameLeft(turn.context, [{ provider: installed.fields.provider, id: made.id, address }]);
  return undefined;
}

/** Without a provider app, nothing can tell an event of the provider from a forged one. */
async function assertSigned(context: Context, { fields }: ReadInstallation, { connector, told }: AtProvider) {
  if (told.secret === undefined || (await findProviderApp(context, fields.connectionId))) return;
  const words = `The project has no provider app for "${fields.provider}", whose client secret signs the events of ${connector.displayName}, so none could be accepted.`;
  throw new ProviderError('rejected', words);
}

/**
 * Removes the subscription from an account that the installation has left. Answers false when it stays there: its credentials
 * may be gone already. Then the audit log names it, once.
 */
async function leave(turn: Turn, { at, row, installed }: Step, connectionId: string): Promise<boolean> {
  const { provider } = installed.fields;
  const left: LeftSubscription[] = [];
  let isGone = true;
  try {
    isGone = (await removeOthers(at, connectionId, { lastId: row.providerId })).left.length === 0;
  } catch (err) {
    if (!(err instanceof ProviderError)) throw err;
    turn.context.log.warn({ err }, 'a subscription could not be removed at the provider');
    if (row.providerId !== null) left.push({ provider, id: row.providerId, address: at.address });
  }
  await turn.write(async (tx) => {
    await nameLeft(tx, left);
    await updateSubscription(tx, row.id, { connectionId: null, providerId: null });
  });
  return isGone && left.length === 0;
}

function secretsBefore({ context }: Turn, row: SubscriptionRow): string[] {
  return unlessUnreadable(() => toSecrets(context, row)) ?? [];
}
