import { sql } from 'drizzle-orm';
import { v7 } from 'uuid';
import { describe, expect, inject, it } from 'vitest';
import { createContext } from '../../src/context.ts';
import { save } from '../../src/installing/connections/save-connection.ts';
import { resolveProvider } from '../../src/installing/connections/stored-credentials.ts';
import { acrossProjects } from '../../src/platform/db/scope.ts';
import { pullBack } from '../../src/process/jobs/planned-ahead-queries.ts';
import { rowsOf } from '../stored-rows.ts';
import { startRace } from './start-race.ts';

const from = inject('testDatabase');

const lockConnection = 'select id from connections where id = $1 for update';
/** Fails at once if somebody else holds the row: two who hold what the other one waits for would wait for ever. */
const takeInstallation = 'select id from installations where id = $1 for update nowait';
const takeConnection = 'select id from connections where id = $1 for update nowait';

type Race = Awaited<ReturnType<typeof startRace>>;
const groupOf = ({ projectPath, connection }: Race) => `${projectPath}/groups/${connection.group.groupRef}`;
const move = ({ request, base }: Race, id: string, connectionId: string) =>
  request('PATCH', `${base}/installations/${id}?skipSampling=true`, {
    updateMask: ['connectionId'],
    installation: { connectionId },
  });

describe.runIf(from.kind === 'postgres')('while somebody changes the account of a connection', () => {
  const deletions: [string, number, (race: Race, id: string) => string][] = [
    [
      'that is being uninstalled, because the change locks it too',
      204,
      ({ base }, id) => `${base}/installations/${id}`,
    ],
    ['of an integration that is being deleted', 204, ({ base }) => base],
    ['of a group that is being erased', 200, groupOf],
  ];
  it.each(deletions)('holds no installation %s', async (_, status, pathOf) => {
    const race = await startRace();
    const { request, connection, install, against } = race;
    const { id } = await install();

    const answer = await against(lockConnection, [connection.id], () => request('DELETE', pathOf(race, id)), {
      statement: takeInstallation,
      values: [id],
    });

    expect(answer.status).toBe(status);
  });

  it('holds no installation that is being moved to the connection', async () => {
    const race = await startRace();
    const { id } = await race.install();
    const other = await race.connect({ consumerRef: 'bob' });

    const answer = await race.against(lockConnection, [other.id], () => move(race, id, other.id), {
      statement: takeInstallation,
      values: [id],
    });

    expect(answer.status).toBe(200);
  });
});

describe.runIf(from.kind === 'postgres')(
  'while somebody signs in, who renames the group and the person first',
  () => {
    it.each(['group', 'consumer'] as const)(
      'holds no connection of a %s that is being erased',
      async (what) => {
        const race = await startRace();
        const { request, connection, against } = race;
        const { groupRef, consumerRef } = { ...connection.group, ...connection.consumer };
        const path = what === 'group' ? groupOf(race) : `${groupOf(race)}/consumers/${consumerRef}`;

        const answer = await against(
          `select ${what}_ref from ${what}s where ${what}_ref = $1 for update`,
          [what === 'group' ? groupRef : consumerRef],
          () => request('DELETE', path),
          { statement: takeConnection, values: [connection.id] },
        );

        expect(answer.status).toBe(200);
      },
    );
  },
);

describe.runIf(from.kind === 'postgres')('deleting something while somebody begins to use it', () => {
  it('tells who installs an integration that it is gone', async () => {
    const { request, base, integration, given, against } = await startRace();

    const answer = await against('delete from integrations where id = $1', [integration.id], () =>
      request('POST', `${base}/installations?skipSampling=true`, given.installationBody()),
    );

    expect(answer).toMatchObject({ status: 404, body: { code: 'integration_not_found' } });
  });

  it.each([
    ['one that they name', 404, 'connection_not_found'],
    ['the default one', 422, 'connection_missing'],
  ])('tells who installs over a connection that it is gone: %s', async (which, status, code) => {
    const { request, base, connection, given, against } = await startRace();
    const { id } = connection;
    const named = which === 'the default one' ? {} : { connectionId: id };

    const answer = await against('delete from connections where id = $1', [id], () =>
      request('POST', `${base}/installations?skipSampling=true`, { ...given.installationBody(), ...named }),
    );

    expect(answer).toMatchObject({ status, body: { code } });
  });

  it('tells who moves an installation to a connection that it is gone', async () => {
    const race = await startRace();
    const { id } = await race.install();
    const other = await race.connect({ consumerRef: 'bob' });

    const answer = await race.against('delete from connections where id = $1', [other.id], () =>
      move(race, id, other.id),
    );

    expect(answer).toMatchObject({ status: 404, body: { code: 'connection_not_found' } });
  });

  it('does not move an installation to a connection that leads to another account by then', async () => {
    const race = await startRace();
    const { request, base, connect, install, against, sandboxAccount } = race;
    const installation = await install();
    const other = await connect({ consumerRef: 'bob', apiKey: sandboxAccount.apiKey });

    const answer = await against(
      `update connections set account = '{"workspace":{"id":"elsewhere"},"since":"2027-01-01T00:00:00Z"}'
      where id in (select id from connections where id = $1 for update)`,
      [other.id],
      () => move(race, installation.id, other.id),
    );

    expect(answer).toMatchObject({ status: 409, body: { code: 'account_differs' } });
    const { body } = await request('GET', `${base}/installations/${installation.id}`);
    expect(body.connection.id).toBe(installation.connection.id);
  });

  it('tells who changes a config that the installation is gone with its integration', async () => {
    const { request, base, install, integration, against } = await startRace();
    const installation = await install();

    const answer = await against('delete from integrations where id = $1', [integration.id], () =>
      request('PATCH', `${base}/installations/${installation.id}?skipSampling=true`, {
        updateMask: ['config.createdBy'],
        installation: { config: { createdBy: 'somebody' } },
      }),
    );

    expect(answer).toMatchObject({ status: 404, body: { code: 'installation_not_found' } });
  });

  it('keeps a connection that somebody installs over while its last installation is deleted', async () => {
    const { request, base, projectPath, given, install, connection, against } = await startRace();
    const installation = await install();
    const second = await given.integration({ name: 'second' });
    const insert = `insert into installations (id, project_id, integration_id, group_ref, connection_id, config_id,
        created_by, create_time)
      select gen_random_uuid(), project_id, $2, group_ref, connection_id, config_id, created_by, create_time
      from installations where id = $1`;

    const answer = await against(insert, [installation.id, second.id], () =>
      request('DELETE', `${base}/installations/${installation.id}`),
    );

    expect(answer.status).toBe(204);
    const kept = await request('GET', `${projectPath}/connections/${connection.id}`);
    expect(kept.status).toBe(200);
  });

  it.each(['read', 'write'] as const)(
    'tells who begins to %s that the installation is gone',
    async (what) => {
      const { request, project, integration, given, install, against } = await startRace();
      const write = { objects: { contacts: { objectName: 'contacts' } } };
      const { content } = given.installationBody().config;
      const { id } = await install({ config: { content: { ...content, write } } });
      const path = `/${what}/v1/projects/${project.id}/integrations/${integration.id}/objects/contacts`;
      const body = what === 'read' ? { mode: 'async' } : { type: 'create', record: { last_name: 'Okafor' } };

      const answer = await against('delete from installations where id = $1', [id], () =>
        request('POST', path, { groupRef: 'acme', ...body }),
      );

      expect(answer).toMatchObject({ status: 404, body: { code: 'installation_not_found' } });
    },
  );

  it('tells who makes a connection link that the integration is gone', async () => {
    const { request, projectPath, given, against } = await startRace();
    await given.providerApp();
    const { id } = await given.integration({ name: 'signIn', provider: 'sandbox' });

    const answer = await against('delete from integrations where id = $1', [id], () =>
      request('POST', `${projectPath}/connection-links`, {
        integrationId: id,
        groupRef: 'acme',
        consumerRef: 'ada',
      }),
    );

    expect(answer).toMatchObject({ status: 404, body: { code: 'integration_not_found' } });
  });

  it('tells who routes events to a topic that it is gone', async () => {
    const { request, projectPath, against } = await startRace();
    const { body: topic } = await request('POST', `${projectPath}/topics`, { name: 'all' });

    const answer = await against('delete from topics where id = $1', [topic.id], () =>
      request('POST', `${projectPath}/notification-event-topic-routes`, {
        eventType: 'installation.created',
        topicId: topic.id,
      }),
    );

    expect(answer).toMatchObject({ status: 404, body: { code: 'topic_not_found' } });
  });

  it.each(['topic', 'destination'] as const)(
    'tells who routes a topic to a destination: the %s is gone',
    async (which) => {
      const { request, projectPath, against } = await startRace();
      const { body: topic } = await request('POST', `${projectPath}/topics`, { name: 'all' });
      const { body: destination } = await request('POST', `${projectPath}/destinations`, {
        name: 'hooks',
        type: 'webhook',
        metadata: { url: 'https://hooks.acme.example' },
      });
      const { id } = { topic, destination }[which];

      const answer = await against(`delete from ${which}s where id = $1`, [id], () =>
        request('POST', `${projectPath}/topic-destination-routes`, {
          topicId: topic.id,
          destinationId: destination.id,
        }),
      );

      expect(answer).toMatchObject({ status: 404, body: { code: `${which}_not_found` } });
    },
  );

  it.each(['', 'once'])(
    'tells who makes something in a project that it is gone, under the key "%s"',
    async (key) => {
      const { request, projectPath, project, against } = await startRace();
      const headers: Record<string, string> = key === '' ? {} : { 'idempotency-key': key };

      const answer = await against('delete from projects where id = $1', [project.id], () =>
        request('POST', `${projectPath}/topics`, { name: 'all' }, headers),
      );

      expect(answer).toMatchObject({ status: 404, body: { code: 'project_not_found' } });
    },
  );

  it('tells who signs in through a provider app that it is gone', async () => {
    const { context, given, against } = await startRace();
    const { app } = await given.providerApp();
    const resolved = resolveProvider(context(), { provider: 'sandbox', providerMetadata: {} });
    const signedIn = {
      provider: 'sandbox',
      groupRef: 'acme',
      consumerRef: 'ada',
      authScheme: 'oauth2/authorizationCodePKCE' as const,
      checked: { credentials: {}, resolved, status: 'created' as const, diagnosis: null },
      providerAppId: app.id,
    };

    const saving = against('delete from provider_apps where id = $1', [app.id], () =>
      save(context(), signedIn as never),
    );

    await expect(saving).rejects.toMatchObject({ code: 'provider_app_missing' });
  });

  it('makes a connection anew whose owner deletes it in the same moment', async () => {
    const { request, projectPath, connection, sandboxAccount, against } = await startRace();
    const generate = () =>
      request('POST', `${projectPath}/connections:generate`, {
        provider: 'sandboxApiKey',
        groupRef: 'acme',
        consumerRef: connection.consumer?.consumerRef ?? 'ada',
        apiKey: sandboxAccount.apiKey,
      });

    const answer = await against('delete from connections where id = $1', [connection.id], generate);

    expect(answer.status).toBe(201);
  });
});

describe.runIf(from.kind === 'postgres')('asking for a read from a page while another one does', () => {
  it('gets the read of that one', async () => {
    const { request, project, integration, given, install, against } = await startRace();
    const { id } = await install();
    const asAda = given.asConsumer(await given.consumerToken());
    const path = `/read/v1/projects/${project.id}/integrations/${integration.id}/objects/contacts`;
    const operationId = v7();
    const statement = `insert into read_runs (id, project_id, installation_id, object_name, read_type, create_time)
      values ($1, $2, $3, 'contacts', 'triggered', now())`;

    const answer = await against(
      'select id from installations where id = $1 for no key update',
      [id],
      () => request('POST', path, { groupRef: 'acme', mode: 'async' }, asAda),
      { statement, values: [operationId, project.id, id] },
    );

    expect(answer).toMatchObject({ status: 201, body: { operationId } });
  });
});

describe.runIf(from.kind === 'postgres')('setting a clock right', () => {
  it('leaves a schedule alone that somebody pauses in the same moment', async () => {
    const { dependencies, install, against } = await startRace();
    const { id } = await install();
    const { db } = dependencies;
    await db.execute(
      sql`update read_objects set due_time = now() + interval '2 years' where installation_id = ${id}`,
    );

    await against('update read_objects set due_time = null where installation_id = $1', [id], () =>
      pullBack(createContext(dependencies, 'clock')),
    );

    const rows = await rowsOf(db, sql`select due_time from read_objects where installation_id = ${id}`);
    expect(rows).toEqual([{ due_time: null }]);
  });
});

describe.runIf(from.kind === 'postgres')('two transactions in each other’s way', () => {
  it('both come to their end', async () => {
    const { dependencies, project, given } = await startRace();
    const [a, b] = [await given.integration({ name: 'a' }), await given.integration({ name: 'b' })];
    const bothLocked = Promise.withResolvers<void>();
    let [begun, locked] = [0, 0];
    const lockBoth = (first: string, second: string) =>
      createContext(dependencies, 'test').transaction(async (tx) => {
        begun += 1;
        const lock = (id: string) =>
          acrossProjects(tx, 'a test').execute(
            sql`select 1 from integrations where (project_id, id) = (${project.id}, ${id}) for update`,
          );
        await lock(first);
        locked += 1;
        if (locked >= 2) bothLocked.resolve();
        await bothLocked.promise;
        await lock(second);
        return 'done';
      });

    const outcomes = await Promise.all([lockBoth(a.id, b.id), lockBoth(b.id, a.id)]);

    expect(outcomes).toEqual(['done', 'done']);
    // The database aborted one of the two transactions, and the server ran it again.
    expect(begun).toBe(3);
  });
});
