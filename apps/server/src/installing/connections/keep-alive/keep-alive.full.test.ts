import { createCatalogue, sandboxProviders } from '@dowel/catalogue';
import { eq, sql } from 'drizzle-orm';
import { describe, expect, inject, it } from 'vitest';
import { controlSandbox } from '../../../../test/sandbox-control.ts';
import { startSignInServer } from '../../../../test/signing-in.ts';
import { rowsRead, watching } from '../../../../test/statements/rows-read.ts';
import { createContext, enterProject } from '../../../context.ts';
import { connections } from '../../../platform/db/tables.ts';
import { runDueLanes } from '../../../platform/lanes/run-due-lanes.ts';
import { messagesOf } from '../../../sync/events/stored-events.fixture.ts';
import { refresh } from '../credential-refresh/refresh-credentials.ts';
import { OpenedRow } from '../opened-row.ts';
import { selectConnections } from '../queries.ts';
import { renewals } from './lane.ts';

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;

/** A server with one OAuth connection. `renewedAfter` lets time pass, and tells how many renewals that has brought. */
async function startConnected(options: { keepAliveIntervalHours?: number; tokenSeconds?: number } = {}) {
  const { keepAliveIntervalHours, tokenSeconds } = options;
  const entries = sandboxProviders(inject('sandboxUrl'));
  const opts = entries.sandbox?.oauth2Opts;
  if (opts && keepAliveIntervalHours !== undefined) opts.keepAliveIntervalHours = keepAliveIntervalHours;
  const server = await startSignInServer({ catalogue: createCatalogue(entries) });
  const { clientId, sandboxUrl } = server;
  if (tokenSeconds !== undefined)
    await controlSandbox(sandboxUrl, '/token-lifetime', { clientId, accessTokenSeconds: tokenSeconds });
  const { id } = await server.given.oauthConnection();
  const told = async () => (await messagesOf(server)).map(({ notificationType }) => notificationType);
  const countRenewals = async () => (await told()).filter((type) => type === 'connection.refreshed').length;
  // Other work would send the events away.
  const runRenewals = () =>
    runDueLanes(server.dependencies, [renewals], ({ projectId }) => projectId === server.project.id);
  return {
    ...server,
    id,
    told,
    runRenewals,
    read: async () => (await server.request('GET', `${server.connections}/${id}`)).body,
    addFault: (fault: object) => controlSandbox(sandboxUrl, '/faults', { clientId, ...fault }),
    revoke: () => controlSandbox(sandboxUrl, '/revocations', { clientId, account: 'acme' }),
    async renewedAfter(ms: number) {
      await runRenewals();
      const before = await countRenewals();
      server.advanceClock(ms);
      await runRenewals();
      return (await countRenewals()) - before;
    },
  };
}

describe('renewing tokens ahead of time', () => {
  it('happens some minutes before they expire, though nobody calls', async () => {
    const { renewedAfter } = await startConnected();

    expect(await renewedAfter(HOUR_MS - 5 * MINUTE_MS - 1)).toBe(0);
    expect(await renewedAfter(2 * MINUTE_MS + 1)).toBe(1);
    expect(await renewedAfter(HOUR_MS - 5 * MINUTE_MS - 1)).toBe(0);
    expect(await renewedAfter(2 * MINUTE_MS + 1)).toBe(1);
  });

  it('takes three statements for each', async () => {
    const server = await startConnected();
    await server.runRenewals();
    server.advanceClock(HOUR_MS);
    const [row] = await selectConnections(server.context(), { ids: [server.id] });
    if (!row) throw new Error('The connection is gone.');

    const { sent } = await watching(server, (dependencies) => {
      const context = enterProject(createContext(dependencies, 'test'), server.project, {
        kind: 'system',
        id: 'test',
      });
      return refresh(context, new OpenedRow(context, row));
    });

    expect(sent.length, sent.map(({ sql: text }) => text).join('\n')).toBeLessThanOrEqual(3);
    expect(await server.told()).toEqual(['connection.created', 'connection.refreshed']);
  });

  it('leaves tokens of a short life to the calls that need them', async () => {
    const { renewedAfter } = await startConnected({ tokenSeconds: 300 });

    expect(await renewedAfter(HOUR_MS)).toBe(0);
  });

  it('tries again after an outage, in pauses that grow to an hour, and says when it is over', async () => {
    const { addFault, runRenewals, advanceClock, read, told } = await startConnected();
    await addFault({ path: '/oauth/token', status: 503, times: 4 });
    const seen: string[] = [];

    for (const minutes of [58, 1, 1, 2, 4]) {
      await runRenewals();
      advanceClock(minutes * MINUTE_MS);
      await runRenewals();
      seen.push((await read()).diagnosis.reason);
    }

    const away = 'provider_unreachable';
    expect(seen).toEqual([away, away, away, away, 'ok']);
    expect(await told()).toEqual(['connection.created', 'connection.refreshed']);
  });

  it('finds out that access was taken back, tells it once and stops until somebody has signed in again', async () => {
    const { revoke, read, told, renewedAfter, given } = await startConnected();
    await revoke();

    await renewedAfter(HOUR_MS);
    await renewedAfter(48 * HOUR_MS);

    expect(await read()).toMatchObject({ status: 'bad_credentials', diagnosis: { reason: 'revoked' } });
    expect(await told()).toEqual(['connection.created', 'connection.error']);
    await given.oauthConnection();
    expect(await renewedAfter(HOUR_MS)).toBe(1);
  });
});

describe('keeping tokens alive that do not expire soon', () => {
  const tokenSeconds = 30 * 24 * 3600;

  it.each([
    ['a day', undefined, 24],
    ['the hours that the catalogue names', 6, 6],
  ])('renews them after %s, and up to a tenth more', async (_, keepAliveIntervalHours, hours) => {
    const { renewedAfter } = await startConnected({
      tokenSeconds,
      ...(keepAliveIntervalHours !== undefined && { keepAliveIntervalHours }),
    });

    expect(await renewedAfter(hours * HOUR_MS - 1)).toBe(0);
    expect(await renewedAfter(0.1 * hours * HOUR_MS + 1)).toBe(1);
  });

  it('plans what an older release has stored, and asks nothing of connections that have nothing to renew', async () => {
    const server = await startConnected({ tokenSeconds });
    const { db } = server.dependencies;
    await db.execute(
      sql`update connections set credentials_time = null, refresh_due_time = ${server.now()} where id = ${server.id}::uuid`,
    );

    const { id } = await server.given.connection();

    expect(await server.renewedAfter(24 * HOUR_MS - 1)).toBe(0);
    expect(await server.renewedAfter(2.4 * HOUR_MS + 1)).toBe(1);
    const columns = { dueTime: connections.refreshDueTime };
    expect(await db.select(columns).from(connections).where(eq(connections.id, id))).toEqual([
      { dueTime: null },
    ]);
  });
});

describe('looking for connections that are due', () => {
  it('finds those that work behind more stopped ones than one look reads', async () => {
    const server = await startConnected();
    const { db } = server.dependencies;
    const copies = (provider: string, count: number, stop: string | null, minutes: number) =>
      db.execute(sql`
        insert into connections (id, project_id, provider, slot, group_ref, consumer_ref, auth_scheme, status, stop, refresh_due_time, create_time)
        select gen_random_uuid(), project_id, ${provider}, n::text, group_ref, consumer_ref, auth_scheme, 'working',
          ${stop}::jsonb, ${server.now()}::timestamptz - ${minutes} * interval '1 minute', create_time
        from connections, generate_series(1, ${count}) n where id = ${server.id}::uuid`);
    await copies(
      'stopping',
      10_001,
      JSON.stringify({ time: server.now().toISOString(), state: 'waiting' }),
      60,
    );
    await copies('working', 1, null, 1);

    const due = await renewals.findDue(createContext(server.dependencies, 'test'), { limit: 200 });
    await db.execute(sql`delete from connections where project_id = ${server.project.id}::uuid`);

    const own = due.filter(({ projectId }) => projectId === server.project.id);
    expect(own.map(({ id }) => id.split('/')[1])).toEqual(
      expect.arrayContaining(['working', 'stopping#1', 'stopping#2', 'stopping#3', 'stopping#4']),
    );
  });

  it('reads those that are due and none of the others', async () => {
    const server = await startConnected();
    await server.runRenewals();
    const { db } = server.dependencies;
    await db.execute(sql`
      insert into connections (id, project_id, provider, group_ref, consumer_ref, auth_scheme, status, refresh_due_time, create_time)
      select gen_random_uuid(), project_id, 'p' || n, group_ref, consumer_ref, auth_scheme, 'working',
        ${server.now()}::timestamptz + (n - 3) * interval '1 minute', create_time
      from connections, generate_series(1, 5000) n where id = ${server.id}::uuid`);
    // Other tests leave connections in the same database that are due too.
    await db.execute(
      sql`update connections set refresh_due_time = null where project_id <> ${server.project.id}::uuid`,
    );
    await db.execute(sql`analyze connections`);

    const { sent, result } = await watching(server, (dependencies) =>
      renewals.findDue(createContext(dependencies, 'test'), { limit: 200 }),
    );

    expect(result.map(({ id }) => id.split('/')[1])).toEqual(['p1', 'p2', 'p3']);
    const rows = await Promise.all(sent.map((statement) => rowsRead(server, statement, 'connections')));
    expect(rows.reduce((sum, read) => sum + read, 0)).toBeLessThan(1000);
    await db.execute(
      sql`delete from connections where provider like 'p%' and project_id = ${server.project.id}::uuid`,
    );
  });
});
