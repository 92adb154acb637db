import { and, getTableName, inArray, isNotNull, ne, type SQL, sql } from 'drizzle-orm';
import type { PublicContext } from '../../../context.ts';
import { acrossProjects } from '../../db/scope.ts';
import { placeOf, type SealedColumn } from '../../db/sealed-columns.ts';
import { encryptionKeys } from '../../db/tables.ts';
import type { KeyUse } from './rules.ts';

/** A part of a table, in blocks of the database. Every row is in one block, so parts need no index. */
export interface Part {
  readonly firstBlock: number;
  /** The first block that is not in the part. */
  readonly endBlock: number;
}

/** An encrypted text, and where its row is. A locked row stays there until the transaction ends. */
export interface SealedRow {
  readonly place: string;
  readonly owner: string;
  readonly sealed: string;
}

const WHY = 'all projects share the key ring';

/** The id of the key is in the text too. That one counts, because it decides which key opens the text. */
function keyOf({ sealed }: SealedColumn): SQL<string> {
  return sql<string>`split_part(left(${sealed}, 80), '.', 2)`;
}

function needsOther(context: PublicContext, column: SealedColumn): SQL | undefined {
  return and(isNotNull(column.sealed), ne(keyOf(column), context.secrets.currentKeyId));
}

/** How many texts of a column are encrypted with which other key than the current one. */
export async function countOthers(context: PublicContext, column: SealedColumn): Promise<KeyUse[]> {
  const rows = await acrossProjects(context, WHY)
    .select({ keyId: keyOf(column), count: sql<number>`count(*)::integer` })
    .from(column.table)
    .where(needsOther(context, column))
    .groupBy(sql`1`);
  return rows.map(({ keyId, count }) => ({ place: placeOf(column), keyId, count }));
}

/** How many blocks the rows of a table take. */
export async function countBlocks(context: PublicContext, { table }: SealedColumn): Promise<number> {
  const blocks = sql<number>`(pg_relation_size(${getTableName(table)}::regclass) / current_setting('block_size')::integer)::integer`;
  const [row] = await acrossProjects(context, WHY).select({ blocks }).from(table).limit(1);
  return row?.blocks ?? 0;
}

/**
 * Locks the next texts of a part that need another key. It leaves out rows that somebody else changes at this moment,
 * so that it waits for nobody and nobody can deadlock with it.
 */
export async function lockOthers(
  tx: PublicContext,
  column: SealedColumn,
  { firstBlock, endBlock }: Part,
  after: string | undefined,
  limit: number,
): Promise<SealedRow[]> {
  const start = after === undefined ? sql`ctid >= ${`(${firstBlock},0)`}` : sql`ctid > ${after}`;
  const isInPart = and(start, sql`ctid < ${`(${endBlock},0)`}`);
  return acrossProjects(tx, WHY)
    .select({
      place: sql<string>`ctid::text`,
      owner: sql<string>`${column.owner}`,
      sealed: sql<string>`${column.sealed}`,
    })
    .from(column.table)
    .where(and(isInPart, needsOther(tx, column)))
    .orderBy(sql`ctid`)
    .limit(limit)
    .for('update', { skipLocked: true });
}

/** Stores texts under the current key, in rows that `lockOthers` has locked. */
export async function moveToCurrent(
  tx: PublicContext,
  { table, owner, sealedName, keyName }: SealedColumn,
  rows: readonly SealedRow[],
): Promise<void> {
  const places = sql`${sql.param(rows.map(({ place }) => place))}::tid[]`;
  const owners = sql`${sql.param(rows.map((row) => row.owner))}::uuid[]`;
  const texts = sql`${sql.param(rows.map(({ sealed }) => sealed))}::text[]`;
  const isSameRow = sql`ctid = moved.place and ${owner} = moved.owner`;
  await acrossProjects(tx, WHY)
    .update(table)
    .set({ [sealedName]: sql`moved.sealed`, [keyName]: tx.secrets.currentKeyId })
    .from(sql`unnest(${places}, ${owners}, ${texts}) as moved (place, owner, sealed)`)
    .where(isSameRow);
}

/** Forgets keys, so that no start misses them. */
export async function deleteCanaries(context: PublicContext, keyIds: readonly string[]): Promise<void> {
  if (keyIds.length > 0)
    await context.db.delete(encryptionKeys).where(inArray(encryptionKeys.id, [...keyIds]));
}
