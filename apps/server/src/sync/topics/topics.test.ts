import { describe, expect, it } from 'vitest';
import { startTestServer } from '../../../test/start-test-server.ts';

async function serverWithTopic(name = 'sales') {
  const server = await startTestServer();
  const base = `/v1/projects/${server.project.id}/topics`;
  const { body: topic } = await server.request('POST', base, { name });
  return { ...server, base, topic };
}

describe('routing events to topics', () => {
  const eventType = 'installation.created';

  async function serverWithRoute() {
    const server = await serverWithTopic();
    const routes = `/v1/projects/${server.project.id}/notification-event-topic-routes`;
    const { body: route } = await server.request('POST', routes, { eventType, topicId: server.topic.id });
    return { ...server, routes, route };
  }

  // @holds S227, S228, S229, S230, S231, S232, S233, S234, S235, S236
  it.each([
    'connection.created',
    'connection.error',
    'connection.refreshed',
    'connection.updated',
    'connection.deleted',
    'installation.created',
    'installation.updated',
    'installation.deleted',
    'read.schedule.paused',
    'read.backfill.done',
    'read.triggered.done',
    'read.triggered.error',
    'write.async.done',
    'subscribe.create.error',
    'destination.webhook.disabled',
  ])('can send %s to a topic', async (eventType) => {
    const { request, routes, topic } = await serverWithRoute();
    const body = { eventType, topicId: topic.id };

    // The first route exists already.
    const { status } = await request('POST', routes, body);
    const { body: listed } = await request('GET', `${routes}?eventType=${eventType}`);

    expect([201, 409]).toContain(status);
    expect(listed).toMatchObject([body]);
  });

  // @holds S159
  it('refuses to list by an event type there is not', async () => {
    const { request, routes } = await serverWithRoute();

    const answer = await request('GET', `${routes}?eventType=coffee.ready`);

    expect(answer).toMatchObject({
      status: 400,
      body: { code: 'invalid_request', issues: [{ in: 'query', name: 'eventType' }] },
    });
  });

  // @holds S237
  it("refuses another project's topic", async () => {
    const { topic } = await serverWithTopic();
    const other = await startTestServer();

    const answer = await other.request(
      'POST',
      `/v1/projects/${other.project.id}/notification-event-topic-routes`,
      { eventType, topicId: topic.id },
    );

    expect(answer).toMatchObject({ status: 404, body: { code: 'topic_not_found' } });
  });
});
