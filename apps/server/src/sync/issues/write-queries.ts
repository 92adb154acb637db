import { and, desc, eq, gt, lte, notExists, type SQLWrapper, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import { v7 } from 'uuid';
import type { Context } from '../../context.ts';
import { isItsGroup, isItsIntegration } from '../../platform/db/installation-joins.ts';
import { inProject } from '../../platform/db/scope.ts';
import { groups, installations, integrations, operations } from '../../platform/db/tables.ts';
import { isItsOwn } from '../../platform/db/troubled.ts';
import { affectedColumns } from './queries.ts';

/** What was refused longer ago, whoever wrote it has heard of. */
const RECENT_MS = 24 * 60 * 60 * 1000;
/** How many of the newest failed writes are looked at. */
const LOOKED_AT = 2000;
/** How many of these may be of one object of an installation. */
const MOST_OF_OBJECT = 200;

/** Writes with this id or a lower one are too old to be looked at. */
export function writesFrom(context: Context): string {
  return v7({ msecs: context.now().getTime() - RECENT_MS, seq: 0, random: new Uint8Array(16) });
}

function selectNewest(context: Context) {
  const { id, installationId, actionType, status, metadata, createTime } = operations;
  const isFailedWrite = and(sql`${status} = 'failure'`, eq(actionType, 'write'));
  return context.db
    .select({ id, installationId, metadata, createTime })
    .from(operations)
    .where(inProject(context, operations, isFailedWrite, gt(id, writesFrom(context))))
    .orderBy(desc(id));
}

/** Whether more writes have failed than are looked at. */
export async function areWritesCut(context: Context): Promise<boolean> {
  return (await selectNewest(context).offset(LOOKED_AT).limit(1)).length > 0;
}

/** Writes that failed, the newest first, unless another one of the same object has gone well since. */
export function selectFailedWrites(context: Context) {
  const objects = (of: SQLWrapper) => sql`${of} -> 'objects'`;
  const newest = selectNewest(context).limit(LOOKED_AT).as('newest');
  const failed = context.db
    .select({
      ...newest._.selectedFields,
      place:
        sql`row_number() over (partition by ${newest.installationId}, ${objects(newest.metadata)} order by ${newest.id} desc)`.as(
          'place',
        ),
    })
    .from(newest)
    .as('failed');
  const later = alias(operations, 'later');
  const hasGoneWell = context.db
    .select({ id: later.id })
    .from(later)
    .where(
      inProject(
        context,
        later,
        eq(later.installationId, failed.installationId),
        gt(later.id, failed.id),
        eq(later.actionType, 'write'),
        eq(later.status, 'success'),
        sql`${objects(later.metadata)} = ${objects(failed.metadata)}`,
      ),
    );
  return context.db
    .select({
      ...affectedColumns,
      id: failed.id,
      objectName: sql<string | null>`${objects(failed.metadata)} ->> 0`,
      createTime: failed.createTime,
      provider: integrations.provider,
    })
    .from(failed)
    .innerJoin(installations, eq(installations.id, failed.installationId))
    .innerJoin(integrations, isItsIntegration)
    .innerJoin(groups, isItsGroup)
    .where(
      inProject(
        context,
        installations,
        lte(failed.place, MOST_OF_OBJECT),
        notExists(hasGoneWell),
        isItsOwn(context),
      ),
    )
    .orderBy(desc(failed.id));
}
