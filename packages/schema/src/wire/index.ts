// Written by `pnpm generate`, which reads the files it names. Do not edit it.
/** Every endpoint as it looks on the wire. */
export * from './activity.ts';
export * from './api-keys.ts';
export * from './audit-log.ts';
export * from './connections.ts';
export * from './consumers.ts';
export * from './custom-auth.ts';
export * from './deliveries.ts';
export * from './destinations.ts';
export * from './erasure.ts';
export * from './event-topic-routes.ts';
export * from './groups.ts';
export * from './installations.ts';
export * from './integration-setup.ts';
export * from './integrations.ts';
export * from './jwt-keys.ts';
export * from './object-fields.ts';
export * from './operations.ts';
export * from './projects.ts';
export * from './provider-apps.ts';
export * from './providers.ts';
export * from './revisions.ts';
export * from './samples.ts';
export * from './topic-destination-routes.ts';
export * from './topics.ts';
export * from './wire.ts';
