import { onTestFinished } from 'vitest';
import { openBeside } from '../beside.ts';
import { startConnectedServer } from '../connected-server.ts';

/** A server, and a separate database session that does one half of a race. */
export async function startRace() {
  const server = await startConnectedServer();
  const { beside, watcher, untilWaiting } = await openBeside(server.dependencies.db);
  onTestFinished(async () => {
    await Promise.all([beside.end(), watcher.end()]);
  });
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
      await Promise.race([untilWaiting(), outcome.catch(() => undefined)]);
      try {
        if (then) await beside.query(ofProject(then.statement), then.values);
      } finally {
        await beside.query('commit');
      }
      return outcome;
    },
  };
}
