/** Every endpoint there is, by its name here. Loops over the contract (OpenAPI, checks) read this. */
export { createApiKey, deleteApiKey, getApiKey, listApiKeys, updateApiKey } from './resources/api-keys';
export {
  deleteConnection,
  generateConnection,
  getConnection,
  listConnections,
  oauthConnect,
  oauthUpdate,
  updateConnection,
} from './resources/connections';
export {
  createEventTopicRoute,
  deleteEventTopicRoute,
  listEventTopicRoutes,
} from './resources/event-topic-routes';
export {
  createInstallation,
  deleteInstallation,
  getInstallation,
  listInstallations,
  listInstallationsForProject,
  patchObjectConfig,
  updateInstallation,
} from './resources/installations';
export { getIntegrationSetup } from './resources/integration-setup';
export {
  batchUpsertIntegrations,
  createIntegration,
  createRevision,
  deleteIntegration,
  generateUploadUrl,
  getIntegration,
  listIntegrations,
} from './resources/integrations';
export { createJwtKey, deleteJwtKey, getJwtKey, listJwtKeys, updateJwtKey } from './resources/jwt-keys';
export { getOperation, listOperationLogs, listOperations } from './resources/operations';
export { getProject, listProjects, updateProject } from './resources/projects';
export {
  createProviderApp,
  deleteProviderApp,
  listProviderApps,
  updateProviderApp,
} from './resources/provider-apps';
export { getProvider, listProviders } from './resources/providers';
export { getHydratedRevision } from './resources/revisions';
export { createTopic, deleteTopic, listTopics, updateTopic } from './resources/topics';
