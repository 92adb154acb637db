import type { Stats } from '@dowel/schema';
import { sql } from 'drizzle-orm';
import { v7 } from 'uuid';
import { describe, expect, it } from 'vitest';
import { inFull } from '../../../test/full-run.ts';
import { startTestServer, type TestServer } from '../../../test/start-test-server.ts';
import { startOrg } from '../../../test/started-org.ts';
import { stats } from '../../platform/db/tables.ts';
import { toCsv } from './to-csv.ts';

type Count = Partial<typeof stats.$inferInsert>;

/** When calls were stored, long after the rest was counted. */
const later = new Date('2100-01-01');

/** Stores what was counted on the day of the server's clock. */
async function counted(server: Pick<TestServer, 'dependencies' | 'project' | 'now'>, ...counts: Count[]) {
  const countTime = server.now();
  const startTime = new Date(countTime.getTime() - (countTime.getTime() % (24 * 60 * 60 * 1000)));
  const usual = { projectId: server.project.id, bucket: 'day', metric: 'operations', kind: 'read' } as const;
  const rows = counts.map((count) => ({
    ...{ ...usual, startTime, subject: v7(), total: 1, failed: 0, pending: 0, countTime },
    ...count,
  }));
  await server.dependencies.db.insert(stats).values(rows);
}

const at = (server: Pick<TestServer, 'project'>, query: string) =>
  `/v1/projects/${server.project.id}/stats${query}`;
const keysOf = ({ stats: rows }: Stats) =>
  rows.map(({ metric, key, label, total }) => [metric, key, label, total]);

describe('the usage of a project', () => {
  it.each([
    [{ DOWEL_RATE_LIMIT_PER_PROJECT: '20' }, { project: 20, org: 20 }],
    [
      { DOWEL_RATE_LIMIT_PER_PROJECT: '1000', DOWEL_RATE_LIMIT_PER_ORG: '50' },
      { project: 1000, org: 50 },
    ],
    [{ DOWEL_RATE_LIMIT_PER_PROJECT: '0' }, undefined],
    [{ DOWEL_RATE_LIMIT_STORE: 'off' }, undefined],
  ])('names the requests a second that %j lets through', async (env, limits) => {
    const server = await startTestServer({ env });

    const { body } = await server.request('GET', at(server, ''));

    expect(body.requestsPerSecond).toEqual(limits);
  });

  it('is told apart by what each metric has', async () => {
    const server = await startTestServer();
    const { id, name, provider } = await server.given.integration();
    await counted(
      server,
      { subject: id, total: 3 },
      { subject: id, kind: 'write', total: 4 },
      { total: 5 },
      { metric: 'calls', kind: '', subject: 'sandbox', total: 6, countTime: later },
      { metric: 'deliveries', kind: 'create', total: 7 },
    );
    const ask = async (query: string) => keysOf((await server.request('GET', at(server, query))).body);

    const { countTime } = (await server.request('GET', at(server, ''))).body;
    expect(Date.parse(countTime)).toBeLessThan(later.getTime());
    expect(await ask('')).toEqual([
      ['calls', undefined, undefined, 6],
      ['deliveries', undefined, undefined, 7],
      ['operations', undefined, undefined, 12],
    ]);
    expect(await ask('?by=kind')).toEqual([
      ['deliveries', 'create', undefined, 7],
      ['operations', 'read', undefined, 8],
      ['operations', 'write', undefined, 4],
    ]);
    expect(await ask('?by=integration')).toContainEqual(['operations', id, name, 7]);
    expect(await ask('?by=provider')).toEqual([
      ['calls', 'sandbox', undefined, 6],
      ['operations', provider, undefined, 7],
      ['operations', undefined, undefined, 5],
    ]);
    expect(await ask('?metric=calls&by=kind')).toEqual([]);
    expect(await ask('?bucket=hour')).toEqual([]);
    expect(await ask('?untilTime=1970-01-01T00:00:00Z')).toEqual([]);
    expect(await ask('?sinceTime=0001-01-01T00:00:00Z&untilTime=9999-12-31T23:59:59Z&metric=calls')).toEqual([
      ['calls', undefined, undefined, 6],
    ]);
  });

  it('comes with the deploys of its time', async () => {
    const server = await startTestServer();
    const { id, name } = await server.given.integration();

    const { body } = await server.request('GET', at(server, '?bucket=hour'));
    const later = await server.request('GET', at(server, '?untilTime=2020-01-01T00:00:00Z'));

    expect(body.deploys).toMatchObject([{ integrationId: id, integrationName: name }]);
    expect(later.body.deploys).toEqual([]);
  });

  it('is saved as a file in which no name is calculated', async () => {
    const server = await startTestServer();
    await counted(server, { total: 2 });

    const { body, headers } = await server.request('GET', at(server, ':export?metric=operations'));
    const hostile = ['=1+1', '+1', '-1', '@a', '\tx', 'a,"b"', 'plain'].map((label) => ({
      ...{ startTime: '2026-01-01T00:00:00.000Z', metric: 'operations', label },
      ...{ total: -1, failed: 0, pending: 0 },
    }));

    expect(headers.get('content-disposition')).toMatch(/^attachment; filename="usage-[\w.-]+\.csv"$/);
    expect(body).toMatch(/\r\n[\d-]+T00:00:00.000Z,operations,,,2,0,0\r\n$/);
    const labels = toCsv(hostile)
      .split('\r\n')
      .slice(1, -1)
      .map((line) => line.slice('2026-01-01T00:00:00.000Z,operations,,'.length, -'-1,0,0'.length - 1));
    expect(labels).toEqual(["'=1+1", "'+1", "'-1", "'@a", "'\tx", '"a,""b"""', 'plain']);
  });

  inFull('is whole in a file, however much a page is shown, or refused', async () => {
    const server = await startTestServer();
    const fill = (first: number, last: number) =>
      server.dependencies.db.execute(sql`insert into stats
        select ${server.project.id}, 'day', date_trunc('day', ${server.now()}::timestamptz, 'UTC') - day * interval '1 day',
          'operations', 'read', subject, 1, 0, 0, ${server.now()}
        from generate_series(0, 99) as day, generate_series(${first}::int, ${last}) as subject`);
    const query = '?metric=operations&by=integration&sinceTime=0001-01-01T00:00:00Z';

    await fill(1, 101);
    const { body: shown } = await server.request('GET', at(server, query));
    const { body: file } = await server.request('GET', at(server, `:export${query}`));
    await fill(102, 1001);
    const refused = await server.request('GET', at(server, `:export${query}`));

    expect([shown.stats.length, shown.isCut]).toEqual([10_000, true]);
    expect(file.trim().split('\r\n')).toHaveLength(10_101);
    expect([refused.status, refused.body.issues[0].detail]).toEqual([400, expect.stringMatching(/shorter/)]);
  });

  it('is that of all projects for the people of an org, and of no other project', async () => {
    const server = await startOrg();
    const { body: project } = await server.asOwner('POST', '/projects', {
      ...{ name: `shop-${v7()}`, appName: 'Shop', orgId: server.org.id },
    });
    const calls = { metric: 'calls', total: 7, countTime: later } as const;
    await counted(server, ...[{ total: 8 }, calls].map((one) => ({ ...one, projectId: project.id })), {
      total: 9,
    });

    const { body } = await server.asMember('GET', `${server.path}/stats`);

    expect(keysOf(body)).toEqual([
      ['calls', project.id, project.name, 7],
      ['operations', project.id, project.name, 8],
    ]);
    expect(Date.parse(body.countTime)).toBeLessThan(later.getTime());
    expect((await server.asStranger('GET', `${server.path}/stats`)).status).toBe(404);
  });
});
