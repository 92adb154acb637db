import { NIL } from 'uuid';
import { KEPT_MS } from '../../api/http/idempotency-keys.ts';
import type { PublicContext } from '../../context.ts';
import { deleteFullBuckets } from '../../platform/db/rate-limit-rows.ts';
import {
  auditEntries,
  bufferedPages,
  builderSignIns,
  connectionLinks,
  customAuthSessions,
  idempotencyKeys,
  inboundEvents,
  inboxMessages,
  invites,
  issues,
  lanes,
  oauthStates,
  operationShares,
  ownWrites,
  providerBudgets,
  sessions,
  uninstalled,
  uploads,
  writeRuns,
} from '../../platform/db/tables.ts';
import type { Env } from '../../platform/env/env.ts';
import { orLater } from '../../platform/or-later.ts';
import { moveLargeBodies, removeExpired } from '../../sync/large-bodies/service.ts';
import { keepLogPartitions } from './log-partitions.ts';
import { forgetMessages } from './message-partitions.ts';
import {
  deleteEndedRuns,
  deleteLogs,
  deleteOperations,
  deleteSome,
  type EndedPart,
  everyProject,
  isDealtWith,
  nameOf,
  type Passing,
  selectEndedOperations,
} from './queries.ts';

const HOUR_MS = 60 * 60 * 1000;
const DAY_MS = 24 * HOUR_MS;
/** How many rows one statement deletes. It is small, so that nothing waits long for the locks. */
const BATCH = 500;

/** What is deleted, and how long it is kept after the time in the column. */
const passing = (env: Env): readonly (Passing & { readonly keptMs: number })[] => [
  { table: idempotencyKeys, time: idempotencyKeys.createTime, keptMs: KEPT_MS },
  // The builder sees for a while what came of them.
  { table: connectionLinks, time: connectionLinks.expireTime, keptMs: 30 * DAY_MS },
  { table: invites, time: invites.expireTime, keptMs: 30 * DAY_MS },
  // We keep expired sign-ins for a day, to tell "already used" from "never seen".
  { table: oauthStates, time: oauthStates.expireTime, keptMs: DAY_MS },
  { table: builderSignIns, time: builderSignIns.expireTime, keptMs: DAY_MS },
  { table: customAuthSessions, time: customAuthSessions.expireTime, keptMs: 0 },
  { table: sessions, time: sessions.expireTime, keptMs: 0 },
  // An upload can be deployed for an hour after its address has expired.
  { table: uploads, time: uploads.expireTime, keptMs: HOUR_MS },
  // Their messages are deleted with the events. An ask counts those that have expired, as long as operations tell of asks.
  {
    table: bufferedPages,
    time: bufferedPages.createTime,
    keptMs: Math.max(env.retention.eventsMs, env.retention.operationsMs),
  },
  {
    table: inboxMessages,
    time: inboxMessages.createTime,
    keptMs: Math.min(env.retention.inboxMs, env.retention.eventsMs),
  },
  // Longer than any provider sends an event again, so that it is known until then. One that waits was told to nobody.
  {
    table: inboundEvents,
    time: inboundEvents.createTime,
    keptMs: 7 * DAY_MS,
    condition: isDealtWith,
  },
  // An operation that went on then was kept for longer.
  {
    table: uninstalled,
    time: uninstalled.uninstallTime,
    keptMs: env.retention.operationsMs + 30 * DAY_MS,
  },
  { table: auditEntries, time: auditEntries.createTime, keptMs: env.retention.auditMs },
  // Their records go with them. A request with the same key may come back as long as its answer is kept.
  { table: writeRuns, time: writeRuns.endTime, keptMs: KEPT_MS },
  // Longer than a schedule usually takes to bring a record back.
  { table: ownWrites, time: ownWrites.answeredTime, keptMs: 7 * DAY_MS },
  { table: issues, time: issues.solvedTime, keptMs: 30 * DAY_MS },
  { table: operationShares, time: operationShares.expireTime, keptMs: 0 },
  // Longer than the period of a quota, which is a month at most. A rate has long flowed back.
  { table: providerBudgets, time: providerBudgets.updateTime, keptMs: 32 * DAY_MS },
  // A lane that nothing has happened in. Its next turn makes it anew.
  { table: lanes, time: lanes.turnTime, keptMs: 7 * DAY_MS },
];

/** Deletes rows whose retention time is over. Several replicas may run it at the same time. */
export async function forgetThePast(context: PublicContext): Promise<void> {
  await deletePassing(context);
  await orLater(context, 'delete unused rate limits', deleteFullBuckets(context, context.now().getTime()));
  await orLater(context, 'delete old messages', forgetMessages(context));
  await orLater(context, 'delete expired large bodies', removeExpired(context));
  await orLater(context, 'move large bodies to their store', moveLargeBodies(context));
  const before = new Date(context.now().getTime() - context.env.retention.operationsMs);
  for await (const projectId of everyProject(context)) {
    const deleting = inParts(projectId, before, (part) => deleteEndedRuns(context, part));
    await orLater(context, `delete old read runs of project ${projectId}`, deleting);
  }
  const end = await keepLogPartitions(context, before);
  for await (const projectId of everyProject(context)) {
    const deleting = inParts(projectId, before, (part) => deleteEndedOperations(context, part, end));
    await orLater(context, `delete old operations of project ${projectId}`, deleting);
  }
}

/** Deletes the rows of `passing` whose time is over. */
export async function deletePassing(context: PublicContext): Promise<void> {
  for (const { keptMs, ...rows } of passing(context.env)) {
    const before = new Date(context.now().getTime() - keptMs);
    await orLater(context, `delete old rows of ${nameOf(rows)}`, deleteBefore(context, rows, before));
  }
}

async function deleteBefore(context: PublicContext, rows: Passing, before: Date): Promise<void> {
  let deleted = BATCH;
  while (deleted === BATCH) deleted = await deleteSome(context, rows, before, BATCH);
}

/** Deletes operations that have ended, with their logs. Answers the ids. */
async function deleteEndedOperations(
  context: PublicContext,
  part: EndedPart,
  end: string,
): Promise<string[]> {
  const ids = await selectEndedOperations(context, part, end);
  if (ids.length === 0) return ids;
  // An operation goes after its log, so that a sweep which was cut off leaves no lines that nobody finds.
  let deleted = BATCH;
  while (deleted === BATCH) deleted = await deleteLogs(context, part.projectId, ids, BATCH);
  await deleteOperations(context, part.projectId, ids);
  return ids;
}

/** Goes once through the rows of a project that ended before a time. Rows that stay are looked at once in each sweep. */
async function inParts(
  projectId: string,
  before: Date,
  forget: (part: EndedPart) => Promise<string[]>,
): Promise<void> {
  let after: string | undefined = NIL;
  while (after !== undefined) {
    const ids = await forget({ projectId, before, after, limit: BATCH });
    after = ids.length === BATCH ? ids.toSorted().at(-1) : undefined;
  }
}
