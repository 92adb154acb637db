import { expect, it } from 'vitest';
import { runDueLanes } from '../../src/platform/lanes/run-due-lanes.ts';
import { runTurn } from '../../src/platform/lanes/run-turn.ts';
import { watchLane } from '../../src/sync/schema-watches/lanes.ts';
import { schemaWatchesKind } from '../../src/sync/schema-watches/looking/lane.ts';
import { messageIdOf } from '../../src/sync/schema-watches/looking/message-id.ts';
import { startWatching } from '../../src/sync/schema-watches/watching.fixture.ts';
import { isFull } from '../full-run.ts';
import { dyingAfter } from './dying-database.ts';

/** An ordinary run tries every fifth statement. */
const step = isFull ? 1 : 5;
const DAY_MS = 25 * 60 * 60_000;

// @holds S268
it('tells of each change once, with the id of its look, when the process dies before any statement of a turn', async () => {
  const world = await startWatching({ objects: ['contacts', 'deals'] });
  const lane = watchLane(world.installation.id, world.project.id);
  const never = new AbortController().signal;
  const expected: string[][] = [];
  const expectedIds: string[] = [];

  for (let survived = 0, isDead = true; isDead; survived += step) {
    const name = `field_${survived}`;
    await world.defineField(name);
    await world.defineField(name, {}, 'deals');
    world.advanceClock(DAY_MS);
    const dying = dyingAfter(world.dependencies.db, survived);
    await runTurn({ ...world.dependencies, db: dying.db }, schemaWatchesKind, lane, never);
    isDead = dying.isDead();
    const begun = (await world.watch())?.look ?? undefined;
    // A minute later, in case the turn could still say that it has failed.
    world.advanceClock(61_000);
    await runDueLanes(world.dependencies, [schemaWatchesKind], ({ id }) => id === lane.id);
    expected.push(['person', name], ['deals', name]);
    if (begun) {
      const { id, startMs } = begun;
      // Whether the messages were stored before the process died or after it, the look has given them their ids.
      expectedIds.push(...['contacts', 'deals'].map((object) => messageIdOf({ id, startMs }, object, 0)));
    }
  }
  await world.runJobs();

  const told = world
    .messages()
    .flatMap(({ objectName, result }) =>
      (result.createdFields ?? []).map(({ fieldName }) => [objectName, fieldName]),
    );
  expect(told.toSorted()).toEqual(expected.toSorted());
  const ids = world.receiver.received.map(({ headers }) => String(headers['svix-id']).replace(/^msg_/, ''));
  expect(ids).toEqual(expect.arrayContaining(expectedIds));
  expect(expectedIds.length).toBeGreaterThan(0);
  expect((await world.looks()).map(({ status }) => status)).not.toContain('in_progress');
  // Lane, watch, plan, the beginning, two objects and the end.
  expect(expected.length).toBeGreaterThan(2 * (30 / step));
}, 120_000);
