import type { Config, ConfigContent, Installation } from '@dowel/schema';
import { and, desc, eq, getTableColumns, type SQL, sql } from 'drizzle-orm';
import { v7 } from 'uuid';
import type { Context } from '../../context.ts';
import { inProject, inScope } from '../../db/scope.ts';
import { isOlder, type Slice, wholeList } from '../../db/slice.ts';
import { configs, installations, operations } from '../../db/tables.ts';

/** An installation with its current config; its connection by id. */
export interface StoredInstallation {
  id: string;
  projectId: string;
  integrationId: string;
  groupRef: string;
  connectionId: string;
  healthStatus: Installation['healthStatus'];
  lastOperationStatus: Installation['lastOperationStatus'];
  createdBy: string;
  createTime: Date;
  updateTime: Date | null;
  config: Config;
}

export const isInstallation = (id: string): SQL => eq(installations.id, id);
export const isOfIntegration = (integrationId: string): SQL => eq(installations.integrationId, integrationId);
export const isOfGroup = (groupRef: string): SQL => eq(installations.groupRef, groupRef);

/** Newest first. */
export function selectInstallations(
  context: Context,
  ...conditions: (SQL | undefined)[]
): Promise<StoredInstallation[]> {
  return selectInstallationSlice(context, wholeList, ...conditions);
}

/** A part of what `selectInstallations` answers. */
export async function selectInstallationSlice(
  context: Context,
  slice: Slice = wholeList,
  ...conditions: (SQL | undefined)[]
): Promise<StoredInstallation[]> {
  const rows = await joined(context)
    .where(inScope(context, installations, isOlder(installations.id, slice), ...conditions))
    .orderBy(desc(installations.id))
    .limit(slice.limit);
  return rows.map(toStored);
}

/** As `selectInstallations` of the whole project, and nobody else can change them until the transaction ends. */
export async function lockInstallations(context: Context, condition: SQL): Promise<StoredInstallation[]> {
  // The rows are locked first and joined after: what is joined under a lock may be older than the locked row.
  await context.db
    .select({ id: installations.id })
    .from(installations)
    .where(inProject(context, installations, condition))
    .orderBy(installations.id)
    .for('update');
  const rows = await joined(context).where(inProject(context, installations, condition));
  return rows.map(toStored);
}

/** A config as it is first written down. */
export interface NewConfig {
  revisionId: string;
  content: ConfigContent;
  createdBy: string;
}

/** The ids of the new rows; undefined when the group has the integration already. */
export async function insertInstallation(
  context: Context,
  installation: { integrationId: string; groupRef: string; connectionId: string },
  config: NewConfig,
): Promise<{ installationId: string; configId: string } | undefined> {
  const configId = v7();
  const createTime = context.now();
  const { createdBy } = config;
  const [row] = await context.db
    .insert(installations)
    .values({ ...installation, projectId: context.project.id, configId, createdBy, createTime })
    .onConflictDoNothing()
    .returning({ id: installations.id });
  if (!row) return undefined;
  await insertConfig(context, configId, row.id, config);
  return { installationId: row.id, configId };
}

/** Adds a config and makes it the current one. Answers the config's id. */
export async function appendConfig(
  context: Context,
  installationId: string,
  config: NewConfig,
  connectionId: string,
): Promise<string> {
  const configId = v7();
  await insertConfig(context, configId, installationId, config);
  await context.db
    .update(installations)
    .set({ configId, connectionId, updateTime: context.now() })
    .where(inProject(context, installations, eq(installations.id, installationId)));
  return configId;
}

/** The id of the installation's connection; undefined when there is no such installation. */
export async function deleteInstallationRow(context: Context, id: string): Promise<string | undefined> {
  const [row] = await context.db
    .delete(installations)
    .where(inScope(context, installations, eq(installations.id, id)))
    .returning({ connectionId: installations.connectionId });
  return row?.connectionId;
}

function insertConfig(context: Context, id: string, installationId: string, config: NewConfig) {
  return context.db
    .insert(configs)
    .values({ ...config, id, projectId: context.project.id, installationId, createTime: context.now() });
}

function joined(context: Context) {
  const lastOperationStatus = sql<Installation['lastOperationStatus'] | null>`(
    select ${operations.status} from ${operations}
    where ${operations.projectId} = ${installations.projectId} and ${operations.installationId} = ${installations.id}
    order by ${operations.id} desc limit 1)`;
  return context.db
    .select({
      installation: getTableColumns(installations),
      config: getTableColumns(configs),
      lastOperationStatus,
    })
    .from(installations)
    .innerJoin(
      configs,
      and(eq(configs.id, installations.configId), eq(configs.projectId, installations.projectId)),
    );
}

type JoinedRow = Awaited<ReturnType<typeof joined>>[number];

function toStored({ installation, config, lastOperationStatus }: JoinedRow): StoredInstallation {
  const { configId: _, ...row } = installation;
  const { id, revisionId, createTime, createdBy, content } = config;
  return {
    ...row,
    lastOperationStatus: lastOperationStatus ?? undefined,
    config: { id, revisionId, createTime: createTime.toISOString(), createdBy, content },
  };
}
