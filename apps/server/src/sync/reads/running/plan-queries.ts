import type { ConfigContent, InstallationFields, ManifestIntegration } from '@dowel/schema';
import { eq, sql } from 'drizzle-orm';
import type { Context } from '../../../context.ts';
import { namesOf } from '../../../installing/installations/rules.ts';
import {
  isItsConfig,
  isItsConnection,
  isItsGroup,
  isItsIntegration,
} from '../../../platform/db/installation-joins.ts';
import { inProject } from '../../../platform/db/scope.ts';
import {
  configs,
  connections,
  consumers,
  groups,
  installations,
  integrations,
  ownWrites,
  revisions,
  writeRuns,
  writes,
} from '../../../platform/db/tables.ts';

/** An installation with all that decides how it is read, and what its messages say. */
export interface ReadInstallation {
  readonly fields: InstallationFields;
  readonly createTime: Date;
  readonly updateTime: Date | null;
  readonly workspace: string | null;
  readonly configId: string;
  /** It has written records lately, which may come back. */
  readonly hasOwnWrites: boolean;
  /** A record is on its way to the provider, so its event may come before the answer. */
  readonly isWriting: boolean;
  readonly content: ConfigContent;
  /** The latest revision. */
  readonly latest: ManifestIntegration;
  /** The last one that reads the object in question, if the latest does not. */
  readonly last?: ManifestIntegration | undefined;
}

export async function findInstallation(
  context: Context,
  installationId: string,
): Promise<ReadInstallation | undefined> {
  // PostgreSQL would try every order of eight joined tables, which takes it thirty times as long as all the rest.
  // Each names the project: Citus would look for it in every part of the tables.
  const isLatest = inProject(context, revisions, eq(revisions.id, integrations.latestRevisionId));
  const latest = context.db.select({ content: revisions.content }).from(revisions).where(isLatest);
  const groupName = context.db
    .select({ name: groups.groupName })
    .from(groups)
    .where(inProject(context, groups, isItsGroup));
  const isItsConsumer = inProject(
    context,
    consumers,
    eq(consumers.groupRef, connections.groupRef),
    eq(consumers.consumerRef, connections.consumerRef),
  );
  const consumerName = context.db
    .select({ name: consumers.consumerName })
    .from(consumers)
    .where(isItsConsumer);
  const [row] = await context.db
    .select({
      fields: {
        projectId: installations.projectId,
        provider: integrations.provider,
        integrationId: installations.integrationId,
        integrationName: integrations.name,
        installationId: installations.id,
        connectionId: installations.connectionId,
        groupRef: installations.groupRef,
        groupName: sql<string>`${groupName}`,
        consumerRef: connections.consumerRef,
        consumerName: sql<string>`${consumerName}`,
      },
      names: { installationRef: installations.installationRef, name: installations.name },
      createTime: installations.createTime,
      updateTime: installations.updateTime,
      workspace: connections.providerWorkspaceRef,
      configId: configs.id,
      hasOwnWrites: sql<boolean>`exists (select 1 from ${ownWrites}
        where ${inProject(context, ownWrites, eq(ownWrites.installationId, installationId))})`,
      isWriting: sql<boolean>`exists (select 1 from ${writeRuns}
        join ${writes} on ${inProject(context, writes, eq(writes.runId, writeRuns.id))}
        and ${writes.status} = 'sending'
        where ${inProject(context, writeRuns, eq(writeRuns.installationId, installationId))}
        and ${writeRuns.dueTime} is not null)`,
      content: configs.content,
      latest: sql<ManifestIntegration>`${latest}`.mapWith(revisions.content),
    })
    .from(installations)
    .innerJoin(configs, isItsConfig)
    .innerJoin(integrations, isItsIntegration)
    .innerJoin(connections, isItsConnection)
    .where(inProject(context, installations, eq(installations.id, installationId)));
  if (!row) return undefined;
  const { names, ...installed } = row;
  return { ...installed, fields: { ...row.fields, ...namesOf(names) } };
}
