import { getTableName, sql } from 'drizzle-orm';
import { readMigrationFiles } from 'drizzle-orm/migrator';
import { afterAll, beforeAll, describe, expect, it, onTestFinished } from 'vitest';
import type { DatabaseConnection } from '../../src/platform/db/database.ts';
import { migrationsFolder } from '../../src/platform/db/migrations.ts';
import { readPartitions } from '../../src/platform/db/partitions/catalogue.ts';
import { makeAhead } from '../../src/platform/db/partitions/make-ahead.ts';
import { setUpRowSecurity } from '../../src/platform/db/row-security.ts';
import { deliveries, deliveryAttempts, events, operationLogs } from '../../src/platform/db/tables.ts';
import { parseKeyRing } from '../../src/platform/secrets/key-ring.ts';
import { createSecrets } from '../../src/platform/secrets/secrets.ts';
import { startTestServer, type TestServer } from '../start-test-server.ts';
import { rowsOf } from '../stored-rows.ts';
import { keysOf, releases, restore } from './restore-dump.ts';

type Row = Record<string, unknown>;

describe.each(releases)('upgrading a database of release %s', (release) => {
  let database: DatabaseConnection;
  let server: TestServer;
  let asBuilder: Record<string, string>;
  let messages: Row[][];

  beforeAll(async () => {
    const keys = keysOf(release);
    database = await restore(release);
    messages = await storedMessages();
    await database.migrate();
    await setUpRowSecurity(database.db);
    const secrets = createSecrets(parseKeyRing(keys.encryptionKeys));
    server = await startTestServer({ stored: { db: database.db, secrets } });
    asBuilder = { 'x-api-key': keys.apiKey };
  });

  afterAll(() => database?.close());

  const get = (path: string) =>
    server.request('GET', `/v1/projects/demo${path}`, undefined, asBuilder).then(({ body }) => body);

  const rows = (table: string) => rowsOf(database.db, sql.raw(`select * from ${table}`));

  const integrationOverKey = async () => {
    const integrations: { id: string; name: string }[] = await get('/integrations');
    return integrations.find(({ name }) => name === 'crm-sync-key')?.id;
  };

  it('finds the migrations as they were when the release was made', async () => {
    const applied = await database.db
      .select({ hash: sql<string>`hash` })
      .from(sql`drizzle.__drizzle_migrations`)
      .orderBy(sql`created_at`);

    expect(applied.map(({ hash }) => hash)).toEqual(
      readMigrationFiles({ migrationsFolder }).map(({ hash }) => hash),
    );
  });

  it('keeps destinations, and opens their headers', async () => {
    const stored = {
      name: 'hooks',
      metadata: { url: 'https://hooks.acme.example', headers: { 'X-Team': 'sales' } },
    };

    expect(await get('/destinations/hooks')).toMatchObject(stored);
  });

  it('keeps accounts and what they did', async () => {
    expect(await rows('invites')).toMatchObject([{ email: 'grace@acme.example' }]);
    expect(await rows('audit_entries')).not.toEqual([]);
  });

  it('has an owner for every project', async () => {
    const orgs = (await rows('orgs')).map(({ id }) => id);

    expect((await rows('projects')).every(({ org_id }) => orgs.includes(org_id))).toBe(true);
  });

  it('keeps routes from topics to destinations', async () => {
    const destinations: { id: string; name: string }[] = await get('/destinations');
    const destination = destinations.find(({ name }) => name === 'hooks');
    const routes = await get('/topic-destination-routes');

    expect(routes).toMatchObject([{ destinationId: destination?.id }]);
  });

  // @holds M8
  it('keeps connections, and opens their credentials', async () => {
    const connections: { id: string; provider: string }[] = await get('/connections');
    const overKey = connections.find(({ provider }) => provider === 'sandboxApiKey');

    expect(connections).toHaveLength(4);
    expect(await get(`/connections/${overKey?.id}?includeCreds=true`)).toMatchObject({
      apiKey: 'juniper_demo_acme',
    });
  });

  it('keeps an installation, its config and the log of its sample reads', async () => {
    const integration = await integrationOverKey();
    const installations = await get(`/integrations/${integration}/installations`);
    const installation = installations.find(
      ({ group }: { group: { groupRef: string } }) => group.groupRef === 'acme',
    );
    const operations = await get(`/integrations/${integration}/installations/${installation.id}/operations`);

    expect(installation).toMatchObject({
      group: { groupRef: 'acme' },
      config: { content: { read: { objects: { contacts: { selectedFields: { phone: true } } } } } },
    });
    expect(operations.results.length).toBeGreaterThan(0);
    expect((await get(`/operations/${operations.results[0].id}/logs`)).length).toBeGreaterThan(0);
  });

  const storedMessages = () =>
    Promise.all(['events', 'deliveries', 'delivery_attempts'].map((table) => rows(`${table} order by id`)));

  it('keeps messages in one partition, and makes others for what comes', async () => {
    const tables = [events, deliveries, deliveryAttempts] as const;

    await makeAhead(server.context(), tables, 24 * 60 * 60 * 1000);

    expect(await storedMessages()).toEqual(messages);
    for (const [index, table] of tables.entries()) {
      const { ranges } = await readPartitions(server.context(), table);
      expect(messages[index]?.length).toBeGreaterThan(0);
      expect(ranges.length).toBeGreaterThan(1);
      const before = await rows(`only ${getTableName(table)}_before`);
      expect(before).toHaveLength(messages[index]?.length ?? 0);
    }
  });

  it('makes partitions of the logs, and keeps every line', async () => {
    const before = await rows('operation_logs order by id');

    await makeAhead(server.context(), [operationLogs], 24 * 60 * 60 * 1000);

    const { ranges } = await readPartitions(server.context(), operationLogs);
    expect(ranges.length).toBeGreaterThan(1);
    expect(before.length).toBeGreaterThan(0);
    expect(await rows('operation_logs order by id')).toEqual(before);
  });

  it('changes what was stored before', async () => {
    const integration = await integrationOverKey();
    const { status, body } = await server.request(
      'PATCH',
      `/v1/projects/demo/integrations/${integration}/objects/contacts/config-content`,
      {
        groupRef: 'acme',
        action: 'read',
        changes: [{ op: 'add', path: '/selectedFields/city', value: true }],
      },
      asBuilder,
    );

    expect(status).toBe(200);
    expect(body.config.content.read.objects.contacts.selectedFields).toEqual({ phone: true, city: true });
  });

  it('connects another person of a group that was there', async () => {
    const { status, body } = await server.request(
      'POST',
      '/v1/projects/demo/connections:generate',
      { provider: 'sandboxApiKey', apiKey: 'juniper_demo_acme', groupRef: 'acme', consumerRef: 'grace' },
      asBuilder,
    );

    expect(status).toBe(201);
    expect(body.group.groupRef).toBe('acme');
  });

  it('keeps keys, topics and routes', async () => {
    expect(await get('/api-keys')).toMatchObject([{ active: true }, { active: true }]);
    expect(await get('/jwt-keys')).toHaveLength(1);
    expect(await get('/topics')).toMatchObject([{ name: 'events' }]);
    expect(await get('/notification-event-topic-routes')).toMatchObject([
      { eventType: 'connection.created' },
    ]);
  });
});

describe('upgrading a database in which the clock of a process was wrong', () => {
  it('keeps the messages that seem to come from the future', async () => {
    const database = await restore(releases.at(-1) ?? '');
    onTestFinished(() => database.close());
    await database.db.execute(sql`
      insert into events (id, project_id, type, data_sealed, seal_key_id, create_time)
      select '0fffffff-ffff-7000-8000-000000000000', project_id, type, data_sealed, seal_key_id, create_time
      from events limit 1`);
    const before = await database.db.$count(events);

    await database.migrate();

    expect(await database.db.$count(events)).toBe(before);
    const [{ period } = {}] = (await readPartitions({ db: database.db }, events)).ranges;
    expect(period?.to).toMatch(/^100003c9-c800-/);
  });
});
