import { describe, expect, it } from 'vitest';
import { startTestServer } from '../../test/start-test-server.ts';
import { createContext, enterProject } from '../context.ts';
import { laneOf } from './lanes/lane.ts';
import { wakeAfterCommit } from './wake-ups.ts';

async function wakingServer() {
  const server = await startTestServer();
  const woken: string[] = [];
  const dependencies = {
    ...server.dependencies,
    lanes: { wake: (lanes: readonly { id: string }[]) => void woken.push(...lanes.map(({ id }) => id)) },
  };
  const context = enterProject(createContext(dependencies, 'test'), server.project, {
    kind: 'system',
    id: 'test',
  });
  return { context, woken, lane: (subject: string) => laneOf('tests', subject, server.project.id) };
}

describe('waking a lane', () => {
  it('waits until the transaction has been committed, and wakes each lane once', async () => {
    const { context, woken, lane } = await wakingServer();
    let before: string[] = [];

    await context.transaction(async (tx) => {
      wakeAfterCommit(tx, lane('a'));
      await tx.transaction(async (inner) => wakeAfterCommit(inner, lane('b')));
      wakeAfterCommit(tx, lane('a'));
      before = [...woken];
    });

    expect(before).toEqual([]);
    expect(woken).toEqual(['tests:a', 'tests:b']);
  });

  it('forgets the lanes of a transaction that is rolled back', async () => {
    const { context, woken, lane } = await wakingServer();

    await context
      .transaction(async (tx) => {
        wakeAfterCommit(tx, lane('a'));
        throw new Error('rolled back');
      })
      .catch(() => undefined);

    expect(woken).toEqual([]);
  });

  it('wakes at once where no transaction is open', async () => {
    const { context, woken, lane } = await wakingServer();

    wakeAfterCommit(context, lane('a'));

    expect(woken).toEqual(['tests:a']);
  });
});
