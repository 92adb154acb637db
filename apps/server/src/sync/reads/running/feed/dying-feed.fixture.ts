import { expect } from 'vitest';
import { dyingAfter } from '../../../../../test/attack/dying-database.ts';
import type { startConforming } from '../../../../../test/conformance/conforming.ts';

const MINUTE_MS = 60_000;

/** An installation whose feed is read, with records that a test can change. */
type Feed = Awaited<ReturnType<typeof startConforming>> & {
  readonly ids: readonly string[];
  touch(id: string, text: string): Promise<unknown>;
};

/**
 * Kills a reading process after one statement, the next one after more statements, and so on until one finishes its read.
 * After each of them, all changed records must have arrived. Messages with the same id must have the same body.
 * @param step how many more statements each process may make than the one before
 */
export async function expectNothingLost(world: Feed, step: number): Promise<void> {
  let deaths = 0;
  for (let survived = 1, isDead = true; isDead; survived += step) {
    const changed = world.ids.slice(deaths % 6, (deaths % 6) + 3);
    await world.pass(28 * MINUTE_MS);
    for (const id of changed) await world.touch(id, `Changed ${survived}`);
    await world.pass(3 * MINUTE_MS);
    world.receiver.received.length = 0;
    const dying = dyingAfter(world.dependencies.db, survived);
    await world.oneTurn(dying.db).catch(() => undefined);
    isDead = dying.isDead();
    await world.runJobs();
    await world.pass(MINUTE_MS);
    await world.runJobs();
    deaths += Number(isDead);

    expect(new Set(world.arrived()), `killed after ${survived} statements`).toEqual(new Set(changed));
    const bodies = new Map<unknown, string>();
    for (const { headers, body } of world.receiver.received) {
      expect(bodies.get(headers['webhook-id']) ?? body).toBe(body);
      bodies.set(headers['webhook-id'], body);
    }
  }
  expect(deaths).toBeGreaterThan(3);
  expect((await world.ending()).status).toBe('success');
}
