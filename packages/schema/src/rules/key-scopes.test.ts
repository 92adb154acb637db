import { describe, expect, it } from 'vitest';
import * as endpoints from '../endpoints.ts';
import { isPageKey, mayCall, operationsOfScope } from './key-scopes.ts';
import { operationsOfRole, roleMayCall } from './org-roles.ts';

const wires = Object.values(endpoints).map(({ wire }) => wire);
const narrow = Object.entries(operationsOfScope);

/** What answers or changes keys, credentials, secrets, people or addresses of receivers. */
const ofFullKeys = [
  'createApiKey',
  'updateApiKey',
  'getApiKey',
  'listApiKeys',
  'createJWTKey',
  'listJWTKeys',
  'listProviderApps',
  'updateProviderApp',
  'getDestination',
  'listDestinations',
  'updateDestination',
  'getDelivery',
  'listInboxMessages',
  'updateConnection',
  'deleteConnection',
  'deleteInstallation',
  'deleteIntegration',
  'deleteProject',
  'eraseGroup',
  'listAuditLog',
];

describe('what a key may call', () => {
  it.each(narrow)(
    'is, with the scope %s, nothing that is not there or that only people may call',
    (_, names) => {
      const called = wires.filter(({ operation }) => names.includes(operation));

      expect(called.map(({ operation }) => operation).sort()).toEqual(
        names.filter((name) => name !== 'proxy').sort(),
      );
      expect(called.filter(({ access }) => access === 'builder' || access === 'public')).toEqual([]);
    },
  );

  it.each(Object.entries(operationsOfRole))('is, as a %s, nothing that is not there', (_, names) => {
    expect(names.filter((name) => !wires.some(({ operation }) => operation === name))).toEqual([]);
  });

  it('is nothing of keys and secrets for a role below member', () => {
    const open = (role: 'viewer' | 'support' | 'deployer' | 'member') =>
      ofFullKeys.filter((operation) => roleMayCall(role, { operation }));

    expect([open('viewer'), open('support'), open('deployer')]).toEqual([[], [], []]);
    expect(open('member')).toEqual(ofFullKeys);
  });

  it('is nothing of keys, secrets and people, whatever the narrow scopes', () => {
    const scopes = narrow.map(([scope]) => scope);
    const open = ofFullKeys.map((operation) => ({ operation, access: 'full' as const }));

    expect(open.filter((one) => mayCall(scopes, one))).toEqual([]);
    expect(open.every((one) => mayCall(['full'], one))).toBe(true);
    expect(ofFullKeys.filter((name) => !wires.some(({ operation }) => operation === name))).toEqual([]);
  });

  it('does not grow by a scope beside the one that pages may hold', () => {
    expect([isPageKey(['frontend', 'read']), isPageKey(['full', 'frontend'])]).toEqual([true, false]);
    expect(mayCall(['frontend', 'read'], { operation: 'searchRecords', access: 'full' })).toBe(false);
    expect(mayCall(['read'], { operation: 'searchRecords', access: 'full' })).toBe(true);
    expect(mayCall([], { operation: 'getProject', access: 'consumer' })).toBe(false);
  });
});
