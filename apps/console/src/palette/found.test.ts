import type { ApiKey, FoundThing } from '@dowel/schema';
import { expect, it } from 'vitest';
import { findHere, findKeys, searchWords, toAllFound } from './found.ts';

const titles = (found: readonly { title: string }[]) => found.map(({ title }) => title);

it('finds pages, and what can be done, by the beginning of a word', () => {
  const [owner, member, viewer] = [
    { change: true, own: true },
    { change: true, own: false },
    { change: false, own: false },
  ];
  expect(titles(findHere('key', member))).toEqual(['Keys', 'Make a key']);
  expect(titles(findHere('make a d', member))).toEqual(['Make a destination']);
  expect(titles(findHere('key', viewer))).toEqual(['Keys']);
  expect(titles(findHere('invite', owner))).toEqual(['Invite somebody']);
  expect(titles(findHere('invite', member))).toEqual([]);
});

it('finds keys by their names, each at a place of its own', () => {
  const key = (id: string, label: string) => ({ id, label }) as ApiKey;
  const found = findKeys('back', [key('1', 'Backend'), key('2', 'Old backend'), key('3', 'Pages')]);
  expect(found.map(({ title, path }) => [title, path])).toEqual([
    ['Backend', 'keys#1'],
    ['Old backend', 'keys#2'],
  ]);
});

it('leads from the first customer to what is copied of it, its failed runs and its messages', () => {
  const customer = (id: string, name: string): FoundThing => ({
    kind: 'group',
    id,
    name,
    groupRef: id,
    groupName: name,
    createTime: '2026-11-26T00:00:00Z',
  });
  const customers = [customer('acme/eu', 'Acme'), customer('acme-dental', 'Acme Dental')];
  const found = toAllFound(customers, true);
  expect(titles(found)).toEqual([
    'Acme',
    'Acme Dental',
    'Copy sign-in link for Acme',
    'Copy a summary of Acme',
    'Failed operations of Acme',
    'Messages about Acme',
  ]);
  expect(found[3]).toMatchObject({ copies: 'summary', path: 'acme/eu' });
  expect(found[4]?.path).toBe('operations?customer=acme%2Feu&status=failure');
  expect(toAllFound([customer('"7"', 'Acme')], false).at(-1)?.path).toBe(
    'deliveries?customer=%22%5C%227%5C%22%22',
  );
  expect(titles(toAllFound(customers, false))).not.toContain('Copy sign-in link for Acme');
});

it.each([
  ['4bf92f3577b34da6a3ce929d0e0e4736', /^This looks like the id of a trace/],
  ['00-4bf92f3577b34da6a3ce929d0e0e4736-00f067aa0ba902b7-01', /^This looks like the id of a trace/],
  [' 01990000-0000-7000-8000-000000000000 ', /^Nothing in this project has this id. It may be of a request/],
  ['acme', /^Nothing is called “acme”/],
])('says of %s why nothing is found', (query, words) => {
  const search = { isNone: true, isSearching: false, hasMore: false, error: null };
  expect(searchWords(query, search)).toMatch(words);
  expect(searchWords(query, { ...search, isNone: false })).toBeUndefined();
  expect(searchWords(query, { ...search, isNone: false, hasMore: true })).toMatch(/^There is more/);
});
