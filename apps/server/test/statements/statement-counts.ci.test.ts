import type { Connection, Installation, Integration, NotificationEvent } from '@dowel/schema';
import { beforeAll, describe, expect, it } from 'vitest';
import { createContext, enterProject } from '../../src/context.ts';
import { emit } from '../../src/platform/events/emit.ts';
import { watched } from '../watched-database.ts';
import { type CountingServer, startCountingServer, startCountingSignInServer } from './counting-server.ts';

/** What requests need. */
interface World {
  server: CountingServer;
  integration: Integration;
  connection: Connection;
  installation: Installation;
  /** The path of the project. */
  at: string;
}

const companies = { objectName: 'companies', destination: 'demoWebhook', schedule: '0 * * * *' };

type Send = (world: World) => Promise<{ status: number }>;

/**
 * How many statements each frequent request may send at most. Each statement is a round trip to the database. The
 * look-up of the API key counts. The begin and the commit of a transaction count too, but only PostgreSQL reports them.
 */
const budgets: [what: string, most: number, send: Send][] = [
  [
    'list the installations of an integration',
    3,
    ({ server, at, integration }) =>
      server.request('GET', `${at}/integrations/${integration.id}/installations`),
  ],
  [
    "list a group's installations",
    3,
    ({ server, at, integration }) =>
      server.request('GET', `${at}/integrations/${integration.id}/installations?groupRef=acme`),
  ],
  [
    'list the installations of an integration by its name',
    4,
    ({ server, at, integration }) =>
      server.request('GET', `${at}/integrations/${integration.name}/installations`),
  ],
  [
    'list the installations of the project',
    3,
    ({ server, at }) => server.request('GET', `${at}/installations`),
  ],
  [
    'get an installation',
    3,
    ({ server, at, integration, installation }) =>
      server.request('GET', `${at}/integrations/${integration.id}/installations/${installation.id}`),
  ],
  [
    'list the operations of an installation',
    3,
    ({ server, at, integration, installation }) =>
      server.request(
        'GET',
        `${at}/integrations/${integration.id}/installations/${installation.id}/operations`,
      ),
  ],
  [
    'get a connection',
    2,
    ({ server, at, connection }) => server.request('GET', `${at}/connections/${connection.id}`),
  ],
  [
    "list a group's connections",
    2,
    ({ server, at }) => server.request('GET', `${at}/connections?groupRef=acme`),
  ],
  [
    'get an integration',
    2,
    ({ server, at, integration }) => server.request('GET', `${at}/integrations/${integration.id}`),
  ],
  [
    'get an integration by its name',
    2,
    ({ server, at, integration }) => server.request('GET', `${at}/integrations/${integration.name}`),
  ],
  ['get a provider', 0, ({ server }) => server.request('GET', '/v1/providers/sandbox')],
];

describe('the statements of a request', () => {
  let world: World;

  beforeAll(async () => {
    const server = await startCountingServer();
    const integration = await server.given.integration();
    const connection = await server.given.connection();
    const installation = await server.given.installation(integration);
    world = { server, integration, connection, installation, at: `/v1/projects/${server.project.id}` };
  });

  it.each(budgets)('are few when it is to %s: at most %i', async (_, most, send) => {
    let status = 0;
    const sent = await world.server.statementsOf(async () => {
      status = (await send(world)).status;
    });

    expect(status).toBe(200);
    expect(sent.map(({ sql }) => sql).length, sent.map(({ sql }) => sql).join('\n')).toBeLessThanOrEqual(
      most,
    );
  });

  it.each([
    // Each call to the provider reads the connection for its credentials. One more statement stores the sample read.
    // One stores the event, and one how its objects are read. One looks whether the provider allows calls, once a second.
    ['with a sample read', 12, ''],
    ['without', 10, '?skipSampling=true'],
  ])('are few when it is to create an installation %s', async (what, most, query) => {
    const { server, integration, at } = world;
    const groupRef = `creating ${what}`;
    await server.given.connection({ groupRef });
    const path = `${at}/integrations/${integration.id}/installations${query}`;

    let status = 0;
    const sent = await server.statementsOf(async () => {
      ({ status } = await server.request('POST', path, server.given.installationBody({ groupRef })));
    });

    expect(status).toBe(201);
    expect(sent.length, sent.map(({ sql }) => sql).join('\n')).toBeLessThanOrEqual(most);
  });

  it.each([
    // One finds how the objects are read.
    ['with a sample read', 12, ''],
    ['without', 10, '?skipSampling=true'],
  ])('are few when it is to change a config %s', async (what, most, query) => {
    const { server, integration, at } = world;
    const groupRef = `changing ${what}`;
    await server.given.connection({ groupRef });
    const { id } = await server.given.installation(integration, { groupRef });
    const path = `${at}/integrations/${integration.id}/installations/${id}${query}`;
    // The mapping stays that the manifest requires: that one is missing would be noted with one more.
    const contacts = {
      objectName: 'contacts',
      selectedFields: { phone: false },
      selectedFieldMappings: { stage: 'lifecycle_stage' },
    };
    const content = { provider: 'sandboxApiKey', read: { objects: { contacts } } };
    const body = {
      updateMask: ['config.content.read.objects.contacts'],
      installation: { config: { content } },
    };

    let answer: unknown;
    const sent = await server.statementsOf(async () => {
      answer = await server.request('PATCH', path, body);
    });

    expect(answer).toMatchObject({ status: 200 });
    expect(sent.length, sent.map(({ sql }) => sql).join('\n')).toBeLessThanOrEqual(most);
  });

  it.each([
    // One of them asks whether the project refuses an account that another customer has connected.
    ['the first sign-in of a consumer', 15],
    // One finds what the connection was before, and one the installations that it could resume. One makes their
    // subscriptions due, and one finds those whose fields are watched.
    // One finds the connection before the provider is asked, and so whether its account is known.
    ['one that renews a connection', 17],
  ])('are few when the provider calls back after %s', async (what, most) => {
    const server = await startCountingSignInServer();
    if (what !== 'the first sign-in of a consumer') await server.signIn();
    const { body: address } = await server.begin();
    const callback = await server.consent(address);

    const sent = await server.statementsOf(async () => {
      expect((await server.visit(callback)).status).toBe(200);
    });

    expect(sent.length, sent.map(({ sql }) => sql).join('\n')).toBeLessThanOrEqual(most);
  });

  it('do not grow with what a destructive deploy stops', async () => {
    const { server } = world;
    const integration = await server.given.integration({ name: 'shrinking' });
    const count = async (groups: string[]) => {
      await server.given.integration({ name: 'shrinking' });
      for (const groupRef of groups) {
        await server.given.connection({ groupRef });
        await server.given.installation(integration, { groupRef });
      }
      const manifest = server.given.manifest({ name: 'shrinking', read: { objects: [companies] } });
      const sent = await server.statementsOf(async () => {
        const path = `/v1/projects/${server.project.id}/integrations:batch?destructive=true`;
        expect((await server.request('PUT', path, { manifest })).status).toBe(200);
      });
      return sent.length;
    };

    const ofOne = await count(['one']);
    const ofMore = await count(['two', 'three', 'four']);

    expect(ofMore).toBe(ofOne);
  });

  it('store thousands of events in parts, so that others need not wait until all are sealed', async () => {
    const { server, connection } = world;
    const { dependencies, project } = server;
    const sealedAtOnce = [0];
    const db = watched(dependencies.db, () => sealedAtOnce.push(0));
    const counted = Object.create(dependencies.secrets, {
      seal: {
        value(...given: Parameters<typeof dependencies.secrets.seal>) {
          sealedAtOnce.push((sealedAtOnce.pop() ?? 0) + 1);
          return dependencies.secrets.seal(...given);
        },
      },
    });
    const context = createContext({ ...dependencies, db, secrets: counted }, 'test');
    const inProject = enterProject(context, project, { kind: 'system', id: 'test' });
    const { group, consumer, id: connectionId, provider } = connection;
    const data = { provider, connectionId, ...group, ...consumer };
    const event = { notificationType: 'connection.deleted', data } as unknown as NotificationEvent;

    await inProject.transaction((tx) => emit(tx, new Array<NotificationEvent>(1_200).fill(event)));

    expect(sealedAtOnce.reduce((sum, count) => sum + count)).toBe(1_200);
    expect(Math.max(...sealedAtOnce)).toBe(500);
  });

  it('do not grow with the connections that deleting an integration leaves unused', async () => {
    const { server, at } = world;
    const count = async (name: string, groups: string[]) => {
      const integration = await server.given.integration({ name });
      for (const groupRef of groups) {
        await server.given.connection({ groupRef });
        await server.given.installation(integration, { groupRef });
      }
      const sent = await server.statementsOf(async () => {
        expect((await server.request('DELETE', `${at}/integrations/${integration.id}`)).status).toBe(204);
      });
      return sent.length;
    };

    expect(await count('few', ['five'])).toBe(await count('many', ['six', 'seven', 'eight']));
  });
});
