import { describe, expect, it } from 'vitest';
import { ProcessorTime, ProcessorTimeUsedUpError } from './processor-time.ts';
import { Turns } from './turns.ts';

/** Work that ends when the test says so. Notes when it begins. */
function bench(turns: Turns) {
  const begun: string[] = [];
  const ends = new Map<string, () => void>();
  return {
    begun,
    add(owner: string, name: string) {
      void turns.run(owner, async () => {
        begun.push(name);
        await new Promise<void>((end) => ends.set(name, end));
      });
    },
    async settle(...names: string[]) {
      for (const name of names) ends.get(name)?.();
      await new Promise(setImmediate);
    },
  };
}

describe('taking turns', () => {
  // @holds T3
  it("does not let a neighbour wait behind another organisation's queue", async () => {
    const { begun, add, settle } = bench(new Turns(2));
    for (const name of ['large 1', 'large 2', 'large 3', 'large 4']) add('acme', name);
    await settle();

    add('globex', 'small');
    await settle();

    expect(begun).toEqual(['large 1', 'small']);
  });

  it('gives each one turn before anybody has another', async () => {
    const { begun, add, settle } = bench(new Turns(2));
    for (const name of ['a1', 'a2', 'a3']) add('acme', name);
    for (const name of ['b1', 'b2']) add('globex', name);
    add('initech', 'c1');
    await settle();

    for (const name of ['a1', 'b1', 'a2', 'b2']) await settle(name);

    expect(begun).toEqual(['a1', 'b1', 'a2', 'b2', 'c1', 'a3']);
  });

  it('goes on after work that failed', async () => {
    const turns = new Turns(1);
    const failed = turns.run('acme', () => Promise.reject(new Error('no')));

    await expect(failed).rejects.toThrow('no');
    await expect(turns.run('acme', async () => 'done')).resolves.toBe('done');
  });
});

describe('the processor time of an owner', () => {
  it('is refused when it is used up, until some has come back', () => {
    let now = 1000;
    const time = new ProcessorTime({ seconds: 10, perSecond: 0.5 }, () => now);

    time.pay('acme', 12_000);
    expect(() => time.assertLeft('acme')).toThrow(new ProcessorTimeUsedUpError(4));
    expect(() => time.assertLeft('globex')).not.toThrow();

    now += 4001;
    expect(() => time.assertLeft('acme')).not.toThrow();
  });
});
