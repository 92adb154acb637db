import type { ApiKey } from '@dowel/schema';
import { expect, it } from 'vitest';
import { keyMay, keyState, keysInShort } from './api-keys.ts';

const now = Date.parse('2026-11-25T12:00:00Z');
const key: ApiKey = {
  id: 'k',
  key: 'dowel_full_…x3Qa',
  label: 'Backend',
  scopes: ['full'],
  projectId: 'p',
  createTime: '2026-06-01T00:00:00Z',
  lastUsedTime: '2026-11-25T11:00:00Z',
};

it.each([
  [{}, 'On'],
  [{ active: false }, 'Switched off'],
  [{ expireTime: '2026-11-25T12:00:00Z' }, 'Expired'],
  [{ lastUsedTime: '2026-10-01T00:00:00Z' }, 'Unused'],
])('says of a key with %j that it is: %s', (members, words) => {
  expect(keyState({ ...key, ...members }, now).words).toBe(words);
});

it('says how many keys nobody has used for a month', () => {
  const { lastUsedTime: _, ...never } = key;

  expect(keysInShort([key], now)).toBe('1 API key.');
  expect(keysInShort([key, never], now)).toBe('2 API keys. One has not been used for a month.');
});

it('says what a key may do, also of a scope that it does not know', () => {
  const may = (scopes: string[], limits = {}) => keyMay({ scopes, ...limits });

  expect([['full'], ['frontend'], ['read', 'dream']].map((scopes) => may(scopes))).toEqual([
    'Everything',
    'Pages only',
    'read, dream',
  ]);
  expect(may(['read'], { integrationIds: ['a'], allowedAddresses: ['203.0.113.7'] })).toBe(
    'read, for 1 integration, from some addresses',
  );
});
