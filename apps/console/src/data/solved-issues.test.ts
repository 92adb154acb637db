import type { Issue } from '@dowel/schema';
import { expect, it } from 'vitest';
import { solvedSince } from './solved-issues.ts';

const issue = (id: string) => ({ id }) as Issue;
const now = new Date('2026-11-26T14:03:00Z');
const solved = (id: string, seenTime = now.toISOString()) => ({ issue: issue(id), seenTime });
const before = { issues: [issue('a'), issue('b')], isCut: false, solved: [solved('c', 'earlier')] };

it.each([
  ['nothing was asked before', undefined, ['a'], false, []],
  ['one is gone', before, ['a'], false, [solved('b'), solved('c', 'earlier')]],
  ['one has come back', before, ['a', 'b', 'c'], false, []],
  ['some are left out', before, ['a'], true, [solved('c', 'earlier')]],
])('knows what is solved when %s', (_, known, ids, isCut, expected) => {
  expect(solvedSince(known, ids.map(issue), isCut, now)).toEqual(expected);
});
