import { and, asc, eq, gt, isNotNull, ne, or, type SQL, sql } from 'drizzle-orm';
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core';
import type { Context } from '../../context.ts';
import { isItsGroup } from '../../platform/db/installation-joins.ts';
import { inProject } from '../../platform/db/scope.ts';
import {
  apiKeys,
  connections,
  destinations,
  groups,
  installations,
  integrations,
  jwtKeys,
  operations,
  providerApps,
  readObjects,
} from '../../platform/db/tables.ts';

/** The thing that shows that a step is done. */
export interface Evidence {
  readonly id: string;
  readonly label: string;
  /** Null: not known. */
  readonly time: Date | string | null;
}

type First = (context: Context) => Promise<Evidence | undefined>;

interface Made {
  readonly projectId: PgColumn;
  readonly id: PgColumn;
  readonly createTime: PgColumn;
}

/** The first row of a table. The key of the table finds it. */
function firstOf(table: PgTable & Made, label: PgColumn): First {
  return async (context) => {
    const [row] = await context.db
      .select({
        id: sql<string>`${table.id}`,
        label: sql<string>`${label}`,
        time: sql<string>`${table.createTime}`,
      })
      .from<PgTable>(table)
      .where(inProject(context, table))
      .orderBy(asc(table.id))
      .limit(1);
    return row;
  };
}

/** The key that signed a token with which somebody called. */
const usedKey: First = async (context) => {
  const [row] = await context.db
    .select({ id: jwtKeys.id, label: jwtKeys.label, time: sql<null>`null` })
    .from(jwtKeys)
    .where(inProject(context, jwtKeys, isNotNull(jwtKeys.lastUsedTime)))
    .orderBy(asc(jwtKeys.id))
    .limit(1);
  return row;
};

const firstInstallation: First = async (context) => {
  const [row] = await context.db
    .select({ id: installations.id, label: groups.groupName, time: installations.createTime })
    .from(installations)
    .innerJoin(groups, isItsGroup)
    .where(inProject(context, installations))
    .orderBy(asc(installations.id))
    .limit(1);
  return row;
};

/** The first records are among the first operations. */
const FIRST = 1000;

/** The first run that brought records. When it is kept no more, the object of which records were found. */
const firstRecord: First = async (context) => {
  const early = context.db
    .select()
    .from(operations)
    .where(inProject(context, operations))
    .orderBy(asc(operations.id))
    .limit(FIRST)
    .as('early');
  const hasRecords: SQL = sql`(${early.metadata} -> 'progress' ->> 'recordsProcessed')::int > 0`;
  const brought = or(hasRecords, eq(early.actionType, 'subscribe'));
  const [run] = await context.db
    .select({
      id: early.id,
      label: sql<string>`coalesce(${early.metadata} -> 'objects' ->> 0, ${early.actionType})`,
      time: early.createTime,
    })
    .from(early)
    .where(and(ne(early.status, 'failure'), brought))
    .orderBy(asc(early.id))
    .limit(1);
  if (run) return run;
  const [object] = await context.db
    .select({
      id: readObjects.installationId,
      label: readObjects.objectName,
      time: readObjects.backfilledTime,
    })
    .from(readObjects)
    .where(inProject(context, readObjects, gt(readObjects.foundRecords, 0)))
    .limit(1);
  return object;
};

/** What shows each step, in the order in which they are taken. */
export const evidenceOf: Readonly<Record<string, First>> = {
  provider_app: firstOf(providerApps, providerApps.provider),
  integration: firstOf(integrations, integrations.name),
  destination: firstOf(destinations, destinations.name),
  api_key: firstOf(apiKeys, apiKeys.label),
  token: usedKey,
  connection: firstOf(connections, connections.provider),
  installation: firstInstallation,
  record: firstRecord,
};
