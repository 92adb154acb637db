import { sql } from 'drizzle-orm';
import { describe, expect, inject, it } from 'vitest';
import { startTestServer, type TestServer } from '../../../test/start-test-server.ts';
import { createContext, enterProject } from '../../context.ts';
import { DatabaseLostError } from '../db/database-failure.ts';
import { inProject } from '../db/scope.ts';
import { lanes } from '../db/tables.ts';
import { type Lane, type LaneKind, LaneLostError, laneOf, type Turn } from './lane.ts';
import { claimLanes, holdLane, releaseLanes, renewLanes } from './queries.ts';
import { runDueLanes } from './run-due-lanes.ts';
import { runTurn } from './run-turn.ts';

const never = new AbortController().signal;

/** A kind with one lane, which is due as long as something is left to do. */
function kindOfWork(server: TestServer, take: (turn: Turn) => Promise<void>, times = 1): LaneKind {
  const lane = laneOf('tests', server.project.id, server.project.id);
  let left = times;
  return {
    name: 'tests',
    role: 'worker',
    findDue: async (_, { after }) => (after === undefined && left > 0 ? [lane] : []),
    measure: async () => ({ items: left, oldestDueTime: null }),
    async takeTurn(turn) {
      left -= 1;
      await take(turn);
      return { isMoreDue: left > 0 };
    },
  };
}

const laneOfTest = (server: TestServer): Lane => laneOf('tests', server.project.id, server.project.id);

describe('taking turns in a lane', () => {
  it('takes a lane that is free, with a larger token each time, and none that a turn has', async () => {
    const server = await startTestServer();
    const context = createContext(server.dependencies, 'tests');
    const lane = laneOfTest(server);

    const [first] = await claimLanes(context, [lane]);
    expect(first).toMatchObject({ lane, token: 1, project: { id: server.project.id } });
    expect(await claimLanes(context, [lane])).toEqual([]);
    await releaseLanes(context, first ? [first] : []);

    expect(await claimLanes(context, [lane])).toMatchObject([{ lane, token: 2 }]);
  });

  it('holds no lane with a sign of life that comes after the end of its turn', async () => {
    const server = await startTestServer();
    const context = createContext(server.dependencies, 'tests');
    const held = await claimLanes(context, [laneOfTest(server)]);
    await releaseLanes(context, held);

    await renewLanes(context, held);

    expect(await claimLanes(context, [laneOfTest(server)])).toHaveLength(1);
  });

  it.skipIf(inject('testDatabase').kind === 'pglite')(
    'gives its signs of life while a write of one of the turns takes long',
    async () => {
      const server = await startTestServer();
      const context = createContext(server.dependencies, 'tests');
      const inside = enterProject(context, server.project, { kind: 'system', id: 'tests' });
      const writing = laneOfTest(server);
      const held = await claimLanes(context, [writing, { ...writing, id: 'tests:other' }]);
      const turnTime = sql`now() - interval '9 seconds'`;
      await inside.db.update(lanes).set({ turnTime }).where(inProject(inside, lanes));

      const [begun, renewed] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];

      const written = inside.transaction(async (tx) => {
        await holdLane(tx, writing.id, 1);
        begun.resolve();
        await renewed.promise;
      });
      await begun.promise;
      await renewLanes(context, held).finally(renewed.resolve);
      await written;

      const old = inProject(inside, lanes, sql`${lanes.turnTime} < now() - interval '8 seconds'`);
      expect(await inside.db.select().from(lanes).where(old)).toEqual([]);
    },
  );

  it('frees no lane that a later turn has', async () => {
    const server = await startTestServer();
    const context = createContext(server.dependencies, 'tests');
    const first = await claimLanes(context, [laneOfTest(server)]);
    await claimLanes(context, [laneOfTest(server)], true);

    await releaseLanes(context, first);

    expect(await claimLanes(context, [laneOfTest(server)])).toEqual([]);
  });

  it('acts for no caller, in the project of the lane', async () => {
    const server = await startTestServer();
    const seen: unknown[] = [];
    const kind = kindOfWork(server, async ({ context }) => {
      seen.push(context.actor, context.project.id, context.scope);
    });

    await runDueLanes(server.dependencies, [kind], () => true);

    expect(seen).toEqual([{ kind: 'system', id: 'tests' }, server.project.id, {}]);
  });

  it('writes nothing after another turn has the lane', async () => {
    const server = await startTestServer();
    const written: string[] = [];
    let refused: unknown;
    const later = kindOfWork(server, async (turn) => turn.write(async () => void written.push('later')));
    const slow = kindOfWork(server, async (turn) => {
      await runTurn(server.dependencies, later, laneOfTest(server), never);
      refused = await turn.write(async () => void written.push('slow')).catch((error: unknown) => error);
    });

    await runTurn(server.dependencies, slow, laneOfTest(server), never);

    expect(written).toEqual(['later']);
    expect(refused).toBeInstanceOf(LaneLostError);
  });

  it.each([
    ['fails', new Error('the turn broke'), 'failed'],
    ['loses its database', new DatabaseLostError(new Error('the turn broke')), 'lost'],
  ])('survives a turn that %s, and logs it', async (_, error, outcome) => {
    const server = await startTestServer();
    const kind = kindOfWork(server, () => Promise.reject(error));

    expect(await runTurn(server.dependencies, kind, laneOfTest(server), never)).toBe(outcome);
    expect(server.logged.join('\n')).toContain('the turn broke');
  });

  it('skips the lane of a project that is gone', async () => {
    const server = await startTestServer();
    const kind = kindOfWork(server, () => Promise.reject(new Error('nobody calls this')));
    const lane = laneOf('tests', 'gone', '01990000-0000-7000-8000-000000000000');

    expect(await runTurn(server.dependencies, kind, lane, never)).toBe('notTaken');
  });
});
