import { setImmediate } from 'node:timers/promises';
import { describe, expect, it } from 'vitest';
import { startConnectedServer } from '../../../test/connected-server.ts';
import { startTestServer } from '../../../test/start-test-server.ts';
import type { Context } from '../../context.ts';
import { deliveries, destinations, events } from '../../platform/db/tables.ts';
import { createPrometheus } from '../../platform/metrics/prometheus.ts';
import { laneKinds } from '../../process/compose-lanes.ts';
import { watchWaiting } from '../../process/jobs/figures.ts';
import { createMetricsApp } from './metrics-endpoint.ts';

const token = 'a-token-of-the-operator';
const env = { DOWEL_METRICS_TOKEN: token };
const asOperator = { 'x-api-key': null, authorization: `Bearer ${token}` };

/** The samples of Prometheus' text format, by name and labels as they are written. */
function samplesOf(text: string): Map<string, number> {
  const lines = text.split('\n').filter((line) => line !== '' && !line.startsWith('#'));
  return new Map(
    lines.map((line) => [line.slice(0, line.lastIndexOf(' ')), Number(line.slice(line.lastIndexOf(' ')))]),
  );
}

/** Stores an event without deliveries, and one with a delivery that is due. */
async function storeWork({ db, project, secrets }: Context, now: Date): Promise<void> {
  const projectId = project.id;
  const sealed = secrets.seal('{}', projectId);
  const event = {
    projectId,
    type: 'connection.created' as const,
    dataSealed: sealed.sealed,
    sealKeyId: sealed.sealKeyId,
    createTime: now,
  };
  await db.insert(events).values(event);
  const [routed] = await db
    .insert(events)
    .values({ ...event, routedTime: now })
    .returning();
  const [destination] = await db
    .insert(destinations)
    .values({
      projectId,
      name: 'hooks',
      type: 'webhook',
      metadata: {},
      signingKeySealed: sealed.sealed,
      signingKeySealKeyId: sealed.sealKeyId,
      createTime: now,
    })
    .returning();
  if (!routed || !destination) throw new Error('The rows were not stored.');
  await db.insert(deliveries).values({
    projectId,
    eventId: routed.id,
    destinationId: destination.id,
    topic: 'alerts',
    eventType: event.type,
    status: 'pending',
    dueTime: now,
    createTime: now,
  });
}

describe('reading the metrics', () => {
  it('counts requests by operation and status', async () => {
    const { request } = await startTestServer({ env });
    for (let n = 0; n < 3; n += 1) await request('GET', '/v1/projects');
    await request('GET', '/v1/projects', undefined, { 'x-api-key': 'dowel_full_wrong' });

    const answer = await request('GET', '/metrics', undefined, asOperator);

    const samples = samplesOf(answer.body);
    expect(answer.headers.get('content-type')).toContain('text/plain; version=0.0.4');
    expect(samples.get('dowel_requests_total{operation="listProjects",status_class="2xx"}')).toBe(3);
    expect(samples.get('dowel_requests_total{operation="listProjects",status_class="4xx"}')).toBe(1);
    expect(samples.get('dowel_request_duration_seconds_count{operation="listProjects"}')).toBe(4);
    expect(samples.get('process_resident_memory_bytes')).toBeGreaterThan(1_000_000);
  });

  it('counts calls to providers, by how they ended', async () => {
    let isUp = true;
    const { request, connect } = await startConnectedServer({
      env,
      outgoing: (input, init) => (isUp ? fetch(input, init) : Promise.reject(new TypeError('gone'))),
    });
    await connect({ groupRef: 'globex' });
    isUp = false;
    await connect({ groupRef: 'initech' }).catch(() => undefined);

    const samples = samplesOf((await request('GET', '/metrics', undefined, asOperator)).body);

    expect(samples.get('dowel_outgoing_calls_total{outcome="2xx"}')).toBeGreaterThan(0);
    expect(samples.get('dowel_outgoing_calls_total{outcome="unreachable"}')).toBeGreaterThan(0);
  });

  it('counts what a rate limit refuses', async () => {
    const tight = { DOWEL_RATE_LIMIT_PER_CALLER: '1', DOWEL_RATE_LIMIT_BURST_SECONDS: '1' };
    const { request } = await startTestServer({ env: { ...env, ...tight } });
    for (let n = 0; n < 3; n += 1) await request('GET', '/v1/projects');

    const samples = samplesOf((await request('GET', '/metrics', undefined, asOperator)).body);

    expect(samples.get('dowel_rate_limited_requests_total{limit="caller"}')).toBe(2);
  });

  it('never names a project, a group or a person', async () => {
    const { request, project, connection } = await startConnectedServer({ env });
    await request('GET', `/v1/projects/${project.name}/topics`);

    const { body } = await request('GET', '/metrics', undefined, asOperator);

    for (const name of [project.id, project.name, connection.id, connection.group.groupRef]) {
      expect(body).not.toContain(name);
    }
  });

  it('tells how much work is due, and since when', async () => {
    const { dependencies, context, now, advanceClock, request } = await startTestServer({ env });
    watchWaiting(dependencies, laneKinds);
    // Other tests share the database. A day later, all that they left is due already.
    advanceClock(24 * 60 * 60 * 1000);
    const before = samplesOf((await request('GET', '/metrics', undefined, asOperator)).body);
    await storeWork(context(), now());
    advanceClock(90_000);

    const samples = samplesOf((await request('GET', '/metrics', undefined, asOperator)).body);

    const grown = (name: string) => (samples.get(name) ?? 0) - (before.get(name) ?? 0);
    expect(grown('dowel_waiting_items{queue="events"}')).toBe(1);
    expect(grown('dowel_waiting_items{queue="deliveries"}')).toBe(1);
    expect(samples.get('dowel_oldest_waiting_seconds{queue="deliveries"}')).toBeGreaterThanOrEqual(90);
    for (const { name } of laneKinds) {
      expect(samples.get(`dowel_waiting_items{queue="${name}"}`), name).toBeGreaterThanOrEqual(0);
    }
  });

  it('says of the others what it knows while one is silent or fails, and logs that once', async () => {
    const said: string[] = [];
    const figures = createPrometheus((metric) => said.push(metric), 10);
    const queueOf = (queue: string, value: number) => async () => [{ labels: { queue }, value }];
    let isAway = true;
    figures.watch('dowel_waiting_items', queueOf('events', 3));
    figures.watch('dowel_waiting_items', async () => {
      if (isAway) throw new Error('The statement took too long.');
      return await queueOf('reads', 4)();
    });
    figures.watch('dowel_database_waiting_requests', () =>
      isAway ? new Promise(() => undefined) : Promise.resolve([{ labels: {}, value: 5 }]),
    );
    const read = async () => {
      const samples = samplesOf((await figures.print?.())?.text ?? '');
      const names = ['dowel_waiting_items{queue="events"}', 'dowel_waiting_items{queue="reads"}'];
      return [...names, 'dowel_database_waiting_requests'].map((name) => samples.get(name));
    };
    const unread = ['dowel_waiting_items', 'dowel_database_waiting_requests'];

    expect([await read(), await read()]).toEqual(Array(2).fill([3, undefined, undefined]));
    expect(said).toEqual(unread);
    isAway = false;
    expect(await read()).toEqual([3, 4, 5]);
    isAway = true;
    await read();
    expect(said).toEqual([...unread, ...unread]);
  });

  it('gives each of two readers everything', async () => {
    const figures = createPrometheus(() => undefined);
    const [first, second] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
    const answers = { events: [Promise.resolve(), second.promise], reads: [first.promise, second.promise] };
    for (const [queue, gates] of Object.entries(answers)) {
      figures.watch('dowel_waiting_items', async () => {
        await gates.shift();
        return [{ labels: { queue }, value: 3 }];
      });
    }
    const asked = [figures.print?.()];
    await setImmediate();
    asked.push(figures.print?.());
    first.resolve();
    await asked[0];
    second.resolve();

    const texts = await Promise.all(asked);

    for (const text of texts) expect(text?.text.match(/^dowel_waiting_items/gm)).toHaveLength(2);
  });

  it('has no value for what nobody can say, rather than 0', async () => {
    const figures = createPrometheus(() => undefined);
    const levels = [[{ labels: {}, value: 7 }], []];
    const lag = async () => {
      const { text = '' } = (await figures.print?.()) ?? {};
      return samplesOf(text).get('dowel_database_replica_lag_seconds');
    };
    const before = await lag();
    figures.watch('dowel_database_replica_lag_seconds', async () => levels.shift() ?? []);

    expect([before, await lag(), await lag()]).toEqual([undefined, 7, undefined]);
  });
});

describe('asking for the metrics without the right to', () => {
  it.each([
    ['no token', { 'x-api-key': null }],
    ['a wrong token', { 'x-api-key': null, authorization: 'Bearer a-token-of-somebody' }],
    ['an API key', {}],
  ])('is refused with %s', async (_, headers) => {
    const { request } = await startTestServer({ env });

    const answer = await request('GET', '/metrics', undefined, headers);

    expect(answer).toMatchObject({ status: 401, body: { code: 'credentials_missing' } });
    expect(answer.headers.get('www-authenticate')).toBe('Bearer');
  });

  it('finds nothing when no token is set', async () => {
    const { request } = await startTestServer();

    const answer = await request('GET', '/metrics', undefined, asOperator);

    expect(answer).toMatchObject({ status: 404, body: { code: 'endpoint_not_found' } });
  });

  it('finds nothing on the main port when metrics have their own', async () => {
    const { request } = await startTestServer({ env: { ...env, DOWEL_METRICS_PORT: '9464' } });

    expect((await request('GET', '/metrics', undefined, asOperator)).status).toBe(404);
  });

  it.each([
    ['needs no token on the own port', undefined, {}, 200],
    ['needs the token on the own port if one is set', token, {}, 401],
    ['takes the token on the own port', token, { authorization: `Bearer ${token}` }, 200],
  ])('%s', async (_, set, headers, status) => {
    const { dependencies } = await startTestServer();
    const figures = createPrometheus(() => undefined);
    const metrics = { port: 9464, token: set };
    const app = createMetricsApp({ ...dependencies, figures, env: { ...dependencies.env, metrics } });

    const answer = await app.request('/metrics', { headers });

    expect(answer.status).toBe(status);
    expect((await app.request('/v1/providers')).status).toBe(404);
  });
});
