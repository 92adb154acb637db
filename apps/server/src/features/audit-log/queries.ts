import { and, desc, eq } from 'drizzle-orm';
import { type Context, isInProject, type OrgContext, type PublicContext } from '../../context.ts';
import { inOrg, inProject } from '../../db/scope.ts';
import { isOlder, type Slice } from '../../db/slice.ts';
import { auditEntries, projects } from '../../db/tables.ts';

/** An entry as stored. */
export type AuditEntryRow = typeof auditEntries.$inferSelect;
export async function insertEntries(
  context: PublicContext,
  entries: readonly AuditEntryRow[],
): Promise<void> {
  await context.db.insert(auditEntries).values([...entries]);
}

/** The entries of a project, or of an org with its projects. Newest first. */
export function listEntries(
  context: Context | OrgContext,
  { action, actor }: { action?: string | undefined; actor?: string | undefined },
  slice: Slice,
): Promise<AuditEntryRow[]> {
  const isWanted = and(
    isOlder(auditEntries.id, slice),
    action === undefined ? undefined : eq(auditEntries.action, action),
    actor === undefined ? undefined : eq(auditEntries.actor, actor),
  );
  return context.db
    .select()
    .from(auditEntries)
    .where(
      isInProject(context)
        ? inProject(context, auditEntries, isWanted)
        : inOrg(context, auditEntries, isWanted),
    )
    .orderBy(desc(auditEntries.id))
    .limit(slice.limit);
}

/** The org that owns the project. Undefined when the project is gone. */
export async function findOrgId(context: Context): Promise<string | undefined> {
  const [row] = await context.db
    .select({ orgId: projects.orgId })
    .from(projects)
    .where(eq(projects.id, context.project.id));
  return row?.orgId;
}
