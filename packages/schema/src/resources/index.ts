// Written by `pnpm generate`, which reads the files it names. Do not edit it.
/** Every shape and every endpoint. */
export * from './api-keys.ts';
export * from './config.ts';
export * from './connection-credentials.ts';
export * from './connections.ts';
export * from './consumers.ts';
export * from './deploy-plan.ts';
export * from './embedding-origin.ts';
export * from './event-topic-routes.ts';
export * from './field-metadata.ts';
export * from './groups.ts';
export * from './installations.ts';
export * from './integration-setup.ts';
export * from './integrations.ts';
export * from './jwt-keys.ts';
export * from './operations.ts';
export * from './paging.ts';
export * from './problem.ts';
export * from './projects.ts';
export * from './provider-apps.ts';
export * from './provider-auth-options.ts';
export * from './provider-features.ts';
export * from './provider-metadata.ts';
export * from './providers.ts';
export * from './revisions.ts';
export * from './topics.ts';
export * from './values.ts';
