import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, inject, it, onTestFinished, vi } from 'vitest';
import { openTestDatabase } from '../../../test/open-test-database.ts';
import { startTestServer } from '../../../test/start-test-server.ts';
import type { DatabaseConnection } from '../../platform/db/database.ts';
import type { WorkRole } from '../../platform/env/roles.ts';
import { type LaneKind, laneOf } from '../../platform/lanes/lane.ts';
import { openCalls, wakeLanes } from './calls.ts';
import { openWakeQueues } from './wake-queue.ts';
import { startWorkers } from './workers.ts';

const patience = { timeout: 10_000, interval: 20 };

describe('calling the processes of another role', () => {
  let database: DatabaseConnection;

  beforeAll(async () => {
    database = await openTestDatabase(inject('testDatabase'));
  });

  afterAll(() => database.close());

  /** A process with one role, that has been connected. */
  async function listening(role: WorkRole) {
    const look = vi.fn();
    const calls = openCalls(database, new Map([[role, { look, hear: () => undefined }]]));
    onTestFinished(() => calls.close());
    await vi.waitFor(() => expect(look).toHaveBeenCalledOnce(), patience);
    return look;
  }

  async function openQueues() {
    const queues = await openWakeQueues(database, false, () => undefined);
    onTestFinished(() => queues.close());
    return queues;
  }

  it('is heard by all that have the role, and by no other', async () => {
    const others = [await listening('delivery'), await listening('delivery')];
    const worker = await listening('worker');
    const own = openCalls(database, new Map());

    await own.call('delivery', []);

    await vi.waitFor(() => {
      for (const look of others) expect(look).toHaveBeenCalledTimes(2);
    }, patience);
    expect(worker).toHaveBeenCalledOnce();
  });

  it('gives a lane another turn that is woken while it has one in another process', async () => {
    const { dependencies } = await startTestServer();
    const server = await startTestServer({ stored: { db: database.db, secrets: dependencies.secrets } });
    const [one, other] = [await openQueues(), await openQueues()];
    const lane = laneOf('tests', 'busy', server.project.id);
    const turns: PromiseWithResolvers<void>[] = [];
    const kind: LaneKind = {
      name: 'tests',
      role: 'worker',
      // The sweep finds nothing, so only the call can be what gives the lane its turn.
      findDue: async () => [],
      async takeTurn() {
        const turn = Promise.withResolvers<void>();
        turns.push(turn);
        await turn.promise;
        return { isMoreDue: false };
      },
    };
    const workers = await startWorkers(server.dependencies, [kind], one.of.worker);
    const calls = openCalls(database, new Map([['worker', workers]]));
    onTestFinished(async () => {
      for (const turn of turns) turn.resolve();
      await calls.close();
      await workers.stop(5_000);
    });
    const others = openCalls(database, new Map());
    const wake = () => wakeLanes('worker', [lane], { queue: other.of.worker, workers: undefined, others });
    await wake();
    await vi.waitFor(() => expect(turns).toHaveLength(1), patience);

    await wake();
    turns[0]?.resolve();

    await vi.waitFor(() => expect(turns).toHaveLength(2), patience);
  });

  it('looks once the connection is back, since a call may have been missed, and hears the next', async () => {
    const look = await listening('delivery');
    const own = openCalls(database, new Map());

    await database.db.execute(
      sql`select pg_terminate_backend(pid) from pg_stat_activity
        where datname = current_database() and query like 'listen %'`,
    );
    await vi.waitFor(() => expect(look).toHaveBeenCalledTimes(2), patience);
    await own.call('delivery', []);

    await vi.waitFor(() => expect(look).toHaveBeenCalledTimes(3), patience);
  });
});
