import { describe, expect, it } from 'vitest';
import { startTestServer } from '../../../test/start-test-server.ts';
import type { LaneKind, Waiting } from '../../platform/lanes/lane.ts';
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
});
