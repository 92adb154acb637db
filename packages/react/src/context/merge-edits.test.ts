import { describe, expect, it } from 'vitest';
import { mergeEdits } from './merge-edits.ts';

describe('putting edits onto a newer version', () => {
  it.each<[string, unknown, unknown, unknown, unknown]>([
    ['takes what was not edited from the newer one', { a: 1 }, { a: 1 }, { a: 2, b: 1 }, { a: 2, b: 1 }],
    ['keeps what was edited', { a: 1 }, { a: 5 }, { a: 2 }, { a: 5 }],
    ['keeps what was added, beside what is new', {}, { x: { a: 1 } }, { x: { b: 1 } }, { x: { b: 1, a: 1 } }],
    ['keeps what was removed away', { a: 1, b: 1 }, { b: 1 }, { a: 1, b: 2 }, { b: 2 }],
    ['takes a list as a whole', { a: [1] }, { a: [1, 2] }, { a: [3] }, { a: [1, 2] }],
    ['keeps edits of what is gone', { a: { b: 1 } }, { a: { b: 2 } }, {}, { a: { b: 2 } }],
  ])('%s', (_, start, edited, fresh, expected) => {
    expect(mergeEdits(start, edited, fresh)).toEqual(expected);
  });
});
