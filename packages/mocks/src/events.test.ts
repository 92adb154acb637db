import { NotificationEvent } from '@dowel/schema';
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
  return { service, call, connect, install, told, integration, path };
}

describe('recording what the service would send', () => {
  it('tells of a connection that is made, changed and deleted', async () => {
    const { service, call, connect } = start();

    const { id } = await connect();
    await connect();
    await call('PATCH', `/connections/${id}`, { updateMask: ['apiKey'], connection: { apiKey: 'other' } });
    await call('DELETE', `/connections/${id}`);

    const data = {
      projectId: service.store.project.id,
      connectionId: id,
      provider: 'sandboxApiKey',
      groupRef: 'acme',
      consumerRef: 'ada',
      consumerName: 'Ada',
    };
    expect(service.events.map(({ notificationType, data }) => ({ notificationType, data }))).toEqual([
      { notificationType: 'connection.created', data },
      { notificationType: 'connection.updated', data },
      { notificationType: 'connection.updated', data },
      { notificationType: 'connection.deleted', data },
    ]);
  });

  it('tells of a sign-in, and of the same person signing in again', async () => {
    const { service, call, told } = start();
    const url = await fetchText(service, '/oauth-connect', {
      ...owner,
      projectIdOrName: 'demo',
      provider: 'sandbox',
    });

    service.authorize(url);
    const [connection] = await call('GET', '/connections');
    service.authorize(await fetchText(service, `/projects/demo/connections/${connection.id}:oauth-update`));

    expect(told()).toEqual(['connection.created', 'connection.updated']);
  });

  it('tells of an installation that is made, changed and deleted, with its config', async () => {
    const { service, call, connect, install, integration, path } = start();
    const connection = await connect();

    const { id } = await install();
    await call('PATCH', `${path}/installations/${id}`, {
      updateMask: ['config.content.read.objects.contacts.disabled'],
      installation: { config: { content: { read: { objects: { contacts: { disabled: true } } } } } },
    });
    await call('DELETE', `${path}/installations/${id}`);

    const data = {
      projectId: service.store.project.id,
      provider: 'sandboxApiKey',
      integrationId: integration?.id,
      integrationName: 'crm-sync-key',
      installationId: id,
      connectionId: connection.id,
      ...owner,
    };
    const first = { objectName: 'contacts', selectedFieldMappings: {} };
    const [, created, updated, deleted, disconnected] = service.events;
    expect(created).toMatchObject({ notificationType: 'installation.created', data });
    expect(updated).toMatchObject({
      notificationType: 'installation.updated',
      data: {
        ...data,
        config: { read: { objects: { contacts: { disabled: true } } } },
        lastConfig: { read: { objects: { contacts: first } } },
      },
    });
    expect(deleted).toMatchObject({
      notificationType: 'installation.deleted',
      data: { ...data, config: { read: { objects: { contacts: { disabled: true } } } } },
    });
    expect(disconnected).toMatchObject({ notificationType: 'connection.deleted' });
    for (const event of service.events) expect(NotificationEvent.parse(event).data).toEqual(event.data);
  });

  it('tells of a change of one object', async () => {
    const { call, connect, install, told, path } = start();
    await connect();
    await install();

    await call('PATCH', `${path}/objects/contacts/config-content`, {
      groupRef: 'acme',
      action: 'read',
      changes: [{ op: 'add', path: '/disabled', value: true }],
    });

    expect(told()).toEqual(['connection.created', 'installation.created', 'installation.updated']);
  });

  it('gives each event an id of its own, and starts over after a reset', async () => {
    const { service, connect } = start();
    await connect();
    await connect();
    const ids = service.events.map(({ id }) => id);

    service.reset();
    expect(service.events).toEqual([]);
    await connect();

    expect(new Set(ids).size).toBe(2);
    expect(service.events.map(({ id }) => id)).toEqual(ids.slice(0, 1));
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

/** The answer of a POST or PATCH, as text. */
async function fetchText(
  service: ReturnType<typeof createMockService>,
  path: string,
  body?: unknown,
): Promise<string> {
  const response = await service.fetch(`https://dowel.test/v1${path}`, {
    method: body === undefined ? 'PATCH' : 'POST',
    headers: { 'X-Api-Key': 'mock_full' },
    ...(body !== undefined && { body: JSON.stringify(body) }),
  });
  return response.text();
}
