import type { FoundThing } from '@dowel/schema';
import { and, asc, eq, or, sql } from 'drizzle-orm';
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core';
import type { Context } from '../../context.ts';
import { beginsWith } from '../../platform/db/begins-with.ts';
import { isItsGroup } from '../../platform/db/installation-joins.ts';
import { inProject } from '../../platform/db/scope.ts';
import { isNewer } from '../../platform/db/slice.ts';
import {
  connections,
  consumers,
  deliveries,
  destinations,
  groups,
  installations,
  integrations,
  operations,
} from '../../platform/db/tables.ts';

/** Something found, and where a search for further things of its kind begins. */
export type Found = FoundThing & { readonly place: string };

/** What to look for, and where to begin: after this place. */
export interface Looking {
  readonly q: string;
  readonly after: string | undefined;
  readonly limit: number;
}

export async function findGroups(context: Context, { q, after, limit }: Looking): Promise<Found[]> {
  const rows = await context.db
    .select()
    .from(groups)
    .where(
      inProject(
        context,
        groups,
        or(beginsWith(groups.groupRef, q), beginsWith(groups.groupName, q)),
        isNewer(groups.groupRef, { after }),
      ),
    )
    .orderBy(asc(groups.groupRef))
    .limit(limit);
  return rows.map(({ groupRef, groupName, createTime }) => ({
    kind: 'group',
    id: groupRef,
    name: groupName,
    groupRef,
    groupName,
    createTime: createTime.toISOString(),
    place: groupRef,
  }));
}

export async function findConsumers(context: Context, { q, after, limit }: Looking): Promise<Found[]> {
  const isItsOwnGroup = and(
    eq(groups.projectId, consumers.projectId),
    eq(groups.groupRef, consumers.groupRef),
  );
  const rows = await context.db
    .select({ consumer: consumers, groupName: groups.groupName })
    .from(consumers)
    .leftJoin(groups, isItsOwnGroup)
    .where(
      inProject(
        context,
        consumers,
        or(beginsWith(consumers.consumerRef, q), beginsWith(consumers.consumerName, q)),
        isNewer(consumers.id, { after }),
      ),
    )
    .orderBy(asc(consumers.id))
    .limit(limit);
  return rows.map(({ consumer, groupName }) => ({
    kind: 'consumer',
    id: consumer.consumerRef,
    name: consumer.consumerName,
    ...(consumer.groupRef !== null && { groupRef: consumer.groupRef }),
    ...(groupName !== null && { groupName }),
    createTime: consumer.createTime.toISOString(),
    place: consumer.id,
  }));
}

/** Integrations or destinations. A project has few of them. */
function findNamed(kind: string, table: PgTable & Named) {
  return async (context: Context, { q, after, limit }: Looking): Promise<Found[]> => {
    const { id, name, createTime } = table;
    const rows = await context.db
      .select({ id: sql<string>`${id}`, name: sql<string>`${name}`, createTime: sql<string>`${createTime}` })
      .from<PgTable>(table)
      .where(inProject(context, table, or(beginsWith(name, q), eq(id, q)), isNewer(id, { after })))
      .orderBy(asc(id))
      .limit(limit);
    return rows.map((row) => ({
      kind,
      ...row,
      createTime: new Date(row.createTime).toISOString(),
      place: row.id,
    }));
  };
}

interface Named {
  readonly projectId: PgColumn;
  readonly id: PgColumn;
  readonly name: PgColumn;
  readonly createTime: PgColumn;
}

export const findIntegrations = findNamed('integration', integrations);
export const findDestinations = findNamed('destination', destinations);

/** What has this whole id. A message has the id of its delivery. */
export async function findById(context: Context, { q: id, after }: Looking): Promise<Found[]> {
  if (after !== undefined) return [];
  const [installed, connected, ran, delivered] = await Promise.all([
    context.db
      .select({ row: installations, groupName: groups.groupName })
      .from(installations)
      .innerJoin(groups, isItsGroup)
      .where(inProject(context, installations, eq(installations.id, id))),
    context.db
      .select({ row: connections, groupName: groups.groupName })
      .from(connections)
      .innerJoin(
        groups,
        and(eq(groups.projectId, connections.projectId), eq(groups.groupRef, connections.groupRef)),
      )
      .where(inProject(context, connections, eq(connections.id, id))),
    context.db
      .select()
      .from(operations)
      .where(inProject(context, operations, eq(operations.id, id))),
    context.db
      .select()
      .from(deliveries)
      .where(inProject(context, deliveries, or(eq(deliveries.id, id), eq(deliveries.eventId, id)))),
  ]);
  return [
    ...installed.map(({ row, groupName }) => ({
      ...thing('installation', row, row.name ?? groupName),
      groupRef: row.groupRef,
      groupName,
      integrationId: row.integrationId,
      installationId: row.id,
    })),
    ...connected.map(({ row, groupName }) => ({
      ...thing('connection', row, row.provider),
      groupRef: row.groupRef,
      groupName,
      status: row.status,
    })),
    ...ran.map((row) => ({
      ...thing('operation', row, row.actionType),
      integrationId: row.integrationId,
      installationId: row.installationId,
      status: row.status,
    })),
    ...delivered.map((row) => ({ ...thing('delivery', row, row.eventType), status: row.status })),
  ];
}

function thing(kind: string, { id, createTime }: { id: string; createTime: Date }, name: string): Found {
  return { kind, id, name, createTime: createTime.toISOString(), place: id };
}
