import { sql } from 'drizzle-orm';
import { expect, it, onTestFinished, vi } from 'vitest';
import { createContext } from '../../../context.ts';
import { store } from '../receiving/store.ts';
import { startSubscribing } from '../subscribing.fixture.ts';
import { inboundKind } from './lane.ts';

it('lets an event that this server fails on wait without the others, and tells when it is given up', async () => {
  const world = await startSubscribing();
  for (const last_name of ['Noether', 'Hopper', 'Lovelace']) await world.createContact({ last_name });
  await world.gate.knocked(3);
  const [, broken] = await world.rows();
  const { secrets } = world.dependencies;
  const open = secrets.open.bind(secrets);
  const spy = vi.spyOn(secrets, 'open').mockImplementation((sealed, id) => {
    if (id === broken?.id) throw new TypeError('broken');
    return open(sealed, id);
  });
  onTestFinished(() => spy.mockRestore());

  await world.runJobs();
  const before = world.messages().flatMap(({ result = [] }) => result).length;
  const waiting = (await world.rows()).filter(({ dueTime }) => dueTime !== null);
  world.advanceClock(24 * 60 * 60_000);
  await world.runJobs();

  expect(before).toBe(2);
  expect(waiting).toMatchObject([{ id: broken?.id, failures: 1 }]);
  const [failed, ...others] = (await world.operations()).filter(({ status }) => status === 'failure');
  expect([failed?.result, others]).toEqual(['[contacts] 1 event could not be delivered', []]);
  const { body: logs } = await world.request('GET', `${world.projectPath}/operations/${failed?.id}/logs`);
  expect(logs).toMatchObject([{ message: { error: expect.stringContaining('error of this server') } }]);
});

it('finds an object whose events wait behind ten thousand of another', async () => {
  const { dependencies, installation, now } = await startSubscribing();
  const wait = (objectName: string, count: number, minutes: number) =>
    dependencies.db.execute(sql`
      insert into inbound_events (id, project_id, installation_id, object_name, event_hash, due_time, create_time)
      select gen_random_uuid(), project_id, id, ${objectName}, n::text,
        ${now()}::timestamptz - ${minutes} * interval '1 minute', create_time
      from installations, generate_series(1, ${count}) n where id = ${installation.id}::uuid`);
  await wait('contacts', 10_001, 60);
  await wait('deals', 1, 1);

  const due = await inboundKind.findDue(createContext(dependencies, 'test'), { limit: 200 });
  await dependencies.db.execute(
    sql`delete from inbound_events where installation_id = ${installation.id}::uuid`,
  );

  expect(due.map(({ id }) => id)).toEqual(
    ['contacts', 'deals'].map((objectName) => `inbound-events:${installation.id}/${objectName}`),
  );
});

it('lets an event wait alone whose record no address can have, and tells of one that names no record', async () => {
  const world = await startSubscribing();
  world.gate.shut();
  const ids = [await world.createContact({ last_name: 'Noether' }), '..', undefined];
  const events = ids.map((id) => ({
    installationId: world.installation.id,
    objectName: 'contacts',
    eventHash: `${id}`,
    body: JSON.stringify({ id: `evt_${id}`, type: 'contacts.created', record: { id } }),
  }));
  await store(world.context(), events);

  await world.runJobs();

  expect(world.messages().flatMap(({ result = [] }) => result)).toMatchObject([{ id: ids[0] }]);
  expect((await world.rows()).filter(({ dueTime }) => dueTime !== null)).toMatchObject([
    { eventHash: '..', failures: 1 },
  ]);
  expect((await world.operations())[0]?.result).toBe(
    '[contacts] 1 event delivered, 1 left out, whose record the provider does not name or show',
  );
});
