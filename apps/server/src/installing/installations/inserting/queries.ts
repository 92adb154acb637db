import { eq, type SQL } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import { v7 } from 'uuid';
import type { Context } from '../../../context.ts';
import { prepared } from '../../../platform/db/prepared.ts';
import { inProject } from '../../../platform/db/scope.ts';
import { configs, installations, integrations } from '../../../platform/db/tables.ts';
import { Unreported } from '../../../platform/events/unreported.ts';
import { type NewConfig, type StoredInstallation, toConfig } from '../queries.ts';

/**
 * Inserts an installation with its config, in one statement. Answers undefined when the group has the integration
 * already, or when the revision is no longer the latest. In the second case an installation without a config may have
 * been inserted, so the caller must undo the transaction.
 */
export async function insertInstallation(
  context: Context,
  installation: { integrationId: string; groupRef: string; connectionId: string },
  { revisionId, content, createdBy }: NewConfig,
): Promise<Unreported<StoredInstallation | undefined>> {
  const createTime = context.now();
  const values = { ...installation, revisionId, content, createdBy, createTime };
  const [config] = await insertWithConfig(context, { ...values, id: v7(), configId: v7() });
  if (!config) return new Unreported(undefined);
  return new Unreported({
    ...installation,
    id: config.installationId,
    projectId: context.project.id,
    healthStatus: 'healthy',
    lastOperationStatus: undefined,
    createdBy,
    createTime,
    updateTime: null,
    config: toConfig(config),
  });
}

const insertWithConfig = prepared(
  {
    id: installations.id,
    integrationId: installations.integrationId,
    groupRef: installations.groupRef,
    connectionId: installations.connectionId,
    configId: configs.id,
    revisionId: configs.revisionId,
    content: configs.content,
    createdBy: configs.createdBy,
    createTime: configs.createTime,
  },
  (context, { id, integrationId, groupRef, connectionId, configId, revisionId, content, ...made }) => {
    const { createdBy, createTime } = made;
    const projectId = context.project.id;
    const row = { id, integrationId, groupRef, connectionId, configId, createdBy, createTime };
    const inserted = context.db.$with('inserted').as(
      context.db
        .insert(installations)
        .values({ ...row, projectId })
        .onConflictDoNothing()
        .returning(),
    );
    const ofRevision = inProject(
      context,
      integrations,
      eq(integrations.id, inserted.integrationId),
      eq(integrations.latestRevisionId, revisionId),
    );
    const as = <T>(column: PgColumn, value: SQL<T>) => value.as(column.name);
    return context.db
      .with(inserted)
      .insert(configs)
      .select(
        context.db
          .select({
            id: as(configs.id, configId),
            projectId: as(configs.projectId, projectId),
            installationId: inserted.id,
            revisionId: as(configs.revisionId, revisionId),
            content: as(configs.content, content),
            createdBy: as(configs.createdBy, createdBy),
            createTime: as(configs.createTime, createTime),
          })
          .from(inserted)
          .innerJoin(integrations, ofRevision),
      )
      .returning();
  },
);
