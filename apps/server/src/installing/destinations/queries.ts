import { eq, or, type SQL, sql } from 'drizzle-orm';
import type { Context } from '../../context.ts';
import { ownRows } from '../../platform/db/own-rows.ts';
import { inScope } from '../../platform/db/scope.ts';
import { destinations } from '../../platform/db/tables.ts';
import { deleteSentTo } from '../../platform/events/deleting-queries.ts';

export type DestinationRow = typeof destinations.$inferSelect;

const rows = ownRows(destinations);

/** The statements on destinations. What they call `idOrName` may be either. No name looks like an id. */
export const destinationRows = {
  ...rows,
  find: (context: Context, idOrName: string) => rows.find(context, isCalled(idOrName)),
  lock,
  remove,
};

/** Lock the destination before, in the same transaction. */
async function remove(tx: Context, id: string): Promise<boolean> {
  await deleteSentTo(tx, id);
  return rows.remove(tx, id);
}

/** Until the end of the transaction, nobody else can change the row. */
async function lock(context: Context, idOrName: string): Promise<DestinationRow | undefined> {
  const [row] = await context.db
    .select()
    .from(destinations)
    .where(inScope(context, destinations, isCalled(idOrName)))
    .for('update');
  return row;
}

function isCalled(idOrName: string): SQL {
  return or(eq(destinations.id, idOrName), eq(destinations.name, idOrName)) ?? sql`false`;
}
