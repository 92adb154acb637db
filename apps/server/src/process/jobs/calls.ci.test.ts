import { setTimeout as wait } from 'node:timers/promises';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, inject, it, onTestFinished, vi } from 'vitest';
import { openTestDatabase } from '../../../test/open-test-database.ts';
import { startTestServer } from '../../../test/start-test-server.ts';
import { watched } from '../../../test/watched-database.ts';
import { createContext, type PublicContext } from '../../context.ts';
import type { DatabaseConnection } from '../../platform/db/database.ts';
import type { WorkRole } from '../../platform/env/roles.ts';
import { type Lane, type LaneKind, laneOf } from '../../platform/lanes/lane.ts';
import { openCalls } from './calls.ts';
import { LateWaker } from './late-waker.ts';
import { startJobs } from './start-jobs.ts';
import { Workers } from './workers.ts';

const patience = { timeout: 10_000, interval: 20 };

const from = inject('testDatabase');

/** Nobody hears a call through a pooler. The sweep finds what is due. */
describe.skipIf(from.kind === 'postgres' && from.isPooled)('calling the processes of another role', () => {
  let database: DatabaseConnection;
  let context: PublicContext;

  beforeAll(async () => {
    database = await openTestDatabase(from);
    const { dependencies } = await startTestServer();
    context = createContext({ ...dependencies, db: database.db }, 'calls');
  });

  afterAll(() => database.close());

  const lane = (subject: string) => laneOf('tests', subject, '01990000-0000-7000-8000-000000000000');

  /** A process with one role, that has been connected. */
  async function listening(role: WorkRole) {
    const look = vi.fn(async () => undefined);
    const hear = vi.fn();
    const calls = openCalls(context, database, new Map([[role, { look, hear }]]));
    onTestFinished(() => calls.close());
    await vi.waitFor(() => expect(look).toHaveBeenCalledOnce(), patience);
    return { look, hear };
  }

  function calling() {
    const calls = openCalls(context, database, new Map());
    onTestFinished(() => calls.close());
    return calls;
  }

  it('is heard by all that have the role, and by no other', async () => {
    const others = [await listening('delivery'), await listening('delivery')];
    const worker = await listening('worker');

    calling().call('delivery', [lane('a:b c'), lane('d')]);

    await vi.waitFor(() => {
      for (const { hear } of others) expect(hear.mock.calls).toEqual([[lane('a:b c')], [lane('d')]]);
    }, patience);
    expect(worker.hear).not.toHaveBeenCalled();
  });

  it('is heard as soon as the jobs of a process with a role have started', async () => {
    const { dependencies } = await startTestServer();
    const env = { ...dependencies.env, roles: ['delivery' as const] };
    const jobs = startJobs({ ...dependencies, db: database.db, env }, database, new LateWaker());
    onTestFinished(() => jobs.stop(1_000, Promise.resolve()));

    await vi.waitFor(async () => {
      const listening = sql`select from pg_stat_activity where datname = current_database() and query like 'listen %'`;
      expect(await database.db.execute(listening)).toMatchObject({ rowCount: 1 });
    }, patience);
  });

  it('tells and counts what requests do until the last has ended, while the process stops', async () => {
    const { hear } = await listening('worker');
    const heard: (string | undefined)[] = [];
    const other = openCalls(context, database, new Map(), (text) => void heard.push(text));
    onTestFinished(() => other.close());
    await vi.waitFor(() => expect(heard).toEqual([undefined]), patience);
    const { dependencies, project } = await startTestServer();
    const env = { ...dependencies.env, roles: ['api' as const] };
    const { changes, callCounts } = dependencies;
    const waker = new LateWaker();
    const jobs = startJobs({ ...dependencies, db: database.db, env }, database, waker);

    const requests = wait(300).then(() => {
      changes.tell([{ projectId: project.id, change: { type: 'operation', id: 'late' } }]);
      waker.wake([lane('late')]);
      callCounts.count(project.id, 'sandbox', 0, false);
    });
    await jobs.stop(1_000, requests);

    await vi.waitFor(
      () => expect(heard).toEqual([undefined, expect.stringMatching(/ operation,late$/)]),
      patience,
    );
    await vi.waitFor(() => expect(hear).toHaveBeenCalledWith(lane('late')), patience);
    expect(callCounts.take()).toEqual([]);
  });

  it('sends what comes within a moment in one statement', async () => {
    const { hear } = await listening('delivery');
    const sent = vi.fn();
    const own = openCalls({ ...context, db: watched(database.db, sent) }, database, new Map());

    for (const subject of ['a', 'b', 'b', 'c']) own.call('delivery', [lane(subject)]);

    await vi.waitFor(() => expect(hear).toHaveBeenCalledTimes(3), patience);
    expect(sent).toHaveBeenCalledOnce();
    await own.close();
  });

  it('looks for what is due when a process of the release before calls', async () => {
    const { look, hear } = await listening('delivery');

    await database.db.execute(sql`select pg_notify('dowel_wake_ups', 'delivery')`);

    await vi.waitFor(() => expect(look).toHaveBeenCalledTimes(2), patience);
    expect(hear).not.toHaveBeenCalled();
  });

  it('gives a lane another turn that is woken while it has one in another process', async () => {
    const { dependencies } = await startTestServer();
    const server = await startTestServer({ stored: { db: database.db, secrets: dependencies.secrets } });
    const lane = laneOf('tests', 'busy', server.project.id);
    const turns: PromiseWithResolvers<void>[] = [];
    const kind: LaneKind = {
      name: 'tests',
      role: 'worker',
      // The sweep finds nothing, so only the call can be what gives the lane its turn.
      findDue: async () => [],
      measure: async () => ({ items: 0, oldestDueTime: null }),
      async takeTurn() {
        const turn = Promise.withResolvers<void>();
        turns.push(turn);
        await turn.promise;
        return { isMoreDue: false };
      },
    };
    const workers = new Workers(server.dependencies, [kind], () => undefined);
    const look = vi.fn(() => workers.look());
    const started = new Map([['worker' as const, { look, hear: (woken: Lane) => workers.hear(woken) }]]);
    const calls = openCalls(context, database, started);
    onTestFinished(async () => {
      for (const turn of turns) turn.resolve();
      await calls.close();
      await workers.stop(5_000);
    });
    // It has slots of its own, but the lane is not free.
    const own = calling();
    const other = new Workers(server.dependencies, [kind], (busy) => own.call('worker', busy));
    onTestFinished(() => other.stop(5_000));
    await vi.waitFor(() => expect(look).toHaveBeenCalled(), patience);
    workers.wake([lane]);
    await vi.waitFor(() => expect(turns).toHaveLength(1), patience);

    other.wake([lane]);
    await wait(500);
    turns[0]?.resolve();

    await vi.waitFor(() => expect(turns).toHaveLength(2), patience);
  });

  it('looks once the connection is back, since a call may have been missed, and hears the next', async () => {
    const { look, hear } = await listening('delivery');

    await database.db.execute(
      sql`select pg_terminate_backend(pid) from pg_stat_activity
        where datname = current_database() and query like 'listen %'`,
    );
    await vi.waitFor(() => expect(look).toHaveBeenCalledTimes(2), patience);
    calling().call('delivery', [lane('a')]);

    await vi.waitFor(() => expect(hear).toHaveBeenCalledOnce(), patience);
  });
});
