import type { Database } from '../../src/db/database.ts';
import { watched } from '../watched-database.ts';

/** The same database as a process sees it that dies before its statement number `lastStatement + 1`. */
export interface DyingDatabase {
  readonly db: Database;
  /** Whether it came so far. */
  isDead(): boolean;
}

/**
 * A second handle on an open database. Each statement is counted before it is sent; the one after the last, and all
 * that follow, are never sent. A transaction that is open then is rolled back, as the database does for a client that
 * is gone.
 */
export function dyingAfter(db: Database, lastStatement: number): DyingDatabase {
  let sent = 0;
  const dying = watched(db, ({ sql }) => {
    // What neither does nor undoes anything; drizzle keeps a connection for good whose "begin" fails.
    if (/^(begin|rollback)/.test(sql)) return;
    sent += 1;
    if (sent > lastStatement) throw new Error('The process is dead: this statement is never sent.');
  });
  return { db: dying, isDead: () => sent > lastStatement };
}
