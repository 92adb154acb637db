import { eq } from 'drizzle-orm';
import type { Context, PublicContext } from '../../../context.ts';
import { hasValues } from '../../../platform/db/has-values.ts';
import { acrossProjects, inScope } from '../../../platform/db/scope.ts';
import { customAuthSessions, projects } from '../../../platform/db/tables.ts';

export type SessionRow = typeof customAuthSessions.$inferSelect;

export async function insertSession(
  context: Context,
  values: Omit<typeof customAuthSessions.$inferInsert, 'projectId' | 'createTime'>,
): Promise<void> {
  await context.db
    .insert(customAuthSessions)
    .values({ ...values, projectId: context.project.id, createTime: context.now() });
}

/**
 * Takes a sign-in out of the table, so that it goes on only once: of two callers at the same time, one finds nothing.
 * A person finds only their own.
 */
export async function takeSession(context: Context, sessionHash: string): Promise<SessionRow | undefined> {
  const { consumerRef } = context.scope;
  const [row] = await context.db
    .delete(customAuthSessions)
    .where(inScope(context, customAuthSessions, hasValues(customAuthSessions, { sessionHash, consumerRef })))
    .returning();
  return row;
}

/** The origins of the pages that embed a project; undefined when there is no such project. */
export async function findEmbeddingOrigins(
  context: PublicContext,
  projectId: string,
): Promise<readonly string[] | undefined> {
  const [project] = await acrossProjects(context, 'the address of the callback names the project')
    .select({ embeddingOrigins: projects.embeddingOrigins })
    .from(projects)
    .where(eq(projects.id, projectId));
  return project?.embeddingOrigins;
}
