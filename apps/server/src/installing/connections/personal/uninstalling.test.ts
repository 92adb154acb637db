import { describe, expect, it } from 'vitest';
import { messagesOf } from '../../../sync/events/stored-events.fixture.ts';
import { startPersonal } from './personal.fixture.ts';

async function start() {
  const server = await startPersonal();
  const { path, integration, installation, list, request } = server;
  const ends = `${path}/integrations/${integration.id}/installations/${installation.id}`;
  return {
    ...server,
    uninstall: (headers?: Record<string, string | null>) => request('DELETE', ends, undefined, headers),
    /** Whose connections are left. */
    left: async () =>
      [...(await list()).body, ...(await list('&owner=person')).body].map(
        ({ consumer }) => consumer.consumerRef,
      ),
  };
}

describe('connections that people have made for themselves, after an uninstall', () => {
  // @holds U12
  it('end with the last installation that acts with them, also those of colleagues, and the builder is told', async () => {
    const { connectOwn, uninstall, left, as, ...server } = await start();
    const { generate, request, path } = server;
    const own = await connectOwn('grace');
    await connectOwn('bob');
    await generate({
      groupRef: 'globex',
      consumerRef: 'eve',
      apiKey: 'key-of-mallory',
      personal: true,
    });

    const { status } = await uninstall(await as('ada'));

    expect([status, await left()]).toEqual([204, []]);
    const others = await request('GET', `${path}/connections?groupRef=globex&owner=person`);
    expect(others.body).toHaveLength(1);
    const ended = (await messagesOf(server)).filter(
      ({ notificationType }) => notificationType === 'connection.deleted',
    );
    expect(ended.map(({ data }) => data)).toContainEqual(
      expect.objectContaining({ connectionId: own.id, consumerRef: 'grace', isPersonal: true }),
    );
    expect(ended).toHaveLength(3);
  });

  it.each([
    ['stay while another installation acts with them', 'person', ['ada', 'grace']],
    ['end although another installation goes on with the connection of the group', undefined, ['ada']],
  ] as const)('%s', async (_, actAs, stay) => {
    const { connectOwn, uninstall, left, given, shared, request, path } = await start();
    await connectOwn('grace');
    const other = await given.integration({ name: 'other', actAs });
    const { config } = given.installationBody({});
    await request('POST', `${path}/integrations/${other.id}/installations?skipSampling=true`, {
      groupRef: 'acme',
      connectionId: shared.id,
      config,
    });

    await uninstall();

    expect(await left()).toEqual(stay);
  });

  it('end with the integration', async () => {
    const { connectOwn, left, request, path, integration } = await start();
    await connectOwn('grace');

    await request('DELETE', `${path}/integrations/${integration.id}`);

    expect(await left()).toEqual([]);
  });
});
