export * from './endpoint.ts';
export * as endpoints from './endpoints.ts';
export * from './events.ts';
export { limits } from './limits.ts';
export * from './manifest/manifest.ts';
export * from './manifest/read.ts';
export * from './manifest/subscribe.ts';
export * from './planned-operations.ts';
export * from './problems.ts';
export * from './reference-operations.ts';
export * from './resources/api-keys.ts';
export * from './resources/config.ts';
export * from './resources/connection-credentials.ts';
export * from './resources/connections.ts';
export * from './resources/consumers.ts';
export * from './resources/deploy-plan.ts';
export * from './resources/embedding-origin.ts';
export * from './resources/event-topic-routes.ts';
export * from './resources/field-metadata.ts';
export * from './resources/groups.ts';
export * from './resources/installations.ts';
export * from './resources/integration-setup.ts';
export * from './resources/integrations.ts';
export * from './resources/jwt-keys.ts';
export * from './resources/operations.ts';
export * from './resources/problem.ts';
export * from './resources/projects.ts';
export * from './resources/provider-apps.ts';
export * from './resources/provider-auth-options.ts';
export * from './resources/provider-features.ts';
export * from './resources/provider-metadata.ts';
export * from './resources/providers.ts';
export * from './resources/revisions.ts';
export * from './resources/topics.ts';
export * from './resources/values.ts';
export {
  type Access,
  type BodyOf,
  type Method,
  type PathParams,
  type QueryOf,
  type SuccessOf,
  toPath,
  type Wire,
} from './wire/wire.ts';
