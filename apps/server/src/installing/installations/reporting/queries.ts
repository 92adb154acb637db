import type { ConfigContent, InstallationFields } from '@dowel/schema';
import { and, eq, type SQL } from 'drizzle-orm';
import { union } from 'drizzle-orm/pg-core';
import type { Context } from '../../../context.ts';
import { isAnyOf } from '../../../platform/db/any-of.ts';
import {
  isItsConfig,
  isItsConnection,
  isItsGroup,
  isItsIntegration,
} from '../../../platform/db/installation-joins.ts';
import { inProject, inScope } from '../../../platform/db/scope.ts';
import {
  bufferedPages,
  configs,
  connections,
  consumers,
  groups,
  installations,
  integrations,
} from '../../../platform/db/tables.ts';

import { namesOf } from '../rules.ts';

/** What events tell of a stored installation. */
export interface ReportedInstallation {
  readonly fields: InstallationFields;
  readonly content: ConfigContent;
}

/**
 * The connections that the caller's installations which meet a condition use, and those that people of their groups have
 * made for themselves to the same providers.
 */
export async function selectConnectionIds(context: Context, condition: SQL): Promise<string[]> {
  const isTheirs = inScope(context, installations, condition);
  const isPersonal = and(
    eq(connections.projectId, integrations.projectId),
    eq(connections.provider, integrations.provider),
    eq(connections.groupRef, installations.groupRef),
    eq(connections.isPersonal, true),
  );
  const used = context.db.select({ id: installations.connectionId }).from(installations).where(isTheirs);
  const personal = context.db
    .select({ id: connections.id })
    .from(installations)
    .innerJoin(integrations, isItsIntegration)
    .innerJoin(connections, isPersonal)
    .where(isTheirs);
  const rows = await union(used, personal);
  return rows.map(({ id }) => id);
}

/** The ids of the oldest installations that meet a condition. */
export async function selectSomeIds(context: Context, condition: SQL, limit: number): Promise<string[]> {
  const rows = await context.db
    .select({ id: installations.id })
    .from(installations)
    .where(inProject(context, installations, condition))
    .orderBy(installations.id)
    .limit(limit);
  return rows.map(({ id }) => id);
}

/** Reads what events tell of the installations that meet a condition. */
export async function selectReported(context: Context, condition: SQL): Promise<ReportedInstallation[]> {
  const rows = await context.db
    .select({
      fields: {
        projectId: installations.projectId,
        provider: integrations.provider,
        integrationId: installations.integrationId,
        integrationName: integrations.name,
        installationId: installations.id,
        connectionId: installations.connectionId,
        groupRef: installations.groupRef,
        groupName: groups.groupName,
        consumerRef: connections.consumerRef,
        consumerName: consumers.consumerName,
      },
      names: { installationRef: installations.installationRef, name: installations.name },
      content: configs.content,
    })
    .from(installations)
    .innerJoin(configs, isItsConfig)
    .innerJoin(integrations, isItsIntegration)
    .innerJoin(connections, isItsConnection)
    .innerJoin(groups, isItsGroup)
    .innerJoin(
      consumers,
      and(
        eq(consumers.projectId, connections.projectId),
        eq(consumers.groupRef, connections.groupRef),
        eq(consumers.consumerRef, connections.consumerRef),
      ),
    )
    .where(inProject(context, installations, condition));
  return rows.map(({ fields, names, content }) => ({ fields: { ...fields, ...namesOf(names) }, content }));
}

/** How many pages of reads wait until somebody asks for them. */
export function countWaitingPages(tx: Context, installationIds: readonly string[]): Promise<number> {
  const isOfThem = isAnyOf(bufferedPages.installationId, installationIds);
  return tx.db.$count(bufferedPages, inProject(tx, bufferedPages, isOfThem));
}
