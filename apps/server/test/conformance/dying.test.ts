import { expect } from 'vitest';
import { dyingAfter } from '../attack/dying-database.ts';
import { conform, isFull } from './conform.ts';
import { memberOf, startConforming } from './conforming.ts';

/** A turn of two pages sends some forty statements. */
const step = isFull ? 1 : 9;

conform(13, async (conformer) => {
  const { object, id } = conformer;
  const world = await startConforming(conformer, { quirks: { largestPage: 2 } });
  const all: string[] = [];
  let turns = 0;

  for (let survived = 0, isDead = true; isDead; survived += step) {
    await world.pass(31 * 60_000 - 60_000);
    all.push(...(await world.account.seed(object, 3)));
    await world.pass(60_000);
    const dying = dyingAfter(world.dependencies.db, survived);
    await world.oneTurn(dying.db).catch(() => undefined);
    isDead = dying.isDead();
    await world.runJobs();
    turns += 1;
  }
  await world.nextScheduled();

  expect([...new Set(world.arrived())].toSorted()).toEqual(all.toSorted());
  expect(turns).toBeGreaterThan(30 / step);
  // A record that came twice came in the same message.
  const messageIds = new Map<string, Set<unknown>>();
  for (const { headers, body } of world.receiver.received) {
    for (const { raw } of JSON.parse(body).result ?? []) {
      const ids = messageIds.get(String(memberOf(raw, id))) ?? new Set();
      messageIds.set(String(memberOf(raw, id)), ids.add(headers['webhook-id']));
    }
  }
  expect([...messageIds.values()].filter((ids) => ids.size > 1)).toEqual([]);
});
