import type { NotificationEvent, NotificationEventType } from '@dowel/schema';
import { eq } from 'drizzle-orm';
import type { TestServer } from '../../../test/start-test-server.ts';
import { deliveries, events } from '../../platform/db/tables.ts';
import { parseExactly } from '../../platform/exact-json.ts';
import { toMessageBody } from './service.ts';

export interface Listening {
  destinationId: string;
}

/** A webhook, or else the given destination, that hears of these types of events, by way of each of the topics. */
export async function listenTo(
  server: TestServer,
  types: readonly NotificationEventType[],
  { topicNames = ['alerts'], ...given }: { topicNames?: readonly string[]; destinationId?: string } = {},
): Promise<Listening> {
  const at = `/v1/projects/${server.project.id}`;
  const make = async (path: string, body: object) => {
    const answer = await server.request('POST', `${at}/${path}`, body);
    if (answer.status !== 201) throw new Error(`${path} was refused: ${JSON.stringify(answer.body)}`);
    return answer.body;
  };
  const metadata = { url: 'https://hooks.example.com/dowel' };
  const destinationId: string =
    given.destinationId ?? (await make('destinations', { name: 'hooks', type: 'webhook', metadata })).id;
  for (const name of topicNames) {
    const { id: topicId } = await make('topics', { name });
    await make('topic-destination-routes', { topicId, destinationId });
    for (const eventType of types) await make('notification-event-topic-routes', { topicId, eventType });
  }
  return { destinationId };
}

/** The messages of the stored events of the test's project, in the order in which they were emitted. */
export async function messagesOf(server: TestServer): Promise<NotificationEvent[]> {
  const context = server.context();
  const stored = await context.db
    .select()
    .from(events)
    .where(eq(events.projectId, server.project.id))
    .orderBy(events.id);
  // Messages with records are stored as events too.
  const bodies = await Promise.all(stored.map((event) => toMessageBody(context, event)));
  return bodies.map((one) => Object(parseExactly(`${one?.body}`))).filter((message) => 'data' in message);
}

/** The deliveries of the test's project. */
export function deliveriesOf(server: TestServer) {
  return server.dependencies.db.select().from(deliveries).where(eq(deliveries.projectId, server.project.id));
}
