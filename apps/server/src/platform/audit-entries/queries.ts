import { eq } from 'drizzle-orm';
import type { Context, PublicContext } from '../../context.ts';
import type { ProjectRef } from '../db/scope.ts';
import { auditEntries, projects } from '../db/tables.ts';

type AuditEntryRow = typeof auditEntries.$inferSelect;

/** The context of somebody who acts in a project, in an org, or in neither. */
type Acting = Pick<PublicContext, 'db'> & { readonly project?: ProjectRef };

export async function insertEntries(
  context: Acting,
  entries: readonly Omit<AuditEntryRow, 'projectId'>[],
): Promise<void> {
  await context.db
    .insert(auditEntries)
    .values(entries.map((entry) => ({ ...entry, projectId: context.project?.id ?? null })));
}

/** The org that owns the project. Undefined when the project is gone. */
export async function findOrgId(context: Context): Promise<string | undefined> {
  const [row] = await context.db
    .select({ orgId: projects.orgId })
    .from(projects)
    .where(eq(projects.id, context.project.id));
  return row?.orgId;
}
