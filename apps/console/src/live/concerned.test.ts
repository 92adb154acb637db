import { describe, expect, it } from 'vitest';
import { isConcerned, rowOf } from './concerned.ts';

const [one, other] = ['01970000-0000-7000-8000-000000000001', '01970000-0000-7000-8000-000000000002'];

describe('what a change concerns', () => {
  it.each([
    { key: ['p', 'deliveries', 'one', one], change: { type: 'delivery', id: one }, is: true },
    { key: ['p', 'deliveries', 'one', one], change: { type: 'delivery', id: other }, is: false },
    { key: ['p', 'deliveries', 'one', one], change: { type: 'delivery' }, is: true },
    { key: ['p', 'deliveries', {}], change: { type: 'delivery', id: other }, is: true },
    {
      key: ['p', 'deliveries', 'not-taken', one, 'failed'],
      change: { type: 'delivery', id: other },
      is: true,
    },
    { key: ['p', 'deliveries', 'failed-count', one, ''], change: { type: 'delivery', id: other }, is: true },
    { key: ['p', 'operations', 'failed', one], change: { type: 'operation', id: other }, is: true },
    { key: ['p', 'operations', one, 'explanation'], change: { type: 'delivery', id: other }, is: true },
    { key: ['p', 'installations', one, 'operations'], change: { type: 'delivery', id: other }, is: true },
    { key: ['p', 'groups', 'one', 'acme'], change: { type: 'delivery', id: one }, is: true },
    { key: ['p', 'operations', one, 'explanation'], change: { type: 'operation', id: other }, is: false },
    { key: ['p', 'groups', 'one', 'acme'], change: { type: 'operation', id: one }, is: true },
    { key: ['p', 'issues', {}], change: { type: 'destination', id: one }, is: true },
    { key: ['p', 'deliveries', 'one', one], change: { type: 'destination', id: other }, is: true },
    { key: ['p', 'operations', one, 'explanation'], change: { type: 'destination', id: other }, is: true },
    { key: ['p', 'installations', one, 'operations'], change: { type: 'destination', id: other }, is: true },
    { key: ['p', 'issues', {}], change: { type: 'delivery', id: one }, is: false },
    { key: ['p', 'audit', {}], change: { type: 'jwt_key', id: one }, is: true },
    { key: ['p', 'project'], change: { type: 'project', id: one }, is: true },
    { key: ['p', 'destinations'], change: { type: 'everything' }, is: true },
    { key: ['p', 'search', 'a'], change: { type: 'everything' }, is: false },
    { key: ['p', 'deliveries', {}], change: { type: 'of_a_later_release', id: one }, is: false },
  ])('of $change.type $change.id and $key: $is', ({ key, change, is }) => {
    expect(isConcerned(key, change)).toBe(is);
  });

  it('is a row of a list of such things, and of no list that only shows something of them', () => {
    expect(rowOf(['p', 'deliveries', {}], { type: 'delivery', id: one })).toBe(one);
    expect(rowOf(['p', 'operations', {}], { type: 'delivery', id: one })).toBeUndefined();
  });
});
