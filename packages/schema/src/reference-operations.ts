import type { Method } from './wire/wire.ts';

/** An operation of the original interface, by its name in the original's OpenAPI document. */
export interface ReferenceOperation {
  readonly operation: string;
  readonly method: Method;
  readonly path: string;
}

/**
 * Every operation of the original interface, grouped by part. Dowel has an endpoint for each of them.
 */
const parts: Readonly<Record<string, string>> = {
  'Signing in': `
    oauthConnect POST /oauth-connect
    oauthUpdate PATCH /projects/{projectIdOrName}/connections/{connectionId}:oauth-update
    customAuthConnect POST /custom-auth/connect`,
  Connections: `
    listConnections GET /projects/{projectIdOrName}/connections
    generateConnection POST /projects/{projectIdOrName}/connections:generate
    getConnection GET /projects/{projectIdOrName}/connections/{connectionId}
    updateConnection PATCH /projects/{projectIdOrName}/connections/{connectionId}
    deleteConnection DELETE /projects/{projectIdOrName}/connections/{connectionId}`,
  Providers: `
    listProviders GET /providers
    getProvider GET /providers/{provider}`,
  'Provider apps': `
    listProviderApps GET /projects/{projectIdOrName}/provider-apps
    createProviderApp POST /projects/{projectIdOrName}/provider-apps
    updateProviderApp PATCH /projects/{projectIdOrName}/provider-apps/{providerAppId}
    deleteProviderApp DELETE /projects/{projectIdOrName}/provider-apps/{providerAppId}`,
  'Integrations and revisions': `
    listIntegrations GET /projects/{projectIdOrName}/integrations
    createIntegration POST /projects/{projectIdOrName}/integrations
    getIntegration GET /projects/{projectIdOrName}/integrations/{integrationIdOrName}
    deleteIntegration DELETE /projects/{projectIdOrName}/integrations/{integrationIdOrName}
    batchUpsertIntegrations PUT /projects/{projectIdOrName}/integrations:batch
    createRevision POST /projects/{projectIdOrName}/integrations/{integrationId}/revisions
    getHydratedRevision GET /projects/{projectIdOrName}/integrations/{integrationId}/revisions/{revisionId}:hydrate
    generateUploadUrl GET /generate-upload-url`,
  Installations: `
    listInstallations GET /projects/{projectIdOrName}/integrations/{integrationId}/installations
    listInstallationsForProject GET /projects/{projectIdOrName}/installations
    createInstallation POST /projects/{projectIdOrName}/integrations/{integrationId}/installations
    getInstallation GET /projects/{projectIdOrName}/integrations/{integrationId}/installations/{installationId}
    updateInstallation PATCH /projects/{projectIdOrName}/integrations/{integrationId}/installations/{installationId}
    patchObjectConfigContent PATCH /projects/{projectIdOrName}/integrations/{integrationId}/objects/{objectName}/config-content
    deleteInstallation DELETE /projects/{projectIdOrName}/integrations/{integrationId}/installations/{installationId}`,
  'Objects and fields': `
    getObjectMetadataForInstallation GET /projects/{projectIdOrName}/integrations/{integrationId}/objects/{objectName}/metadata
    getObjectMetadataForConnection GET /projects/{projectIdOrName}/providers/{provider}/objects/{objectName}/metadata
    upsertMetadataForInstallation PUT /projects/{projectIdOrName}/integrations/{integrationId}/object-metadata
    upsertMetadataForConnection PUT /projects/{projectIdOrName}/providers/{provider}/object-metadata`,
  'Operations, logs and backfill': `
    listOperations GET /projects/{projectIdOrName}/integrations/{integrationId}/installations/{installationId}/operations
    getOperation GET /projects/{projectIdOrName}/operations/{operationId}
    listOperationLogs GET /projects/{projectIdOrName}/operations/{operationId}/logs
    getBackfillProgress GET /projects/{projectIdOrName}/integrations/{integrationId}/installations/{installationId}/objects/{objectName}/backfill-progress`,
  Reads: `
    triggerRead POST /projects/{projectIdOrName}/integrations/{integrationId}/objects/{objectName}
    pauseReads POST /projects/{projectIdOrName}/integrations/{integrationId}/installations/{installationId}:pause
    unpauseReads POST /projects/{projectIdOrName}/integrations/{integrationId}/installations/{installationId}:unpause
    deliverResults POST /projects/{projectIdOrName}/integrations/{integrationId}/objects/{objectName}:deliverResults
    searchRecords POST /projects/{projectIdOrName}/integrations/{integrationId}`,
  Destinations: `
    createDestination POST /projects/{projectIdOrName}/destinations
    listDestinations GET /projects/{projectIdOrName}/destinations
    getDestination GET /projects/{projectIdOrName}/destinations/{destination}
    updateDestination PATCH /projects/{projectIdOrName}/destinations/{destination}
    deleteDestination DELETE /projects/{projectIdOrName}/destinations/{destination}`,
  'Topics and routes': `
    createTopic POST /projects/{projectIdOrName}/topics
    listTopics GET /projects/{projectIdOrName}/topics
    updateTopic PATCH /projects/{projectIdOrName}/topics/{topicId}
    deleteTopic DELETE /projects/{projectIdOrName}/topics/{topicId}
    createEventTopicRoute POST /projects/{projectIdOrName}/notification-event-topic-routes
    listEventTopicRoutes GET /projects/{projectIdOrName}/notification-event-topic-routes
    deleteEventTopicRoute DELETE /projects/{projectIdOrName}/notification-event-topic-routes/{routeId}
    createTopicDestinationRoute POST /projects/{projectIdOrName}/topic-destination-routes
    listTopicDestinationRoutes GET /projects/{projectIdOrName}/topic-destination-routes
    deleteTopicDestinationRoute DELETE /projects/{projectIdOrName}/topic-destination-routes/{routeId}`,
  Projects: `
    listProjects GET /projects
    createProject POST /projects
    getProject GET /projects/{projectIdOrName}
    updateProject PATCH /projects/{projectIdOrName}`,
  'API keys': `
    listApiKeys GET /projects/{projectIdOrName}/api-keys
    createApiKey POST /projects/{projectIdOrName}/api-keys
    getApiKey GET /projects/{projectIdOrName}/api-keys/{apiKey}
    updateApiKey PATCH /projects/{projectIdOrName}/api-keys/{apiKey}
    deleteApiKey DELETE /projects/{projectIdOrName}/api-keys/{apiKey}`,
  'JWT keys': `
    createJWTKey POST /projects/{projectIdOrName}/jwt-keys
    listJWTKeys GET /projects/{projectIdOrName}/jwt-keys
    getJWTKey GET /projects/{projectIdOrName}/jwt-keys/{keyId}
    updateJWTKey PATCH /projects/{projectIdOrName}/jwt-keys/{keyId}
    deleteJWTKey DELETE /projects/{projectIdOrName}/jwt-keys/{keyId}`,
  Writes: `
    writeRecords POST /projects/{projectIdOrName}/integrations/{integrationId}/objects/{objectName}`,
  'Organisations, domains and billing': `
    createOrg POST /orgs
    getOrg GET /orgs/{orgId}
    updateOrg PATCH /orgs/{orgId}
    listOrgBuilders GET /orgs/{orgId}/builders
    addUserToOrg POST /orgs/{orgId}/memberships
    createOrgInvite POST /orgs/{orgId}/invites
    listOrgInvites GET /orgs/{orgId}/invites
    getOrgInvite GET /orgs/{orgId}/invites/{inviteId}
    deleteOrgInvite DELETE /orgs/{orgId}/invites/{inviteId}
    acceptInvite POST /invites:accept
    getMyInfo GET /my-info
    checkClaimedDomain GET /claimed-domains
    claimDomain POST /claimed-domains
    listOrgClaimedDomains GET /orgs/{orgId}/claimed-domains
    getOrgBillingAccount GET /orgs/{orgId}/billingAccount
    createBillingAccountSession POST /billingAccounts/{billingAccountId}/portalSession`,
};

/** Operations that only an older SDK of the original calls. The original's OpenAPI document no longer has them. */
const olderSdk = `
  createGroup POST /projects/{projectIdOrName}/groups
  createConsumer POST /projects/{projectIdOrName}/consumers
  deleteProject DELETE /projects/{projectIdOrName}`;

/** The operations of the original interface, by the name of their part. */
export const referenceOperations: ReadonlyMap<string, readonly ReferenceOperation[]> =
  /* @__PURE__ */ new Map(Object.entries(parts).map(([part, lines]) => [part, read(lines)] as const));

/** The operations that only an older SDK of the original calls. */
export const olderSdkOperations: readonly ReferenceOperation[] = /* @__PURE__ */ read(olderSdk);

function read(lines: string): ReferenceOperation[] {
  const all = lines.matchAll(/(\w+) (\w+) (\S+)/g);
  return Array.from(all, ([, operation = '', method, path = '']) => ({
    operation,
    method: method as Method,
    path,
  }));
}
