import { desc, type SQL, sql } from 'drizzle-orm';
import type { Context, OrgContext } from '../../context.ts';
import { isAnyOf } from '../../platform/db/any-of.ts';
import { hasValues } from '../../platform/db/has-values.ts';
import { inOrg, inProject } from '../../platform/db/scope.ts';
import { isOlder, type Slice } from '../../platform/db/slice.ts';
import { auditEntries } from '../../platform/db/tables.ts';

export type AuditEntryRow = typeof auditEntries.$inferSelect;

/** What a list is narrowed to. */
interface Wanted {
  readonly action?: string | undefined;
  readonly actor?: string | undefined;
}

interface SeenEntry {
  readonly id: string;
  readonly isWanted: boolean;
}

/** Whose entries are read. */
export interface Entries<C> {
  /** Entries, newest first. */
  list(context: C, slice: Slice): Promise<AuditEntryRow[]>;
  /** Looks at entries, newest first, and says which are wanted. No index has what they are narrowed to. */
  look(context: C, wanted: Wanted, slice: Slice): Promise<SeenEntry[]>;
  /** The entries with these ids, newest first. */
  get(context: C, ids: readonly string[]): Promise<AuditEntryRow[]>;
}

export const ofProject = entriesIn((context: Context, isChosen) =>
  inProject(context, auditEntries, isChosen),
);

export const ofOrg = entriesIn((context: OrgContext, isChosen) => inOrg(context, auditEntries, isChosen));

function entriesIn<C extends Context | OrgContext>(
  within: (context: C, isChosen: SQL | undefined) => SQL,
): Entries<C> {
  const { id } = auditEntries;
  return {
    list: (context, slice) =>
      context.db
        .select()
        .from(auditEntries)
        .where(within(context, isOlder(id, slice)))
        .orderBy(desc(id))
        .limit(slice.limit),
    look: (context, wanted, slice) =>
      context.db
        .select({ id, isWanted: sql<boolean>`${isWanted(wanted)}` })
        .from(auditEntries)
        .where(within(context, isOlder(id, slice)))
        .orderBy(desc(id))
        .limit(slice.limit),
    get: (context, ids) =>
      context.db
        .select()
        .from(auditEntries)
        .where(within(context, isAnyOf(id, ids)))
        .orderBy(desc(id)),
  };
}

function isWanted({ action, actor }: Wanted): SQL {
  return hasValues(auditEntries, { action, actor }) ?? sql`true`;
}
