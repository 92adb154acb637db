import { expect } from 'vitest';
import type { Conforming } from './conforming.ts';

const HOUR_MS = 60 * 60_000;

/** Whether there is a subscription for each record of another object. */
export function isBelow({ facts: { connector } }: Conforming): boolean {
  const { webhooks } = connector;
  return webhooks !== undefined && webhooks.scope !== 'application' && webhooks.parents !== undefined;
}

/** Each subscription begins with a message that tells of nothing. */
export async function passPings({ gate, conformer }: Conforming): Promise<void> {
  await gate.knocked(conformer.parents?.count ?? 0);
  gate.knocks.length = 0;
}

/** Case 25: each parent has one, also those that come later, and none is left over. */
export async function keepBelow(world: Conforming): Promise<void> {
  const { account, gate, runJobs, request, base, installation, conformer } = world;
  const { object, textField, required = {}, parents } = conformer;
  if (!parents) throw new Error('Nothing says what the subscriptions are for.');
  const made = await account.subscriptions();
  expect(made).toHaveLength(parents.count);
  expect(new Set(made.map(({ url }) => url)).size).toBe(1);
  expect(made[0]?.url).toContain(gate.url);

  await account.seed(parents.object, 1);
  await world.pass(7 * HOUR_MS);
  await runJobs();
  const more = await account.subscriptions();
  expect(more).toHaveLength(parents.count + 1);
  expect(more).toEqual(expect.arrayContaining(made));

  await gate.knocked(1);
  await account.create(object, { ...required, [textField]: 'Ada' });
  await gate.knocked(2);
  await runJobs();
  expect(world.changes()).toMatchObject([{ subscribeEventType: 'create' }]);

  expect((await request('DELETE', `${base}/installations/${installation.id}`)).status).toBe(204);
  expect(await account.subscriptions()).toEqual([]);
}
