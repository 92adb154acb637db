import { eq, type SQL } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import { v7 } from 'uuid';
import type { Context } from '../../context.ts';
import { optional, prepared } from '../../platform/db/prepared.ts';
import { inProject, inScope } from '../../platform/db/scope.ts';
import { configs, groups, installations, integrations } from '../../platform/db/tables.ts';
import { Unreported } from '../../platform/events/unreported.ts';
import { type NewConfig, type StoredInstallation, toConfig } from './queries.ts';

/** No deploy can change the integration until the transaction ends. */
export async function lockForDeploys(context: Context, integrationId: string): Promise<void> {
  await context.db
    .select({ id: integrations.id })
    .from(integrations)
    .where(inProject(context, integrations, eq(integrations.id, integrationId)))
    .for('share');
}

/** Others that lock the group wait until the transaction ends. Rows that refer to it do not. */
export async function lockGroup(context: Context, groupRef: string): Promise<void> {
  await context.db
    .select({ groupRef: groups.groupRef })
    .from(groups)
    .where(inScope(context, groups, eq(groups.groupRef, groupRef)))
    .for('no key update');
}

/**
 * Inserts an installation with its config, in one statement. Answers undefined when the group has the integration
 * already, or when the revision is no longer the latest. In the second case an installation without a config may have
 * been inserted, so the caller must undo the transaction.
 */
export async function insertInstallation(
  context: Context,
  installation: Pick<
    StoredInstallation,
    'integrationId' | 'groupRef' | 'installationRef' | 'name' | 'connectionId'
  >,
  { revisionId, content, createdBy }: NewConfig,
): Promise<Unreported<StoredInstallation | undefined>> {
  const createTime = context.now();
  const { name, ...named } = installation;
  const values = { ...named, ...(name !== null && { name }), revisionId, content, createdBy, createTime };
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
    installationRef: installations.installationRef,
    name: optional(installations.name),
    connectionId: installations.connectionId,
    configId: configs.id,
    revisionId: configs.revisionId,
    content: configs.content,
    createdBy: configs.createdBy,
    createTime: configs.createTime,
  },
  (context, { id, configId, revisionId, content, createdBy, createTime, ...given }) => {
    const projectId = context.project.id;
    const row = { ...given, id, configId, createdBy, createTime };
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
