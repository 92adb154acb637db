import { sql } from 'drizzle-orm';
import pg from 'pg';
import { inject, onTestFinished } from 'vitest';
import { isCitus } from '../citus.ts';
import { startConnectedServer } from '../connected-server.ts';
import { databaseUrl } from '../prepare-database.ts';

const from = inject('testDatabase');
const adminUrl = from.kind === 'postgres' ? from.adminUrl : '';

/** A server, and a separate database session that does one half of a race. */
export async function startRace() {
  const server = await startConnectedServer();
  const { db } = server.dependencies;
  const name = await db.execute(sql`select current_database() as name`);
  const [row] = (name as unknown as { rows: { name: string }[] }).rows;
  const connectionString = databaseUrl(adminUrl, row?.name ?? '');
  // Inside a transaction, `pg_stat_activity` does not change. So one session races and another one watches.
  const [beside, watcher] = [new pg.Client({ connectionString }), new pg.Client({ connectionString })];
  await Promise.all([beside.connect(), watcher.connect()]);
  onTestFinished(async () => {
    await Promise.all([beside.end(), watcher.end()]);
  });
  const waiting = isCitus
    ? 'select waiting_gpid from citus_lock_waits'
    : `select pid from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`;
  const untilOneWaits = async () => {
    for (;;) {
      const { rowCount } = await watcher.query(waiting);
      if (rowCount) return;
    }
  };
  // A cluster locks only rows of one part of its tables.
  const ofProject = (statement: string) =>
    statement.includes('from projects')
      ? statement
      : statement.replaceAll('where ', `where project_id = '${server.project.id}' and `);
  return {
    ...server,
    /**
     * Runs a statement in a transaction, waits until `work` is blocked by it or has ended, and then commits.
     * @param statement about rows of the server's project, which is added to each condition
     * @param then a further statement of that transaction, while `work` waits.
     */
    async against<T>(
      statement: string,
      values: unknown[],
      work: () => Promise<T>,
      then?: { statement: string; values: unknown[] },
    ): Promise<T> {
      await beside.query('begin');
      await beside.query(ofProject(statement), values);
      const outcome = work();
      await Promise.race([untilOneWaits(), outcome.catch(() => undefined)]);
      try {
        if (then) await beside.query(ofProject(then.statement), then.values);
      } finally {
        await beside.query('commit');
      }
      return outcome;
    },
  };
}
