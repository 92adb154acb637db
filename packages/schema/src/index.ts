export * from './endpoint';
export * as endpoints from './endpoints';
export * from './events';
export { limits } from './limits';
export * from './manifest/manifest';
export * from './manifest/read';
export * from './manifest/subscribe';
export * from './problems';
export * from './resources/api-keys';
export * from './resources/config';
export * from './resources/connection-credentials';
export * from './resources/connections';
export * from './resources/consumers';
export * from './resources/deploy-plan';
export * from './resources/embedding-origin';
export * from './resources/event-topic-routes';
export * from './resources/field-metadata';
export * from './resources/groups';
export * from './resources/installations';
export * from './resources/integration-setup';
export * from './resources/integrations';
export * from './resources/jwt-keys';
export * from './resources/operations';
export * from './resources/problem';
export * from './resources/projects';
export * from './resources/provider-apps';
export * from './resources/provider-auth-options';
export * from './resources/provider-features';
export * from './resources/provider-metadata';
export * from './resources/providers';
export * from './resources/revisions';
export * from './resources/topics';
export * from './resources/values';
export {
  type Access,
  type BodyOf,
  type Method,
  type PathParams,
  type QueryOf,
  type SuccessOf,
  toPath,
  type Wire,
} from './wire/wire';
