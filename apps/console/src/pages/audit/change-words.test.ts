import type { AuditEntry } from '@dowel/schema';
import { expect, it } from 'vitest';
import { changeWords } from './change-words.ts';

const entry = (change: Partial<AuditEntry>): AuditEntry => ({
  id: '1',
  action: 'api_key.updated',
  actor: 'builder:2',
  targetType: 'api_key',
  targetId: '3',
  requestId: 'r',
  createTime: '2026-11-24T02:14:09Z',
  ...change,
});

it.each([
  [{ before: { label: 'a', active: true }, after: { label: 'b', active: true } }, 'label: “a” to “b”'],
  [{ after: { label: 'b', active: true } }, 'active: true'],
  [{ before: { label: 'a', note: 'c' } }, 'note was “c”'],
  [{ replacedSecrets: ['clientSecret'], groupRef: 'acme' }, 'new clientSecret; customer acme'],
  [{ after: { latestRevisionId: '0199a000-0000-7000-8000-00000000c0de' } }, ''],
  [{ after: { integrationId: '0199a000-0000-7000-8000-00000000c0de' } }, 'integrationId: …0000c0de'],
  [{ after: { scopes: ['read', 'write'] } }, 'scopes: read, write'],
  [{ after: { pages: [{ url: 'a' }, null] } }, 'pages: {"url":"a"}, null'],
  [{ after: { scopes: ['x'.repeat(80)] } }, `scopes: ${'x'.repeat(60)}…`],
  [{ after: { a: 1, b: 2, c: 3, d: 4, e: 5 } }, 'a: 1; b: 2; c: 3; 2 more'],
])('says of %j: %s', (change, words) => {
  expect(changeWords(entry(change))).toBe(words);
});

it('cuts a value that would fill the page, and says it on request', () => {
  const change = entry({ after: { yaml: 'x'.repeat(5000), b: 2, c: 3, d: 4 } });

  expect(changeWords(change).length).toBeLessThan(100);
  expect(changeWords(change, { isWhole: true })).toBe(`yaml: “${'x'.repeat(5000)}”; b: 2; c: 3; d: 4`);
});
