import { asc, eq, type SQL } from 'drizzle-orm';
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core';
import type { Database } from './database.ts';
import { inScope, type Scoped } from './scope.ts';
import { isNewer, type Slice, wholeList } from './slice.ts';

/** A table whose rows belong to a project each, and are known by an id. */
type OwnTable = PgTable & {
  readonly id: PgColumn;
  readonly projectId: PgColumn;
  readonly groupRef?: PgColumn;
  readonly createTime: PgColumn;
  readonly updateTime: PgColumn;
};

type Row<Table extends OwnTable> = Table['$inferSelect'];
/** What a new row needs beyond what the context says: whose it is, and when it was made. */
type NewRow<Table extends OwnTable> = Omit<Table['$inferInsert'], 'projectId' | 'createTime'>;

/** Whose rows, in which database, and when. */
interface RowContext extends Scoped {
  readonly db: Database;
  now(): Date;
}

/** Which row: an id, or any condition that one row fulfils. */
type Which = string | SQL;

/** The statements that every resource with rows of its own needs. None of them leaves the caller's scope. */
export function ownRows<Table extends OwnTable>(table: Table) {
  const is = (which: Which): SQL => (typeof which === 'string' ? eq(table.id, which) : which);
  return {
    /** Oldest first. */
    async list(
      context: RowContext,
      slice: Slice = wholeList,
      ...conditions: (SQL | undefined)[]
    ): Promise<Row<Table>[]> {
      const rows = await context.db
        .select()
        .from<PgTable>(table)
        .where(inScope(context, table, isNewer(table.id, slice), ...conditions))
        .orderBy(asc(table.id))
        .limit(slice.limit);
      return asRows(table, rows);
    },

    async find(context: RowContext, which: Which): Promise<Row<Table> | undefined> {
      const rows = await context.db
        .select()
        .from<PgTable>(table)
        .where(inScope(context, table, is(which)));
      return asRows(table, rows)[0];
    },

    /** Undefined when a unique index refuses it. */
    async insert(context: RowContext, values: NewRow<Table>): Promise<Row<Table> | undefined> {
      const owned = { ...values, projectId: context.project.id, createTime: context.now() };
      const rows = await context.db.insert<PgTable>(table).values(owned).onConflictDoNothing().returning();
      return asRows(table, rows)[0];
    },

    /** Undefined when there is none. Throws what the database throws when a unique index refuses it. */
    async change(
      context: RowContext,
      which: Which,
      changes: Partial<NewRow<Table>>,
    ): Promise<Row<Table> | undefined> {
      const rows = await context.db
        .update<PgTable>(table)
        .set({ ...changes, updateTime: context.now() })
        .where(inScope(context, table, is(which)))
        .returning();
      return asRows(table, rows)[0];
    },

    /** Whether there was one. */
    async remove(context: RowContext, which: Which): Promise<boolean> {
      const rows = await context.db
        .delete(table)
        .where(inScope(context, table, is(which)))
        .returning({ id: table.id });
      return rows.length > 0;
    },
  };
}

/** Every column of this very table was selected, so the rows are whole. */
function asRows<Table extends OwnTable>(_table: Table, rows: unknown): Row<Table>[] {
  return rows as Row<Table>[];
}
