import { and, desc, eq, type SQL } from 'drizzle-orm';
import type { Context, OrgContext, PublicContext } from '../../context.ts';
import { inOrg, inProject, type ProjectRef } from '../../platform/db/scope.ts';
import { isOlder, type Slice } from '../../platform/db/slice.ts';
import { auditEntries, projects } from '../../platform/db/tables.ts';

/** An entry as stored. */
export type AuditEntryRow = typeof auditEntries.$inferSelect;

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

/** What a list is narrowed to. */
interface Wanted {
  readonly action?: string | undefined;
  readonly actor?: string | undefined;
}

/** The entries of a project, newest first. */
export function listOfProject(context: Context, wanted: Wanted, slice: Slice): Promise<AuditEntryRow[]> {
  return context.db
    .select()
    .from(auditEntries)
    .where(inProject(context, auditEntries, isWanted(wanted, slice)))
    .orderBy(desc(auditEntries.id))
    .limit(slice.limit);
}

/** The entries of an org and of its projects, newest first. */
export function listOfOrg(context: OrgContext, wanted: Wanted, slice: Slice): Promise<AuditEntryRow[]> {
  return context.db
    .select()
    .from(auditEntries)
    .where(inOrg(context, auditEntries, isWanted(wanted, slice)))
    .orderBy(desc(auditEntries.id))
    .limit(slice.limit);
}

function isWanted({ action, actor }: Wanted, slice: Slice): SQL | undefined {
  return and(
    isOlder(auditEntries.id, slice),
    action === undefined ? undefined : eq(auditEntries.action, action),
    actor === undefined ? undefined : eq(auditEntries.actor, actor),
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
