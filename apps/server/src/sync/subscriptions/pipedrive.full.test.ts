import { eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { startSubscribed } from '../../../test/subscribed-simulator.ts';
import { OpenConnection } from '../../installing/connections/service.ts';
import { subscriptions } from '../../platform/db/tables.ts';

/** The time of a test does not matter. It stands between two times of the schedule. */
const NOW = new Date('2026-03-01T12:10:00Z');
const HOUR_MS = 60 * 60_000;
const DAY_MS = 24 * HOUR_MS;

const OBJECTS = { deals: 'title', persons: 'name', leads: 'title' };

function start(faults: readonly object[] = [], objects: Readonly<Record<string, string>> = OBJECTS) {
  return startSubscribed('pipedrive', {
    now: NOW,
    objects,
    prepare: (atProvider) => atProvider('PUT', '/quirks', { now: NOW.getTime(), faults }),
  });
}

describe('the events of Pipedrive', () => {
  // @holds S272
  it('come from a webhook for each object, which signs in with a password', async () => {
    const { make, atProvider, gate, runJobs, told, subscriptions: made } = await start();
    const deal = await make('deals', { title: 'Roof' });
    const person = await make('persons', { name: 'Ada' });
    await make('organizations', { name: 'Ash' });
    const lead = await make('leads', { title: 'Door' });
    await gate.knocked(3);
    await runJobs();
    const created = told();
    await atProvider('DELETE', `/objects/persons/records/${person}`);
    await gate.knocked(4);
    await runJobs();
    gate.shut();
    const [first] = gate.knocks;
    if (!first) throw new Error('No event has come.');
    const withPassword = (text: string) =>
      gate.post({
        ...first,
        headers: { ...first.headers, authorization: `Basic ${Buffer.from(text).toString('base64')}` },
      });
    const { authorization: _, ...unsigned } = first.headers;

    expect((await made()).map(({ events }) => events)).toEqual([['*.deal'], ['*.lead'], ['*.person']]);
    expect(created.toSorted()).toEqual([
      ['deals', 'create', deal],
      ['leads', 'create', lead],
      ['persons', 'create', person],
    ]);
    expect(told().slice(3)).toEqual([['persons', 'delete', person]]);
    expect(await gate.post({ ...first, headers: unsigned })).toBe(401);
    expect([await withPassword('dowel:'), await withPassword('dowel:another')]).toEqual([401, 401]);
    expect(await gate.post(first)).toBe(200);
  });

  it('are told of an object by the name that the manifest has for it', async () => {
    const { make, gate, runJobs, told, operations, subscriptions: made } = await start([], { Deal: 'title' });
    const deal = await make('deals', { title: 'Roof' });
    await gate.knocked(1);
    await runJobs();

    expect((await made()).map(({ events }) => events)).toEqual([['*.deal']]);
    expect(told()).toEqual([['Deal', 'create', deal]]);
    expect((await operations()).filter(({ status }) => status === 'failure')).toEqual([]);
  });

  // @holds P21
  it('of one customer are not believed of another, whose password is another', async () => {
    const [ours, theirs] = [await start(), await start()];
    await ours.make('deals', { title: 'Roof' });
    await theirs.make('deals', { title: 'Door' });
    await ours.gate.knocked(1);
    await theirs.gate.knocked(1);
    await ours.runJobs();
    ours.gate.shut();
    const [[first], [foreign]] = [ours.gate.knocks, theirs.gate.knocks];
    if (!first || !foreign) throw new Error('No event has come.');

    expect(foreign.headers.authorization).not.toBe(first.headers.authorization);
    expect(await ours.gate.post({ ...foreign, path: first.path })).toBe(401);
    expect(
      await ours.gate.post({ ...first, path: first.path.replace(ours.project.id, theirs.project.id) }),
    ).toBe(404);
    await ours.runJobs();
    expect(ours.told()).toHaveLength(1);
  });

  it('are read every hour where only an admin may ask for them, which is said once', async () => {
    const refused = { method: 'POST', path: '/v1/webhooks', times: 100, refusal: 'forbidden' };
    const started = await start([refused]);
    const { advanceClock, atProvider, make, get, runJobs, told, operations, subscriptions: made } = started;
    const health = (await get()).healthStatus;
    const deal = await make('deals', { title: 'Roof' });
    advanceClock(HOUR_MS);
    await atProvider('PUT', '/quirks', { now: NOW.getTime() + HOUR_MS, faults: [refused] });
    await runJobs();

    expect(await made()).toEqual([]);
    expect(health).toBe('unhealthy');
    const failed = (await operations()).filter(({ status }) => status === 'failure');
    expect(failed).toMatchObject([{ result: expect.stringContaining('could not be brought in step') }]);
    expect(told()).toEqual([['deals', 'create', deal]]);
  });
});

describe('the webhooks of Pipedrive', () => {
  it('that were left go before others are made, and one that Pipedrive has ended is made again within a day', async () => {
    const world = await start();
    const { connection, context, dependencies, installation, runJobs, subscriptions: made } = world;
    const [{ url = '' } = {}] = await made();
    const call = new OpenConnection(context(), connection.id).fetchFor();
    // With these, there would be no place for all three new ones.
    const body = JSON.stringify({ subscription_url: url, event_action: '*', event_object: '*' });
    const headers = { 'content-type': 'application/json' };
    for (let left = 0; left < 35; left += 1) await call('/v1/webhooks', { method: 'POST', headers, body });
    const before = await made();
    const isIt = eq(subscriptions.installationId, installation.id);
    await dependencies.db.update(subscriptions).set({ events: [], dueTime: NOW }).where(isIt);
    await runJobs();

    expect(before).toHaveLength(38);
    const after = await made();
    expect(after.map(({ events }) => events)).toEqual([['*.deal'], ['*.lead'], ['*.person']]);
    const [row] = await dependencies.db.select().from(subscriptions).where(isIt);
    expect(JSON.parse(row?.providerId ?? '')).toEqual(after.map(({ id }) => id));
    await call(`/v1/webhooks/${after[0]?.id}`, { method: 'DELETE' });
    await world.pass(DAY_MS);
    await runJobs();
    const deal = await world.make('deals', { title: 'Roof' });
    await world.gate.knocked(1);
    await runJobs();
    const again = await made();
    expect(again.map(({ events }) => events)).toEqual([['*.deal'], ['*.lead'], ['*.person']]);
    expect(again.map(({ id }) => id)).not.toContain(after[1]?.id);
    expect(world.told()).toEqual([['deals', 'create', deal]]);
  });

  it('tell of the others, if one of several is refused, which is asked for at once when somebody changes the installation', async () => {
    const refused = { method: 'POST', path: '/v1/webhooks', times: 1, after: 2, refusal: 'forbidden' };
    const started = await start([refused]);
    const { make, get, gate, runJobs, told, operations, path, request, subscriptions: made } = started;
    await make('persons', { name: 'Ada' });
    const deal = await make('deals', { title: 'Roof' });
    await gate.knocked(1);
    await runJobs();

    expect((await made()).map(({ events }) => events)).toEqual([['*.deal'], ['*.lead']]);
    expect((await get()).healthStatus).toBe('unhealthy');
    const [operation] = (await operations()).filter(({ status }) => status === 'failure');
    expect(operation).toBeDefined();
    expect(told()).toEqual([['deals', 'create', deal]]);
    const read = { objects: { deals: { objectName: 'deals', selectedFieldsAuto: 'all' } } };
    const change = {
      updateMask: ['config.content.read.objects.deals'],
      installation: { config: { content: { read } } },
    };
    expect((await request('PATCH', `${path}?skipSampling=true`, change)).status).toBe(200);
    await runJobs();
    expect(await made()).toHaveLength(3);
  });

  // @holds S274
  it('are asked for again, later each time, where one was refused, until somebody may have it', async () => {
    const refused = { method: 'POST', path: '/v1/webhooks', times: 2, after: 2, refusal: 'forbidden' };
    const started = await start([refused]);
    const { advanceClock, get, make, gate, runJobs, told, operations, subscriptions: made } = started;
    const later = async (ms: number) => {
      advanceClock(ms);
      await runJobs();
    };
    const before = await made();
    const [first] = (await operations()).filter(({ status }) => status === 'failure');
    const logs = await started.request('GET', `${started.projectPath}/operations/${first?.id}/logs`);
    await later(HOUR_MS);
    const failed = (await operations()).filter(({ status }) => status === 'failure');
    await later(HOUR_MS);
    const tooEarly = await made();
    await later(HOUR_MS);
    const person = await make('persons', { name: 'Ada' });
    await gate.knocked(1);
    await runJobs();

    expect(JSON.stringify(logs.body)).toContain('is asked for again at 2026-03-01T13:10:00');
    expect(failed, 'the same refusal is told once').toHaveLength(1);
    expect(tooEarly).toEqual(before);
    const after = await made();
    expect(after.map(({ events }) => events)).toEqual([['*.deal'], ['*.lead'], ['*.person']]);
    expect(after, 'those that are there stay').toEqual(expect.arrayContaining(before));
    expect((await get()).healthStatus).toBe('healthy');
    const results = (await operations()).map(({ result }) => result).join();
    expect(results).toMatch(/Pipedrive now tells of what it had refused before: .*"create" of "persons"/);
    expect(told(), 'with the password of the others').toEqual([['persons', 'create', person]]);
  });
});
