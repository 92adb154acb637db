import { describe, expect, it } from 'vitest';
import { Quota } from './quota.ts';

const at = (seconds: number) => new Date(seconds * 1000);

describe('counting calls of a connection', () => {
  it('stops too many in a minute, says how long to wait, and goes on after that', () => {
    const quota = new Quota(2);

    expect([quota.take('a', at(0)), quota.take('a', at(10)), quota.take('a', at(20))]).toEqual([
      undefined,
      undefined,
      40,
    ]);
    expect(quota.take('a', at(60))).toBeUndefined();
  });

  it('counts each connection by itself', () => {
    const quota = new Quota(1);
    quota.take('a', at(0));

    expect(quota.take('b', at(0))).toBeUndefined();
  });
});
