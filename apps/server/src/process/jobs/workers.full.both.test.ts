import { setTimeout as wait } from 'node:timers/promises';
import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, inject, it, onTestFinished, vi } from 'vitest';
import { openTestDatabase } from '../../../test/open-test-database.ts';
import { startTestServer, type TestServer } from '../../../test/start-test-server.ts';
import { createContext } from '../../context.ts';
import type { DatabaseConnection } from '../../platform/db/database.ts';
import { lanes } from '../../platform/db/tables.ts';
import { type LaneKind, laneOf, subjectOf, type Turn } from '../../platform/lanes/lane.ts';
import { claimLanes } from '../../platform/lanes/queries.ts';
import { Workers } from './workers.ts';

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
    measure: async () => ({ items: 0, oldestDueTime: null }),
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

describe('working on lanes', () => {
  let database: DatabaseConnection;
  let server: TestServer;

  beforeAll(async () => {
    database = await openTestDatabase(inject('testDatabase'));
    const { dependencies } = await startTestServer();
    server = await startTestServer({ stored: { db: database.db, secrets: dependencies.secrets } });
  });

  afterAll(() => database.close());

  /** A process that works on lanes of a kind, and what it tells others. */
  function start(kind: LaneKind, workerSlots = server.dependencies.env.workerSlots) {
    const told = vi.fn();
    const one = { ...server.dependencies, env: { ...server.dependencies.env, workerSlots } };
    const workers = new Workers(one, [kind], told);
    onTestFinished(() => workers.stop(5_000));
    return { workers, told };
  }

  it('gives a woken lane its turns until nothing is due', async () => {
    const items = itemsIn(server);
    items.waiting.set('a', 5);

    expect(start(items.kind).workers.wake([items.lane('a')])).toEqual([]);

    await vi.waitFor(() => expect(items.left()).toBe(0), patience);
    expect(items.turns.filter((one) => one === 'a').length).toBeGreaterThanOrEqual(3);
  });

  it('finds a lane whose wake-up got lost', async () => {
    const items = itemsIn(server);
    start(items.kind);

    items.waiting.set('lost', 1);

    await vi.waitFor(() => expect(items.left()).toBe(0), patience);
  });

  it('says that lanes are not found and that they are again, and not each second', async () => {
    const items = itemsIn(server, 'unfound');
    const { findDue } = items.kind;
    let isGone = true;
    items.kind.findDue = (...asked) => (isGone ? Promise.reject(new Error('gone')) : findDue(...asked));
    const { workers } = start(items.kind);

    for (let looks = 0; looks < 3; looks += 1) await workers.look();
    isGone = false;
    await workers.look();
    await workers.look();

    const said = server.logged.map((line) => JSON.parse(line)).filter(({ msg }) => /due lanes/.test(msg));
    expect(said.map(({ level }) => level)).toEqual([40, 30]);
  });

  it('tries a lane whose turns fail less and less often, and at once when it is woken', async () => {
    const items = itemsIn(server, 'poisoned');
    items.waiting.set('a', 1);
    items.kind.hold = () => Promise.reject(new Error('The row cannot be read.'));
    const { workers } = start(items.kind);
    await vi.waitFor(() => expect(items.turns).toHaveLength(2), patience);

    for (let looks = 0; looks < 20; looks += 1) {
      await workers.look();
      await wait(20);
    }
    expect(items.turns).toHaveLength(2);
    workers.wake([items.lane('a')]);
    await vi.waitFor(() => expect(items.turns).toHaveLength(3), patience);
  });

  it('frees a lane as soon as the database answers again, not when the lane counts as dead', async () => {
    const items = itemsIn(server);
    items.waiting.set('a', 1);
    let isGone = false;
    const db = new Proxy(server.dependencies.db, {
      get(target, name) {
        if (isGone && name === 'update') throw new Error('The database does not answer.');
        return Reflect.get(target, name);
      },
    });
    let endedMs = 0;
    items.kind.hold = async () => {
      if (endedMs > 0) return;
      endedMs = performance.now();
      isGone = true;
      throw new Error('The turn lost its database.');
    };
    const workers = new Workers({ ...server.dependencies, db }, [items.kind], () => undefined);
    onTestFinished(() => workers.stop(5_000));
    await vi.waitFor(() => expect(isGone).toBe(true), patience);
    await wait(1_500);

    isGone = false;

    await vi.waitFor(() => expect(items.left()).toBe(0), patience);
    expect(performance.now() - endedMs).toBeLessThan(7_000);
  });

  it('lets a lane wait for its next turn behind the others', async () => {
    const items = itemsIn(server);
    items.waiting.set('long', 40);
    items.waiting.set('short', 1);

    start(items.kind, 1).workers.wake([items.lane('long'), items.lane('short')]);

    await vi.waitFor(() => expect(items.left()).toBe(0), patience);
    expect(items.turns.indexOf('short')).toBeLessThan(4);
  });

  it('takes one turn of a lane at a time, and keeps a wake-up that comes during it', async () => {
    const items = itemsIn(server);
    const held = Promise.withResolvers<void>();
    items.kind.hold = () => held.promise;
    items.waiting.set('held', 1);
    const { workers } = start({ ...items.kind, findDue: async () => [] });
    workers.wake([items.lane('held')]);
    await vi.waitFor(() => expect(items.turns).toEqual(['held']), patience);

    workers.wake([items.lane('held')]);
    workers.wake([items.lane('held')]);
    items.waiting.set('held', 3);
    held.resolve();

    await vi.waitFor(() => expect(items.left()).toBe(0), patience);
    expect(items.running.most).toBe(1);
  });

  it('gives one project at most its share of the slots, and says which lanes wait for one', async () => {
    const items = itemsIn(server);
    const letGo: (() => void)[] = [];
    items.kind.hold = () => new Promise<void>((resolve) => letGo.push(resolve));
    const subjects = Array.from({ length: 12 }, (_, index) => `lane ${index}`);
    for (const subject of subjects) items.waiting.set(subject, 1);
    const { workers } = start(items.kind);

    expect(workers.wake(subjects.map(items.lane))).toEqual(subjects.slice(4).map(items.lane));

    await vi.waitFor(() => expect(items.running.now).toBe(4), patience);
    await vi.waitFor(() => {
      for (const go of letGo.splice(0)) go();
      expect(items.left()).toBe(0);
    }, patience);
    expect(items.running.most).toBe(4);
  });

  it('lets a turn know whether others wait for its slot', async () => {
    const items = itemsIn(server);
    const contexts = new Map<string, Turn['context']>();
    const takeTurn: LaneKind['takeTurn'] = (turn) => {
      contexts.set(subjectOf(turn.lane), turn.context);
      return items.kind.takeTurn(turn);
    };
    const letGo: (() => void)[] = [];
    items.kind.hold = () => new Promise<void>((resolve) => letGo.push(resolve));
    for (const lane of ['a', 'b']) items.waiting.set(lane, 1);
    const { workers } = start({ ...items.kind, takeTurn }, 2);
    const isWanted = (lane: string) => contexts.get(lane)?.isPlaceWanted?.();

    workers.wake([items.lane('a')]);
    workers.wake([items.lane('b')]);
    await vi.waitFor(() => expect(isWanted('a')).toBe(true), patience);
    letGo.shift()?.();
    await vi.waitFor(() => expect(isWanted('b')).toBe(false), patience);
    letGo.shift()?.();
    await vi.waitFor(() => expect(items.left()).toBe(0), patience);
  });

  it('does the work of its kinds only, also while those of another role have all their turns taken', async () => {
    const reads = itemsIn(server, 'reads-of-test');
    const messages = itemsIn(server, 'messages-of-test');
    const held = Promise.withResolvers<void>();
    reads.kind.hold = () => held.promise;
    for (let lane = 0; lane < 20; lane += 1) {
      reads.waiting.set(`lane ${lane}`, 1);
      messages.waiting.set(`lane ${lane}`, 1);
    }
    start(reads.kind);
    await vi.waitFor(() => expect(reads.running.now).toBeGreaterThan(1), patience);
    expect(messages.turns).toEqual([]);

    start(messages.kind);

    await vi.waitFor(() => expect(messages.left()).toBe(0), patience);
    expect(reads.left()).toBe(20);
    held.resolve();
  });

  it('tells others of a lane that was woken here while it has a turn elsewhere, and takes it when that has ended', async () => {
    const items = itemsIn(server);
    const held = Promise.withResolvers<void>();
    items.kind.hold = () => held.promise;
    items.waiting.set('shared', 1);
    start(items.kind).workers.wake([items.lane('shared')]);
    await vi.waitFor(() => expect(items.turns).toEqual(['shared']), patience);
    const other = start({ ...items.kind, findDue: async () => [] });

    other.workers.wake([items.lane('shared')]);

    await vi.waitFor(() => expect(other.told).toHaveBeenCalledWith([items.lane('shared')]), patience);
    expect(items.turns).toEqual(['shared']);
    held.resolve();
    await vi.waitFor(() => expect(items.left()).toBe(0), patience);
    items.waiting.set('shared', 1);
    other.workers.wake([items.lane('shared')]);
    await vi.waitFor(() => expect(items.left()).toBe(0), patience);
    expect(items.running.most).toBe(1);
  });

  it('takes no lane of a process that lives, and that of one which has died after ten seconds', async () => {
    const items = itemsIn(server);
    items.waiting.set('orphan', 1);
    await claimLanes(createContext(server.dependencies, 'dies'), [items.lane('orphan')]);
    const ageBy = (seconds: number) =>
      database.db
        .update(lanes)
        .set({ turnTime: sql`now() - make_interval(secs => ${seconds})` })
        .where(eq(lanes.id, items.lane('orphan').id));
    await ageBy(7);
    const { workers } = start(items.kind);

    await workers.look();
    await workers.look();
    expect(items.turns).toEqual([]);
    await ageBy(11);

    await vi.waitFor(() => expect(items.left()).toBe(0), patience);
  });

  it('keeps the lane of a turn that takes long', async () => {
    const items = itemsIn(server);
    const held = Promise.withResolvers<void>();
    items.kind.hold = () => held.promise;
    items.waiting.set('long turn', 1);
    start(items.kind);
    await vi.waitFor(() => expect(items.turns).toHaveLength(1), patience);
    await database.db.update(lanes).set({ turnTime: sql`now() - interval '5 seconds'` });

    await vi.waitFor(async () => {
      const [row] = await database.db
        .select({ isRenewed: sql<boolean>`${lanes.turnTime} > now() - interval '4 seconds'` })
        .from(lanes)
        .where(eq(lanes.id, items.lane('long turn').id));
      expect(row).toEqual({ isRenewed: true });
    }, patience);
    held.resolve();
  });

  it('frees the lane of a turn that has not ended when its process stops', async () => {
    const items = itemsIn(server);
    const held = Promise.withResolvers<void>();
    items.kind.hold = () => held.promise;
    items.waiting.set('handed back', 1);
    const stuck = start(items.kind);
    stuck.workers.wake([items.lane('handed back')]);
    await vi.waitFor(() => expect(items.turns).toHaveLength(1), patience);

    await stuck.workers.stop(50);
    items.kind.hold = async () => undefined;
    start(items.kind);

    // Sooner than a process that has died would be noticed.
    await vi.waitFor(() => expect(items.left()).toBe(0), { ...patience, timeout: 8_000 });
    held.resolve();
  });
});
