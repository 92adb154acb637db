import { expect, it } from 'vitest';
import { dyingAfter } from '../../../../test/attack/dying-database.ts';
import { runTurn } from '../../../platform/lanes/run-turn.ts';
import { reconcilingLane } from '../lanes.ts';
import { reconcilingLanes } from './lane.ts';
import { startReconciling } from './reconciling.fixture.ts';

it('a read for changes delivers each find once, wherever its process is killed', async () => {
  const world = await startReconciling('sandbox', { env: { DOWEL_RECONCILE_MINUTES: '10' } });
  const { id: installationId } = world.installation;
  const lane = reconcilingLane({ installationId, objectName: 'contacts' }, world.project.id);
  world.gate.shut();
  const ids: string[] = [];
  let deaths = 0;
  for (let survived = 1, isDead = true; isDead; survived += 4) {
    ids.push(await world.create(`Ada ${survived}`));
    await world.pass(20 * 60_000);
    const dying = dyingAfter(world.dependencies.db, survived);
    const dependencies = { ...world.dependencies, db: dying.db };
    await runTurn(dependencies, reconcilingLanes, lane, new AbortController().signal).catch(() => undefined);
    isDead = dying.isDead();
    await world.runJobs();
    deaths += Number(isDead);
  }
  await world.later(20);

  expect(world.told().map(([, id]) => id)).toEqual(ids);
  expect(deaths).toBeGreaterThan(4);
});
