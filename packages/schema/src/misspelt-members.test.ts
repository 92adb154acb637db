import { describe, expect, it } from 'vitest';
import type { Endpoint } from './endpoint.ts';
import * as endpoints from './endpoints.ts';
import { misspeltMembers } from './misspelt-members.ts';

const byOperation: Readonly<Record<string, Endpoint>> = { ...endpoints };
const namesIn = (operation: string, body: unknown, place: 'body' | 'query' = 'body') =>
  misspeltMembers(byOperation[operation]?.[place], body, place).map(({ name, remedy }) => [name, remedy]);

describe('a request in which a decisive member is misspelt', () => {
  it.each([
    ['createApiKey', { label: 'a', scope: 'frontend' }, 'scope', 'scopes'],
    ['createApiKey', { label: 'a', Scopes: [] }, 'Scopes', 'scopes'],
    ['createApiKey', { label: 'a', scpoes: [] }, 'scpoes', 'scopes'],
    ['addUserToOrg', { builderId: 'b', roles: 'member' }, 'roles', 'role'],
    ['acceptInvite', { invitedEmail: 'a@b.example', invite_token: 't' }, 'invite_token', 'inviteToken'],
    ['batchUpsertIntegrations', { sourceYaml: '', 'dry-run': true }, 'dry-run', 'dryRun'],
    ['triggerRead', { groupRef: 'g', mode: 'async', sinceTimeStamp: '' }, 'sinceTimeStamp', 'sinceTimestamp'],
    ['pauseReads', { object: ['contacts'] }, 'object', 'objects'],
    ['oauthConnect', { enableCsrfProtection: true }, 'enableCsrfProtection', 'enableCSRFProtection'],
    ['createProviderApp', { provider: 'p', scope: ['read'] }, 'scope', 'scopes'],
    [
      'createDestination',
      { name: 'a', type: 's3', metadata: { endpointURL: 'https://own.example' } },
      'metadata.endpointURL',
      'endpointUrl',
    ],
    ['createDestination', { name: 'a', metadata: { header: {} } }, 'metadata.header', 'headers'],
    [
      'upsertMetadataForInstallation',
      { fields: { contacts: [{ fieldName: 'a' }, { Unique: true }] } },
      'fields.contacts.1.Unique',
      'unique',
    ],
  ] as const)('is refused with the name that was meant: %s %j', (operation, body, name, meant) => {
    const written = name.split('.').at(-1);

    expect(namesIn(operation, body)).toEqual([[name, `Write "${meant}" in place of "${written}".`]]);
  });

  it('is refused in a query too', () => {
    expect(namesIn('listConnections', { groupref: 'acme' }, 'query')).toHaveLength(1);
  });

  it.each([
    ['createApiKey', { label: 'a', scopes: ['frontend'], scope: 'full' }],
    ['createApiKey', { label: 'a', colour: 'red', notes: '' }],
    ['addUserToOrg', { builderId: 'b', type: 'x' }],
    // A public client sends these back as it got them.
    ['createDestination', { name: 'a', metadata: { url: 'u', svixAppId: 'a', svixEndpointId: 'b', ttl: 1 } }],
    ['createApiKey', ['scope']],
    ['createApiKey', null],
  ] as const)('is nothing that the member or another name would be: %s %j', (operation, body) => {
    expect(namesIn(operation, body)).toEqual([]);
  });
});
