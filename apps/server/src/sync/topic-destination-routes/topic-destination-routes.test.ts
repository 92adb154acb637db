import { sql } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { startTestServer } from '../../../test/start-test-server.ts';
import { topicDestinationRoutes } from '../../platform/db/tables.ts';

async function serverWithRoute() {
  const server = await startTestServer();
  const project = `/v1/projects/${server.project.id}`;
  const routes = `${project}/topic-destination-routes`;
  const { body: topic } = await server.request('POST', `${project}/topics`, { name: 'alerts' });
  const { body: destination } = await server.request('POST', `${project}/destinations`, {
    name: 'hooks',
    type: 'webhook',
    metadata: { url: 'https://hooks.acme.example' },
  });
  const ids = { topicId: topic.id, destinationId: destination.id };
  const { body: route } = await server.request('POST', routes, ids);
  return { ...server, projectPath: project, routes, topic, destination, ids, route };
}

describe('routing topics to destinations', () => {
  it('makes one route of many that are asked for at once, also where the encryption key of the destination is lost', async () => {
    const { request, routes, route, ids, destination, dependencies } = await serverWithRoute();
    await request('DELETE', `${routes}/${route.id}`);
    await dependencies.db.execute(
      sql`update destinations set headers_sealed = 'v1.gone.AAAA.AAAA' where id = ${destination.id}`,
    );

    const answers = await Promise.all(Array.from({ length: 4 }, () => request('POST', routes, ids)));

    expect(answers.map(({ status }) => status).sort()).toEqual([201, 409, 409, 409]);
    expect((await request('GET', routes)).body).toMatchObject([ids]);
  });

  it("refuses another project's topic and destination, by id and by name", async () => {
    const own = await serverWithRoute();
    const other = await serverWithRoute();
    const attempts = [
      [{ ...other.ids, topicId: own.topic.id }, 'topic_not_found'],
      [{ ...other.ids, destinationId: own.destination.id }, 'destination_not_found'],
    ] as const;
    await own.request('PATCH', `${own.projectPath}/destinations/hooks`, {
      updateMask: ['name'],
      destination: { name: 'own-hooks' },
    });

    for (const [body, code] of attempts) {
      expect(await other.request('POST', other.routes, body)).toMatchObject({ status: 404, body: { code } });
    }
    expect(
      await other.request('POST', other.routes, { ...other.ids, destinationId: 'own-hooks' }),
    ).toMatchObject({ status: 404, body: { code: 'destination_not_found' } });
    expect((await other.request('GET', other.routes)).body).toEqual([other.route]);
  });

  it('cannot be stored across projects, whatever the code does', async () => {
    const { dependencies, given, now, ids } = await serverWithRoute();
    const elsewhere = await given.project();
    const crossing = { projectId: elsewhere.id, createTime: now(), ...ids };

    const storing = Promise.resolve(dependencies.db.insert(topicDestinationRoutes).values(crossing));

    await expect(storing).rejects.toMatchObject({
      cause: { constraint: expect.stringMatching(/^topic_destination_routes_(topic|destination)$/) },
    });
  });
});
