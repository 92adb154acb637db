import { and, inArray, isNotNull, isNull, ne, type SQL } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import type { Context } from '../../context.ts';
import { isAnyOfMany } from '../../platform/db/any-of.ts';
import { deleteInParts } from '../../platform/db/delete-in-parts.ts';
import { isOfLeaving } from '../../platform/db/installation-joins.ts';
import { inProject } from '../../platform/db/scope.ts';
import {
  events,
  inboundEvents,
  installations,
  operationLogs,
  operations,
  ownWrites,
  readHashes,
  readRuns,
  subscribedRecords,
  writeRuns,
  writes,
} from '../../platform/db/tables.ts';
import type { Leaving } from '../../platform/effects.ts';
import { deleteOfEvents } from '../../platform/events/deleting-queries.ts';
import { installationsEverOf, isOwnedBy, type Owner } from './queries.ts';

/** With their deliveries. */
export function deleteEvents(context: Context, owner: Owner): Promise<number> {
  return deleteInParts(context, events, isOwnedBy(events, owner), deleteOfEvents);
}

/** The operations of all installations that the group has or had, with their logs. */
export function deleteOperations(context: Context, { groupRef }: Owner): Promise<number> {
  const ofGroup = inArray(operations.installationId, installationsEverOf(context, groupRef));
  return deleteInParts(context, operations, ofGroup, async (tx, ids) => {
    await tx.db
      .delete(operationLogs)
      .where(inProject(tx, operationLogs, isAnyOfMany(operationLogs.operationId, ids)));
  });
}

/** What installations have most of, and what no work that goes on needs: the statement that deletes them has less to do. */
export async function deleteMost(context: Context, leaving: Leaving): Promise<void> {
  const isEnded = and(isOfAny(context, writeRuns.installationId, leaving), isNotNull(writeRuns.endTime));
  const ended = context.db
    .select({ id: writeRuns.id })
    .from(writeRuns)
    .where(inProject(context, writeRuns, isEnded));
  await deleteInParts(context, writes, inArray(writes.runId, ended));
  await deleteInParts(context, writeRuns, isEnded);
  const isOfThem = isOfAny(context, inboundEvents.installationId, leaving);
  await deleteInParts(context, inboundEvents, and(isOfThem, isNull(inboundEvents.dueTime)));
  // The latest backfill says what the schedule reads of its period.
  const isOver = and(isNotNull(readRuns.endTime), ne(readRuns.readType, 'backfill'));
  await deleteInParts(context, readRuns, and(isOfAny(context, readRuns.installationId, leaving), isOver));
  for (const table of [ownWrites, readHashes, subscribedRecords]) {
    await deleteInParts(context, table, isOfAny(context, table.installationId, leaving));
  }
}

function isOfAny(context: Context, installationId: PgColumn, leaving: Leaving): SQL {
  const ids = context.db
    .select({ id: installations.id })
    .from(installations)
    .where(inProject(context, installations, isOfLeaving(leaving)));
  return inArray(installationId, ids);
}
