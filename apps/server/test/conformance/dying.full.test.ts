import { expect } from 'vitest';
import { canAskForChanges } from '../../src/providers/connectors/engine/object.ts';
import { dyingAfter } from '../attack/dying-database.ts';
import { conform, isFull } from './conform.ts';
import { idOf } from './conformance-provider.ts';
import { startConforming } from './conforming.ts';

/** A turn of two pages sends some forty statements. */
const step = isFull ? 1 : 9;

conform(13, async (conformer) => {
  const { object } = conformer;
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
  // A record that came twice came in the same message. Where nothing says what has changed, each read delivers it again.
  const comesAgain = !canAskForChanges(world.facts.handled.changes);
  const messageIds = new Map<string, Set<unknown>>();
  for (const { headers, body } of world.receiver.received) {
    const { operationId, result = [] } = JSON.parse(body);
    for (const record of result) {
      const key = `${comesAgain ? operationId : ''} ${idOf(conformer, record)}`;
      messageIds.set(key, (messageIds.get(key) ?? new Set()).add(headers['webhook-id']));
    }
  }
  expect([...messageIds.values()].filter((ids) => ids.size > 1)).toEqual([]);
});
