import { desc, eq, inArray, notLike, type SQL } from 'drizzle-orm';
import { unionAll } from 'drizzle-orm/pg-core';
import type { Context, PublicContext } from '../context.ts';
import { noProject } from './db/columns.ts';
import { moveLimit } from './db/row-limits.ts';
import { inProject, type ProjectRef } from './db/scope.ts';
import { auditEntries, projects } from './db/tables.ts';
import { sendAlong } from './db/transaction.ts';

type AuditEntryRow = typeof auditEntries.$inferSelect;

/** The context of somebody who acts in a project, in an org, or in neither. */
type Acting = Pick<PublicContext, 'db'> & { readonly project?: ProjectRef };

/** Stores entries of an org. Their caller may act in a project, and a builder acts in no org while it is made. */
export async function insertEntries(
  context: Acting,
  orgId: string,
  entries: readonly Omit<AuditEntryRow, 'projectId' | 'orgId'>[],
): Promise<void> {
  const projectId = context.project?.id ?? noProject;
  await sendAlong(
    moveLimit(context.db, { orgId })
      .insert(auditEntries)
      .values(entries.map((entry) => ({ ...entry, orgId, projectId }))),
  );
}

/** The org that owns the project. Undefined when the project is gone. */
export async function findOrgId(context: Context): Promise<string | undefined> {
  const [row] = await context.db
    .select({ orgId: projects.orgId })
    .from(projects)
    .where(eq(projects.id, context.project.id));
  return row?.orgId;
}

/** What was changed of a customer, or of what it depends on, newest first. Not what was only shown. */
export async function selectChanges(
  context: Context,
  { groupRef, targetIds }: { groupRef: string; targetIds: readonly string[] },
  limit: number,
): Promise<AuditEntryRow[]> {
  const latest = (isIt: SQL) =>
    context.db
      .select()
      .from(auditEntries)
      .where(inProject(context, auditEntries, isIt, notLike(auditEntries.action, '%_read')))
      .orderBy(desc(auditEntries.id))
      .limit(limit);
  const rows = await unionAll(
    latest(eq(auditEntries.groupRef, groupRef)),
    latest(inArray(auditEntries.targetId, [...targetIds])),
  );
  const byId = new Map(rows.map((row) => [row.id, row]));
  return [...byId.values()].sort((a, b) => (a.id < b.id ? 1 : -1)).slice(0, limit);
}
