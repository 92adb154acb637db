import type { Config } from '@dowel/schema';
import { eq, type SQL } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import { v7 } from 'uuid';
import type { Context } from '../../../context.ts';
import { optional, prepared } from '../../../platform/db/prepared.ts';
import { inProject } from '../../../platform/db/scope.ts';
import type { MovedAccount } from '../../../platform/db/tables/installations.ts';
import { configs, installations, integrations } from '../../../platform/db/tables.ts';
import { Unreported } from '../../../platform/events/unreported.ts';
import { type NewConfig, type Placed, type StoredInstallation, toConfig } from '../queries.ts';

/**
 * Gives an installation a new config in one statement, if nobody has changed the installation since it was read, and if
 * the revision is still the latest. Otherwise answers undefined and changes nothing.
 */
export async function replaceConfig(
  context: Context,
  read: StoredInstallation,
  config: NewConfig,
  { connectionId, name }: Placed,
): Promise<Unreported<StoredInstallation | undefined>> {
  const now = context.now();
  const { id: installationId, integrationId } = read;
  const target = { installationId, integrationId, readConfigId: read.config.id, connectionId };
  const [row] = await replace(context, { ...target, ...config, name, configId: v7(), now });
  if (!row) return new Unreported(undefined);
  const updated: { config: Config; updateTime: Date } = { config: toConfig(row), updateTime: now };
  return new Unreported({ ...read, ...updated, connectionId, name: name ?? read.name });
}

const replace = prepared(
  {
    installationId: installations.id,
    integrationId: installations.integrationId,
    readConfigId: installations.configId,
    connectionId: installations.connectionId,
    name: optional(installations.name),
    configId: configs.id,
    revisionId: configs.revisionId,
    content: configs.content,
    createdBy: configs.createdBy,
    now: configs.createTime,
  },
  (
    context,
    { installationId, integrationId, readConfigId, connectionId, name, configId, now, ...config },
  ) => {
    const projectId = context.project.id;
    // A deploy changes the integration first and then locks its installations. With this lock, it is either finished, and
    // then the revision is no longer the latest, or it waits for us and then changes the new config.
    const latest = context.db.$with('latest').as(
      context.db
        .select({ projectId: integrations.projectId, id: integrations.id })
        .from(integrations)
        .where(
          inProject(
            context,
            integrations,
            eq(integrations.id, integrationId),
            eq(integrations.latestRevisionId, config.revisionId),
          ),
        )
        .for('share'),
    );
    const changed = context.db.$with('changed').as(
      context.db
        .update(installations)
        .set({ configId, connectionId, updateTime: now, ...(name && { name }) })
        .from(latest)
        .where(
          inProject(
            context,
            installations,
            eq(installations.id, installationId),
            eq(installations.configId, readConfigId),
            eq(latest.projectId, installations.projectId),
            eq(latest.id, installations.integrationId),
          ),
        )
        .returning({ id: installations.id }),
    );
    const as = <T>(column: PgColumn, value: SQL<T>) => value.as(column.name);
    return context.db
      .with(latest, changed)
      .insert(configs)
      .select(
        context.db
          .select({
            id: as(configs.id, configId),
            projectId: as(configs.projectId, projectId),
            installationId: changed.id,
            revisionId: as(configs.revisionId, config.revisionId),
            content: as(configs.content, config.content),
            createdBy: as(configs.createdBy, config.createdBy),
            createTime: as(configs.createTime, now),
          })
          .from(changed),
      )
      .returning();
  },
);

/** Stores the last move of an installation to another account. */
export async function updateMovedAccount(
  context: Context,
  installationId: string,
  movedAccount: MovedAccount,
): Promise<Unreported<void>> {
  await context.db
    .update(installations)
    .set({ movedAccount })
    .where(inProject(context, installations, eq(installations.id, installationId)));
  return new Unreported(undefined);
}
