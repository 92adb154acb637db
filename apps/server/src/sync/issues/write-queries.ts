import { desc, eq, gt, notExists, type SQLWrapper, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import { v7 } from 'uuid';
import type { Context } from '../../context.ts';
import { isItsGroup, isItsIntegration } from '../../platform/db/installation-joins.ts';
import { inProject } from '../../platform/db/scope.ts';
import { groups, installations, integrations, operations } from '../../platform/db/tables.ts';
import { isItsOwn } from './queries.ts';

/** What was refused longer ago, whoever wrote it has heard of. */
const RECENT_MS = 24 * 60 * 60 * 1000;
/** How many of the newest failures of any kind are looked at. */
const LOOKED_AT = 2000;
const MOST_WRITES = 200;

/** Writes that failed, the newest first, unless another one of the same object has gone well since. */
export function selectFailedWrites(context: Context) {
  const { id, projectId, installationId, actionType, status, metadata, createTime } = operations;
  const begun = v7({ msecs: context.now().getTime() - RECENT_MS, seq: 0, random: new Uint8Array(16) });
  const failed = context.db
    .select({ id, projectId, installationId, actionType, metadata, createTime })
    .from(operations)
    .where(inProject(context, operations, sql`${status} = 'failure'`, gt(id, begun)))
    .orderBy(desc(id))
    .limit(LOOKED_AT)
    .as('failed');
  const later = alias(operations, 'later');
  const objects = (of: SQLWrapper) => sql`${of} -> 'objects'`;
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
      id: failed.id,
      installationId: installations.id,
      objectName: sql<string | null>`${objects(failed.metadata)} ->> 0`,
      createTime: failed.createTime,
      integrationId: integrations.id,
      integrationName: integrations.name,
      provider: integrations.provider,
      groupRef: groups.groupRef,
      groupName: groups.groupName,
    })
    .from(failed)
    .innerJoin(installations, eq(installations.id, failed.installationId))
    .innerJoin(integrations, isItsIntegration)
    .innerJoin(groups, isItsGroup)
    .where(
      inProject(
        context,
        installations,
        eq(failed.actionType, 'write'),
        notExists(hasGoneWell),
        isItsOwn(context),
      ),
    )
    .orderBy(desc(failed.id))
    .limit(MOST_WRITES);
}
