import { describe, expect, it } from 'vitest';
import { startReconciling } from '../../../sync/subscriptions/reconciling/reconciling.fixture.ts';

const users = { object: 'users', textField: 'name', otherField: 'notes', required: { active: true } };
const webhooks = '/api/v2/webhooks';
const HOUR_MINUTES = 60;

describe('events of Zendesk', () => {
  it('tell of each kind of change as an update, and of a user who became inactive as deleted', async () => {
    const world = await startReconciling('zendeskSupport', {}, users);
    const types = () =>
      world
        .changes()
        .map(({ subscribeEventType, providerEventType }) => [subscribeEventType, providerEventType]);

    const id = await world.create('Ada');
    await world.gate.knocked(1);
    await world.runJobs();
    await world.account.change('users', id, { notes: 'Kind', email: 'ada@mail.example' });
    await world.gate.knocked(3);
    await world.runJobs();
    await world.account.remove('users', id);
    await world.gate.knocked(4);
    await world.runJobs();

    expect(types()).toEqual([
      ['create', 'zen:event-type:user.created'],
      ['update', 'zen:event-type:user.notes_changed'],
      ['update', 'zen:event-type:user.identity_changed'],
      ['delete', 'zen:event-type:user.active_changed'],
    ]);
    expect(world.changes().map((change) => change.id)).toEqual([id, id, id, id]);
    expect(world.changes()[1]?.rawEvent).toMatchObject({ subject: `zen:user:${id}`, detail: { id } });
  });

  it('that come late do not hide that the record is deleted, which no event has told', async () => {
    const world = await startReconciling('zendeskSupport', {}, users);
    const id = await world.create('Ada');
    await world.gate.knocked(1);
    await world.runJobs();
    world.gate.shut();
    await world.pass(60_000);
    await world.change(id, 'Countess');
    await world.gate.knocked(2);
    await world.account.remove('users', id);
    const late = world.gate.knocks[1];
    if (late) await world.gate.post(late);
    for (const minutes of [0, 1, 2, 4, HOUR_MINUTES]) await world.later(minutes);

    expect(world.told()).toEqual([
      ['create', id, false],
      ['delete', id, true],
    ]);
  });

  it('cannot be had by somebody who is no administrator, which is said, and reads find the changes', async () => {
    const refused = { method: 'POST', path: webhooks, refusal: 'forbidden', times: 10 };
    const world = await startReconciling('zendeskSupport', { quirks: { faults: [refused] } });
    const [failed] = await world.subscribeOperations();
    const [log] = await world.logs(failed);
    const health = await world.health();

    const id = await world.create('Parcel');
    await world.later(2 * HOUR_MINUTES);
    const polled = world.told();
    await world.set({});
    await world.later(4 * HOUR_MINUTES);

    expect([failed?.status, health]).toEqual(['failure', 'unhealthy']);
    expect(log?.message.error).toContain('403');
    expect(polled).toEqual([['create', id, true]]);
    expect(await world.account.subscriptions()).toHaveLength(1);
    expect(await world.health()).toBe('healthy');
  });

  it('leave no second webhook when the call for the secret has failed', async () => {
    const lost = { path: '/signing_secret', status: 503, times: 1 };
    const world = await startReconciling('zendeskSupport', { quirks: { faults: [lost] } });
    const first = await world.account.subscriptions();

    await world.later(10);
    await world.create('Parcel');
    await world.gate.knocked(1);
    await world.runJobs();

    const all = await world.account.subscriptions();
    expect([first.length, all.length, all[0]?.id === first[0]?.id]).toEqual([1, 1, false]);
    expect(world.told()).toMatchObject([['create', expect.any(String), false]]);
  });
});
