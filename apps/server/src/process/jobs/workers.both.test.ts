import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, inject, it, onTestFinished, vi } from 'vitest';
import * as z from 'zod';
import { openTestDatabase } from '../../../test/open-test-database.ts';
import { startTestServer, type TestServer } from '../../../test/start-test-server.ts';
import type { DatabaseConnection } from '../../platform/db/database.ts';
import type { WorkRole } from '../../platform/env/roles.ts';
import { type LaneKind, laneOf, subjectOf, type Turn } from '../../platform/lanes/lane.ts';
import { openWakeQueues, type WakeQueues } from './wake-queue.ts';
import { startWorkers, type Workers } from './workers.ts';

const Look = z.object({ rows: z.tuple([z.object({ at: z.string().nullable() })]) });

const patience = { timeout: 20_000, interval: 20 };

/** Items that wait in memory, by lane. A turn takes up to two of them. */
function itemsIn(server: TestServer, name = 'tests') {
  const waiting = new Map<string, number>();
  const turns: string[] = [];
  const running = { now: 0, most: 0 };
  const kind: LaneKind & { hold: () => Promise<void> } = {
    name,
    role: 'worker',
    hold: async () => undefined,
    findDue: async (_, { after = '' }) =>
      [...waiting].flatMap(([subject, items]) =>
        items > 0 && subject > after ? [laneOf(name, subject, server.project.id)] : [],
      ),
    async takeTurn({ lane }: Turn) {
      const subject = subjectOf(lane);
      turns.push(subject);
      running.now += 1;
      running.most = Math.max(running.most, running.now);
      await kind.hold();
      running.now -= 1;
      const left = Math.max(0, (waiting.get(subject) ?? 0) - 2);
      waiting.set(subject, left);
      return { isMoreDue: left > 0 };
    },
  };
  const lane = (subject: string) => laneOf(name, subject, server.project.id);
  return {
    waiting,
    turns,
    running,
    kind,
    lane,
    left: () => [...waiting.values()].reduce((a, b) => a + b, 0),
  };
}

describe('working on lanes through the queue', () => {
  let database: DatabaseConnection;
  let server: TestServer;
  let queues: WakeQueues;

  beforeAll(async () => {
    database = await openTestDatabase(inject('testDatabase'));
    const { dependencies } = await startTestServer();
    server = await startTestServer({ stored: { db: database.db, secrets: dependencies.secrets } });
    queues = await openWakeQueues(database, true, () => undefined);
  });

  afterAll(async () => {
    await queues.close();
    await database.close();
  });

  async function start(kind: LaneKind, role: WorkRole = 'worker'): Promise<Workers> {
    const workers = await startWorkers(server.dependencies, [kind], queues.of[role]);
    onTestFinished(() => workers.stop(5_000));
    return workers;
  }

  /** When the supervision last looked at what is at work. */
  async function lastLook(): Promise<string | null> {
    const looked = sql`select monitor_on::text as at from pgboss.queue where name = 'work'`;
    return Look.parse(await database.db.execute(looked)).rows[0].at;
  }

  async function nextLook(): Promise<string | null> {
    const before = await lastLook();
    await vi.waitFor(async () => expect(await lastLook()).not.toBe(before), patience);
    return lastLook();
  }

  it('gives a woken lane its turns until nothing is due', async () => {
    const items = itemsIn(server);
    items.waiting.set('a', 5);
    const workers = await start(items.kind);

    await queues.of.worker.add([items.lane('a')]);
    workers.look();

    await vi.waitFor(() => expect(items.left()).toBe(0), patience);
    expect(items.turns.filter((one) => one === 'a').length).toBeGreaterThanOrEqual(3);
  });

  it('finds a lane whose wake-up got lost', async () => {
    const items = itemsIn(server);
    await start(items.kind);

    items.waiting.set('lost', 1);

    await vi.waitFor(() => expect(items.left()).toBe(0), patience);
  });

  it('lets a lane wait for its next turn behind the others', async () => {
    const items = itemsIn(server);
    items.waiting.set('long', 40);
    const one = { ...server.dependencies, env: { ...server.dependencies.env, workerSlots: 1 } };
    const workers = await startWorkers(one, [items.kind], queues.of.worker);
    onTestFinished(() => workers.stop(5_000));
    items.waiting.set('short', 1);

    await queues.of.worker.add([items.lane('long'), items.lane('short')]);
    workers.look();

    await vi.waitFor(() => expect(items.left()).toBe(0), patience);
    expect(items.turns.indexOf('short')).toBeLessThan(4);
  });

  it('takes one turn of a lane at a time, and keeps a wake-up that comes during it', async () => {
    const items = itemsIn(server);
    const held = Promise.withResolvers<void>();
    items.kind.hold = () => held.promise;
    items.waiting.set('held', 1);
    const workers = await start(items.kind);
    await queues.of.worker.add([items.lane('held')]);
    workers.look();
    await vi.waitFor(() => expect(items.turns).toEqual(['held']), patience);

    await queues.of.worker.add([items.lane('held')]);
    await queues.of.worker.add([items.lane('held')]);
    items.waiting.set('held', 3);
    workers.look();
    held.resolve();

    await vi.waitFor(() => expect(items.left()).toBe(0), patience);
    expect(items.running.most).toBe(1);
  });

  it('gives one project at most its share of the slots', async () => {
    const items = itemsIn(server);
    const letGo: (() => void)[] = [];
    items.kind.hold = () => new Promise<void>((resolve) => letGo.push(resolve));
    const subjects = Array.from({ length: 12 }, (_, index) => `lane ${index}`);
    for (const subject of subjects) items.waiting.set(subject, 1);
    const workers = await start(items.kind);
    await queues.of.worker.add(subjects.map(items.lane));
    workers.look();

    await vi.waitFor(() => expect(items.running.now).toBe(4), patience);
    await vi.waitFor(() => {
      for (const go of letGo.splice(0)) go();
      expect(items.left()).toBe(0);
    }, patience);

    expect(items.running.most).toBe(4);
  });

  it('does the work of its role only, also while the other has all its turns taken', async () => {
    const reads = itemsIn(server, 'reads-of-test');
    const messages = itemsIn(server, 'messages-of-test');
    const held = Promise.withResolvers<void>();
    reads.kind.hold = () => held.promise;
    for (let lane = 0; lane < 20; lane += 1) {
      reads.waiting.set(`lane ${lane}`, 1);
      messages.waiting.set(`lane ${lane}`, 1);
    }
    await start(reads.kind);
    await vi.waitFor(() => expect(reads.running.now).toBeGreaterThan(1), patience);
    expect(messages.turns).toEqual([]);

    await start({ ...messages.kind, role: 'delivery' }, 'delivery');

    await vi.waitFor(() => expect(messages.left()).toBe(0), patience);
    expect(reads.left()).toBe(20);
    held.resolve();
  });

  it('takes a lane again at once, also when the supervision has just seen it at work', async () => {
    const items = itemsIn(server);
    const held = Promise.withResolvers<void>();
    items.kind.hold = () => held.promise;
    items.waiting.set('seen', 1);
    const workers = await start(items.kind);
    await queues.of.worker.add([items.lane('seen')]);
    workers.look();
    await vi.waitFor(() => expect(items.turns).toEqual(['seen']), patience);
    await nextLook();
    const seen = await nextLook();
    held.resolve();
    await vi.waitFor(() => expect(items.left()).toBe(0), patience);

    items.waiting.set('seen', 1);
    await queues.of.worker.add([items.lane('seen')]);
    workers.look();

    await vi.waitFor(() => expect(items.left()).toBe(0), patience);
    expect(await lastLook()).toBe(seen);
  });

  it('replaces the queue of a release that kept two wake-ups for each lane', async () => {
    const items = itemsIn(server);
    await database.db.execute(sql`update pgboss.queue set policy = 'stately'`);

    const newer = await openWakeQueues(database, false, () => undefined);
    onTestFinished(() => newer.close());

    const policies = sql`select distinct policy from pgboss.queue where name in ('work', 'lanes')`;
    expect(await database.db.execute(policies)).toMatchObject({ rows: [{ policy: 'exclusive' }] });
    // The processes of the release before go on.
    items.waiting.set('before', 3);
    await start(items.kind);
    await vi.waitFor(() => expect(items.left()).toBe(0), patience);
  });

  it('takes a lane that another process worked on when this one started', async () => {
    const items = itemsIn(server);
    const held = Promise.withResolvers<void>();
    items.kind.hold = () => held.promise;
    items.waiting.set('moves', 1);
    const others = await openWakeQueues(database, true, () => undefined);
    const before = await startWorkers(server.dependencies, [items.kind], others.of.worker);
    await vi.waitFor(() => expect(items.turns).toEqual(['moves']), patience);
    const own = await openWakeQueues(database, true, () => undefined);
    onTestFinished(() => own.close());
    held.resolve();
    await before.stop(5_000);
    await others.close();
    const workers = await startWorkers(server.dependencies, [items.kind], own.of.worker);
    onTestFinished(() => workers.stop(5_000));

    items.waiting.set('moves', 1);

    await vi.waitFor(() => expect(items.left()).toBe(0), patience);
  });

  it('hands back the turn of a process that stops', async () => {
    const items = itemsIn(server);
    items.kind.hold = () => new Promise<void>(() => undefined);
    items.waiting.set('handed back', 1);
    const stuckQueues = await openWakeQueues(database, false, () => undefined);
    const stuck = await startWorkers(server.dependencies, [items.kind], stuckQueues.of.worker);
    await stuckQueues.of.worker.add([items.lane('handed back')]);
    stuck.look();
    await vi.waitFor(() => expect(items.turns).toHaveLength(1), patience);

    await stuck.stop(50);
    await stuckQueues.close();
    items.kind.hold = async () => undefined;
    await start(items.kind);

    // Sooner than a process that has died would be noticed.
    await vi.waitFor(() => expect(items.left()).toBe(0), { ...patience, timeout: 8_000 });
  });
});
