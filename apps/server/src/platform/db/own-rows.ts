import { asc, eq, type SQL } from 'drizzle-orm';
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core';
import type { Database } from './database.ts';
import { inScope, type Scoped } from './scope.ts';
import { isNewer, type Slice, wholeList } from './slice.ts';

/** A table in which every row has an id and belongs to one project. */
type OwnTable = PgTable & {
  readonly id: PgColumn;
  readonly projectId: PgColumn;
  readonly groupRef?: PgColumn;
  readonly createTime: PgColumn;
  /** Absent in tables whose rows never change. */
  readonly updateTime?: PgColumn;
};

type Row<Table extends OwnTable> = Table['$inferSelect'];
/** The values of a new row, without the project and the creation time. Those two come from the context. */
type NewRow<Table extends OwnTable> = Omit<Table['$inferInsert'], 'projectId' | 'createTime'>;

/** The caller's scope, the database and the clock. */
interface RowContext extends Scoped {
  readonly db: Database;
  now(): Date;
}

/** Identifies a row: an id, or a condition that matches only one row. */
type Which = string | SQL;

/** The statements that every resource with rows of its own needs. All of them stay within the caller's scope. */
export function ownRows<Table extends OwnTable>(table: Table) {
  const is = (which: Which): SQL => (typeof which === 'string' ? eq(table.id, which) : which);
  return {
    /** Lists the rows, oldest first. */
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

    /** Returns undefined if a unique index refuses the row. */
    async insert(context: RowContext, values: NewRow<Table>): Promise<Row<Table> | undefined> {
      const owned = { ...values, projectId: context.project.id, createTime: context.now() };
      const rows = await context.db.insert<PgTable>(table).values(owned).onConflictDoNothing().returning();
      return asRows(table, rows)[0];
    },

    /** Returns undefined if there is no such row. Throws the database's error if a unique index refuses the change. */
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

    /** Returns whether there was such a row. */
    async remove(context: RowContext, which: Which): Promise<boolean> {
      const rows = await context.db
        .delete(table)
        .where(inScope(context, table, is(which)))
        .returning({ id: table.id });
      return rows.length > 0;
    },
  };
}

/** Makes a list, oldest first, of rows that can be switched off. `list` is that of `ownRows` for the same table. */
export function activeList<Item>(
  table: OwnTable & { readonly active: PgColumn },
  list: (context: RowContext, slice?: Slice, ...conditions: (SQL | undefined)[]) => Promise<Item[]>,
) {
  return (context: RowContext, { onlyActive }: { onlyActive: boolean }, slice?: Slice): Promise<Item[]> =>
    list(context, slice, onlyActive ? eq(table.active, true) : undefined);
}

/** The query selected every column of this table, so the rows are complete. */
function asRows<Table extends OwnTable>(_table: Table, rows: unknown): Row<Table>[] {
  return rows as Row<Table>[];
}
