// Written by `pnpm generate`, which reads the files it names. Do not edit it.
/** Every endpoint there is, by its name here. Loops over the contract (OpenAPI, checks) read this. */
export { listActivity } from './resources/activity.ts';
export { createApiKey, deleteApiKey, getApiKey, listApiKeys, updateApiKey } from './resources/api-keys.ts';
export { listAuditLog, listOrgAuditLog } from './resources/audit-log.ts';
export { createBillingAccountSession, getOrgBillingAccount } from './resources/billing.ts';
export { followChanges } from './resources/changes.ts';
export {
  checkClaimedDomain,
  claimDomain,
  listOrgClaimedDomains,
  proveClaimedDomain,
} from './resources/claimed-domains.ts';
export {
  createConnectionLink,
  deleteConnectionLink,
  listConnectionLinks,
} from './resources/connection-links.ts';
export {
  deleteConnection,
  generateConnection,
  getConnection,
  listConnections,
  updateConnection,
} from './resources/connections.ts';
export { listConnectors } from './resources/connectors.ts';
export { createConsumer } from './resources/consumers.ts';
export { customAuthConnect } from './resources/custom-auth.ts';
export {
  getDelivery,
  listDeliveries,
  replayDeliveries,
  replayDelivery,
  replayFailedDeliveries,
  sendTestEvent,
} from './resources/deliveries.ts';
export {
  createDestination,
  deleteDestination,
  getDestination,
  listDestinations,
  pauseDestination,
  unpauseDestination,
  updateDestination,
} from './resources/destinations.ts';
export { eraseConsumer, eraseGroup } from './resources/erasure.ts';
export {
  createEventTopicRoute,
  deleteEventTopicRoute,
  listEventTopicRoutes,
} from './resources/event-topic-routes.ts';
export { getGroup, listGroups } from './resources/group-overviews.ts';
export { createGroup } from './resources/groups.ts';
export { listInboxMessages } from './resources/inbox.ts';
export {
  createInstallation,
  deleteInstallation,
  getInstallation,
  listInstallations,
  listInstallationsForProject,
  patchObjectConfig,
  updateInstallation,
} from './resources/installations.ts';
export { listIntegrationOverviews } from './resources/integration-overviews.ts';
export { getIntegrationSetup } from './resources/integration-setup.ts';
export {
  batchUpsertIntegrations,
  createIntegration,
  createRevision,
  deleteIntegration,
  generateUploadUrl,
  getIntegration,
  listIntegrations,
} from './resources/integrations.ts';
export {
  acceptInvite,
  createOrgInvite,
  declineInvite,
  deleteOrgInvite,
  getOrgInvite,
  listJoinableOrgs,
  listOrgInvites,
} from './resources/invites.ts';
export { listIssues, updateIssue } from './resources/issues.ts';
export { createJwtKey, deleteJwtKey, getJwtKey, listJwtKeys, updateJwtKey } from './resources/jwt-keys.ts';
export {
  addUserToOrg,
  listOrgBuilders,
  removeUserFromOrg,
  updateOrgMembership,
} from './resources/memberships.ts';
export { deleteMySession, getMyInfo, listMySessions } from './resources/my-info.ts';
export { oauthConnect, oauthUpdate } from './resources/oauth-sign-ins.ts';
export {
  getObjectMetadataForConnection,
  getObjectMetadataForInstallation,
  upsertMetadataForConnection,
  upsertMetadataForInstallation,
} from './resources/object-fields.ts';
export {
  createOperationShare,
  deleteOperationShare,
  listOperationShares,
} from './resources/operation-shares.ts';
export {
  explainOperation,
  getBackfillProgress,
  getOperation,
  listOperationLogs,
  listOperations,
} from './resources/operations.ts';
export { createOrg, getOrg, updateOrg } from './resources/orgs.ts';
export { getProjectHealth } from './resources/project-health.ts';
export { listProjectOperations } from './resources/project-operations.ts';
export { searchProject } from './resources/project-search.ts';
export {
  createProject,
  deleteProject,
  getProject,
  listProjects,
  updateProject,
} from './resources/projects.ts';
export {
  createProviderApp,
  deleteProviderApp,
  listProviderApps,
  updateProviderApp,
} from './resources/provider-apps.ts';
export { getConnector, getProvider, listProviders } from './resources/providers.ts';
export { deliverResults, listReads, pauseReads, triggerRead, unpauseReads } from './resources/reads.ts';
export { getHydratedRevision, getRevision, listRevisions } from './resources/revisions.ts';
export { listSamples } from './resources/samples.ts';
export { searchRecords } from './resources/search.ts';
export { getSetupProgress } from './resources/setup-progress.ts';
export { exportStats, getOrgStats, getStats } from './resources/stats.ts';
export { listStoppedConnections, stopConnections } from './resources/stopped-connections.ts';
export {
  createTopicDestinationRoute,
  deleteTopicDestinationRoute,
  listTopicDestinationRoutes,
} from './resources/topic-destination-routes.ts';
export { createTopic, deleteTopic, listTopics, updateTopic } from './resources/topics.ts';
export { writeRecords } from './resources/writes.ts';
