import { and, eq, inArray, isNull, or, type SQL, sql } from 'drizzle-orm';
import type { Context, PublicContext } from '../../context.ts';
import { ownRows } from '../../db/own-rows.ts';
import { acrossProjects, inScope } from '../../db/scope.ts';
import { destinations } from '../../db/tables.ts';

/** A destination as stored. */
export type DestinationRow = typeof destinations.$inferSelect;

const rows = ownRows(destinations);

/** The statements on destinations. What they call `idOrName` may be either. No name looks like an id. */
export const destinationRows = {
  ...rows,
  find: (context: Context, idOrName: string) => rows.find(context, isCalled(idOrName)),
  lock,
  remove: (context: Context, idOrName: string) => rows.remove(context, isCalled(idOrName)),
};

/** Until the end of the transaction, nobody else can change the row. */
async function lock(context: Context, idOrName: string): Promise<DestinationRow | undefined> {
  const [row] = await context.db
    .select()
    .from(destinations)
    .where(inScope(context, destinations, isCalled(idOrName)))
    .for('update');
  return row;
}

const WHY = 'a start seals what an older release stored in the clear';

/** Rows of an older release whose address may be a secret. Another replica may seal some of them at the same time. */
export function lockWithClearUrl(tx: PublicContext, limit: number): Promise<DestinationRow[]> {
  const mayBeSecret = and(
    isNull(destinations.urlSealed),
    inArray(destinations.type, ['webhook', 'slack']),
    sql`${destinations.metadata} ->> 'url' is not null`,
  );
  return tx.db
    .select()
    .from(destinations)
    .where(acrossProjects(tx, WHY, mayBeSecret))
    .limit(limit)
    .for('update', { skipLocked: true });
}

export async function storeMetadata(
  tx: PublicContext,
  id: string,
  values: Pick<DestinationRow, 'metadata' | 'urlSealed' | 'urlSealKeyId'>,
): Promise<void> {
  await tx.db
    .update(destinations)
    .set(values)
    .where(acrossProjects(tx, WHY, eq(destinations.id, id)));
}

function isCalled(idOrName: string): SQL {
  return or(eq(destinations.id, idOrName), eq(destinations.name, idOrName)) ?? sql`false`;
}
