import type { Connection, Integration } from '@dowel/schema';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Database } from '../../src/db/database.ts';
import type { SentStatement } from '../watched-database.ts';
import { type CountingServer, startCountingServer } from './counting-server.ts';

const rows = 10_000;

/** The tables that the test fills. A statement that reads a whole one gets slower with each new customer. */
const large = [
  'groups',
  'consumers',
  'connections',
  'installations',
  'configs',
  'operations',
  'operation_logs',
];

/** A name that no other test uses: rows that they leave would change what the planner expects of it. */
const customer = 'the-one-customer';

interface World {
  server: CountingServer;
  integration: Integration;
  connection: Connection;
  installationId: string;
  at: string;
}

type Send = (world: World) => Promise<{ status: number }>;

const requests: [what: string, send: Send][] = [
  [
    "listing a group's installations",
    ({ server, at, integration }) =>
      server.request('GET', `${at}/integrations/${integration.id}/installations?groupRef=${customer}`),
  ],
  [
    "listing a group's installations of every integration",
    ({ server, at }) => server.request('GET', `${at}/installations?groupRef=${customer}`),
  ],
  [
    'listing the one installation of an integration',
    ({ server, at, integration }) =>
      server.request('GET', `${at}/integrations/${integration.id}/installations`),
  ],
  [
    'getting an installation',
    ({ server, at, integration, installationId }) =>
      server.request('GET', `${at}/integrations/${integration.id}/installations/${installationId}`),
  ],
  [
    'listing operations',
    ({ server, at, integration, installationId }) =>
      server.request(
        'GET',
        `${at}/integrations/${integration.id}/installations/${installationId}/operations`,
      ),
  ],
  [
    'getting a connection',
    ({ server, at, connection }) => server.request('GET', `${at}/connections/${connection.id}`),
  ],
  [
    "listing a group's connections",
    ({ server, at }) => server.request('GET', `${at}/connections?groupRef=${customer}`),
  ],
  [
    'setting an install flow up',
    ({ server, at, integration }) =>
      server.request('GET', `${at}/integrations/${integration.id}:setup?groupRef=${customer}`),
  ],
  [
    'creating an installation',
    async ({ server, at, integration }) => {
      const body = server.given.installationBody({ groupRef: 'ready' });
      return server.request(
        'POST',
        `${at}/integrations/${integration.id}/installations?skipSampling=true`,
        body,
      );
    },
  ],
  [
    'removing an installation',
    ({ server, at, integration, installationId }) =>
      server.request('DELETE', `${at}/integrations/${integration.id}/installations/${installationId}`),
  ],
];

describe(`the plans of statements, with ${rows} customers`, () => {
  let world: World;

  beforeAll(async () => {
    const server = await startCountingServer();
    const crowded = await server.given.integration({ name: 'crowded' });
    const integration = await server.given.integration({ name: 'quiet' });
    const connection = await server.given.connection({ groupRef: customer });
    await server.given.connection({ groupRef: 'ready' });
    await fill(server, crowded);
    const { id: installationId } = await server.given.installation(integration, { groupRef: customer });
    world = { server, integration, connection, installationId, at: `/v1/projects/${server.project.id}` };
  });

  // Other tests share the database.
  afterAll(() => {
    const { dependencies, project } = world.server;
    return dependencies.db.execute(sql`delete from projects where id = ${project.id}::uuid`);
  });

  it.each(requests)('read no large table from end to end when %s', async (_, send) => {
    const { server } = world;
    let status = 0;
    const sent = await server.statementsOf(async () => {
      status = (await send(world)).status;
    });
    const scans = await scansOf(server.dependencies.db, sent);

    expect(status).toBeLessThan(300);
    expect(scans).toEqual([]);
  });
});

/** Inserts many customers of the crowded integration directly into the tables. */
async function fill(
  { dependencies, project }: CountingServer,
  { id, latestRevision }: Integration,
): Promise<void> {
  const ofProject = sql`${project.id}::uuid`;
  const numbers = sql`generate_series(1, ${sql.raw(String(rows))}) as n`;
  const now = sql`now()`;
  const statements = [
    sql`insert into groups (project_id, group_ref, group_name, create_time) select ${ofProject}, 'g' || n, 'g', ${now} from ${numbers}`,
    sql`insert into consumers (id, project_id, group_ref, consumer_ref, consumer_name, create_time)
      select gen_random_uuid(), ${ofProject}, 'g' || n, 'ada', 'Ada', ${now} from ${numbers}`,
    sql`insert into connections (id, project_id, provider, group_ref, consumer_ref, auth_scheme, status, create_time)
      select gen_random_uuid(), ${ofProject}, 'sandboxApiKey', 'g' || n, 'ada', 'apiKey', 'working', ${now} from ${numbers}`,
    sql`insert into installations (id, project_id, integration_id, group_ref, connection_id, config_id, created_by, create_time)
      select gen_random_uuid(), ${ofProject}, ${id}::uuid, group_ref, id, gen_random_uuid(), 'test', ${now}
      from connections where project_id = ${ofProject} and group_ref like 'g%'`,
    sql`insert into configs (id, project_id, installation_id, revision_id, content, created_by, create_time)
      select config_id, ${ofProject}, id, ${latestRevision.id}::uuid, '{"provider":"sandboxApiKey"}', 'test', ${now}
      from installations where integration_id = ${id}::uuid`,
    sql`insert into operations (id, project_id, integration_id, installation_id, config_id, action_type, status, create_time)
      select gen_random_uuid(), ${ofProject}, ${id}::uuid, id, config_id, 'read', 'success', ${now}
      from installations where integration_id = ${id}::uuid`,
    sql`insert into operation_logs (id, project_id, operation_id, severity, message, timestamp)
      select gen_random_uuid(), ${ofProject}, id, 'INFO', '{"msg":"Read."}', ${now}
      from operations where integration_id = ${id}::uuid`,
    sql.raw(`analyze ${large.join(', ')}`),
  ];
  for (const statement of statements) await dependencies.db.execute(statement);
}

/** A step of a plan, as EXPLAIN writes it. */
interface Step {
  'Node Type': string;
  'Relation Name'?: string;
  Plans?: Step[];
}

/** The sequential scans of large tables in the plans of statements, each with its statement. */
async function scansOf(db: Database, sent: readonly SentStatement[]): Promise<string[]> {
  const scans: string[] = [];
  for (const statement of sent.filter(({ sql: text }) => /^(select|with|insert|update|delete)/.test(text))) {
    for (const { 'Node Type': type, 'Relation Name': table = '' } of await planOf(db, statement)) {
      if (type === 'Seq Scan' && large.includes(table)) scans.push(`${table}: ${statement.sql}`);
    }
  }
  return scans;
}

async function planOf(db: Database, { sql: text, values }: SentStatement): Promise<Step[]> {
  const parts = text.split(/\$(\d+)/);
  const chunks = parts.map((part, index) =>
    index % 2 === 0 ? sql.raw(part) : sql`${values[Number(part) - 1]}`,
  );
  const answer: unknown = await db.execute(sql`explain (format json) ${sql.join(chunks)}`);
  // Both drivers return rows. The plan is the only value of the only row.
  const [row] = (answer as { rows: { 'QUERY PLAN': { Plan: Step }[] }[] }).rows;
  const [plan] = row?.['QUERY PLAN'] ?? [];
  if (!plan) throw new Error(`There is no plan of ${text}`);
  return flatten(plan.Plan);
}

function flatten(step: Step): Step[] {
  return [step, ...(step.Plans ?? []).flatMap(flatten)];
}
