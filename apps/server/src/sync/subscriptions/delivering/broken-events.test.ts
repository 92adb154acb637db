import { expect, it, onTestFinished, vi } from 'vitest';
import { startSubscribing } from '../subscribing.fixture.ts';

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
