import { and, eq } from 'drizzle-orm';
import { configs, connections, groups, installations, integrations, revisions } from './tables.ts';

/*
 * Which rows belong to an installation, as conditions of joins. Each names the project too: with it the indexes are used,
 * and no join can lead into another project.
 */

export const isItsIntegration = and(
  eq(integrations.projectId, installations.projectId),
  eq(integrations.id, installations.integrationId),
);

/** The latest revision of its integration, which has to be joined before. */
export const isItsRevision = and(
  eq(revisions.projectId, installations.projectId),
  eq(revisions.id, integrations.latestRevisionId),
);

/** Its current config. */
export const isItsConfig = and(
  eq(configs.projectId, installations.projectId),
  eq(configs.id, installations.configId),
);

export const isItsConnection = and(
  eq(connections.projectId, installations.projectId),
  eq(connections.id, installations.connectionId),
);

export const isItsGroup = and(
  eq(groups.projectId, installations.projectId),
  eq(groups.groupRef, installations.groupRef),
);
