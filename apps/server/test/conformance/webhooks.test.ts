import { eq } from 'drizzle-orm';
import { expect } from 'vitest';
import { inboundEvents } from '../../src/db/tables.ts';
import { conform } from './conform.ts';
import { type Conforming, startConforming } from './conforming.ts';

const DAY_MS = 24 * 60 * 60_000;

function startSubscribed(conformer: Conforming['conformer']) {
  return startConforming(conformer, { isSubscribed: true });
}

conform(24, async (conformer) => {
  const { object, textField, required = {} } = conformer;
  const world = await startSubscribed(conformer);
  const { account, gate, runJobs, changes, installation } = world;
  const make = (text: string) => account.create(object, { ...required, [textField]: text });
  const told = () => changes().map(({ subscribeEventType, id }) => [subscribeEventType, id]);

  const id = await make('Ada');
  await gate.knocked(1);
  await runJobs();
  expect(told()).toEqual([['create', id]]);
  expect(changes()[0]?.fields).toMatchObject({ [textField]: 'Ada' });

  gate.shut();
  const [first] = gate.knocks;
  if (!first) throw new Error('No event has come.');
  const again = await gate.post(first);
  const forged = await gate.post({ ...first, body: first.body.replace(id, 'another') });
  await account.change(object, id, { [textField]: 'Countess' });
  await account.remove(object, id);
  await gate.knocked(3);
  const [, changed, removed] = gate.knocks;
  const late = changed && removed && [await gate.post(removed), await gate.post(changed)];
  await runJobs();
  expect([again, forged, late]).toEqual([200, 401, [200, 200]]);
  expect(told(), 'a record that is gone is only told of as deleted').toEqual([
    ['create', id],
    ['delete', id],
  ]);

  const others = [await make('Grace'), await make('Mary'), await make('Joan')];
  await gate.knocked(6);
  for (const knock of gate.knocks.slice(3)) await gate.post(knock);
  await runJobs();
  expect(told().slice(2)).toEqual(others.map((one) => ['create', one]));

  await world.pass(10 * 60_000);
  const isOf = eq(inboundEvents.installationId, installation.id);
  const stored = () => world.dependencies.db.$count(inboundEvents, isOf);
  const before = await stored();
  const isTimed = world.facts.connector.webhooks?.signature.style !== 'untimed';
  expect(await gate.post(first), 'the signature of an old event').toBe(isTimed ? 401 : 200);
  expect(await stored()).toBe(before);
});

conform(25, async (conformer) => {
  const { object, textField, required = {} } = conformer;
  const world = await startSubscribed(conformer);
  const { account, gate, runJobs, request, base, installation, facts } = world;
  const { webhooks } = facts.connector;
  if (webhooks?.scope === 'application') return keepApplication(world);
  const path = `${base}/installations/${installation.id}`;
  const [made, ...others] = await account.subscriptions();
  expect(others).toEqual([]);
  expect(made?.url).toContain(gate.url);
  expect(made?.events).toHaveLength(3);

  await leaveOutDeletes(world);
  const [fewer, ...left] = await account.subscriptions();
  expect([fewer?.events.length, left]).toEqual([2, []]);
  expect(fewer?.id).not.toBe(made?.id);

  const { lifetimeMs } = webhooks ?? {};
  await world.pass(lifetimeMs === undefined ? 30 * DAY_MS : lifetimeMs * 0.9);
  await runJobs();
  const [renewed, ...old] = await account.subscriptions();
  expect([renewed?.id === fewer?.id, old]).toEqual([lifetimeMs === undefined, []]);
  await account.create(object, { ...required, [textField]: 'Ada' });
  await gate.knocked(1);
  await runJobs();
  expect(world.changes()).toMatchObject([{ subscribeEventType: 'create' }]);

  expect((await request('DELETE', path)).status).toBe(204);
  expect(await account.subscriptions()).toEqual([]);
});

/** What the builder has set at the application stays as it is, whatever an installation wants. */
async function keepApplication(world: Conforming) {
  const { account, gate, runJobs, request, base, installation, conformer } = world;
  const { object, textField, required = {} } = conformer;
  const told = () => world.changes().map(({ subscribeEventType }) => subscribeEventType);
  const make = (text: string) => account.create(object, { ...required, [textField]: text });
  const made = await account.subscriptions();
  expect(made).toMatchObject([{ url: expect.stringContaining(gate.url) }]);

  await leaveOutDeletes(world);
  const id = await make('Ada');
  await gate.knocked(1);
  await runJobs();
  await account.remove(object, id);
  await gate.knocked(2);
  await world.pass(30 * DAY_MS);
  await make('Grace');
  await gate.knocked(3);
  await runJobs();
  expect(told()).toEqual(['create', 'create']);

  expect((await request('DELETE', `${base}/installations/${installation.id}`)).status).toBe(204);
  await make('Mary');
  await gate.knocked(4);
  gate.shut();
  const last = gate.knocks[3];
  expect(last && (await gate.post(last)), 'nobody has installed the account any more').toBe(200);
  expect(await account.subscriptions()).toEqual(made);
  const isOf = eq(inboundEvents.installationId, installation.id);
  expect(await world.dependencies.db.$count(inboundEvents, isOf)).toBe(0);
}

async function leaveOutDeletes({ request, base, installation, conformer: { object }, runJobs }: Conforming) {
  const subscribe = { objects: { [object]: withoutDeletes(object) } };
  const changing = { updateMask: [`config.content.subscribe.objects.${object}`] };
  const change = { ...changing, installation: { config: { content: { subscribe } } } };
  const path = `${base}/installations/${installation.id}?skipSampling=true`;
  expect((await request('PATCH', path, change)).status).toBe(200);
  await runJobs();
}

function withoutDeletes(objectName: string) {
  const always = { enabled: 'always' };
  return {
    objectName,
    destination: 'receiver',
    inheritFieldsAndMappings: true,
    createEvent: always,
    updateEvent: { ...always, watchFieldsAuto: 'all' },
    deleteEvent: { enabled: 'never' },
  };
}
