import { ne, sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createContext } from '../../src/context.ts';
import { events } from '../../src/platform/db/tables.ts';
import { laneOf, subjectOf } from '../../src/platform/lanes/lane.ts';
import { runTurn } from '../../src/platform/lanes/run-turn.ts';
import { eventFanOut } from '../../src/sync/events/fan-out.ts';
import { startTestServer, type TestServer } from '../start-test-server.ts';
import { rowsOf } from '../stored-rows.ts';
import { rowsRead, watching } from './rows-read.ts';

const crowd = 30_000;
/** Events that were routed. If every event waited, the index of those that wait would be no better than another. */
const keptEvents = 15_000;

describe(`the work that ${crowd} waiting events of one project make for others`, () => {
  let crowded: TestServer;
  let quiet: TestServer;

  beforeAll(async () => {
    crowded = await startTestServer();
    quiet = await startTestServer();
    await quiet.given.connection();
    await crowded.dependencies.db.execute(sql`
      insert into events (id, project_id, type, data_sealed, seal_key_id, create_time, routed_time)
      select gen_random_uuid(), ${crowded.project.id}::uuid, 'connection.created', 'sealed', 'test', now(),
        case when n > ${crowd}::int then now() end
      from generate_series(1, ${crowd}::int + ${keptEvents}::int) n`);
    await crowded.dependencies.db.execute(sql`analyze events`);
  }, 60_000);

  // The search for secrets would read every row of the crowd.
  afterAll(async () => {
    await crowded.dependencies.db.execute(sql`delete from projects where id = ${crowded.project.id}::uuid`);
  }, 60_000);

  it('is a small part when due lanes are looked for', async () => {
    const { sent, result } = await watching(quiet, (dependencies) =>
      eventFanOut.findDue(createContext(dependencies, 'test'), { limit: 10_000 }),
    );

    expect(result.map(subjectOf)).toEqual(expect.arrayContaining([crowded.project.id, quiet.project.id]));
    expect(new Set(result.map(({ id }) => id)).size).toBe(result.length);
    const rows = await Promise.all(sent.map((statement) => rowsRead(quiet, statement, 'events')));
    // Other tests share the database. What they left may be read as well, however much it is.
    const others = await eventsOutside(crowded);
    expect(rows.reduce((sum, read) => sum + read, 0)).toBeLessThanOrEqual(crowd / 20 + others);
  });

  it.each([
    ['its own', () => crowded, 50],
    ["the other project's", () => quiet, 1],
  ])('is as little as what is taken in a turn of %s lane', async (_, whose, taken) => {
    const { project } = whose();
    const { sent, result } = await watching(quiet, (dependencies) =>
      runTurn(
        dependencies,
        eventFanOut,
        laneOf('events', project.id, project.id),
        new AbortController().signal,
      ),
    );

    expect(result).toBe(taken === 50 ? 'moreIsDue' : 'finished');
    const choosing = sent.filter(({ sql: text }) => /^select.* from "events"/s.test(text));
    expect(choosing).toHaveLength(1);
    for (const statement of choosing) {
      // Rows in order are those of all partitions, so that one is read of each other. Other tests may have made some.
      const others = (await partitionsOf(quiet)) - 1;
      expect(await rowsRead(quiet, statement, 'events')).toBeLessThanOrEqual(50 + others);
    }
  });
});

async function partitionsOf({ dependencies }: TestServer): Promise<number> {
  const counted = sql`select count(*)::int as count from pg_inherits where inhparent = ${'events'}::regclass`;
  const [row] = await rowsOf(dependencies.db, counted);
  return Number(row?.count ?? 0);
}

async function eventsOutside({ dependencies, project }: TestServer): Promise<number> {
  return dependencies.db.$count(events, ne(events.projectId, project.id));
}
