import * as wire from '@dowel/schema/wire';
import { describe, expect, it } from 'vitest';
import { backendClient, fakeService, type Received } from '../../test/fake-service.ts';
import type { DowelClient } from '../client.ts';

/** One call per endpoint, and the address it must have. */
const calls: Record<string, [(client: DowelClient) => PromiseLike<unknown>, string]> = {
  listProjects: [(c) => c.projects.list(), 'GET /projects'],
  getProject: [
    (c) => c.projects.get({ includeEntitlements: true }),
    'GET /projects/demo?includeEntitlements=true',
  ],
  updateProject: [(c) => c.projects.update({ updateMask: ['name'], project: {} }), 'PATCH /projects/demo'],
  listApiKeys: [(c) => c.apiKeys.list({ active: true }), 'GET /projects/demo/api-keys?active=true'],
  createApiKey: [(c) => c.apiKeys.create({ label: 'l' }), 'POST /projects/demo/api-keys'],
  getApiKey: [(c) => c.apiKeys.get('k'), 'GET /projects/demo/api-keys/k'],
  updateApiKey: [
    (c) => c.apiKeys.update('k', { updateMask: ['label'], apiKey: {} }),
    'PATCH /projects/demo/api-keys/k',
  ],
  deleteApiKey: [(c) => c.apiKeys.delete('k'), 'DELETE /projects/demo/api-keys/k'],
  eraseGroup: [(c) => c.groups.erase('g'), 'DELETE /projects/demo/groups/g'],
  eraseConsumer: [(c) => c.groups.eraseConsumer('g', 'c'), 'DELETE /projects/demo/groups/g/consumers/c'],
  customAuthConnect: [
    (c) => c.connections.customAuthConnect({ sessionId: 's' }),
    'POST /custom-auth/connect',
  ],
  listAuditLog: [
    (c) => c.auditLog.list({ action: 'api_key.created' }),
    'GET /projects/demo/audit-log?action=api_key.created',
  ],
  listOrgAuditLog: [(c) => c.auditLog.listForOrg('o'), 'GET /orgs/o/audit-log'],
  listJWTKeys: [(c) => c.jwtKeys.list(), 'GET /projects/demo/jwt-keys'],
  createJWTKey: [
    (c) => c.jwtKeys.create({ label: 'l', algorithm: 'RS256', publicKeyPem: 'p' }),
    'POST /projects/demo/jwt-keys',
  ],
  getJWTKey: [(c) => c.jwtKeys.get('k'), 'GET /projects/demo/jwt-keys/k'],
  updateJWTKey: [
    (c) => c.jwtKeys.update('k', { updateMask: ['active'], jwtKey: { active: false } }),
    'PATCH /projects/demo/jwt-keys/k',
  ],
  deleteJWTKey: [(c) => c.jwtKeys.delete('k'), 'DELETE /projects/demo/jwt-keys/k'],
  listProviders: [(c) => c.providers.list(), 'GET /providers'],
  getProvider: [(c) => c.providers.get('sandbox'), 'GET /providers/sandbox'],
  getConnector: [
    (c) => c.providers.getConnector('sandbox', { shipped: true }),
    'GET /projects/demo/connectors/sandbox?shipped=true',
  ],
  listProviderApps: [(c) => c.providerApps.list(), 'GET /projects/demo/provider-apps'],
  createProviderApp: [
    (c) => c.providerApps.create({ provider: 'sandbox', clientId: 'i', clientSecret: 's' }),
    'POST /projects/demo/provider-apps',
  ],
  updateProviderApp: [
    (c) => c.providerApps.update('a', { updateMask: ['scopes'], providerApp: {} }),
    'PATCH /projects/demo/provider-apps/a',
  ],
  deleteProviderApp: [(c) => c.providerApps.delete('a'), 'DELETE /projects/demo/provider-apps/a'],
  followChanges: [
    (c) => c.changes.follow({ openSeconds: 0 }).next(),
    'GET /projects/demo/changes?openSeconds=0',
  ],
  listGroups: [(c) => c.groups.list({ q: 'ac' }), 'GET /projects/demo/groups?q=ac'],
  getGroup: [(c) => c.groups.get('acme'), 'GET /projects/demo/groups/acme'],
  listIssues: [(c) => c.issues.list({ actor: 'builder' }), 'GET /projects/demo/issues?actor=builder'],
  updateIssue: [(c) => c.issues.update('s', { told: true }), 'PATCH /projects/demo/issues/s'],
  listProjectOperations: [
    (c) => c.operations.listForProject({ status: 'failure' }),
    'GET /projects/demo/operations?status=failure',
  ],
  searchProject: [(c) => c.projects.search({ q: 'ac' }), 'GET /projects/demo/search?q=ac'],
  getSetupProgress: [(c) => c.projects.setupProgress(), 'GET /projects/demo/setup-progress'],
  getProjectHealth: [(c) => c.projects.health(), 'GET /projects/demo/health'],
  createOperationShare: [
    (c) => c.operationShares.create('o', { expiresInSeconds: 60 }),
    'POST /projects/demo/operations/o:share',
  ],
  listOperationShares: [(c) => c.operationShares.list('o'), 'GET /projects/demo/operations/o/shares'],
  deleteOperationShare: [
    (c) => c.operationShares.delete('o', 's'),
    'DELETE /projects/demo/operations/o/shares/s',
  ],
  listConnectors: [(c) => c.providers.connectors(), 'GET /projects/demo/connectors'],
  getStats: [(c) => c.stats.get({ bucket: 'hour' }), 'GET /projects/demo/stats?bucket=hour'],
  exportStats: [(c) => c.stats.export({ by: 'kind' }), 'GET /projects/demo/stats:export?by=kind'],
  getOrgStats: [(c) => c.stats.getForOrg('o', { metric: 'calls' }), 'GET /orgs/o/stats?metric=calls'],
  listReads: [(c) => c.reads.list('i', 'n'), 'GET /projects/demo/integrations/i/installations/n/reads'],
  triggerRead: [
    (c) => c.reads.trigger('i', 'contacts', { groupRef: 'g' }),
    'POST /read/projects/demo/integrations/i/objects/contacts',
  ],
  pauseReads: [
    (c) => c.reads.pause('i', 'n', { objects: ['contacts'] }),
    'POST /read/projects/demo/integrations/i/installations/n:pause',
  ],
  unpauseReads: [
    (c) => c.reads.unpause('i', 'n'),
    'POST /read/projects/demo/integrations/i/installations/n:unpause',
  ],
  deliverResults: [
    (c) => c.reads.deliverResults('i', 'contacts', { groupRef: 'g', pages: 1 }),
    'POST /read/projects/demo/integrations/i/objects/contacts:deliverResults',
  ],
  writeRecords: [
    (c) => c.write.create('i', 'contacts', { groupRef: 'g', record: {} }),
    'POST /write/projects/demo/integrations/i/objects/contacts',
  ],
  listIntegrations: [(c) => c.integrations.list(), 'GET /projects/demo/integrations'],
  createIntegration: [
    (c) =>
      c.integrations.create({
        name: 'crm',
        provider: 'sandbox',
        latestRevision: { specVersion: '1.0.0', content: { name: 'crm', provider: 'sandbox' } },
      }),
    'POST /projects/demo/integrations',
  ],
  listIntegrationOverviews: [
    (c) => c.integrations.overviews({ pageSize: 5 }),
    'GET /projects/demo/integration-overviews?pageSize=5',
  ],
  listRevisions: [(c) => c.integrations.revisions('i'), 'GET /projects/demo/integrations/i/revisions'],
  getRevision: [(c) => c.integrations.revision('i', 'r'), 'GET /projects/demo/integrations/i/revisions/r'],
  getIntegration: [(c) => c.integrations.get('crm'), 'GET /projects/demo/integrations/crm'],
  deleteIntegration: [(c) => c.integrations.delete('crm'), 'DELETE /projects/demo/integrations/crm'],
  batchUpsertIntegrations: [
    (c) => c.integrations.deploy({ sourceYaml: 'y' }, { destructive: true }),
    'PUT /projects/demo/integrations:batch?destructive=true',
  ],
  createRevision: [
    (c) => c.integrations.createRevision('i', { sourceYaml: 'y' }),
    'POST /projects/demo/integrations/i/revisions',
  ],
  generateUploadUrl: [
    (c) => c.integrations.generateUploadUrl({ md5: 'a+b=' }),
    'GET /generate-upload-url?md5=a%2Bb%3D',
  ],
  getIntegrationSetup: [
    (c) => c.integrations.setup('crm', { groupRef: 'acme' }),
    'GET /projects/demo/integrations/crm:setup?groupRef=acme',
  ],
  getHydratedRevision: [
    (c) => c.integrations.getHydratedRevision('i', 'r', { connectionId: 'c' }),
    'GET /projects/demo/integrations/i/revisions/r:hydrate?connectionId=c',
  ],
  listConnections: [
    (c) => c.connections.list({ groupRef: 'a&b' }),
    'GET /projects/demo/connections?groupRef=a%26b',
  ],
  generateConnection: [
    (c) => c.connections.generate({ groupRef: 'g', consumerRef: 'c', provider: 'p', apiKey: 'k' }),
    'POST /projects/demo/connections:generate',
  ],
  getConnection: [
    (c) => c.connections.get('c', { refresh: 'force' }),
    'GET /projects/demo/connections/c?refresh=force',
  ],
  updateConnection: [
    (c) => c.connections.update('c', { updateMask: ['apiKey'], connection: { apiKey: 'k' } }),
    'PATCH /projects/demo/connections/c',
  ],
  deleteConnection: [(c) => c.connections.delete('c'), 'DELETE /projects/demo/connections/c'],
  oauthConnect: [
    (c) => c.connections.oauthConnect({ provider: 'p', groupRef: 'g', consumerRef: 'c' }),
    'POST /oauth-connect',
  ],
  oauthUpdate: [
    (c) => c.connections.oauthUpdate('c', { returnUrl: 'https://shop.test/' }),
    'PATCH /projects/demo/connections/c:oauth-update?returnUrl=https%3A%2F%2Fshop.test%2F',
  ],
  listInstallations: [
    (c) => c.installations.list('i', { groupRef: 'g' }),
    'GET /projects/demo/integrations/i/installations?groupRef=g',
  ],
  listInstallationsForProject: [(c) => c.installations.listForProject(), 'GET /projects/demo/installations'],
  createInstallation: [
    (c) =>
      c.installations.create(
        'i',
        { groupRef: 'g', config: { content: { provider: 'p' } } },
        { skipSampling: true },
      ),
    'POST /projects/demo/integrations/i/installations?skipSampling=true',
  ],
  getInstallation: [
    (c) => c.installations.get('i', 'n'),
    'GET /projects/demo/integrations/i/installations/n',
  ],
  updateInstallation: [
    (c) => c.installations.update('i', 'n', { updateMask: ['connectionId'], installation: {} }),
    'PATCH /projects/demo/integrations/i/installations/n',
  ],
  deleteInstallation: [
    (c) => c.installations.delete('i', 'n'),
    'DELETE /projects/demo/integrations/i/installations/n',
  ],
  patchObjectConfigContent: [
    (c) =>
      c.installations.patchObjectConfig('i', 'job/appointments', {
        groupRef: 'g',
        action: 'read',
        changes: [{ op: 'remove', path: '/schedule' }],
      }),
    'PATCH /projects/demo/integrations/i/objects/job%2Fappointments/config-content',
  ],
  listActivity: [
    (c) => c.installations.activity('i', 'n', { changesOf: 'contacts', pageSize: 5 }),
    'GET /projects/demo/integrations/i/installations/n/activity?changesOf=contacts&pageSize=5',
  ],
  getObjectMetadataForInstallation: [
    (c) => c.objectFields.getForInstallation('i', 'a/b', { groupRef: 'g', excludeReadOnly: true }),
    'GET /projects/demo/integrations/i/objects/a%2Fb/metadata?groupRef=g&excludeReadOnly=true',
  ],
  getObjectMetadataForConnection: [
    (c) => c.objectFields.getForConnection('sandbox', 'contacts', { groupRef: 'g' }),
    'GET /projects/demo/providers/sandbox/objects/contacts/metadata?groupRef=g',
  ],
  upsertMetadataForInstallation: [
    (c) => c.objectFields.upsertForInstallation('i', { groupRef: 'g', fields: {} }),
    'PUT /projects/demo/integrations/i/object-metadata',
  ],
  upsertMetadataForConnection: [
    (c) => c.objectFields.upsertForConnection('sandbox', { groupRef: 'g', fields: {} }),
    'PUT /projects/demo/providers/sandbox/object-metadata',
  ],
  explainOperation: [(c) => c.operations.explain('o'), 'GET /projects/demo/operations/o:explain'],
  getBackfillProgress: [
    (c) => c.operations.backfillProgress('i', 'n', 'contacts'),
    'GET /projects/demo/integrations/i/installations/n/objects/contacts/backfill-progress',
  ],
  listSamples: [
    (c) => c.integrations.samples('i', 'contacts', { connectionId: 'c', fields: 'email,city' }),
    'GET /projects/demo/integrations/i/objects/contacts/samples?connectionId=c&fields=email%2Ccity',
  ],
  searchRecords: [
    (c) =>
      c.search.records(
        'i',
        { objectName: 'contacts', fieldFilters: [{ fieldName: 'city', operator: 'eq', value: 'Oslo' }] },
        { groupRef: 'g' },
      ),
    'POST /search/projects/demo/integrations/i?groupRef=g',
  ],
  listOperations: [
    (c) => c.operations.listPage('i', 'n', { pageSize: 5 }),
    'GET /projects/demo/integrations/i/installations/n/operations?pageSize=5',
  ],
  getOperation: [(c) => c.operations.get('o'), 'GET /projects/demo/operations/o'],
  listOperationLogs: [(c) => c.operations.logs('o'), 'GET /projects/demo/operations/o/logs'],
  createDestination: [
    (c) => c.destinations.create({ name: 'n', type: 'webhook', metadata: { url: 'https://a.example' } }),
    'POST /projects/demo/destinations',
  ],
  listDestinations: [(c) => c.destinations.list(), 'GET /projects/demo/destinations'],
  getDestination: [(c) => c.destinations.get('d'), 'GET /projects/demo/destinations/d'],
  updateDestination: [
    (c) => c.destinations.update('d', { updateMask: ['name'], destination: { name: 'n' } }),
    'PATCH /projects/demo/destinations/d',
  ],
  listInboxMessages: [
    (c) => c.inbox.listPage('hooks', { after: 7, pageSize: 5 }),
    'GET /projects/demo/destinations/hooks/messages?after=7&pageSize=5',
  ],
  listDeliveries: [
    (c) => c.deliveries.list({ status: 'failed', destinationId: 'd' }),
    'GET /projects/demo/deliveries?status=failed&destinationId=d',
  ],
  getDelivery: [(c) => c.deliveries.get('m'), 'GET /projects/demo/deliveries/m'],
  replayDelivery: [(c) => c.deliveries.replay('m'), 'POST /projects/demo/deliveries/m:replay'],
  replayDeliveries: [
    (c) => c.deliveries.replaySeveral({ deliveryIds: ['m'] }),
    'POST /projects/demo/deliveries:replay',
  ],
  replayFailedDeliveries: [
    (c) => c.destinations.replayFailed('hooks', { sinceTime: '2026-11-20T08:00:00Z' }),
    'POST /projects/demo/destinations/hooks:replay-failed',
  ],
  pauseDestination: [
    (c) => c.destinations.pause('d', { note: 'Ask Bo.' }),
    'POST /projects/demo/destinations/d:pause',
  ],
  unpauseDestination: [(c) => c.destinations.unpause('d'), 'POST /projects/demo/destinations/d:unpause'],
  sendTestEvent: [
    (c) => c.destinations.sendTestEvent('hooks', { eventType: 'connection.created' }),
    'POST /projects/demo/destinations/hooks:send-test-event',
  ],
  deleteDestination: [(c) => c.destinations.delete('d'), 'DELETE /projects/demo/destinations/d'],
  createTopicDestinationRoute: [
    (c) => c.topicDestinationRoutes.create({ topicId: 't', destinationId: 'd' }),
    'POST /projects/demo/topic-destination-routes',
  ],
  listTopicDestinationRoutes: [
    (c) => c.topicDestinationRoutes.list({ topicId: 't', destinationId: 'd' }),
    'GET /projects/demo/topic-destination-routes?topicId=t&destinationId=d',
  ],
  deleteTopicDestinationRoute: [
    (c) => c.topicDestinationRoutes.delete('i'),
    'DELETE /projects/demo/topic-destination-routes/i',
  ],
  deleteProject: [(c) => c.projects.delete(), 'DELETE /projects/demo'],
  createGroup: [(c) => c.groups.create({ groupRef: 'g', groupName: 'G' }), 'POST /projects/demo/groups'],
  createConsumer: [
    (c) => c.consumers.create({ consumerRef: 'c', consumerName: 'C' }),
    'POST /projects/demo/consumers',
  ],
  createProject: [(c) => c.projects.create({ name: 'n', appName: 'N', orgId: 'o' }), 'POST /projects'],
  createOrg: [(c) => c.orgs.create({ label: 'O' }), 'POST /orgs'],
  getOrg: [(c) => c.orgs.get('o'), 'GET /orgs/o'],
  updateOrg: [(c) => c.orgs.update('o', { updateMask: ['label'], org: { label: 'P' } }), 'PATCH /orgs/o'],
  listOrgBuilders: [(c) => c.orgs.builders('o'), 'GET /orgs/o/builders'],
  addUserToOrg: [(c) => c.orgs.addBuilder('o', { builderId: 'b' }), 'POST /orgs/o/memberships'],
  updateOrgMembership: [(c) => c.orgs.setRole('o', 'b', 'owner'), 'PATCH /orgs/o/memberships/b'],
  removeUserFromOrg: [(c) => c.orgs.removeBuilder('o', 'b'), 'DELETE /orgs/o/memberships/b'],
  getOrgBillingAccount: [(c) => c.orgs.billingAccount('o'), 'GET /orgs/o/billingAccount'],
  createBillingAccountSession: [
    (c) => c.orgs.openBillingPortal('a', { redirectUrl: 'https://shop.test/' }),
    'POST /billingAccounts/a/portalSession',
  ],
  createOrgInvite: [(c) => c.invites.create('o', { email: 'a@b.example' }), 'POST /orgs/o/invites'],
  listOrgInvites: [(c) => c.invites.list('o'), 'GET /orgs/o/invites'],
  getOrgInvite: [(c) => c.invites.get('o', 'i'), 'GET /orgs/o/invites/i'],
  deleteOrgInvite: [(c) => c.invites.revoke('o', 'i'), 'DELETE /orgs/o/invites/i'],
  acceptInvite: [(c) => c.invites.accept({ invitedEmail: 'a@b.example' }), 'POST /invites:accept'],
  declineInvite: [(c) => c.invites.decline({ invitedEmail: 'a@b.example' }), 'POST /invites:decline'],
  listJoinableOrgs: [(c) => c.invites.joinable(), 'GET /joinable-orgs'],
  getMyInfo: [(c) => c.myInfo.get(), 'GET /my-info'],
  listMySessions: [(c) => c.myInfo.sessions(), 'GET /my-sessions'],
  deleteMySession: [(c) => c.myInfo.signOut(), 'DELETE /my-sessions/current'],
  claimDomain: [
    (c) => c.claimedDomains.claim({ domain: 'b.example', parentId: 'o', parentType: 'org' }),
    'POST /claimed-domains',
  ],
  checkClaimedDomain: [
    (c) => c.claimedDomains.check({ domain: 'a@b.example' }),
    'GET /claimed-domains?domain=a%40b.example',
  ],
  proveClaimedDomain: [(c) => c.claimedDomains.prove('d'), 'POST /claimed-domains/d:prove'],
  listOrgClaimedDomains: [(c) => c.claimedDomains.list('o'), 'GET /orgs/o/claimed-domains'],
  createConnectionLink: [
    (c) => c.connectionLinks.create({ integrationId: 'i', groupRef: 'g', consumerRef: 'c' }),
    'POST /projects/demo/connection-links',
  ],
  listConnectionLinks: [
    (c) => c.connectionLinks.list({ groupRef: 'g' }),
    'GET /projects/demo/connection-links?groupRef=g',
  ],
  deleteConnectionLink: [(c) => c.connectionLinks.delete('l'), 'DELETE /projects/demo/connection-links/l'],
  stopConnections: [
    (c) => c.stoppedConnections.stop({ groupRef: 'g' }),
    'POST /projects/demo/connections:stop',
  ],
  listStoppedConnections: [
    (c) => c.stoppedConnections.list({ groupRef: 'g' }),
    'GET /projects/demo/stopped-connections?groupRef=g',
  ],
  createTopic: [(c) => c.topics.create({ name: 't' }), 'POST /projects/demo/topics'],
  listTopics: [(c) => c.topics.list(), 'GET /projects/demo/topics'],
  updateTopic: [(c) => c.topics.update('t', { name: 'u' }), 'PATCH /projects/demo/topics/t'],
  deleteTopic: [(c) => c.topics.delete('t'), 'DELETE /projects/demo/topics/t'],
  createEventTopicRoute: [
    (c) => c.eventTopicRoutes.create({ eventType: 'installation.created', topicId: 't' }),
    'POST /projects/demo/notification-event-topic-routes',
  ],
  listEventTopicRoutes: [
    (c) => c.eventTopicRoutes.list({ topicId: 't' }),
    'GET /projects/demo/notification-event-topic-routes?topicId=t',
  ],
  deleteEventTopicRoute: [
    (c) => c.eventTopicRoutes.delete('r'),
    'DELETE /projects/demo/notification-event-topic-routes/r',
  ],
};

async function sentBy(call: (client: DowelClient) => PromiseLike<unknown>) {
  const service = fakeService(Response.json([]));
  const operations: string[] = [];
  const client = backendClient({
    ...service,
    hooks: { onRequest: ({ operation }) => operations.push(operation) },
  });
  await call(client);
  return { operations, request: service.received[0] };
}

const addressOf = (request: Received | undefined) =>
  request && `${request.method} ${request.url.pathname.replace('/v1', '')}${request.url.search}`;

describe('calling the service', () => {
  // @holds S258
  it('has a method for every endpoint of the contract', () => {
    const operations = Object.values(wire).flatMap((value) =>
      typeof value === 'object' && 'operation' in value ? [value.operation] : [],
    );

    expect(Object.keys(calls).sort()).toEqual(operations.sort());
  });

  // @holds S258
  it.each(Object.entries(calls))('%s goes to its address', async (operation, [call, address]) => {
    const { operations, request } = await sentBy(call);

    expect(operations).toEqual([operation]);
    expect(addressOf(request)).toBe(address);
  });

  it('fills the project into a sign-in', async () => {
    const { request } = await sentBy((client) =>
      client.connections.oauthConnect({ provider: 'p', groupRef: 'g', consumerRef: 'c' }),
    );

    expect(request?.body).toEqual({
      projectIdOrName: 'demo',
      provider: 'p',
      groupRef: 'g',
      consumerRef: 'c',
    });
  });

  it('refuses an empty id before anything is sent', async () => {
    const service = fakeService(Response.json([]));

    await expect(backendClient(service).topics.delete('')).rejects.toThrow('topicId');
    expect(service.received).toHaveLength(0);
  });
});

describe('deploying', () => {
  const source = { sourceYaml: 'specVersion: 1.0.0' };

  it('sends a plan as a dry run, and a deploy without', async () => {
    const planned = fakeService(Response.json({ dryRun: true, changes: [], warnings: [] }));
    const deployed = fakeService(Response.json([]));

    await backendClient(planned).integrations.plan(source, { strict: true });
    await backendClient(deployed).integrations.deploy(source);

    expect(planned.received[0]?.body).toEqual({ ...source, dryRun: true, strict: true });
    expect(deployed.received[0]?.body).toEqual(source);
  });

  it('tells when an older server deployed instead of planning', async () => {
    const older = backendClient(fakeService(Response.json([])));

    await expect(older.integrations.plan(source)).rejects.toThrow('does not know dry runs, and deployed');
  });
});
