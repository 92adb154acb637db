import { expect, it } from 'vitest';
import { customersOf, placeOf } from './issue-place.ts';

const affects = { groupCount: 1, installationCount: 1, first: [] };

it('leads to the destination itself, where its advice stands', () => {
  const subject = { kind: 'destination', id: 'd1', name: 'warehouse' };
  expect(placeOf('shop', { subject, affects, actor: 'builder', reason: 'destination_failing' })).toEqual({
    to: '/$project/destinations/$destination',
    params: { project: 'shop', destination: 'd1' },
  });
});

it('leads to the row of an expired key', () => {
  const subject = { kind: 'apiKey', id: 'k1', name: 'Backend' };
  expect(placeOf('shop', { subject, affects, actor: 'builder', reason: 'api_key_expired' })).toMatchObject({
    to: '/$project/keys',
    hash: 'k1',
  });
});

it.each([
  ['builder', 'provider_refused', { state: 'needs_action', integration: 'i1' }],
  ['provider', 'provider_unreachable', { state: 'waiting', integration: 'i1' }],
  ['builder', 'reads_paused', { state: 'paused', integration: 'i1' }],
])('lists the customers of %s, %s', (actor, reason, search) => {
  const subject = { kind: 'integration', id: 'i1', name: 'crm-sync' };
  expect(customersOf('shop', { subject, actor, reason })).toMatchObject({ search });
});

it.each(['destination', 'providerApp', 'apiKey'])(
  'leads a role that is refused the page of a %s to the customers',
  (kind) => {
    const issue = { subject: { kind, id: 'x1', name: 'x' }, affects, actor: 'builder', reason: 'any' };

    expect(placeOf('shop', issue, true)).toMatchObject({ to: '/$project/customers' });
  },
);
