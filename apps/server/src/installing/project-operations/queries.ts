import type { ListProjectOperationsQuery } from '@dowel/schema';
import { and, desc, eq, exists, gte, type SQL, sql } from 'drizzle-orm';
import type { Context } from '../../context.ts';
import { isAnyOf, uuidList } from '../../platform/db/any-of.ts';
import { hasValues } from '../../platform/db/has-values.ts';
import { isItsGroup, isItsIntegration } from '../../platform/db/installation-joins.ts';
import { inProject } from '../../platform/db/scope.ts';
import { isOlder, type Slice } from '../../platform/db/slice.ts';
import { storableTime } from '../../platform/db/storable-time.ts';
import { groups, installations, integrations, operations } from '../../platform/db/tables.ts';

export type Wanted = Omit<ListProjectOperationsQuery, 'installationId' | 'pageSize' | 'pageToken'>;

export interface Seen {
  readonly id: string;
  readonly createTime: Date;
  readonly isWanted: boolean;
}

/**
 * Looks at operations, newest first, and says which are wanted. An index gives them in this order: the one of failures,
 * the ones of a few installations, or that of all.
 */
export async function look(
  context: Context,
  wanted: Wanted,
  installationIds: readonly string[] | undefined,
  slice: Slice,
): Promise<Seen[]> {
  const isFailed = wanted.status === 'failure' ? sql`${operations.status} = 'failure'` : undefined;
  const columns = {
    id: operations.id,
    createTime: operations.createTime,
    isWanted: sql<boolean>`${isWanted(context, wanted)}`.as('is_wanted'),
  };
  const rows = (...conditions: (SQL | undefined)[]) =>
    context.db
      .select(columns)
      .from(operations)
      .where(inProject(context, operations, isOlder(operations.id, slice), isFailed, ...conditions))
      .orderBy(desc(operations.id))
      .limit(slice.limit);
  if (!installationIds) return rows();
  // Without the name before it, a column of the inner table would be meant.
  const each = rows(sql`${operations.installationId} = wanted.id`).as('each');
  const ids = sql`unnest(${sql.param(installationIds, uuidList)}::uuid[]) as wanted (id)`;
  return context.db
    .select({ id: each.id, createTime: each.createTime, isWanted: each.isWanted })
    .from(ids)
    .innerJoinLateral(each, sql`true`)
    .orderBy(desc(each.id))
    .limit(slice.limit);
}

function isWanted(context: Context, wanted: Wanted): SQL {
  const { groupRef, integrationId, objectName, actionType, status, sinceTime } = wanted;
  const { metadata } = operations;
  const isItsInstallation = and(
    eq(installations.id, operations.installationId),
    eq(installations.groupRef, groupRef ?? ''),
  );
  const itsInstallation = context.db
    .select({ id: installations.id })
    .from(installations)
    .where(inProject(context, installations, isItsInstallation));
  return (
    and(
      groupRef === undefined ? undefined : exists(itsInstallation),
      hasValues(operations, { integrationId, actionType, status }),
      objectName === undefined ? undefined : sql`coalesce(${metadata} -> 'objects' ? ${objectName}, false)`,
      sinceTime === undefined ? undefined : gte(operations.createTime, storableTime(sinceTime)),
    ) ?? sql`true`
  );
}

/** The customers of some installations and what they have installed, by the installation. */
export async function selectOwners(
  context: Context,
  installationIds: readonly string[],
): Promise<Map<string, { groupRef: string; groupName: string; integrationName: string }>> {
  const rows = await context.db
    .select({
      id: installations.id,
      groupRef: groups.groupRef,
      groupName: groups.groupName,
      integrationName: integrations.name,
    })
    .from(installations)
    .innerJoin(groups, isItsGroup)
    .innerJoin(integrations, isItsIntegration)
    .where(inProject(context, installations, isAnyOf(installations.id, installationIds)));
  return new Map(rows.map(({ id, ...owner }) => [id, owner]));
}

/** The installations of a customer, up to `limit`; with an id, only that one. */
export async function selectInstallationIds(
  context: Context,
  { groupRef, installationId }: { groupRef: string; installationId: string | undefined },
  limit: number,
): Promise<string[]> {
  const isIt = installationId === undefined ? undefined : isAnyOf(installations.id, [installationId]);
  const rows = await context.db
    .select({ id: installations.id })
    .from(installations)
    .where(inProject(context, installations, eq(installations.groupRef, groupRef), isIt))
    .orderBy(desc(installations.id))
    .limit(limit);
  return rows.map(({ id }) => id);
}
