import { getTableColumns, getTableName } from 'drizzle-orm';
import { type PgColumn, PgTable } from 'drizzle-orm/pg-core';

/** A column with encrypted text. The text can only be decrypted with the value in the column `owner`. */
export interface SealedColumn {
  readonly table: PgTable;
  readonly owner: PgColumn;
  /** The names of the properties that hold the text and the id of its key. */
  readonly sealedName: string;
  readonly keyName: string;
  readonly sealed: PgColumn;
  readonly projectId: PgColumn | undefined;
}

/** The canary of a key is encrypted with that key and no other, so it never moves to another key. */
const neverMoved = ['encryption_keys.canarySealed'];

/**
 * Every column that holds encrypted text, found by its name, which ends in `Sealed`. So a new column is in the list as
 * soon as its table has it.
 * @throws {Error} a column has no owner, or no column for the id of its key.
 */
export function sealedColumnsOf(tables: object): SealedColumn[] {
  return Object.values(tables)
    .filter((table) => table instanceof PgTable)
    .flatMap((table) => {
      const columns: Record<string, PgColumn> = getTableColumns(table);
      return Object.keys(columns)
        .filter((name) => name.endsWith('Sealed'))
        .map((name) => toSealedColumn(table, columns, name))
        .filter((found) => !neverMoved.includes(placeOf(found)));
    });
}

/** `connections.credentialsSealed` */
export function placeOf({ table, sealedName }: Pick<SealedColumn, 'table' | 'sealedName'>): string {
  return `${getTableName(table)}.${sealedName}`;
}

/** Tables with one encrypted text name its key `sealKeyId`. Tables with several say of which text it is the key. */
function toSealedColumn(table: PgTable, columns: Record<string, PgColumn>, sealedName: string): SealedColumn {
  const ownKeyName = `${sealedName.slice(0, -'Sealed'.length)}SealKeyId`;
  const keyName = ownKeyName in columns ? ownKeyName : 'sealKeyId';
  const { [sealedName]: sealed, id, attemptId, projectId } = columns;
  // Stored answers belong to the attempt that stored them. All other texts belong to their row.
  const owner = id ?? attemptId;
  if (!sealed || !owner) throw new Error(`Nothing says to what ${sealedName} of a table belongs.`);
  return { table, owner, sealedName, keyName, sealed, projectId };
}
