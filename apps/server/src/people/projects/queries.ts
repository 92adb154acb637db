import type { updatableMembers } from '@dowel/schema/rules';
import { asc, eq, or } from 'drizzle-orm';
import type { Context, OrgContext, PublicContext } from '../../context.ts';
import { acrossProjects, inOrg, inProject } from '../../platform/db/scope.ts';
import { idempotencyKeys, projects } from '../../platform/db/tables.ts';

/** A project as stored. */
export type ProjectRow = typeof projects.$inferSelect;

export async function findProject(context: Context): Promise<ProjectRow | undefined> {
  const [row] = await context.db.select().from(projects).where(eq(projects.id, context.project.id));
  return row;
}

/** `idOrName` is in lower case. */
export async function findProjectOfOrg(
  context: OrgContext,
  idOrName: string,
): Promise<ProjectRow | undefined> {
  const isNamed = or(eq(projects.id, idOrName), eq(projects.name, idOrName));
  const [row] = await context.db
    .select()
    .from(projects)
    .where(inOrg(context, projects, isNamed));
  return row;
}

export function listProjectsOfOrg(context: OrgContext): Promise<ProjectRow[]> {
  return context.db.select().from(projects).where(inOrg(context, projects)).orderBy(asc(projects.id));
}

export async function findProjectByName(
  context: PublicContext,
  name: string,
): Promise<ProjectRow | undefined> {
  const [row] = await acrossProjects(context, 'the operator looks for a project by name')
    .select()
    .from(projects)
    .where(eq(projects.name, name));
  return row;
}

export async function insertProject(
  context: PublicContext,
  project: { name: string; appName: string; orgId: string; embeddingOrigins: string[] },
): Promise<ProjectRow | undefined> {
  const [row] = await acrossProjects(context, 'nobody is in a new project yet')
    .insert(projects)
    .values({ ...project, createTime: context.now() })
    .onConflictDoNothing({ target: projects.name })
    .returning();
  return row;
}

export async function changeProject(
  context: Context,
  changes: Partial<Pick<ProjectRow, (typeof updatableMembers.project)[number]>>,
): Promise<ProjectRow | undefined> {
  const [row] = await context.db
    .update(projects)
    .set({ ...changes, updateTime: context.now() })
    .where(eq(projects.id, context.project.id))
    .returning();
  return row;
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
