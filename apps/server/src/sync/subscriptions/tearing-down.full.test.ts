import type { AuditEntry } from '@dowel/schema';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { dyingAfter } from '../../../test/attack/dying-database.ts';
import { createApp } from '../../api/app.ts';
import { startSubscribing } from './subscribing.fixture.ts';

type World = Awaited<ReturnType<typeof startSubscribing>>;

const MINUTE_MS = 60_000;

/** What somebody may delete, with all installations in it. */
const deletions: readonly [string, (world: World) => string][] = [
  ['an integration', ({ projectPath, integrationId }) => `${projectPath}/integrations/${integrationId}`],
  ['a group', ({ projectPath }) => `${projectPath}/groups/acme`],
  ['a project', ({ projectPath }) => projectPath],
];

async function leftIn({ request, projectPath }: World): Promise<AuditEntry[]> {
  const { body } = await request('GET', `${projectPath}/audit-log?pageSize=1000`);
  return body.filter(({ action }: AuditEntry) => action === 'subscription.left_at_provider');
}

describe('a subscription at the provider', () => {
  it('is removed before an integration, a group or a project is deleted, and nobody else’s is', async () => {
    const other = await startSubscribing();

    for (const [what, pathOf] of deletions) {
      const world = await startSubscribing();
      await world.addFault({ path: '/api/v1/webhooks', status: 503, times: 1 });
      const { status } = await world.request('DELETE', pathOf(world));
      expect([200, 204], what).toContain(status);
      expect(await world.webhooks(), what).toEqual([]);
      expect(await world.subscription()).toBeUndefined();
    }
    expect(await other.webhooks()).toHaveLength(1);
  });

  it('is named in the audit log when the provider does not remove it, and the group is erased all the same', async () => {
    const world = await startSubscribing();
    const [made] = await world.webhooks();
    await world.addFault({ path: '/api/v1/webhooks', status: 403, times: 1 });

    const { status } = await world.request('DELETE', `${world.projectPath}/groups/acme`);

    expect(status).toBe(200);
    expect(await world.subscription()).toBeUndefined();
    const [entry, ...others] = await leftIn(world);
    expect(others).toEqual([]);
    expect(entry).toMatchObject({
      actor: 'system:teardown',
      targetType: 'provider',
      targetId: 'sandboxApiKey',
      after: { count: 1, subscriptions: [{ id: made?.id, address: made?.url }] },
    });
    expect(JSON.stringify(entry)).not.toContain('acme');
  });

  it('is named when a turn has made it while somebody uninstalls', async () => {
    const world = await startSubscribing();
    const { installationEffects } = world.dependencies;
    const leaving = installationEffects.leaving.bind(installationEffects);
    const spy = vi.spyOn(installationEffects, 'leaving').mockImplementationOnce(async (...left) => {
      await leaving(...left);
      world.advanceClock(MINUTE_MS);
      await world.runJobs();
    });
    onTestFinished(() => spy.mockRestore());

    await world.request('DELETE', world.installationPath);

    const [made, ...others] = await world.webhooks();
    expect(others).toEqual([]);
    expect(await leftIn(world)).toMatchObject([
      { after: { count: 1, subscriptions: [{ id: made?.id, address: made?.url }] } },
    ]);
  });

  // @holds S269
  it('is never forgotten when the process dies before any statement of an erasure', async () => {
    const world = await startSubscribing();
    const apiKey = await world.given.apiKey({ project: world.project });
    const path = `${world.projectPath}/groups/acme`;
    const kept: number[] = [];

    for (let survived = 0, isDead = true; isDead; survived += 1) {
      const dying = dyingAfter(world.dependencies.db, survived);
      const app = createApp({ ...world.dependencies, db: dying.db });
      await app.request(path, { method: 'DELETE', headers: { 'x-api-key': apiKey } });
      isDead = dying.isDead();
      if (!isDead) break;
      // Nobody asks again: the installation is there, so it has one subscription.
      world.advanceClock(2 * MINUTE_MS);
      await world.runJobs();
      kept.push((await world.webhooks()).length);
    }

    expect(kept).toEqual(kept.map(() => 1));
    expect(kept.length).toBeGreaterThan(10);
    expect(await world.webhooks()).toEqual([]);
    expect(await world.subscription()).toBeUndefined();
    expect(await leftIn(world)).toEqual([]);
  });
});
