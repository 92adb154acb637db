import { describe, expect, it } from 'vitest';
import * as endpoints from './endpoints.ts';
import { olderSdkOperations, referenceOperations } from './reference-operations.ts';
import { problemMediaOf, problemStatusOf } from './wire/wire.ts';

const operations = [...referenceOperations.values()].flat();
const wires = Object.values(endpoints).map(({ wire }) => wire);

const text = 'text/plain; charset=utf-8';
const json = 'application/json';
const usual = 'application/problem+json';

describe('the operations of the original interface', () => {
  it('are 88, and 3 that only an older SDK calls', () => {
    expect(operations).toHaveLength(88);
    expect(olderSdkOperations).toHaveLength(3);
  });

  it('have each name and each address once, apart from reading and writing, which differ by their hosts', () => {
    const all = [...operations, ...olderSdkOperations];

    expect(new Set(all.map(({ operation }) => operation)).size).toBe(all.length);
    const named = all.filter(({ operation }) => operation !== 'writeRecords');
    expect(new Set(named.map(({ method, path }) => `${method} ${path}`)).size).toBe(named.length);
  });

  // @holds S162
  it('are the endpoints that Dowel has not added, each at its address', () => {
    const there = wires
      .filter(({ added }) => !added)
      .map(({ operation, method, path }) => ({ operation, method, path }));
    const byName = (one: { operation: string }, other: { operation: string }) =>
      one.operation.localeCompare(other.operation);

    expect(there.sort(byName)).toEqual([...operations, ...olderSdkOperations].sort(byName));
  });

  it('answer problems in the media types of the original documents', () => {
    const mediaOf = (one: (typeof wires)[number]) =>
      [400, 404, 422, 500].map((status) => problemMediaOf(one, problemStatusOf(one, status)));
    const others = wires.filter((one) => mediaOf(one).some((media) => media !== usual));

    expect(Object.fromEntries(others.map((one) => [one.operation, mediaOf(one)]))).toEqual({
      ...Object.fromEntries(
        ['createJWTKey', 'getJWTKey', 'listJWTKeys', 'updateJWTKey', 'deleteJWTKey'].map((operation) => [
          operation,
          [json, json, json, json],
        ]),
      ),
      triggerRead: [json, usual, usual, json],
      deliverResults: [json, usual, usual, json],
      searchRecords: [json, usual, usual, json],
      // 422 has a body of its own, with the operation in which the provider refused.
      writeRecords: [text, usual, text, usual],
    });
  });
});
