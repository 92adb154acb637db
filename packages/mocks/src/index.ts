export { buildConnection } from './builders/connections.ts';
export { buildConsumer } from './builders/consumers.ts';
export { buildEvent } from './builders/events.ts';
export { buildGroup } from './builders/groups.ts';
export { buildConfig, buildInstallation } from './builders/installations.ts';
export { buildIntegration, buildManifestIntegration, buildRevision } from './builders/integrations.ts';
export { buildApiKey } from './builders/keys.ts';
export { buildLog, buildOperation } from './builders/operations.ts';
export { buildProject } from './builders/projects.ts';
export { buildProviderApp } from './builders/provider-apps.ts';
export { buildProvider } from './builders/providers.ts';
export { buildField, buildHydratedRevision } from './builders/revisions.ts';
export { type ConsumerToken, mockConsumerToken } from './consumer-token.ts';
export type { MockEvent, MockMessage } from './events.ts';
export type { FailOptions, Failure } from './failures.ts';
export type { Given } from './given.ts';
export type { EndpointName, RecordedRequest } from './mock.ts';
export { MockProblem, type ProblemDetails } from './mock-problem.ts';
export { createMockService, type MockService, type MockServiceOptions } from './mock-service.ts';
export { type CallbackMessage, connectChannel } from './oauth.ts';
export {
  installPopupStub,
  type PopupOutcome,
  type PopupStub,
  type PopupStubOptions,
  type PopupStubs,
} from './popup.ts';
export type { MockRecord, MockRecords, RecordBook } from './records.ts';
export { type SeedOptions, seedDemo } from './seed/demo.ts';
export { demoIntegrations } from './seed/integrations.ts';
export { juniperObjects, withExtraFields } from './seed/objects.ts';
export { rejectedCredential } from './sign-in.ts';
export type { CustomAuthMessage } from './steps.ts';
export type {
  AccountObjects,
  MockStore,
  StoredConnection,
  StoredConsumer,
  StoredInstallation,
  StoredSteps,
} from './store.ts';
export type { DeliverOptions, WebhookRequestOptions } from './webhooks.ts';
