import { expect, it } from 'vitest';
import { runDueLanes } from '../../src/platform/lanes/run-due-lanes.ts';
import { runTurn } from '../../src/platform/lanes/run-turn.ts';
import { readLane } from '../../src/sync/reads/read-lane.ts';
import { readsKind } from '../../src/sync/reads/running/lane.ts';
import { numberedPages, pretendPages } from '../../src/sync/reads/running/pretend-pages.fixture.ts';
import { startReading } from '../../src/sync/reads/running/reading.fixture.ts';
import { receiverOfEachTest } from '../receiver-of-each-test.ts';
import { dyingAfter } from './dying-database.ts';

const receiver = receiverOfEachTest();

it('delivers each record once when the process dies before any statement of a turn', async () => {
  let pages: object[][] = [[]];
  const provider = pretendPages((cursor) => numberedPages(pages)(cursor));
  const reading = await startReading(receiver, { outgoing: provider.outgoing });
  const { id: installationId } = await reading.install();
  await reading.runJobs();
  const lane = readLane({ installationId, objectName: 'contacts', projectId: reading.project.id });
  const never = new AbortController().signal;
  const outcomes: object[] = [];
  const expected: object[] = [];
  const all: string[] = [];

  for (let survived = 0, isDead = true; isDead; survived += 1) {
    reading.advanceClock(31 * 60_000);
    const updated_at = new Date(reading.now().getTime() - 60_000).toISOString();
    const ids = ['a', 'b'].map((part) => `${survived}${part}`);
    all.push(...ids);
    pages = ids.map((id) => [{ id, updated_at }]);
    const dying = dyingAfter(reading.dependencies.db, survived);
    await runTurn({ ...reading.dependencies, db: dying.db }, readsKind, lane, never);
    isDead = dying.isDead();
    await runDueLanes(reading.dependencies, [readsKind], ({ id }) => id === lane.id);
    const { watermark, failures } = (await reading.objectOf(installationId)) ?? {};
    outcomes.push({ survived, watermark, failures });
    expected.push({ survived, watermark: reading.now(), failures: 0 });
  }
  await reading.runJobs();

  expect(outcomes).toEqual(expected);
  expect(reading.arrived().toSorted()).toEqual(all.toSorted());
  // Lane, run, plan, window, two pages and the end.
  expect(outcomes.length).toBeGreaterThan(30);
}, 120_000);
