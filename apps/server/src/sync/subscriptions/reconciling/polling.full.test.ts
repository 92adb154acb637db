import { setTimeout } from 'node:timers/promises';
import { eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { nameOf } from '../../../../test/conformance/conformance-provider.ts';
import { conformanceProviders } from '../../../../test/conformance/providers.ts';
import { reconciledObjects } from '../../../platform/db/tables.ts';
import { startReconciling } from './reconciling.fixture.ts';

/** No topic of Shopify tells of variants. */
const variants = { object: 'productVariants', textField: 'sku', otherField: 'barcode' };

/** Changes one record and deletes another one. Both are told, and nothing of what was there before. */
async function expectChangeAndDeletion(
  world: Awaited<ReturnType<typeof startReconciling>>,
  object: string,
): Promise<void> {
  const [first, second] = await world.account.records(object);
  const before = world.told();
  await world.change(first?.id ?? '', 'Renamed');
  await world.later(60);
  await world.account.remove(object, second?.id ?? '');
  await world.later(60);
  await world.later(60);

  expect([before, world.told()]).toEqual([
    [],
    [
      ['update', first?.id, true],
      ['delete', second?.id, true],
    ],
  ]);
}

describe('a provider that tells this server of nothing', () => {
  it('is polled, which an operation says, and only what cannot be found is refused', async () => {
    const subscribe = { deleteEvent: undefined };
    const world = await startReconciling('shopify', { subscribe }, variants);
    const old = await world.create('Old');
    await world.later(60);
    await world.change(old, 'Renamed');
    const fresh = await world.create('New');
    await world.later(60);
    await world.later(60);

    expect(world.told()).toEqual([
      ['create', old, true],
      ['update', old, true],
      ['create', fresh, true],
    ]);
    expect((await world.subscribeOperations()).at(-1)).toMatchObject({
      status: 'success',
      result:
        '[productVariants] Read every 60 minutes, because Shopify does not tell this server of these changes: create, update.',
    });
    expect(await world.health()).toBe('healthy');
  });

  it('cannot be asked for deletions, which is said as before', async () => {
    const world = await startReconciling('shopify', {}, variants);

    const refusals = (await world.subscribeOperations()).filter(({ status }) => status === 'failure');
    const logs = await world.logs(refusals[0]);

    expect(refusals).toHaveLength(1);
    expect(logs[0]?.message.error).toBe(
      'Shopify cannot be asked for deleteEvent of "productVariants" by this server.',
    );
    expect(await world.health()).toBe('unhealthy');
  });

  it('is not polled when the operator has switched it off', async () => {
    const world = await startReconciling('shopify', { env: { DOWEL_RECONCILE_MINUTES: '0' } }, variants);
    await world.create('One');

    await world.later(120);

    const [refusal, ...others] = await world.subscribeOperations();
    expect([refusal?.status, others, await world.runs()]).toEqual(['failure', [], []]);
    const [log] = await world.logs(refusal);
    expect(log?.message.error).toContain('createEvent');
  });

  it('tells of deleted records that its list still has', async () => {
    const world = await startReconciling('salesforce');
    const id = await world.create('Acme');
    await world.later(60);
    await world.account.remove('Account', id);
    await world.later(60);
    await world.later(60);

    expect(world.told()).toEqual([
      ['update', id, true],
      ['delete', id, true],
    ]);
  });
});

describe('a provider that cannot say what has changed', () => {
  it('is not read for changes, which is said once', async () => {
    const companies = { object: 'companies', textField: 'name' };
    const world = await startReconciling('intercom', {}, companies);
    await world.account.forgetCalls();

    await world.later(60);
    await world.later(60);

    const said = (await world.subscribeOperations()).map(({ result }) => result);
    expect(said.filter((text) => text?.includes('cannot say what has changed'))).toHaveLength(1);
    expect([await world.runs(), await world.account.calls()]).toEqual([[], []]);
  });
});

describe('a feed of changes', () => {
  it('by time is read for changes that no event has told of', async () => {
    const world = await startReconciling('stripe', { records: 3 });
    const [old] = await world.account.records('customers');
    world.gate.shut();
    await world.pass(60_000);
    await world.change(old?.id ?? '', 'Renamed');
    const fresh = await world.create('Grace');
    await world.later(70);
    await world.account.remove('customers', fresh);
    await world.later(60);
    await world.later(60);

    expect(world.told()).toEqual(
      expect.arrayContaining([
        ['update', old?.id, true],
        ['create', fresh, true],
        ['delete', fresh, true],
      ]),
    );
    expect(world.told()).toHaveLength(3);
  });

  it('by token is read from the moment of subscribing on, and tells of deletions', async () => {
    const calendars = { object: 'calendarList', required: {} };
    const world = await startReconciling('google', { records: 3 }, calendars);

    await expectChangeAndDeletion(world, 'calendarList');
    expect(await world.health()).toBe('healthy');
  });

  it('by token of each list below parents is read from the moment of subscribing on', async () => {
    const name = 'google events of calendars';
    const events = conformanceProviders.find((one) => nameOf(one) === name);
    const world = await startReconciling('google', { records: 4 }, events);

    await expectChangeAndDeletion(world, 'calendarEvents');
  });
});

/** Saves a config that subscribes to customers. */
function subscribeAgain({ request, base, installation }: Awaited<ReturnType<typeof startReconciling>>) {
  const subscribe = { objects: { customers: { objectName: 'customers', destination: 'receiver' } } };
  return request('PATCH', `${base}/installations/${installation.id}?skipSampling=true`, {
    updateMask: ['config.content.subscribe.objects.customers'],
    installation: { config: { content: { subscribe } } },
  });
}

describe('a subscription whose objects could not be read for changes', () => {
  it('is read for changes once its provider can be asked for them', async () => {
    const world = await startReconciling('stripe');
    const isIts = eq(reconciledObjects.installationId, world.installation.id);
    await world.dependencies.db.update(reconciledObjects).set({ dueTime: null }).where(isIts);

    const { status } = await subscribeAgain(world);

    const [object] = await world.objects();
    expect([status, object?.dueTime]).toEqual([200, expect.any(Date)]);
  });
});

it('goes on reading an object that somebody subscribes to while its turn removes it', async () => {
  const world = await startReconciling('stripe');
  const isIts = eq(reconciledObjects.installationId, world.installation.id);

  const [locked, asked] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
  const deleting = world.dependencies.db.transaction(async (tx) => {
    await tx.select().from(reconciledObjects).where(isIts).for('update');
    locked.resolve();
    await asked.promise;
    await tx.delete(reconciledObjects).where(isIts);
  });
  await locked.promise;
  const saving = subscribeAgain(world);
  await Promise.race([saving, setTimeout(500)]);
  asked.resolve();
  await deleting;

  expect((await saving).status).toBe(200);
  expect(await world.objects()).toHaveLength(1);
});
