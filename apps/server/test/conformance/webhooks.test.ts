import { eq } from 'drizzle-orm';
import { expect } from 'vitest';
import { inboundEvents } from '../../src/platform/db/tables.ts';
import { entriesOf } from '../../src/providers/connectors/engine/webhooks/ask-for-events.ts';
import { restConnector } from '../../src/providers/connectors/rest-connector.ts';
import { isBelow, keepBelow, passPings } from './below.ts';
import { conform } from './conform.ts';
import { type Conforming, startConforming } from './conforming.ts';
import { deliverNoticed, isNoticed, keepNoticed } from './notices.ts';

type Knock = Conforming['gate']['knocks'][number];

const DAY_MS = 24 * 60 * 60_000;

async function startSubscribed(conformer: Conforming['conformer']) {
  const world = await startConforming(conformer, { isSubscribed: true });
  if (isBelow(world)) await passPings(world);
  return world;
}

conform(24, async (conformer) => {
  const world = await startSubscribed(conformer);
  if (isNoticed(world)) return deliverNoticed(world);
  const { gate, runJobs, installation, make, told } = { ...world, ...tellerOf(world) };

  const id = await make('Ada');
  await gate.knocked(1);
  await runJobs();
  expect(told()).toEqual([['create', id]]);
  expect(textIn(world, 0)).toContain('"Ada"');

  gate.shut();
  const [first] = gate.knocks;
  if (!first) throw new Error('No event has come.');
  const again = await gate.post(first);
  const forged = await gate.post(forgedFrom(world, first, id));
  expect([again, forged]).toEqual([200, 401]);
  await changeAndRemove(world, id);

  const [before, arrived] = [told().length, gate.knocks.length];
  const others = [await make('Grace'), await make('Mary'), await make('Joan')];
  await gate.knocked(arrived + 3);
  for (const knock of gate.knocks.slice(arrived)) await gate.post(knock);
  await runJobs();
  expect(told().slice(before)).toEqual(others.map((one) => ['create', one]));

  await world.pass(10 * 60_000);
  const isOf = eq(inboundEvents.installationId, installation.id);
  const stored = () => world.dependencies.db.$count(inboundEvents, isOf);
  const storedBefore = await stored();
  const signature = world.facts.connector.webhooks?.signature ?? 'code';
  const isTimed =
    signature === 'code' ? timedByCode.includes(conformer.provider) : signature.time !== undefined;
  expect(await gate.post(first), 'the signature of an old event').toBe(isTimed ? 401 : 200);
  expect(await stored()).toBe(storedBefore);
});

/** The connectors whose own functions look at the time of an event. */
const timedByCode = ['atlassian', 'stripe'];

/** What somebody sends who has no right to. Where nothing is signed, whoever knows the password has that right. */
function forgedFrom({ conformer }: Conforming, first: Knock, id: string): Knock {
  const { authorization: given } = first.headers;
  if (given === undefined) {
    // Below a parent, an event names the record by its own id.
    const ownId = conformer.parents ? id.slice(id.lastIndexOf('/') + 1) : id;
    return { ...first, body: first.body.replace(ownId, '1') };
  }
  const authorization = given.startsWith('Bearer')
    ? given.replace(/\.[^.]+$/, '.forged')
    : `Basic ${Buffer.from('dowel:another').toString('base64')}`;
  return { ...first, headers: { ...first.headers, authorization } };
}

/** The text field of a change that was delivered. Some providers have a value in a list or a map of its own. */
function textIn({ changes, conformer }: Conforming, place: number): string {
  return JSON.stringify(changes()[place]?.fields?.[conformer.textField]);
}

function tellerOf({ account, changes, conformer, facts }: Conforming) {
  const { object, textField, required = {} } = conformer;
  const { idField } = facts.handled.parents ?? {};
  // The simulator may have the own id of a record that is below others.
  const storedId = (id = '') =>
    idField === undefined || idField === conformer.id ? id : id.slice(id.lastIndexOf('/') + 1);
  return {
    make: (text: string) => account.create(object, { ...required, [textField]: text }),
    told: () => changes().map(({ subscribeEventType, id }) => [subscribeEventType, storedId(id)]),
  };
}

/** The events of a change and of a deletion arrive in the wrong order. Not every provider tells of deletions. */
async function changeAndRemove(world: Conforming, id: string) {
  const { account, gate, runJobs, facts, conformer } = world;
  const { told } = tellerOf(world);
  const { object, textField } = conformer;
  await account.change(object, id, { [textField]: 'Countess' });
  if (!facts.handled.events?.delete) {
    await gate.knocked(2);
    const [, changed] = gate.knocks;
    expect(changed && (await gate.post(changed))).toBe(200);
    await runJobs();
    expect(told().slice(1)).toEqual([['update', id]]);
    expect(textIn(world, 1)).toContain('"Countess"');
    return;
  }
  await account.remove(object, id);
  await gate.knocked(3);
  const [, changed, removed] = gate.knocks;
  const late = changed && removed && [await gate.post(removed), await gate.post(changed)];
  await runJobs();
  expect(late).toEqual([200, 200]);
  expect(told().slice(1), 'a record that is gone is only told of as deleted').toEqual([['delete', id]]);
}

conform(25, async (conformer) => {
  const { object, textField, required = {} } = conformer;
  const world = await startSubscribed(conformer);
  const { account, gate, runJobs, request, base, installation, facts } = world;
  const { webhooks } = facts.connector;
  const isApplication = webhooks?.scope === 'application';
  const told = restConnector(facts.connector).events;
  const subscriptions = told?.scope === 'application' ? told.subscription : undefined;
  if (isApplication && !subscriptions) return keepApplication(world);
  if (isBelow(world)) return keepBelow(world);
  if (isNoticed(world)) return keepNoticed(world, () => leaveOutDeletes(world));
  const path = `${base}/installations/${installation.id}`;
  const made = await idsOfAsked(world, ['create', 'update', 'delete']);

  await leaveOutDeletes(world);
  const fewer = await idsOfAsked(world, ['create', 'update']);
  const isKept = !isApplication && webhooks?.list?.event !== undefined;
  expect(fewer.filter((id) => made.includes(id))).toHaveLength(isKept ? fewer.length : 0);

  const { lifetimeMs } = (isApplication ? subscriptions : webhooks) ?? {};
  await world.pass(lifetimeMs === undefined ? 30 * DAY_MS : lifetimeMs * 0.9);
  await runJobs();
  const renewed = await idsOfAsked(world, ['create', 'update']);
  expect(renewed.toSorted().join() === fewer.toSorted().join()).toBe(lifetimeMs === undefined);
  await account.create(object, { ...required, [textField]: 'Ada' });
  await gate.knocked(1);
  await runJobs();
  expect(world.changes()).toMatchObject([{ subscribeEventType: 'create' }]);

  expect((await request('DELETE', path)).status).toBe(204);
  expect(await account.subscriptions()).toEqual([]);
});

/** The subscriptions of an account, which ask for these events and for nothing else. */
async function idsOfAsked(
  { account, facts, gate, conformer: { object } }: Conforming,
  names: ('create' | 'update' | 'delete')[],
) {
  const { webhooks } = facts.connector;
  const each = webhooks?.scope === 'application' ? false : webhooks?.create.each;
  const subscriptions = await account.subscriptions();
  const entries = entriesOf(
    facts.connector,
    names.map((name) => ({ type: facts.handled.events?.[name] ?? '', objectName: object })),
  );
  expect(subscriptions.flatMap(({ events }) => events)).toHaveLength(entries.length);
  expect(subscriptions).toHaveLength(each ? entries.length : 1);
  for (const { url } of subscriptions) expect(url).toContain(gate.url);
  return subscriptions.map(({ id }) => id);
}

/** What the builder has set at the application stays as it is, whatever an installation wants. */
async function keepApplication(world: Conforming) {
  const { account, gate, runJobs, request, base, installation, conformer, facts } = world;
  const { make } = tellerOf(world);
  const told = () => world.changes().map(({ subscribeEventType }) => subscribeEventType);
  const made = await account.subscriptions();
  expect(made).toMatchObject([{ url: expect.stringContaining(gate.url) }]);

  await leaveOutDeletes(world);
  const id = await make('Ada');
  await gate.knocked(1);
  await runJobs();
  await account.remove(conformer.object, id);
  const arrived = facts.handled.events?.delete ? 2 : 1;
  await gate.knocked(arrived);
  await world.pass(30 * DAY_MS);
  await make('Grace');
  await gate.knocked(arrived + 1);
  await runJobs();
  expect(told()).toEqual(['create', 'create']);

  expect((await request('DELETE', `${base}/installations/${installation.id}`)).status).toBe(204);
  await make('Mary');
  await gate.knocked(arrived + 2);
  gate.shut();
  const last = gate.knocks[arrived + 1];
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
