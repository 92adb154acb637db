import { getTableName, sql } from 'drizzle-orm';
import type { PgTable } from 'drizzle-orm/pg-core';
import type { Database } from '../database.ts';
import { inOrder } from '../distribute.ts';
import { acrossProjects } from '../scope.ts';
import { takeLock } from '../take-lock.ts';

/** The database, a clock and transactions. */
export interface Changing {
  readonly db: Database;
  now(): Date;
  transaction<T>(work: (context: this) => Promise<T>): Promise<T>;
}

/**
 * Others wait behind a statement that waits for a lock on a table. So ours gives up soon, and is tried again at the next
 * cleaning. It gives up on three tables, one after the other, before a second is over: after that, PostgreSQL ends one of
 * two transactions that wait for each other, and that must not be a request.
 */
const LOCK_WAIT_MS = 300;
const STATEMENT_MS = 5_000;

/** Tables whose partitions are made and dropped together, because their rows belong together. */
export type Together = readonly [PgTable, ...PgTable[]];

/**
 * Changes the partitions of tables in one transaction, while no other replica does. Answers undefined when another one
 * does.
 */
export function alone<C extends Changing, T>(
  context: C,
  [table]: Together,
  work: (tx: C) => Promise<T>,
): Promise<T | undefined> {
  return context.transaction(async (tx) => {
    if (!(await takeLock(tx, `partitions of ${getTableName(table)}`))) return undefined;
    await tx.db.execute(sql.raw(inOrder));
    // On a cluster, the limits hold on each worker too: somebody may read a part there.
    await tx.db.execute(sql.raw(`set local citus.propagate_set_commands = 'local'`));
    await tx.db.execute(sql.raw(`set local lock_timeout = ${LOCK_WAIT_MS}`));
    await tx.db.execute(sql.raw(`set local statement_timeout = ${STATEMENT_MS}`));
    return work({
      ...tx,
      db: acrossProjects(tx, 'a partition has rows of every project, and only the owner changes it'),
    });
  });
}
