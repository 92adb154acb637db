import { and, eq, isNull, or, type SQL } from 'drizzle-orm';
import type { Leaving } from '../effects.ts';
import { isAnyOf } from './any-of.ts';
import {
  configs,
  connections,
  groups,
  installations,
  integrations,
  providerApps,
  revisions,
} from './tables.ts';

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

/** The latest revision of an integration, joined without installations. */
export const isLatestRevision = and(
  eq(revisions.projectId, integrations.projectId),
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

/**
 * The provider app of its connection, which has to be joined before: the one that it was made with. A connection without
 * one belongs to the project's app, which may be newer than the connection, and never to the app of a group.
 */
export const isItsApp = and(
  eq(providerApps.projectId, connections.projectId),
  or(
    eq(providerApps.id, connections.providerAppId),
    and(
      isNull(connections.providerAppId),
      eq(providerApps.provider, connections.provider),
      isNull(providerApps.groupRef),
    ),
  ),
);

/*
 * Which installations are meant.
 */

export const isInstallation = (id: string): SQL => eq(installations.id, id);
export const isAnyInstallation = (ids: readonly string[]): SQL => isAnyOf(installations.id, ids);
export const isOfIntegration = (integrationId: string): SQL => eq(installations.integrationId, integrationId);
/** Undefined: all of the project are. */
export function isOfLeaving(leaving: Leaving): SQL | undefined {
  if ('installationId' in leaving) return isInstallation(leaving.installationId);
  if ('integrationId' in leaving) return isOfIntegration(leaving.integrationId);
  return 'groupRef' in leaving ? eq(installations.groupRef, leaving.groupRef) : undefined;
}
export const isOverConnection = (connectionId: string): SQL => eq(installations.connectionId, connectionId);
