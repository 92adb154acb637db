import { describe, expect, it } from 'vitest';
import { startTestServer } from '../../test/start-test-server.ts';
import { type Attempt, type Context, enterAttempt } from '../context.ts';
import { lastStep } from './last-step.ts';

/** An attempt that remembers the responses it was given. */
function remembering() {
  const kept: unknown[] = [];
  const attempt: Attempt = {
    key: 'once',
    keepAnswer: async (_, result) => void kept.push(result),
    beforeOutsideEffect: async () => {},
    isHeld: async () => true,
  };
  return { kept, attempt };
}

describe('the last step of a request', () => {
  it('keeps the answer of the outer step when a step is part of it', async () => {
    const { context } = await startTestServer();
    const { kept, attempt } = remembering();
    const inner = (tx: Context) => lastStep(tx, async () => 'inner');

    const answer = await lastStep(
      enterAttempt(context(), attempt),
      async (tx) => `outer, ${await inner(tx)}`,
    );

    expect(answer).toBe('outer, inner');
    expect(kept).toEqual(['outer, inner']);
  });

  it('calls nothing outside', async () => {
    const { context } = await startTestServer();

    const call = lastStep(context(), (tx) => tx.outgoing('http://provider.test'));

    await expect(call).rejects.toThrow(/called in a transaction/);
  });
});
