import { describe, expect, it } from 'vitest';
import { inParallel } from './in-parallel.ts';

describe('working on several items at the same time', () => {
  it('keeps the order of the items, whoever is finished first', async () => {
    const gates = [1, 2, 3].map(() => Promise.withResolvers<void>());
    const done = inParallel([0, 1, 2], 2, async (index) => {
      await gates[index]?.promise;
      return `result ${index}`;
    });

    for (const gate of gates.reverse()) gate.resolve();

    expect(await done).toEqual(['result 0', 'result 1', 'result 2']);
  });

  it('begins nothing more after the first failure', async () => {
    const begun: number[] = [];
    const slow = Promise.withResolvers<void>();
    const done = inParallel([0, 1, 2, 3], 2, async (item) => {
      begun.push(item);
      if (item === 0) throw new Error('the provider is away');
      await slow.promise;
    });

    await expect(done).rejects.toThrow('the provider is away');
    slow.resolve();
    await new Promise(setImmediate);

    expect(begun).toEqual([0, 1]);
  });
});
