import { buildConnection, buildConsumer } from '@dowel/mocks';
import { describe, expect, it } from 'vitest';
import { findNewConnection, stampsOf } from './new-connection.ts';

const known = buildConnection({ id: 'known' });
const globex = { id: 'w2', workspace: { id: 'w2', name: 'Globex' } };
const wanted = {
  baseline: ['', ...stampsOf(known)],
  caller: { consumerRef: 'ada' },
  connectionId: undefined,
  signalledId: undefined,
};

describe('telling the connection of a sign-in from the others', () => {
  it('overlooks what was there before', () => {
    expect(findNewConnection([known], wanted)).toBeUndefined();
  });

  it('finds a new one of the same consumer only', () => {
    const mine = buildConnection({ id: 'mine' });
    const theirs = buildConnection({ id: 'theirs', consumer: buildConsumer({ consumerRef: 'grace' }) });

    expect(findNewConnection([theirs, mine], wanted)).toBe(mine);
    expect(findNewConnection([theirs], wanted)).toBeUndefined();
  });

  it('finds one that was renewed', () => {
    const renewed = { ...known, updateTime: '2027-01-01T00:00:00.000Z' };

    expect(findNewConnection([renewed], { ...wanted, connectionId: 'known' })).toBe(renewed);
  });

  it('finds one that recovered in the same second', () => {
    const bad = buildConnection({ id: 'known', status: 'bad_credentials' });

    expect(findNewConnection([known], { ...wanted, baseline: ['', ...stampsOf(bad)] })).toBe(known);
  });

  it('does not take a refused sign-in for a success', () => {
    const bad = { ...known, status: 'bad_credentials' as const, updateTime: '2027-01-01T00:00:00.000Z' };

    expect(findNewConnection([bad], wanted)).toBeUndefined();
  });

  it('finds one with a sign-in to another account that was not offered before', () => {
    const offered = { ...globex, expireTime: '2027-01-01T00:15:00.000Z' };
    const bad = { ...known, status: 'bad_credentials' as const, offeredAccount: offered };
    const before = { ...bad, offeredAccount: { ...offered, expireTime: '2027-01-01T00:10:00.000Z' } };

    expect(findNewConnection([bad], { ...wanted, baseline: ['', ...stampsOf(before)] })).toBe(bad);
    expect(findNewConnection([bad], { ...wanted, baseline: ['', ...stampsOf(bad)] })).toBeUndefined();
  });

  it('knows an offer that is older than the sign-in', () => {
    const offeredAccount = { ...globex, expireTime: '2027-01-01T00:15:00.000Z' };
    const before = { ...known, offeredAccount };
    const renewed = { ...before, updateTime: '2027-01-01T00:12:00.000Z' };
    const baseline = ['', ...stampsOf(before)];

    expect(findNewConnection([renewed], { ...wanted, baseline })).toBe(renewed);
    expect(baseline).toContain(stampsOf(renewed)[1]);
  });

  it('believes the service about which one it is', () => {
    const theirs = buildConnection({ id: 'x', consumer: buildConsumer({ consumerRef: 'grace' }) });

    expect(findNewConnection([known, theirs], { ...wanted, signalledId: 'x' })).toBe(theirs);
  });
});
