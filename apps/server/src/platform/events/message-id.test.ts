import { v7, validate } from 'uuid';
import { describe, expect, it } from 'vitest';
import { isMessageOf, messageIdFor, messageIdsOf } from './message-id.ts';

describe('the ids of the messages of a run', () => {
  it('are the same each time, differ from all others, and sort by page and part', () => {
    const [one, other] = [v7(), v7()];
    const make = (runId: string) =>
      Array.from({ length: 300 }, (_, n) => messageIdFor(runId, Math.floor(n / 3), n % 3));

    const ids = make(one);

    expect(make(one)).toEqual(ids);
    expect(ids.every(validate)).toBe(true);
    expect(
      new Set([...ids, ...make(other), messageIdFor(one, 0, 4096), messageIdFor(one, 0, 4095)]).size,
    ).toBe(602);
    expect(ids.toSorted()).toEqual(ids);
    const { first, last } = messageIdsOf(one);
    expect(first <= (ids[0] ?? '') && (ids.at(-1) ?? '') <= last).toBe(true);
  });

  it('are told from those of a run of the same moment', () => {
    const msecs = Date.now();
    const [one, other] = [v7({ msecs, seq: 1 }), v7({ msecs, seq: 2 })];

    for (const [page, part] of [
      [0, 0],
      [1, 4095],
      [2 ** 20 - 1, 7],
    ] as const) {
      const id = messageIdFor(one, page, part);
      expect([isMessageOf(one, id), isMessageOf(other, id)]).toEqual([true, false]);
    }
  });
});
