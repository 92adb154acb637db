// Written by `pnpm generate`, which reads the files it names. Do not edit it.
/** Every table, one file per resource. */
export { apiKeys } from './tables/api-keys.ts';
export { auditEntries } from './tables/audit-entries.ts';
export { builderSignIns, builders, sessions } from './tables/builders.ts';
export { configs } from './tables/configs.ts';
export { connections } from './tables/connections.ts';
export { consumers } from './tables/consumers.ts';
export { deliveries, deliveryAttempts } from './tables/deliveries.ts';
export { destinations } from './tables/destinations.ts';
export { encryptionKeys } from './tables/encryption-keys.ts';
export { eventTopicRoutes } from './tables/event-topic-routes.ts';
export { events } from './tables/events.ts';
export { groups } from './tables/groups.ts';
export { idempotencyKeys } from './tables/idempotency-keys.ts';
export { installations } from './tables/installations.ts';
export { integrations } from './tables/integrations.ts';
export { jwtKeys } from './tables/jwt-keys.ts';
export { lanes } from './tables/lanes.ts';
export { largeBodies } from './tables/large-bodies.ts';
export { oauthStates } from './tables/oauth-states.ts';
export { operationLogs, operations } from './tables/operations.ts';
export { claimedDomains, invites, memberships, orgs } from './tables/orgs.ts';
export { projects } from './tables/projects.ts';
export { providerApps } from './tables/provider-apps.ts';
export { revisions } from './tables/revisions.ts';
export { topicDestinationRoutes } from './tables/topic-destination-routes.ts';
export { topics } from './tables/topics.ts';
export { uploads } from './tables/uploads.ts';
