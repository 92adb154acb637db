import { expect } from 'vitest';
import { restConnector } from '../../src/providers/connectors/rest-connector.ts';
import type { Conforming } from './conforming.ts';

/** A change is looked for some seconds after the provider has said that there is one. */
const SOON_MS = 10_000;
/** The header with the token of a channel, by which the provider is known. */
const TOKEN = 'x-goog-channel-token';

/** Whether the provider only says that something has changed. What has is read. */
export function isNoticed({ facts: { connector } }: Conforming): boolean {
  return connector.functions?.ownEvents !== undefined;
}

function actorsOf(world: Conforming) {
  const { account, changes, conformer } = world;
  const { object, textField, required = {} } = conformer;
  return {
    make: (text: string) => account.create(object, { ...required, [textField]: text }),
    change: (id: string, text: string) => account.change(object, id, { [textField]: text }),
    remove: (id: string) => account.remove(object, id),
    told: () => changes().map(({ subscribeEventType, id }) => [subscribeEventType, id]),
    async soon() {
      await world.pass(SOON_MS);
      await world.runJobs();
    },
  };
}

/** Case 24. The first message of a channel only says that it is open. */
export async function deliverNoticed(world: Conforming): Promise<void> {
  const { gate } = world;
  const { make, change, remove, told, soon } = actorsOf(world);
  await gate.knocked(1);
  const id = await make('Ada');
  await gate.knocked(2);
  await soon();
  expect(told()).toEqual([['create', id]]);
  expect(world.changes()[0]).toMatchObject({ foundByReading: true });

  gate.shut();
  const [opened, first] = gate.knocks;
  if (!opened || !first) throw new Error('No notice has come.');
  const { [TOKEN]: _, ...without } = first.headers;
  const forged = { ...first.headers, [TOKEN]: 'another' };
  const other = await make('Grace');
  expect(await gate.post({ ...first, headers: forged })).toBe(401);
  expect(await gate.post({ ...first, headers: without })).toBe(401);
  expect(await gate.post(opened)).toBe(200);
  await soon();
  expect(told(), 'nobody has said that anything has changed').toHaveLength(1);

  await change(id, 'Countess');
  await remove(id);
  expect(await gate.post(first)).toBe(200);
  expect(await gate.post(first)).toBe(200);
  await soon();
  expect(told().slice(1).toSorted()).toEqual(
    [
      ['create', other],
      ['delete', id],
    ].toSorted(),
  );

  expect(await gate.post(first), 'nothing has changed since').toBe(200);
  await soon();
  expect(told()).toHaveLength(3);
}

/** Case 25. */
export async function keepNoticed(world: Conforming, leaveOutDeletes: () => Promise<void>): Promise<void> {
  const { account, gate, request, base, installation, facts } = world;
  const { make, told, soon } = actorsOf(world);
  const { events } = restConnector(facts.connector);
  const lifetimeMs = events?.scope === 'account' ? events.lifetimeMs : undefined;
  if (lifetimeMs === undefined) throw new Error('A subscription that nobody lists has to end.');
  const [made, ...others] = await account.subscriptions();
  expect(others).toEqual([]);
  expect(made?.url).toContain(gate.url);

  await leaveOutDeletes();
  expect(await account.subscriptions()).toEqual([made]);
  await world.pass(lifetimeMs * 0.9);
  await world.runJobs();
  const [renewed, ...old] = await account.subscriptions();
  expect([old, renewed?.id === made?.id]).toEqual([[], false]);

  await gate.knocked(2);
  const id = await make('Ada');
  await gate.knocked(3);
  await soon();
  expect(told()).toEqual([['create', id]]);
  expect((await request('DELETE', `${base}/installations/${installation.id}`)).status).toBe(204);
  expect(await account.subscriptions()).toEqual([]);
}
