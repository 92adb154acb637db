import { describe, expect, it } from 'vitest';
import {
  afterPage,
  cursorAt,
  innerAt,
  listStart,
  MAX_DEPTH,
  MAX_INNER,
  type ParentsPosition,
  readParentsPosition,
  skipList,
  writeParentsPosition,
} from './parents-position.ts';

/** A page of a list: where its next page is, and the records with a list inside. */
type PageOf = readonly [cursor: string | undefined, ids: readonly string[]];

const begun: ParentsPosition = { nextParents: null, queue: [{ page: 'P' }], inner: [], innerFound: 0 };

/** The lists that are read, each as its name and cursor, and the longest position. */
function walk(pages: (list: string, cursor: string) => PageOf, most = 1000) {
  const read: string[] = [];
  let text = writeParentsPosition(begun);
  let [longest, leftOut] = [0, 0];
  while (text !== undefined && read.length < most) {
    const position = readParentsPosition(text);
    const [list, cursor] = [innerAt(position) ?? 'P', cursorAt(position) ?? ''];
    read.push(`${list}${cursor}`);
    const after = afterPage(position, ...pages(list, cursor));
    leftOut += after.leftOut;
    text = writeParentsPosition(after.next);
    longest = Math.max(longest, text?.length ?? 0);
  }
  return { read, longest, leftOut };
}

describe('reading lists inside records', () => {
  it('reads what is inside the records of a page before its next page, and each list once', () => {
    const tree: Record<string, PageOf> = {
      P: ['2', ['a', 'b']],
      P2: [undefined, ['d']],
      a: ['2', ['c']],
      a2: [undefined, []],
      b: [undefined, []],
      c: [undefined, []],
      d: [undefined, ['e']],
      e: [undefined, []],
    };

    const { read } = walk((list, cursor) => tree[`${list}${cursor}`] ?? [undefined, []]);

    expect(read).toEqual(['P', 'a', 'c', 'a2', 'b', 'P2', 'd', 'e']);
  });

  it('stops at a depth, and says how many lists are left out', () => {
    const { read, leftOut } = walk((list) => [undefined, [`${list}x`]]);

    expect([read.length, leftOut]).toEqual([MAX_DEPTH + 1, 1]);
  });

  it('stops at a number of lists, and keeps its position small', () => {
    let number = 0;
    const pages = (): PageOf => {
      const ids = Array.from({ length: 20 }, () => {
        number += 1;
        return `00000000-0000-4000-8000-${String(number).padStart(12, '0')}`;
      });
      return ['next', ids];
    };

    const { read, longest, leftOut } = walk((list, cursor) => {
      const [next, ids] = pages();
      return [cursor === '' && list === 'P' ? next : undefined, ids];
    }, 20_000);

    expect([read.length, leftOut > 0]).toEqual([MAX_INNER + 2, true]);
    expect(longest).toBeLessThan(MAX_DEPTH * 20 * 45);
  });

  it('begins one list again, and leaves one out, without touching those around', () => {
    const text = JSON.stringify([
      null,
      [{ page: 'P' }],
      'p2',
      [
        { ids: ['a', 'b'], cursor: null },
        { ids: ['c'], cursor: 'c2' },
      ],
      3,
    ]);
    const at = (one: string | undefined) => {
      const position = readParentsPosition(one);
      return [innerAt(position), cursorAt(position)];
    };

    expect(at(text)).toEqual(['c', 'c2']);
    expect(at(listStart(text))).toEqual(['c', undefined]);
    expect(at(skipList(text))).toEqual(['b', undefined]);
    expect(at(skipList(skipList(text)))).toEqual([undefined, 'p2']);
    expect(skipList(skipList(skipList(text)))).toBeUndefined();
  });
});
