import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { startTestServer } from '../../../test/start-test-server.ts';
import type { LaneKind, Waiting } from '../../platform/lanes/lane.ts';
import { LateWaker } from './late-waker.ts';
import { startJobs } from './start-jobs.ts';
import { watchUnserved } from './unserved.ts';

describe('work that no process does', () => {
  it('is named in the log once it waits for long, with what to start', async () => {
    const { dependencies, logged, now } = await startTestServer();
    const secondsAgo = (seconds: number) => new Date(now().getTime() - seconds * 1000);
    const waiting = (name: string, oldestDueTime: Date | null): LaneKind => ({
      name,
      role: 'delivery',
      findDue: async () => [],
      takeTurn: async () => ({ isMoreDue: false }),
      measure: async (): Promise<Waiting> => ({ items: 3, oldestDueTime }),
    });
    const kinds = [
      waiting('long', secondsAgo(121)),
      waiting('short', secondsAgo(119)),
      waiting('none', null),
    ];
    const watch = watchUnserved(dependencies, kinds);

    await watch.look();
    watch.stop();

    const warnings = logged.map((line) => JSON.parse(line)).filter(({ queue }) => queue !== undefined);
    expect(warnings).toEqual([expect.objectContaining({ queue: 'long', items: 3, waitsMs: 121_000 })]);
    expect(warnings[0].msg).toContain('DOWEL_ROLES=delivery');
  });

  it('is named by a process that only answers requests', async () => {
    const { dependencies, given, logged, advanceClock } = await startTestServer();
    const { id } = await given.webhook('https://hooks.acme.example');
    await given.deliveries(id);
    advanceClock(3 * 60_000);
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    onTestFinished(() => void vi.useRealTimers());
    const env = { ...dependencies.env, roles: ['api' as const] };
    const jobs = startJobs({ ...dependencies, env }, { kind: 'pglite' }, new LateWaker());
    onTestFinished(() => jobs.stop(0, Promise.resolve()));

    await vi.advanceTimersByTimeAsync(60_000);

    await vi.waitFor(() => expect(logged.join('')).toContain('DOWEL_ROLES=delivery'), { timeout: 10_000 });
  });
});
