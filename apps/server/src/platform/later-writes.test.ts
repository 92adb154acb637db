import { describe, expect, it, vi } from 'vitest';
import { startTestServer } from '../../test/start-test-server.ts';
import type { Context } from '../context.ts';
import { createLaterWrites, type LaterKind } from './later-writes.ts';

async function startWrites(most?: number) {
  const { context } = await startTestServer();
  const log = { warn: vi.fn(), error: vi.fn() };
  // The other methods of a log are not used here.
  const writes = createLaterWrites({ log: log as never, delayMs: undefined, ...(most && { most }) });
  const stored: [project: string, items: readonly number[]][] = [];
  const kind: LaterKind<number, Context> = {
    name: 'numbers',
    async store({ project }, items) {
      if (items.includes(13)) throw new Error('Not this one.');
      stored.push([project.id, items]);
    },
  };
  return { writes, kind, stored, log, context };
}

describe('storing things later', () => {
  it('stores what waits of one project at once, and each project apart', async () => {
    const { writes, kind, stored, context } = await startWrites();
    const [one, other] = [context(), { ...context(), project: { id: 'other', name: 'other' } }];

    writes.add(kind, one, 1);
    writes.add(kind, other, 2);
    writes.add(kind, one, 3);
    await writes.flush();
    await writes.flush();

    expect(stored).toEqual([
      [one.project.id, [1, 3]],
      ['other', [2]],
    ]);
  });

  it('goes on after a failure, and says how much was lost', async () => {
    const { writes, kind, stored, log, context } = await startWrites();

    writes.add(kind, context(), 13);
    await writes.flush();
    writes.add(kind, context(), 14);
    await writes.flush();

    expect(stored.map(([, items]) => items)).toEqual([[14]]);
    expect(log.error).toHaveBeenCalledWith(
      expect.objectContaining({ kind: 'numbers', lost: 1 }),
      expect.any(String),
    );
  });

  it('drops what does not fit, and says so', async () => {
    const { writes, kind, stored, log, context } = await startWrites(2);

    for (const item of [1, 2, 3]) writes.add(kind, context(), item);
    await writes.flush();

    expect(stored.map(([, items]) => items)).toEqual([[1, 2]]);
    expect(log.warn).toHaveBeenCalledWith({ dropped: 1 }, expect.any(String));
  });
});
