import { exampleEvents } from '@dowel/schema';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { startTestServer, type TestServer } from '../../../test/start-test-server.ts';
import { emit } from '../../platform/events/emit.ts';
import { deliveriesOf } from './stored-events.fixture.ts';

const types = ['connection.created', 'connection.deleted', 'installation.created'] as const;
const indexes = [0, 1, 2] as const;

/** Pairs of what leads where: an event type to a topic, or a topic to a destination. By their places in the lists. */
const pairs = fc.uniqueArray(fc.tuple(fc.constantFrom(...indexes), fc.constantFrom(...indexes)), {
  selector: ([from, to]) => `${from} ${to}`,
});

/** Routes of a project, events that happen, and what is deleted while they wait. */
const graphs = fc.record({
  eventRoutes: pairs,
  topicRoutes: pairs,
  events: fc.array(fc.constantFrom(...indexes), { maxLength: 6 }),
  deletedRoutes: fc.subarray([...indexes]),
  deletedTopics: fc.subarray([...indexes]),
  deletedDestinations: fc.subarray([...indexes]),
});
type Graph = typeof graphs extends fc.Arbitrary<infer Made> ? Made : never;

/** Three topics and three destinations, with the routes of the graph. */
async function build(server: TestServer, { eventRoutes, topicRoutes }: Graph) {
  const at = `/v1/projects/${server.project.id}`;
  const make = async (path: string, body: object): Promise<string> => {
    const answer = await server.request('POST', `${at}/${path}`, body);
    expect(answer.status).toBe(201);
    return answer.body.id;
  };
  const inTurn = async <T, R>(items: readonly T[], work: (item: T) => Promise<R>) => {
    const made: R[] = [];
    for (const item of items) made.push(await work(item));
    return made;
  };
  const metadata = { url: 'https://hooks.example.com/dowel' };
  const topics = await inTurn(indexes, (n) => make('topics', { name: `topic-${n}` }));
  const destinations = await inTurn(indexes, (n) =>
    make('destinations', { name: `hooks-${n}`, type: 'webhook', metadata }),
  );
  await inTurn(eventRoutes, ([type, topic]) =>
    make('notification-event-topic-routes', { topicId: topics[topic], eventType: types[type] }),
  );
  const routes = await inTurn(topicRoutes, ([topic, destination]) =>
    make('topic-destination-routes', { topicId: topics[topic], destinationId: destinations[destination] }),
  );
  const remove = async (path: string, ids: readonly (string | undefined)[]) => {
    for (const id of ids) if (id) await server.request('DELETE', `${at}/${path}/${id}`);
  };
  return { topics, destinations, routes, remove };
}

/** The deliveries that must be there: each event once for each destination that it can reach at the end. */
function expected(graph: Graph, destinations: readonly string[]): string[] {
  const { eventRoutes, topicRoutes, events, deletedRoutes, deletedTopics, deletedDestinations } = graph;
  const routes = topicRoutes
    .filter((_, index) => !deletedRoutes.some((deleted) => deleted === index))
    .filter(([topic, to]) => !deletedTopics.includes(topic) && !deletedDestinations.includes(to));
  return events.flatMap((type) => {
    const topics = eventRoutes.flatMap(([from, topic]) => (from === type ? [topic] : []));
    const reached = new Set(routes.flatMap(([topic, to]) => (topics.includes(topic) ? [to] : [])));
    return [...reached].map((to) => `${types[type]} ${destinations[to]}`);
  });
}

describe('a graph of routes', () => {
  it('brings each event once to each destination that it reaches, and to none of another project', async () => {
    const everything = indexes.flatMap((from) => indexes.map((to): [0 | 1 | 2, 0 | 1 | 2] => [from, to]));
    const other = await startTestServer();
    await build(other, {
      eventRoutes: everything,
      topicRoutes: everything,
      events: [],
      deletedRoutes: [],
      deletedTopics: [],
      deletedDestinations: [],
    });

    await fc.assert(
      fc.asyncProperty(graphs, async (graph) => {
        const server = await startTestServer();
        const { topics, destinations, routes, remove } = await build(server, graph);
        for (const type of graph.events)
          await server.context().transaction((tx) => emit(tx, [exampleEvents[types[type]]]));
        await remove(
          'topic-destination-routes',
          graph.deletedRoutes.map((index) => routes[index]),
        );
        await remove(
          'topics',
          graph.deletedTopics.map((index) => topics[index]),
        );
        await remove(
          'destinations',
          graph.deletedDestinations.map((index) => destinations[index]),
        );

        await server.runJobs();
        await server.runJobs();

        const made = await deliveriesOf(server);
        const found = made.map(({ eventType, destinationId }) => `${eventType} ${destinationId}`);
        expect(found.sort()).toEqual(expected(graph, destinations).sort());
        expect(new Set(made.map((one) => `${one.eventId} ${one.destinationId}`)).size).toBe(made.length);
        expect(await deliveriesOf(other)).toEqual([]);
      }),
      { numRuns: 8 },
    );
  });
});
