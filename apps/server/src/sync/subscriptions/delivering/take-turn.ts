import type { Context } from '../../../context.ts';
import { sendMessages } from '../../../platform/events/send-messages.ts';
import { LaneLostError, TURN_ITEMS, type Turn, type TurnEnd } from '../../../platform/lanes/lane.ts';
import { whenStopped } from '../../../platform/lanes/when-stopped.ts';
import { SecretUnreadableError } from '../../../platform/secrets/secrets.ts';
import { ProviderError } from '../../../providers/connectors/engine/provider-error.ts';
import { factsOf } from '../../../providers/connectors/engine/record-facts.ts';
import type { ProviderEvent } from '../../../providers/connectors/engine/webhooks/read-event.ts';
import type { Origin } from '../../own-writes/service.ts';
import { findInstalled } from '../../reads/find-installed.ts';
import { messagesOf } from '../../reads/running/messages.ts';
import { originsOf, skipsOwn } from '../../reads/running/own-origins.ts';
import { packEntries } from '../../reads/running/packed-json.ts';
import { hashOf } from '../../reads/running/position.ts';
import { BrokenError } from '../broken-error.ts';
import type { EventSubject } from '../lanes.ts';
import { rememberTold } from '../reconciling/remember-told.ts';
import { type FetchedRecords, fetchRecords } from './fetch-records.ts';
import { type EventPlan, type EventRefusal, findPlan } from './find-plan.ts';
import { fetchLinked, type LinkedRecords, toLinked } from './linked-records.ts';
import { noteEvents, postpone } from './outcome.ts';
import { finishEvents, holdEvents, type InboundRow, selectDueEvents } from './queries.ts';
import { toAddressed } from './to-addressed.ts';
import { deletedIdsOf, type KnownEvent, recordIdsOf, toResults, wantedEvents } from './to-results.ts';

/** Delivers the next events of an object: fetches their records, and stores the messages and that they are dealt with. */
export async function takeTurn(turn: Turn, subject: EventSubject): Promise<TurnEnd> {
  const rows = await selectDueEvents(turn.context, subject, TURN_ITEMS);
  return rows.length > 0 ? takeRows(turn, subject, rows) : { isMoreDue: false };
}

/** An event that this server fails on waits alone: each is tried without the others. */
async function takeRows(turn: Turn, subject: EventSubject, rows: readonly InboundRow[]): Promise<TurnEnd> {
  try {
    return await tryRows(turn, subject, rows);
  } catch (error) {
    if (error instanceof LaneLostError || whenStopped(turn.signal).aborted) throw error;
    if (rows.length > 1) {
      for (const row of rows) {
        await takeRows(turn, subject, [row]);
        if (turn.signal.aborted) break;
      }
      return { isMoreDue: turn.signal.aborted || rows.length === TURN_ITEMS };
    }
    turn.context.log.warn({ err: error, event: rows[0]?.id }, 'an event failed; it is tried again');
    const late = rows.map((row) => ({ row, error: new BrokenError(error) }));
    await turn.write(async (tx) => {
      const installed = await findInstalled(tx, subject.installationId);
      if (installed) await postpone(tx, installed, subject.objectName, late);
    });
    return { isMoreDue: false };
  }
}

async function tryRows(turn: Turn, subject: EventSubject, rows: readonly InboundRow[]): Promise<TurnEnd> {
  const { context } = turn;
  const plan = await findPlan(context, subject);
  if (!plan) return { isMoreDue: false };
  const ids = rows.map(({ id }) => id);
  if ('refusal' in plan) {
    await turn.write((tx) => (plan.mayPass ? waitFor : end)(tx, plan, subject, rows));
  } else if (plan.installed.isWriting && rows.some((row) => isFresh(row, context.now()))) {
    const dueTime = new Date(context.now().getTime() + HELD_MS);
    await turn.write((tx) => holdEvents(tx, ids, dueTime));
    return { isMoreDue: false };
  } else {
    const opened = rows.map((row) => ({ row, event: open(context, plan, row) }));
    const sealed = opened.filter(({ event }) => event === 'sealed').map(({ row }) => row);
    if (sealed.length > 0)
      await turn.write((tx) => waitFor(tx, { ...plan, refusal: SEALED }, subject, sealed));
    const unreadable = opened.filter(({ event }) => event === undefined).map(({ row }) => row);
    if (unreadable.length > 0)
      await turn.write((tx) => end(tx, { ...plan, refusal: UNREADABLE }, subject, unreadable));
    const readable = opened.flatMap(({ row, event }) => (typeof event === 'object' ? [{ row, event }] : []));
    if (readable.length > 0) await deliver(turn, plan, readable);
  }
  return { isMoreDue: rows.length === TURN_ITEMS };
}

async function end(
  tx: Context,
  { installed, refusal }: Pick<EventRefusal, 'installed' | 'refusal'>,
  subject: EventSubject,
  rows: readonly InboundRow[],
): Promise<void> {
  await finishEvents(
    tx,
    rows.map(({ id }) => id),
  );
  await noteEvents(tx, installed, { ...subject, events: rows.length, error: refusal });
}

const SEALED =
  'It cannot be opened, because the key that encrypted it is missing. The operator can add that key to DOWEL_ENCRYPTION_KEYS again.';

const UNREADABLE =
  'It was accepted with an earlier connector, and the current one does not understand it. Read the object again to get its records as they are.';

/**
 * Waits for a destination, or for a key, as for a provider. Nobody else tells that it is missing, so what is new is told at
 * once.
 */
async function waitFor(
  tx: Context,
  { installed, refusal }: Pick<EventRefusal, 'installed' | 'refusal'>,
  subject: EventSubject,
  rows: readonly InboundRow[],
): Promise<void> {
  const error = new ProviderError('unreachable', refusal);
  const { length } = rows.filter(({ failures }) => failures === 0);
  if (length > 0)
    await noteEvents(tx, installed, {
      ...subject,
      events: length,
      error: `${refusal} It is tried again for a day.`,
    });
  await postpone(
    tx,
    installed,
    subject.objectName,
    rows.map((row) => ({ row, error })),
  );
}

/** An event may come before the answer to the write that has caused it. Then it waits, for a moment. */
const HELD_MS = 1000;
const LONGEST_HELD_MS = 30_000;

function isFresh({ createTime }: InboundRow, now: Date): boolean {
  return now.getTime() - createTime.getTime() < LONGEST_HELD_MS;
}

/** An event that waits. */
interface OpenedEvent {
  readonly row: InboundRow;
  readonly event: ProviderEvent;
}

async function deliver(turn: Turn, plan: EventPlan, opened: readonly OpenedEvent[]): Promise<void> {
  const { context } = turn;
  const stop = whenStopped(turn.signal);
  const rows = opened.map(({ row }) => row);
  const wanted = wantedEvents(
    plan.wanted,
    opened.map(({ event }) => event),
  );
  try {
    const early = earlyIdsOf(opened, wanted);
    const fetched = await fetchRecords(context, plan, recordIdsOf(wanted), stop, early);
    const linked = await fetchLinked(context, plan, wanted, stop);
    const failures = failuresOf(wanted, fetched, linked);
    const late = opened.flatMap(({ row, event }) => {
      const error = failures.get(event);
      return error ? [{ row, error }] : [];
    });
    const lateRows = new Set(late.map(({ row }) => row));
    const dealtWith = rows.filter((row) => !lateRows.has(row));
    const events = wanted.filter(({ event }) => !failures.has(event));
    const missingFields = leftOutOf([fetched, ...linked.values()]);
    const { entries, gone, hidden, own, altered } = toResults(events, fetched, {
      handled: plan.connector.object(plan.wanted.objectName),
      linkedOf: (event) => toLinked(plan, linked, event),
      origins: await findOrigins(context, plan, fetched, events),
      isSkippingOwn: skipsOwn(plan.read),
    });
    await turn.write(async (tx) => {
      await postpone(tx, plan.installed, plan.wanted.objectName, late);
      if (dealtWith.length === 0) return;
      const addressed = toAddressed(plan, dealtWith[0], missingFields);
      await sendMessages(tx, messagesOf(addressed, 0, packEntries(entries)));
      await rememberTold(tx, plan, { fetched, deletedIds: deletedIdsOf(events) });
      await finishEvents(
        tx,
        dealtWith.map(({ id }) => id),
      );
      await noteEvents(tx, plan.installed, {
        objectName: plan.wanted.objectName,
        events: dealtWith.length,
        delivered: entries.length,
        gone,
        hidden,
        own,
        unwatched: rows.length - new Set(wanted.map(({ event }) => event)).size,
        missingFields,
        altered,
      });
    });
  } catch (error) {
    if (!(error instanceof ProviderError) || stop.aborted) throw error;
    await turn.write((tx) =>
      postpone(
        tx,
        plan.installed,
        plan.wanted.objectName,
        rows.map((row) => ({ row, error })),
      ),
    );
  }
}

/** How often a record that the provider does not show is asked for before it counts as gone. */
const EARLY_FAILURES = 3;

/** A provider may tell of a record a moment before it shows it, unless it tells of its deletion too. */
function earlyIdsOf(opened: readonly OpenedEvent[], wanted: readonly KnownEvent[]): ReadonlySet<string> {
  const early = new Set(opened.flatMap(({ row, event }) => (row.failures < EARLY_FAILURES ? [event] : [])));
  const deleted = new Set(deletedIdsOf(wanted));
  const ids = recordIdsOf(wanted.filter(({ event }) => early.has(event)));
  return new Set(ids.filter((id) => !deleted.has(id)));
}

/** The events that one of their records is missing for, because it could not be fetched. */
function failuresOf(
  events: readonly KnownEvent[],
  { failures }: FetchedRecords,
  linked: LinkedRecords,
): Map<ProviderEvent, ProviderError> {
  const failed = new Map<ProviderEvent, ProviderError>();
  for (const known of events) {
    const { event } = known;
    const { from, to } = event.association ?? {};
    const sides = [from, to].map((side) => side && linked.get(side.objectName ?? '')?.failures.get(side.id));
    const own = recordIdsOf([known]).map((id) => failures.get(id));
    const error = [...own, ...sides].find((one) => one !== undefined);
    if (error) failed.set(event, error);
  }
  return failed;
}

function leftOutOf(fetched: readonly FetchedRecords[]): string[] {
  return [...new Set(fetched.flatMap(({ missingFields }) => missingFields))];
}

/** The origins of the records as they are now, by their ids. */
async function findOrigins(
  context: Context,
  { installed, connector, wanted: { objectName } }: EventPlan,
  { records }: FetchedRecords,
  events: readonly KnownEvent[],
): Promise<ReadonlyMap<string, Origin>> {
  const handled = connector.object(objectName);
  const shown = [...records].flatMap(([id, record]) => {
    if (!record) return [];
    const { isDeleted, updateMs } = factsOf(handled, record);
    return [{ id, recordHash: hashOf(id), isDeleted, updateMs }];
  });
  const deleted = deletedIdsOf(events).map((id) => {
    return { id, recordHash: hashOf(id), isDeleted: true, updateMs: undefined };
  });
  const subject = { installationId: installed.fields.installationId, objectName };
  const returned = [...shown, ...deleted];
  const origins = await originsOf(context, { installed, handled, subject }, returned);
  return new Map(
    returned.flatMap(({ id, recordHash }) => {
      const origin = origins.get(recordHash);
      return origin ? [[id, origin]] : [];
    }),
  );
}

/** What an event says. `sealed`: its key is missing. Undefined: this release cannot read it. */
function open(
  { secrets, log }: Context,
  { told, wanted }: EventPlan,
  row: InboundRow,
): ProviderEvent | undefined | 'sealed' {
  if (row.bodySealed === null) return undefined;
  try {
    const body = secrets.open(row.bodySealed, row.id);
    return told.readKept(body, wanted.objectName);
  } catch (error) {
    if (!(error instanceof SecretUnreadableError)) throw error;
    log.error(
      { err: error, event: row.id },
      'an event of a provider cannot be decrypted; it waits for a day',
    );
    return 'sealed';
  }
}
