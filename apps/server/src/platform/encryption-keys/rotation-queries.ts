import { and, eq, inArray, isNotNull, ne, type SQL, sql } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import type { PublicContext } from '../../context.ts';
import { isDivided } from '../db/cluster.ts';
import { keyColumnsOf, listed } from '../db/row-key.ts';
import { acrossProjects } from '../db/scope.ts';
import { placeOf, type SealedColumn } from '../db/sealed-columns.ts';
import { encryptionKeys } from '../db/tables.ts';
import type { KeyUse } from './rotation-rules.ts';

/** The values of the primary key of a row, as text. */
export type RowKey = readonly string[];

/** An encrypted text, and its row. */
export interface SealedRow {
  readonly key: RowKey;
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

/**
 * What is looked through by itself: each project of a cluster, because a statement locks rows of one node only, or
 * all projects together.
 */
export async function selectApart(
  context: PublicContext,
  column: SealedColumn,
): Promise<readonly (string | undefined)[]> {
  const { table, projectId } = column;
  if (!projectId || !(await isDivided(context, table))) return [undefined];
  const rows = await acrossProjects(context, WHY)
    .selectDistinct({ id: sql<string>`${projectId}` })
    .from(table)
    .where(needsOther(context, column));
  return rows.map(({ id }) => id);
}

/**
 * Locks the next texts that need another key, in the order of the primary key. It leaves out rows that somebody else
 * changes at this moment, so that it waits for nobody and nobody can deadlock with it.
 */
export async function lockOthers(
  tx: PublicContext,
  column: SealedColumn,
  { projectId, after, limit }: { projectId: string | undefined; after: RowKey | undefined; limit: number },
): Promise<SealedRow[]> {
  const key = keyColumnsOf(column.table);
  const last = after && listed(after.map((value, at) => sql`${value}::${typeOf(key[at])}`));
  return acrossProjects(tx, WHY)
    .select({
      key: sql<string[]>`array[${listed(key.map((one) => sql`${one}::text`))}]`,
      owner: sql<string>`${column.owner}`,
      sealed: sql<string>`${column.sealed}`,
    })
    .from(column.table)
    .where(
      and(isOfProject(column, projectId), last && sql`(${listed(key)}) > (${last})`, needsOther(tx, column)),
    )
    .orderBy(...key)
    .limit(limit)
    .for('update', { skipLocked: true });
}

/** Stores texts under the current key, in rows that `lockOthers` has locked. */
export async function moveToCurrent(
  tx: PublicContext,
  column: SealedColumn,
  projectId: string | undefined,
  rows: readonly SealedRow[],
): Promise<void> {
  const { table, sealedName, keyName } = column;
  const key = keyColumnsOf(table);
  const keys = key.map((one, at) => sql`${sql.param(rows.map((row) => row.key[at]))}::${typeOf(one)}[]`);
  const texts = sql`${sql.param(rows.map(({ sealed }) => sealed))}::text[]`;
  const names = key.map((_, at) => sql.identifier(`key_${at}`));
  const movedKey = sql.join(
    names.map((name) => sql`moved.${name}`),
    sql`, `,
  );
  await acrossProjects(tx, WHY)
    .update(table)
    .set({ [sealedName]: sql`moved.sealed`, [keyName]: tx.secrets.currentKeyId })
    .from(sql`unnest(${listed([...keys, texts])}) as moved (${sql.join(names, sql`, `)}, sealed)`)
    .where(and(isOfProject(column, projectId), sql`(${listed(key)}) = (${movedKey})`));
}

function isOfProject(column: SealedColumn, projectId: string | undefined): SQL | undefined {
  return projectId !== undefined && column.projectId ? eq(column.projectId, projectId) : undefined;
}

const typeOf = (column: PgColumn | undefined): SQL => sql.raw(column?.getSQLType() ?? 'text');

/** Forgets keys, so that no start misses them. */
export async function deleteCanaries(context: PublicContext, keyIds: readonly string[]): Promise<void> {
  if (keyIds.length > 0)
    await context.db.delete(encryptionKeys).where(inArray(encryptionKeys.id, [...keyIds]));
}
