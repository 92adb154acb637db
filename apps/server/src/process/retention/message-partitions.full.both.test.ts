import { eq, sql } from 'drizzle-orm';
import { v7 } from 'uuid';
import { describe, expect, it } from 'vitest';
import { deliveries } from '../../platform/db/tables.ts';
import { clean, startWithPartitions, warnings } from './logged-operations.fixture.ts';
import {
  countBodies,
  counts,
  partitionNames,
  sent,
  storeLargeBody,
  tables,
} from './stored-messages.fixture.ts';

/** Messages are kept for twelve days, so a partition has two. */
const env = { DOWEL_EVENT_RETENTION_DAYS: '12' };

async function startWithDestination() {
  const server = await startWithPartitions(env);
  await clean(server);
  // The partition that ends with this day is the first.
  await clean(server, 2);
  const { id: destinationId } = await server.given.webhook('https://hooks.acme.example');
  const { db } = server.dependencies;
  const placesOf = async (id: string) => {
    const all = await Promise.all(
      tables.slice(0, 3).map(async (table) => {
        const isIt = sql`project_id = ${server.project.id}::uuid and substr(id::text, 1, 13) = ${id.slice(0, 13)}`;
        const rows = await db
          .select({ place: sql<string>`tableoid::regclass::text` })
          .from(table)
          .where(isIt);
        return rows.map(({ place }) => place);
      }),
    );
    return all.flat();
  };
  return { ...server, destinationId, placesOf };
}

describe('dropping partitions of messages', () => {
  // @holds M10
  it('drops events with their deliveries, attempts and places, and nothing that is younger', async () => {
    const server = await startWithDestination();
    const { destinationId } = server;
    const id = await sent(server, { destinationId });
    await sent(server, { destinationId, status: 'failed' });
    await sent(server, { destinationId, days: 6 });
    const places = await server.placesOf(id);
    // A long read has found it in the end. It is kept for as long as all others.
    await sent(server, { destinationId, days: 9, daysRead: 9 });
    const seen: unknown[] = [];

    for (const days of [11.9, 2.2, 6, 3]) {
      await clean(server, days);
      seen.push(await counts(server));
    }

    expect(places.map((place) => place.replace(/_\d{8}_\w+$/, ''))).toEqual([
      'events',
      'events',
      'deliveries',
      'deliveries',
      'delivery_attempts',
      'delivery_attempts',
    ]);
    expect(seen).toEqual([
      [4, 4, 4, 4],
      [2, 2, 2, 2],
      [1, 1, 1, 1],
      [0, 0, 0, 0],
    ]);
    expect(await partitionNames(server)).not.toEqual(expect.arrayContaining([places[0]]));
    expect(warnings(server)).toEqual([]);
  });

  it('moves a message that waits for its destination, which is sent when that takes messages again', async () => {
    const server = await startWithDestination();
    const { destinationId, request, project } = server;
    const path = `/v1/projects/${project.id}/destinations/${destinationId}`;
    await request('POST', `${path}:pause`, { reason: 'Their system is moved.' });
    const id = await sent(server, { destinationId, status: 'pending' });
    await storeLargeBody(server);
    await sent(server, { destinationId });

    await clean(server, 14.1);
    const moved = { counts: await counts(server), places: await server.placesOf(id) };
    await clean(server, 30);
    const later = await counts(server);
    const bodies = [await countBodies(server)];
    await server.dependencies.db
      .update(deliveries)
      .set({ status: 'delivered', dueTime: null, updateTime: server.now() })
      .where(eq(deliveries.id, id));
    // The addresses in it are valid for 15 minutes.
    for (const days of [0.01, 0.01]) {
      await clean(server, days);
      bodies.push(await countBodies(server));
    }

    expect(moved.counts).toEqual([1, 1, 1, 1]);
    expect(moved.places).toEqual(['events_rest', 'deliveries_rest', 'delivery_attempts_rest']);
    expect(later).toEqual(moved.counts);
    expect(bodies).toEqual([1, 1, 0]);
    expect(await counts(server)).toEqual([0, 0, 0, 0]);
    expect(warnings(server)).toEqual([]);
  });

  it.each([30, 13.9])(
    'keeps a message that an inbox got after %d days as long as any other of the inbox',
    async (waited) => {
      const server = await startWithDestination();
      const { request, project, runJobs } = server;
      const path = `/v1/projects/${project.id}/destinations`;
      const { id } = (await request('POST', path, { name: 'inbox', type: 'inbox', metadata: {} })).body;
      await request('POST', `${path}/inbox:pause`, { reason: 'Their system is moved.' });
      await sent(server, { destinationId: id, status: 'pending' });
      await storeLargeBody(server);
      await clean(server, waited);

      await request('POST', `${path}/inbox:unpause`);
      await runJobs();
      const seen: unknown[] = [];
      for (const days of [0.2, 6, 1]) {
        await clean(server, days);
        const { body } = await request('GET', `${path}/inbox/messages`);
        seen.push([body.results.length, await countBodies(server)]);
      }

      expect(seen).toEqual([
        [1, 1],
        [1, 1],
        [0, 0],
      ]);
      expect(warnings(server)).toEqual([]);
    },
  );

  it('leaves a partition in which ten thousand wait, and deletes the others one by one. A deleted destination takes its messages with it', async () => {
    const server = await startWithDestination();
    const { destinationId, project, dependencies, request } = server;
    await sent(server, { destinationId });
    const id = await sent(server, { destinationId, status: 'pending' });
    const [place] = await server.placesOf(id);
    const first = `${id.slice(0, 13)}-7000-8000-`;
    await dependencies.db.execute(sql`
      insert into deliveries (id, project_id, event_id, destination_id, topic, event_type, status, create_time)
      select (${first}::text || lpad(n::text, 12, '0'))::uuid, ${project.id}::uuid, ${v7()}::uuid, ${destinationId}::uuid, '', '',
        'pending', ${server.now().toISOString()}::timestamptz from generate_series(1, 10000) n`);

    await clean(server, 14.1);
    const first14 = await counts(server);
    await clean(server, 1);

    expect(first14).toEqual([1, 10_001, 1, 1]);
    expect(await counts(server)).toEqual(first14);
    expect(await partitionNames(server)).toContain(place);
    expect(warnings(server)).toEqual([]);

    // What was sent to a destination goes with it, with the attempts and the places.
    await sent(server, { destinationId });
    await request('DELETE', `/v1/projects/${project.id}/destinations/${destinationId}`);
    expect(await counts(server)).toEqual([2, 0, 0, 0]);
  });
});
