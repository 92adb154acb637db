import { v7 } from 'uuid';
import { describe, expect, it } from 'vitest';
import { fromPageToken, toPageToken } from './page-token.ts';

describe('paging through operations', () => {
  it('finds the place again', () => {
    const id = v7();

    expect(fromPageToken(toPageToken(id))).toBe(id);
  });

  it.each([
    '',
    'guess',
    'MTo',
    Buffer.from('1:nonsense').toString('base64url'),
    Buffer.from(`2:${v7()}`).toString('base64url'),
  ])('does not take "%s" for a place', (token) => {
    expect(fromPageToken(token)).toBeUndefined();
  });
});
