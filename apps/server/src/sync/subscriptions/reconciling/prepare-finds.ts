import type { SubscribeResult } from '@dowel/schema';
import type { Context } from '../../../context.ts';
import { sendMessages } from '../../../platform/events/send-messages.ts';
import { aboutInstalled } from '../../reads/running/about-installed.ts';
import { earliestTime } from '../../reads/running/content.ts';
import type { DeliveredRecord } from '../../reads/running/delivered-record.ts';
import { keepTokensBelow } from '../../reads/running/feed/tokens-below.ts';
import type { Plan } from '../../reads/running/find-plan.ts';
import { type Addressed, messagesOf } from '../../reads/running/messages.ts';
import { originsOf, skipsOwn, withOrigin } from '../../reads/running/own-origins.ts';
import { packEntries, textOf } from '../../reads/running/packed-json.ts';
import type { PagesToStore, StoredRecords } from '../../reads/running/run-kind.ts';
import type { RunState } from '../../reads/running/run-state.ts';
import { findWanted } from './find-wanted.ts';
import { foundKindOf } from './found-kind.ts';
import { DELETED, type KnownRecord, selectKnown, upsertFound } from './known-records-queries.ts';

/**
 * Delivers of some pages what nobody has told of. What was delivered before is looked up in the transaction that stores
 * the messages, since an event may come at the same time.
 */
export function prepareFinds(
  _: Context,
  plan: Plan,
  { before, state, records, readParents }: PagesToStore,
): (tx: Context) => Promise<StoredRecords> {
  const keepTokens = (tx: Context) => keepTokensBelow(tx, plan.handled, state, readParents);
  if (state.position.isBaseline) {
    return async (tx) => {
      await keepTokens(tx);
      return { records: 0, messages: 0 };
    };
  }
  const { run } = state;
  const { installationId, objectName, fromTime } = run;
  const from = earliestTime({ object: plan.handled, from: fromTime ?? undefined });
  const subject = { installationId, objectName };
  const found = records.flatMap(toKnown);
  const hashes = found.map(({ recordHash }) => recordHash);
  return async (tx) => {
    const wanted = await findWanted(tx, plan.installed, objectName);
    const findable = wanted?.findable ?? new Set();
    const known = await selectKnown(tx, subject, hashes);
    const news = await upsertFound(tx, subject, found);
    const origins = await originsOf(tx, { ...plan, subject }, records);
    let ownWrites = 0;
    const told = lastOfEach(records).flatMap((record) => {
      const { recordHash } = record;
      if (recordHash !== undefined && !news.has(recordHash)) return [];
      const isKnown = recordHash !== undefined && known.has(recordHash);
      const kind = foundKindOf(record, { isKnown, from, findable });
      if (!findable.has(kind)) return [];
      const origin = recordHash === undefined ? undefined : origins.get(recordHash);
      const { id } = record;
      const text = toJson(record, kind);
      if (!origin) return [{ text, id }];
      if (!skipsOwn(plan.object)) return [{ text: withOrigin(text, origin), id }];
      ownWrites += 1;
      return [];
    });
    const messages = messagesOf(toAddressed(plan, state), before.run.pages, packEntries(told));
    await sendMessages(tx, messages);
    await keepTokens(tx);
    return { records: told.length, messages: messages.length, ownWrites };
  };
}

/** A record without an id cannot be found again. */
function toKnown({
  recordHash,
  contentHash,
  isDeleted,
  comparedMs,
  askedTime,
}: DeliveredRecord): KnownRecord[] {
  if (recordHash === undefined || askedTime === undefined) return [];
  const content = isDeleted ? DELETED : contentHash;
  return [{ recordHash, contentHash: content, updateMs: comparedMs, askedTime }];
}

/** A record may be on two pages, because it has changed while they were read. */
function lastOfEach(records: readonly DeliveredRecord[]): DeliveredRecord[] {
  const last = new Map<unknown, DeliveredRecord>();
  for (const record of records) {
    const key = record.recordHash ?? record;
    last.delete(key);
    last.set(key, record);
  }
  return [...last.values()];
}

/** The record is JSON already. Parsing it again would change the digits of large numbers. */
function toJson({ json, id }: DeliveredRecord, kind: SubscribeResult['subscribeEventType']): string {
  const told: SubscribeResult = { subscribeEventType: kind, foundByReading: true };
  return kind === 'delete'
    ? JSON.stringify({ ...told, ...(id !== undefined && { id }) })
    : `${textOf(json).slice(0, -1)},${JSON.stringify(told).slice(1)}`;
}

function toAddressed(
  { installed, effective, destination }: Plan,
  { run, position: { missingFields } }: RunState,
): Addressed {
  const { ids, said } = aboutInstalled(installed, effective);
  return {
    runId: run.id,
    destinationId: destination.id,
    maxRecords: Number.POSITIVE_INFINITY,
    ordered: destination.ordering === 'record' ? run : undefined,
    metadata: { ...ids, operationId: run.id, objectName: effective.deliveredName },
    envelope: {
      action: 'subscribe',
      ...said,
      operationTime: run.createTime.toISOString(),
      ...(missingFields && { missingFields: [...missingFields] }),
    },
  };
}
