import { describe, expect, it } from 'vitest';
import * as endpoints from './endpoints.ts';
import { listPlannedOperations } from './planned-operations.ts';
import { olderSdkOperations, referenceOperations } from './reference-operations.ts';

const operations = [...referenceOperations.values()].flat();
const wires = Object.values(endpoints).map(({ wire }) => wire);

describe('the operations of the original interface', () => {
  it('are 82, and 3 that only an older SDK calls', () => {
    expect(operations).toHaveLength(82);
    expect(olderSdkOperations).toHaveLength(3);
  });

  it('have each name and each address once', () => {
    const all = [...operations, ...olderSdkOperations];

    expect(new Set(all.map(({ operation }) => operation)).size).toBe(all.length);
    expect(new Set(all.map(({ method, path }) => `${method} ${path}`)).size).toBe(all.length);
  });

  it('hold every endpoint that Dowel has not added, at its address', () => {
    const endpointsOfOriginal = wires.filter(({ added }) => !added);
    const found = endpointsOfOriginal.map(({ operation }) =>
      [...operations, ...olderSdkOperations].find((one) => one.operation === operation),
    );

    expect(found).toEqual(
      endpointsOfOriginal.map(({ operation, method, path }) => ({ operation, method, path })),
    );
  });

  it('are planned as long as there is no endpoint', () => {
    const planned = listPlannedOperations().map(({ operation }) => operation);
    const there = wires.filter(({ added }) => !added).map(({ operation }) => operation);

    expect([...planned, ...there].sort()).toEqual(
      [...operations, ...olderSdkOperations].map(({ operation }) => operation).sort(),
    );
  });
});
