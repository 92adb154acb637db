import type { updatableMembers } from '@dowel/schema/rules';
import { and, asc, eq, getTableColumns, or, type SQL, sql } from 'drizzle-orm';
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core';
import type { Context, OrgContext, PublicContext } from '../../context.ts';
import { deleteInParts, inParts } from '../../platform/db/delete-in-parts.ts';
import { acrossProjects, inOrg, inProject } from '../../platform/db/scope.ts';
import {
  bufferedPages,
  connections,
  deliveries,
  deliveryAttempts,
  deliveryRecords,
  events,
  groups,
  idempotencyKeys,
  inboxMessages,
  operationLogs,
  operations,
  projects,
  writes,
} from '../../platform/db/tables.ts';
import { Unreported } from '../../platform/events/unreported.ts';

/** A picture is read when somebody asks for it. */
const { logo: _, ...shown } = getTableColumns(projects);

/** A project as stored, without its picture. */
export type ProjectRow = Omit<typeof projects.$inferSelect, 'logo'>;

export async function findProject(context: Context): Promise<ProjectRow | undefined> {
  const [row] = await context.db.select(shown).from(projects).where(eq(projects.id, context.project.id));
  return row;
}

/** `idOrName` is in lower case. */
export async function findProjectOfOrg(
  context: OrgContext,
  idOrName: string,
): Promise<ProjectRow | undefined> {
  const isNamed = or(eq(projects.id, idOrName), eq(projects.name, idOrName));
  const [row] = await context.db
    .select(shown)
    .from(projects)
    .where(inOrg(context, projects, isNamed));
  return row;
}

export function listProjectsOfOrg(context: OrgContext): Promise<ProjectRow[]> {
  return context.db.select(shown).from(projects).where(inOrg(context, projects)).orderBy(asc(projects.id));
}

export async function findProjectByName(
  context: PublicContext,
  name: string,
): Promise<ProjectRow | undefined> {
  const [row] = await acrossProjects(context, 'the operator looks for a project by name')
    .select(shown)
    .from(projects)
    .where(eq(projects.name, name));
  return row;
}

/** The picture with this digest, if the project has it now. */
export async function findLogo(
  context: PublicContext,
  projectId: string,
  digest: string,
): Promise<string | undefined> {
  const [row] = await acrossProjects(context, 'anybody may see the picture of a product')
    .select({ logo: projects.logo })
    .from(projects)
    .where(and(eq(projects.id, projectId), eq(projects.logoDigest, digest)));
  return row?.logo ?? undefined;
}

export async function insertProject(
  context: PublicContext,
  project: { name: string; appName: string; orgId: string; embeddingOrigins: string[] },
): Promise<ProjectRow | undefined> {
  const [row] = await acrossProjects(context, 'nobody is in a new project yet')
    .insert(projects)
    .values({ ...project, createTime: context.now() })
    .onConflictDoNothing({ target: projects.name })
    .returning(shown);
  return row;
}

export async function changeProject(
  context: Context,
  changes: Partial<
    Pick<typeof projects.$inferSelect, (typeof updatableMembers.project)[number] | 'logoDigest'>
  >,
): Promise<ProjectRow | undefined> {
  const [row] = await context.db
    .update(projects)
    .set({ ...changes, updateTime: context.now() })
    .where(eq(projects.id, context.project.id))
    .returning(shown);
  return row;
}

/** The stopped connections whose tokens still are to be revoked. */
export function listWaitingStops(context: Context): Promise<Pick<typeof connections.$inferSelect, 'stop'>[]> {
  const isWaiting = sql`${connections.stop} ->> 'state' = 'waiting'`;
  return context.db
    .select({ stop: connections.stop })
    .from(connections)
    .where(inProject(context, connections, isWaiting));
}

/** Deletes the project and what the foreign keys do not delete with it. Answers whether there was such a project. */
export async function deleteProject(context: Context): Promise<boolean> {
  await context.db.delete(idempotencyKeys).where(inProject(context, idempotencyKeys));
  const rows = await context.db
    .delete(projects)
    .where(eq(projects.id, context.project.id))
    .returning({ id: projects.id });
  return rows.length > 0;
}

/** What a project may have millions of. */
const many: readonly (PgTable & { readonly projectId: PgColumn })[] = [
  deliveryRecords,
  deliveryAttempts,
  deliveries,
  inboxMessages,
  bufferedPages,
  events,
  writes,
  operationLogs,
  operations,
];

/** How many customers one statement deletes. It looks into many tables for each of their installations. */
const CUSTOMERS = 500;

/** Deletes what a project has most of, part by part, and its customers with all that is theirs. */
export async function deleteMost(context: Context): Promise<void> {
  for (const table of many) await deleteInParts(context, table);
  const deletePart = async (tx: Context, isOfPart: SQL) =>
    Unreported.silent(
      await deleteCustomers(tx, isOfPart),
      'the destinations that would be told go with the project',
    );
  await inParts(context, groups, undefined, deletePart, CUSTOMERS);
}

/** The database deletes their connections and installations with them. Answers how many customers there were. */
async function deleteCustomers(tx: Context, isOfPart: SQL): Promise<Unreported<number>> {
  const rows = await tx.db.delete(groups).where(isOfPart).returning({ groupRef: groups.groupRef });
  return new Unreported(rows.length);
}
