import { describe, expect, it } from 'vitest';
import type { Endpoint } from './endpoint.ts';
import * as endpoints from './endpoints.ts';
import { unknownNames } from './misspelt-members.ts';

const byOperation: Readonly<Record<string, Endpoint>> = { ...endpoints };
const unknown = (operation: string, sent: { body?: unknown; query?: Record<string, string> }) => {
  const endpoint = byOperation[operation];
  if (!endpoint) throw new Error(`There is no operation "${operation}".`);
  return unknownNames(endpoint, { query: {}, body: {}, ...sent });
};
const found = (...request: Parameters<typeof unknown>) =>
  unknown(...request).misspelt.map(({ name, remedy }) => [name, remedy]);
const namesIn = (operation: string, body: unknown) => found(operation, { body });

describe('a request in which a decisive member is misspelt', () => {
  it.each([
    ['createApiKey', { label: 'a', scope: 'frontend' }, 'scope', 'scopes'],
    ['createApiKey', { label: 'a', Scopes: [] }, 'Scopes', 'scopes'],
    ['createApiKey', { label: 'a', scpoes: [] }, 'scpoes', 'scopes'],
    ['addUserToOrg', { builderId: 'b', roles: 'member' }, 'roles', 'role'],
    ['acceptInvite', { invitedEmail: 'a@b.example', invite_token: 't' }, 'invite_token', 'inviteToken'],
    ['batchUpsertIntegrations', { sourceYaml: '', 'dry-run': true }, 'dry-run', 'dryRun'],
    ['replayDeliveries', { deliveryIds: ['d'], dryrun: true }, 'dryrun', 'dryRun'],
    ['replayFailedDeliveries', { sinceTime: '', dry_run: true }, 'dry_run', 'dryRun'],
    ['updateIssue', { told: true, eTag: '7' }, 'eTag', 'etag'],
    ['triggerRead', { groupRef: 'g', mode: 'async', sinceTimeStamp: '' }, 'sinceTimeStamp', 'sinceTimestamp'],
    [
      'triggerRead',
      { groupRef: 'g', mode: 'async', since: '2026-01-01T00:00:00Z' },
      'since',
      'sinceTimestamp',
    ],
    ['writeRecords', { type: 'create', batch: [], batchpolicy: {} }, 'batchpolicy', 'batchPolicy'],
    ['writeRecords', { type: 'create', mode: 'asynchronous', retrypolicy: {} }, 'retrypolicy', 'retryPolicy'],
    ['createApiKey', { label: 'a', expires: '2027-01-01T00:00:00Z' }, 'expires', 'expireTime'],
    ['createApiKey', { label: 'a', integrations: ['crm'] }, 'integrations', 'integrationIds'],
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

  it.each([
    ['listConnections', { groupref: 'acme' }, 'Write "groupRef" in place of "groupref".'],
    ['listConnections', { group: 'acme' }, 'Write "groupRef" in place of "group".'],
    ['listProjectOperations', { since: '2026-01-01T00:00:00Z' }, 'Write "sinceTime" in place of "since".'],
    ['listTopics', { pagesize: '1' }, 'Write "pageSize" in place of "pagesize".'],
    ['listTopics', { page: '2' }, 'Write "pageSize" or "pageToken" in place of "page".'],
    ['batchUpsertIntegrations', { dryRun: 'true' }, 'Send "dryRun" in the body.'],
    ['batchUpsertIntegrations', { dry: 'true' }, 'Send "dryRun" in the body.'],
    ['batchUpsertIntegrations', { destructve: 'true' }, 'Write "destructive" in place of "destructve".'],
  ] as const)('is refused in a query, whichever parameter is meant: %s %j', (operation, query, remedy) => {
    expect(found(operation, { query })).toEqual([[Object.keys(query)[0], remedy]]);
  });

  it.each([
    ['createInstallation', { body: { dryRun: true } }],
    ['replayDelivery', { body: { dry_run: true } }],
    ['deleteInstallation', { query: { dryrun: '' } }],
  ] as const)('is refused where there is no dry run: %s %j', (operation, sent) => {
    expect(found(operation, sent)).toEqual([
      [expect.stringMatching(/^dry_?run$/i), 'Leave it out to do it. This has no dry run.'],
    ]);
  });

  it.each([
    ['replayDelivery', { body: { dryRun: false } }],
    ['listTopics', { query: { dryRun: '1' } }],
    ['batchUpsertIntegrations', { body: { dryRun: true, dry_run: true } }],
  ] as const)('is no dry run that nobody asks for: %s %j', (operation, sent) => {
    expect(found(operation, sent)).toEqual([]);
  });

  it.each([
    ['listConnections', { _: '1', utm: 'x', cacheBust: '7' }],
    ['listConnections', { groupRef: 'acme', group: 'acme' }],
    ['getProvider', { groupRef: 'acme' }],
  ] as const)('is no parameter that a client adds for itself: %s %j', (operation, query) => {
    expect(found(operation, { query })).toEqual([]);
  });

  it('is no parameter that the body has too', () => {
    expect(found('batchUpsertIntegrations', { query: { dryRun: 'true' }, body: { dryRun: true } })).toEqual(
      [],
    );
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

describe('what a request has beside what its endpoint knows', () => {
  it('is named, wherever it stands', () => {
    const filter = { fieldName: 'a', operator: 'eq', value: 1, caseSensitive: false };
    const body = { objectName: 'contacts', fieldFilters: [filter], limit: 5 };

    expect(unknown('searchRecords', { body, query: { groupRef: 'acme', _: '1' } }).ignored).toEqual({
      query: ['_'],
      body: ['fieldFilters.0.caseSensitive', 'limit'],
    });
  });

  it('is all of a body where none is taken', () => {
    expect(unknown('replayDelivery', { body: { toDestination: 'b', n: 1 } }).ignored.body).toEqual([
      'toDestination',
      'n',
    ]);
  });

  it('is nothing of a record, of a config or of a map of names', () => {
    const batch = [{ record: { anything: { at: 'all' } }, associations: [{ to: { id: 1 } }] }];

    expect(unknown('writeRecords', { body: { groupRef: 'a', type: 'create', batch } }).ignored.body).toEqual(
      [],
    );
  });
});
