import { createHmac } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { startSubscribed } from '../../../test/subscribed-simulator.ts';
import { OpenConnection } from '../../installing/connections/service.ts';
import { subscriptions } from '../../platform/db/tables.ts';
import { toSecrets } from './signing-secrets.ts';

/** The time of a test does not matter. It stands between two times of the schedule. */
const NOW = new Date('2026-03-01T12:10:00Z');

const token = 'a-token-that-only-the-operator-has';

async function start() {
  const world = await startSubscribed('attio', {
    now: NOW,
    env: { DOWEL_METRICS_TOKEN: token },
    objects: { people: 'job_title', companies: 'description', tasks: 'content_plaintext', notes: 'title' },
  });
  const { db } = world.dependencies;
  const isIt = eq(subscriptions.installationId, world.installation.id);
  return {
    ...world,
    row: async () => (await db.select().from(subscriptions).where(isIt))[0],
    update: (values: Partial<typeof subscriptions.$inferInsert>) =>
      db.update(subscriptions).set(values).where(isIt),
  };
}

describe('the events of Attio', () => {
  // @holds S272
  it('are told of the object that they are about, by the id of which Attio names it', async () => {
    const { make, atProvider, gate, runJobs, told, subscriptions: made } = await start();
    const person = await make('people', { name: 'Wren Ash' });
    const company = await make('companies', { name: 'Ash' });
    const task = await make('tasks', { content_plaintext: 'Call', is_completed: false });
    const note = await make('notes', { title: 'Plan', content_plaintext: 'Soon' });
    await make('deals', { name: 'Roof', stage: 'Lead' });
    await gate.knocked(4);
    await runJobs();
    const created = told();
    await atProvider('PATCH', `/objects/companies/records/${company}`, {
      values: { name: 'Ash Tree', description: 'Wood' },
    });
    await gate.knocked(6);
    await runJobs();
    await atProvider('DELETE', `/objects/tasks/records/${task}`);
    await atProvider('DELETE', `/objects/companies/records/${company}`);
    await gate.knocked(8);
    await runJobs();
    await atProvider('PATCH', `/objects/notes/records/${note}`, { values: { content_plaintext: 'Later' } });
    await gate.knocked(9);
    await runJobs();

    const [one, ...others] = await made();
    // Three of each object, the merges of both that can be merged, and the texts of notes.
    expect([one?.events.length, others]).toEqual([15, []]);
    expect(created.toSorted()).toEqual(
      [
        ['people', 'create', person],
        ['companies', 'create', company],
        ['tasks', 'create', task],
        ['notes', 'create', note],
      ].toSorted(),
    );
    const changed = ['companies', 'update', company];
    expect(told().slice(4, 6)).toEqual([changed, changed]);
    expect(told().slice(6, 8).toSorted()).toEqual([
      ['companies', 'delete', company],
      ['tasks', 'delete', task],
    ]);
    expect(told().slice(8)).toEqual([['notes', 'update', note]]);
  });

  // @holds S272
  it('can come several at once, and each is told once, whatever comes with them', async () => {
    const { make, gate, runJobs, told, row, context, request } = await start();
    const [ada, wren] = [await make('people', { name: 'Ada' }), await make('companies', { name: 'Wren' })];
    await gate.knocked(2);
    await runJobs();
    gate.shut();
    const stored = await row();
    const [secret = ''] = stored ? toSecrets(context(), stored) : [];
    const [first, second] = gate.knocks;
    if (!first || !second) throw new Error('No event has come.');
    const eventIn = (knock: typeof first) => JSON.parse(knock.body).events[0];
    const events = [eventIn(first), 7, { event_type: 'record.created' }, eventIn(second)];
    const post = (body: string, key: string) =>
      gate.post({
        ...first,
        body,
        headers: {
          ...first.headers,
          'idempotency-key': key,
          'attio-signature': createHmac('sha256', secret).update(body).digest('hex'),
        },
      });
    const merged = { ...eventIn(second), event_type: 'record.merged', duplicate_record_id: 'the other' };
    const body = JSON.stringify({ webhook_id: 'any', events: [...events, merged] });

    const before = told().length;
    const answers = [await post(body, 'key 1'), await post(body, 'key 1')];
    expect(await gate.post({ ...first, body }), 'the signature of another event').toBe(401);
    await runJobs();

    expect(answers).toEqual([200, 200]);
    expect(told().slice(before).toSorted()).toEqual(
      [
        ['people', 'create', ada],
        ['companies', 'create', wren],
        ['companies', 'delete', 'the other'],
      ].toSorted(),
    );
    expect(await post('{"webhook_id":"any"}', 'key 2')).toBe(400);
    const { body: metrics } = await request('GET', '/metrics', undefined, {
      authorization: `Bearer ${token}`,
    });
    expect(metrics).toContain('dowel_dropped_provider_events_total{reason="unreadable"} 3');
    expect(metrics).toContain('dowel_dropped_provider_events_total{reason="not_genuine"} 1');
    expect(await gate.post({ ...first, body })).toBe(401);
  });
});

it('removes what an earlier attempt has left at Attio, also from a later page of the list', async () => {
  const { connection, context, gate, runJobs, row, update, subscriptions: made } = await start();
  const call = new OpenConnection(context(), connection.id).fetchFor();
  const make = (url: string) =>
    call('/v2/webhooks', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({
        data: { target_url: url, subscriptions: [{ event_type: 'record.created', filter: null }] },
      }),
    });
  const [{ url = '' } = {}] = await made();
  for (let other = 0; other < 11; other += 1) await make(`${gate.url}/other/${other}`);
  await make(url);
  await update({ providerId: null, dueTime: NOW });
  await runJobs();

  const ours = (await made()).filter((one) => one.url === url);
  expect(ours.map(({ id }) => id)).toEqual([(await row())?.providerId]);
  expect(await made()).toHaveLength(12);
});
