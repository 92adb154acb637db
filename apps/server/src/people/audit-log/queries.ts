import { and, desc, eq, type SQL } from 'drizzle-orm';
import type { Context, OrgContext } from '../../context.ts';
import { inOrg, inProject } from '../../platform/db/scope.ts';
import { isOlder, type Slice } from '../../platform/db/slice.ts';
import { auditEntries } from '../../platform/db/tables.ts';

/** An entry as stored. */
export type AuditEntryRow = typeof auditEntries.$inferSelect;

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
