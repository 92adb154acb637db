import { describe, expect, it } from 'vitest';
import { startTestServer } from '../../../test/start-test-server.ts';

async function serverWithTopic(name = 'sales') {
  const server = await startTestServer();
  const base = `/v1/projects/${server.project.id}/topics`;
  const { body: topic } = await server.request('POST', base, { name });
  return { ...server, base, topic };
}

describe('making a topic', () => {
  it('answers what was made', async () => {
    const { request, project, now } = await startTestServer();

    const answer = await request('POST', `/v1/projects/${project.name}/topics`, { name: 'sales-team' });

    expect(answer).toMatchObject({
      status: 201,
      body: { name: 'sales-team', projectId: project.id, createTime: now().toISOString() },
    });
    expect(answer.body).not.toHaveProperty('updateTime');
  });

  it('refuses a name that is taken', async () => {
    const { request, base } = await serverWithTopic('sales');

    const answer = await request('POST', base, { name: 'sales' });

    expect(answer).toMatchObject({ status: 409, body: { code: 'name_taken' } });
    expect(answer.body.detail).toContain('"sales"');
    expect((await request('GET', base)).body).toHaveLength(1);
  });

  it.each([{}, { name: 'sales team' }, { name: 'x'.repeat(65) }])('refuses %j', async (body) => {
    const { request, project } = await startTestServer();

    const answer = await request('POST', `/v1/projects/${project.id}/topics`, body);

    expect(answer).toMatchObject({
      status: 400,
      body: { code: 'invalid_request', issues: [expect.objectContaining({ name: 'name' })] },
    });
  });
});

describe('renaming a topic', () => {
  it('takes the new name', async () => {
    const { request, base, topic, advanceClock, now } = await serverWithTopic();
    advanceClock(1000);

    const answer = await request('PATCH', `${base}/${topic.id}`, { name: 'support' });

    expect(answer).toMatchObject({
      status: 200,
      body: { id: topic.id, name: 'support', updateTime: now().toISOString() },
    });
  });

  it('refuses a name that is taken', async () => {
    const { request, base, topic } = await serverWithTopic();
    await request('POST', base, { name: 'support' });

    const answer = await request('PATCH', `${base}/${topic.id}`, { name: 'support' });

    expect(answer).toMatchObject({ status: 409, body: { code: 'name_taken' } });
  });
});

describe('a topic that is not there', () => {
  it.each(['PATCH', 'DELETE'])('is 404 for %s, also when another project has it', async (method) => {
    const { base, topic } = await serverWithTopic();
    const other = await startTestServer();
    const elsewhere = `/v1/projects/${other.project.id}/topics`;

    for (const path of [`${elsewhere}/${topic.id}`, `${elsewhere}/nonsense`]) {
      const answer = await other.request(method, path, method === 'PATCH' ? { name: 'mine' } : undefined);
      expect(answer).toMatchObject({ status: 404, body: { code: 'topic_not_found' } });
    }
    expect(base).not.toBe(elsewhere);
  });
});

describe('routing events to topics', () => {
  const eventType = 'installation.created';

  async function serverWithRoute() {
    const server = await serverWithTopic();
    const routes = `/v1/projects/${server.project.id}/notification-event-topic-routes`;
    const { body: route } = await server.request('POST', routes, { eventType, topicId: server.topic.id });
    return { ...server, routes, route };
  }

  // @holds S12, S157, S158, S227, S228
  it('lists them by topic and by event type', async () => {
    const { request, base, routes, route, topic } = await serverWithRoute();
    const { body: other } = await request('POST', base, { name: 'support' });
    await request('POST', routes, { eventType: 'connection.error', topicId: other.id });

    const idsOf = async (query: string) =>
      (await request('GET', `${routes}${query}`)).body.map(({ id }: { id: string }) => id);

    expect(await idsOf('')).toHaveLength(2);
    expect(await idsOf(`?topicId=${topic.id}`)).toEqual([route.id]);
    expect(await idsOf(`?eventType=${eventType}`)).toEqual([route.id]);
    expect(await idsOf(`?topicId=${other.id}&eventType=${eventType}`)).toEqual([]);
  });

  // @holds S229, S230, S231, S232, S233, S234, S235, S236
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
  it('refuses the same route twice', async () => {
    const { request, routes, topic } = await serverWithRoute();

    const answer = await request('POST', routes, { eventType, topicId: topic.id });

    expect(answer).toMatchObject({ status: 409, body: { code: 'route_exists' } });
    expect((await request('GET', routes)).body).toHaveLength(1);
  });

  // @holds S120, S159
  it('refuses an event type there is not', async () => {
    const { request, routes, topic } = await serverWithRoute();

    const answer = await request('POST', routes, { eventType: 'coffee.ready', topicId: topic.id });

    expect(answer).toMatchObject({ status: 400, body: { code: 'invalid_request' } });
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

  it('ends with the route, and with the topic', async () => {
    const { request, base, routes, route, topic } = await serverWithRoute();

    expect(await request('DELETE', `${routes}/${route.id}`)).toMatchObject({ status: 204, body: '' });
    expect(await request('DELETE', `${routes}/${route.id}`)).toMatchObject({
      status: 404,
      body: { code: 'route_not_found' },
    });

    await request('POST', routes, { eventType, topicId: topic.id });
    expect((await request('DELETE', `${base}/${topic.id}`)).status).toBe(204);
    expect((await request('GET', routes)).body).toEqual([]);
  });

  it('is not for keys of pages', async () => {
    const { request, base, frontendKey } = await serverWithTopic();

    const answer = await request('GET', base, undefined, { 'x-api-key': frontendKey });

    expect(answer).toMatchObject({ status: 403, body: { code: 'api_key_scope' } });
  });
});
