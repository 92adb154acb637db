import type { Database } from '../../src/platform/db/database.ts';
import { watched } from '../watched-database.ts';

/**
 * A second handle on an open database. It counts each statement before it is sent. No statement after number
 * `lastStatement` is ever sent. A transaction that is open at that point is rolled back, as the database does when
 * a client is gone.
 */
export function dyingAfter(db: Database, lastStatement: number) {
  let sent = 0;
  const dying = watched(db, ({ sql }) => {
    // These change no data, so they are not counted. If "begin" failed, drizzle would never release its connection.
    if (/^(begin|rollback)/.test(sql)) return;
    sent += 1;
    if (sent > lastStatement) throw new Error('The process is dead: this statement is never sent.');
  });
  return {
    db: dying,
    /** Whether the process has reached that statement. */
    isDead: () => sent > lastStatement,
  };
}
