import { expect, it } from 'vitest';
import { placeOf } from './issue-place.ts';

const affects = { groupCount: 1, installationCount: 1, first: [] };

it('leads to the destination itself, where its advice stands', () => {
  const subject = { kind: 'destination', id: 'd1', name: 'warehouse' };
  expect(placeOf('shop', { subject, affects, actor: 'builder' })).toEqual({
    to: '/$project/destinations/$destination',
    params: { project: 'shop', destination: 'd1' },
  });
});
