import type { Connection, Integration } from '@dowel/schema';
import { type SQL, sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { SentStatement } from '../watched-database.ts';
import { type CountingServer, startCountingServer } from './counting-server.ts';
import { explain, isPartOf, rowsOfSteps, type Step } from './rows-read.ts';

const rows = 4_000;

/** The tables that the test fills. A statement that reads a whole one gets slower with each new customer. */
const large = [
  'groups',
  'consumers',
  'connections',
  'installations',
  'configs',
  'read_objects',
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
  ['getting a customer', ({ server, at }) => server.request('GET', `${at}/groups/${customer}`)],
  [
    "listing a customer's issues",
    ({ server, at }) => server.request('GET', `${at}/issues?groupRef=${customer}`),
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

  // The search for secrets would read every row of the crowd.
  afterAll(() => {
    const { dependencies, project } = world.server;
    return dependencies.db.execute(sql`delete from projects where id = ${project.id}::uuid`);
  });

  // Without the first index, PostgreSQL reads all connections of the project by another index, and no table from end to
  // end. So a search for sequential scans alone would not notice.
  it.each([
    ['connections_owner_provider', "listing a group's connections"],
    ['connections_owner_provider', 'setting an install flow up'],
    ['operations_installation', 'listing operations'],
  ])('read many rows without the index %s when %s', async (index, what) => {
    const send = requests.find(([name]) => name === what)?.[1];
    if (!send) throw new Error(`No request is for ${what}.`);
    const sent = await statementsOf(world, send);

    const works = await worksOf(world, sent, sql.raw(`drop index ${index}`));

    const isTooMuch = works.some(({ work }) => work.rows > mostRows || work.blocks > mostBlocks);
    expect(isTooMuch, JSON.stringify(works.map(({ work }) => work))).toBe(true);
  });

  it.each(requests)('read few rows when %s', async (_, send) => {
    const sent = await statementsOf(world, send);

    for (const { statement, work } of await worksOf(world, sent)) {
      expect(work.scanned, statement).toEqual([]);
      expect(work.rows, statement).toBeLessThanOrEqual(mostRows);
      expect(work.blocks, statement).toBeLessThanOrEqual(mostBlocks);
    }
  });
});

/**
 * How many rows and blocks of the large tables one statement may read. A block has 8 kB, and an index over 4,000 rows
 * has about 40.
 */
const mostRows = 10;
const mostBlocks = 30;

async function statementsOf(world: World, send: Send): Promise<SentStatement[]> {
  let status = 0;
  const sent = await world.server.statementsOf(async () => {
    status = (await send(world)).status;
  });
  expect(status).toBeLessThan(300);
  return sent;
}

/** Inserts many customers of the crowded integration directly into the tables. Some are in trouble. */
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
    sql`insert into connections (id, project_id, provider, group_ref, consumer_ref, auth_scheme, status, account, create_time)
      select gen_random_uuid(), ${ofProject}, 'sandboxApiKey', 'g' || n, 'ada', 'apiKey',
        case n % 50 when 0 then 'bad_credentials' else 'working' end, jsonb_build_object('workspace', jsonb_build_object('id', n)), ${now}
      from ${numbers}`,
    sql`insert into installations (id, project_id, integration_id, group_ref, connection_id, config_id, created_by, create_time)
      select gen_random_uuid(), ${ofProject}, ${id}::uuid, group_ref, id, gen_random_uuid(), 'test', ${now}
      from connections where project_id = ${ofProject} and group_ref like 'g%'`,
    sql`insert into configs (id, project_id, installation_id, revision_id, content, created_by, create_time)
      select config_id, ${ofProject}, id, ${latestRevision.id}::uuid, '{"provider":"sandboxApiKey"}', 'test', ${now}
      from installations where integration_id = ${id}::uuid`,
    sql`insert into read_objects (project_id, installation_id, object_name, schedule, failures)
      select project_id, id, 'contacts', '0 * * * *', case when group_ref like '%77' then 1 else 0 end
      from installations where integration_id = ${id}::uuid`,
    sql`insert into operations (id, project_id, integration_id, installation_id, config_id, action_type, status, create_time)
      select gen_random_uuid(), ${ofProject}, ${id}::uuid, id, config_id, 'read', 'success', ${now}
      from installations where integration_id = ${id}::uuid`,
    sql`insert into operation_logs (id, project_id, operation_id, severity, message, timestamp)
      select gen_random_uuid(), ${ofProject}, id, 'INFO', '{"msg":"Read."}', ${now}
      from operations where integration_id = ${id}::uuid`,
    sql.raw(`analyze ${large.join(', ')}`),
    // As in production: autovacuum counts the rows of partitions, and never those of the table as a whole.
    sql`delete from pg_statistic where starelid in (select oid from pg_class where relkind = 'p')`,
    sql`update pg_class set reltuples = -1 where relkind = 'p'`,
  ];
  for (const statement of statements) await dependencies.db.execute(statement);
}

/** What a statement has read. */
interface Work {
  /** The large tables that it read from end to end. */
  scanned: string[];
  /** The rows of large tables that it looked at, including those that it did not use. */
  rows: number;
  /** The blocks of tables and indexes that it looked at. */
  blocks: number;
}

/**
 * Runs statements once more and measures what they read. `before` is a change that they run after. Afterwards all is
 * undone.
 */
async function worksOf(
  { server: { dependencies } }: World,
  sent: readonly SentStatement[],
  before?: SQL,
): Promise<{ statement: string; work: Work }[]> {
  const works: { statement: string; work: Work }[] = [];
  const undo = new Error('The statements were measured.');
  const measured = dependencies.db.transaction(async (tx) => {
    if (before) await tx.execute(before);
    // What is inserted once more would meet itself.
    await tx.execute(sql`truncate events, audit_entries, uninstalled cascade`);
    // Whoever opens a partition for the first time since then reads the catalogue of the database too.
    await tx.execute(sql`select from events, audit_entries, deliveries`);
    for (const statement of sent.filter(({ sql: text }) =>
      /^(select|with|insert|update|delete)/.test(text),
    )) {
      works.push({
        statement: statement.sql,
        work: toWork(await explain(tx, statement, sql`analyze, buffers, timing off`)),
      });
    }
    throw undo;
  });
  await expect(measured).rejects.toBe(undo);
  return works;
}

function toWork(plan: readonly Step[]): Work {
  const [whole] = plan;
  const steps = plan.filter(({ 'Relation Name': relation }) =>
    large.some((table) => isPartOf(relation, table)),
  );
  return {
    scanned: steps
      .filter((step) => step['Node Type'] === 'Seq Scan' && step['Actual Loops'] > 0)
      .map((step) => step['Relation Name'] ?? ''),
    rows: rowsOfSteps(steps),
    blocks: (whole?.['Shared Hit Blocks'] ?? 0) + (whole?.['Shared Read Blocks'] ?? 0),
  };
}
