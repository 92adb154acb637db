export { buildConnection } from './builders/connections';
export { buildConsumer } from './builders/consumers';
export { buildGroup } from './builders/groups';
export { buildConfig, buildInstallation } from './builders/installations';
export { buildIntegration, buildManifestIntegration, buildRevision } from './builders/integrations';
export { buildApiKey, buildJwtKey } from './builders/keys';
export { buildLog, buildOperation } from './builders/operations';
export { buildProject } from './builders/projects';
export { buildProviderApp } from './builders/provider-apps';
export { buildProvider } from './builders/providers';
export { buildField, buildHydratedRevision } from './builders/revisions';
export { buildEventTopicRoute, buildTopic } from './builders/topics';
export { type ConsumerToken, mockConsumerToken } from './consumer-token';
export type { Failure } from './failures';
export type { Given } from './given';
export type { EndpointName, RecordedRequest } from './mock';
export { MockProblem, type ProblemDetails } from './mock-problem';
export { createMockService, type MockService, type MockServiceOptions } from './mock-service';
export { type CallbackMessage, connectChannel } from './oauth';
export {
  installPopupStub,
  type PopupOutcome,
  type PopupStub,
  type PopupStubOptions,
  type PopupStubs,
} from './popup';
export { type SeedOptions, seedDemo } from './seed/demo';
export { demoIntegrations } from './seed/integrations';
export { juniperObjects, withExtraFields } from './seed/objects';
export { rejectedCredential } from './sign-in';
export type {
  AccountObjects,
  MockStore,
  StoredConnection,
  StoredConsumer,
  StoredInstallation,
} from './store';
