import { describe, expect, it } from 'vitest';
import { createMockService } from './mock-service.ts';

const owner = { groupRef: 'acme', groupName: 'Acme Inc', consumerRef: 'ada', consumerName: 'Ada' };
const content = { provider: 'sandboxApiKey', read: { objects: { contacts: { objectName: 'contacts' } } } };

function start() {
  const service = createMockService();
  const call = async (method: string, path: string, body?: unknown) => {
    const response = await service.fetch(`https://dowel.test/v1/projects/demo${path}`, {
      method,
      headers: { 'X-Api-Key': 'mock_full' },
      ...(body !== undefined && { body: JSON.stringify(body) }),
    });
    expect(response.ok, await response.clone().text()).toBe(true);
    return response.status === 204 ? undefined : response.json();
  };
  const integration = service.store.integrations.find(({ name }) => name === 'crm-sync-key');
  const path = `/integrations/${integration?.id}`;
  const connect = () =>
    call('POST', '/connections:generate', { ...owner, provider: 'sandboxApiKey', apiKey: 'k' });
  const install = () => call('POST', `${path}/installations`, { groupRef: 'acme', config: { content } });
  const told = () => service.events.map(({ notificationType }) => notificationType);
  return { service, connect, install, told, path };
}

describe('recording what the service would send', () => {
  it('gives each event an id of its own, also after a reset', async () => {
    const { service, connect } = start();
    await connect();
    await connect();
    const ids = service.events.map(({ id }) => id);

    service.reset();
    expect(service.events).toEqual([]);
    await connect();

    expect(new Set([...ids, ...service.events.map(({ id }) => id)]).size).toBe(3);
  });

  it('finds the newest event of a type, or says which there are', async () => {
    const { service, connect } = start();
    const find = () => service.getEvent('connection.updated');
    expect(find).toThrow('no connection.updated, but nothing');
    await connect();
    expect(find).toThrow('no connection.updated, but connection.created');
    await connect();
    await connect();

    expect(find().id).toBe(service.events[2]?.id);
  });

  it('names an object as the provider does, and says times in UTC', async () => {
    const { service, connect, install, path } = start();
    await connect();
    await install();

    const response = await service.fetch(`https://dowel.test/read/v1/projects/demo${path}/objects/people`, {
      method: 'POST',
      headers: { 'X-Api-Key': 'mock_full' },
      body: JSON.stringify({ groupRef: 'acme', mode: 'async', sinceTimestamp: '2026-01-01T00:00:00+02:00' }),
    });

    expect(response.status).toBe(201);
    expect(service.getEvent('read.triggered.done').data).toMatchObject({
      objectName: 'contacts',
      fromTimestamp: '2025-12-31T22:00:00.000Z',
    });
  });

  it('records nothing of a change that was refused, and moves no connection either', async () => {
    const { service, connect, install, told, path } = start();
    await connect();
    const { id, connection } = await install();
    const other = service.given.connection({ id: 'other', provider: 'sandboxApiKey' });

    const response = await service.fetch(`https://dowel.test/v1/projects/demo${path}/installations/${id}`, {
      method: 'PATCH',
      headers: { 'X-Api-Key': 'mock_full' },
      body: JSON.stringify({
        updateMask: ['connectionId', 'config.content.read.objects.planets'],
        installation: {
          connectionId: other.id,
          config: { content: { read: { objects: { planets: { objectName: 'planets' } } } } },
        },
      }),
    });

    expect(await response.json()).toMatchObject({ code: 'config_invalid' });
    expect(told()).toEqual(['connection.created', 'installation.created']);
    expect(service.store.installations[0]?.connectionId).toBe(connection.id);
  });
});

describe('reading for the first time', () => {
  it('waits for credentials that work', async () => {
    const { service, connect, install } = start();
    await connect();
    Object.assign(service.store.connections[0] ?? {}, { status: 'bad_credentials' });

    await install();
    const before = [...service.store.operations];
    await connect();

    expect(before).toEqual([]);
    expect(service.store.operations).toMatchObject([{ status: 'in_progress' }]);
  });
});
