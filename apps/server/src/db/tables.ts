/** Every table, one file per resource. */
export * from './tables/api-keys.ts';
export * from './tables/configs.ts';
export * from './tables/connections.ts';
export * from './tables/consumers.ts';
export * from './tables/encryption-keys.ts';
export * from './tables/event-topic-routes.ts';
export * from './tables/groups.ts';
export * from './tables/idempotency-keys.ts';
export * from './tables/installations.ts';
export * from './tables/integrations.ts';
export * from './tables/jwt-keys.ts';
export * from './tables/oauth-states.ts';
export * from './tables/operations.ts';
export { projects } from './tables/projects.ts';
export * from './tables/provider-apps.ts';
export * from './tables/revisions.ts';
export * from './tables/topics.ts';
export * from './tables/uploads.ts';
