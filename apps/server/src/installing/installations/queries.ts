import type { Config, ConfigContent, Installation } from '@dowel/schema';
import { and, desc, eq, getTableColumns, ne, type SQL, sql } from 'drizzle-orm';
import { v7 } from 'uuid';
import type { Context } from '../../context.ts';
import { isAnyOf } from '../../platform/db/any-of.ts';
import type { Database } from '../../platform/db/database.ts';
import { hasValues } from '../../platform/db/has-values.ts';
import { inStatements } from '../../platform/db/in-statements.ts';
import { isItsConfig, isOfIntegration } from '../../platform/db/installation-joins.ts';
import { optional, prepared, rowLimit } from '../../platform/db/prepared.ts';
import { rowsAsLists } from '../../platform/db/rows-as-lists.ts';
import { inProject, inScope } from '../../platform/db/scope.ts';
import { isOlder, type Slice, wholeList } from '../../platform/db/slice.ts';
import type { MovedAccount } from '../../platform/db/tables/installations.ts';
import {
  configs,
  installations,
  operations,
  readObjects,
  subscriptions,
  uninstalled,
} from '../../platform/db/tables.ts';
import { Unreported } from '../../platform/events/unreported.ts';
import type { OfGroup } from './rules.ts';

/** An installation with its current config. The connection is given by its id. */
export interface StoredInstallation {
  id: string;
  projectId: string;
  integrationId: string;
  groupRef: string;
  /** Empty for the default one. */
  installationRef: string;
  name: string | null;
  connectionId: string;
  /** Its last move to another account. */
  movedAccount: MovedAccount | null;
  healthStatus: Installation['healthStatus'];
  /** Why it does not work, as far as its reads and its subscription say. */
  healthReasons?: string[];
  lastOperationStatus: Installation['lastOperationStatus'];
  createdBy: string;
  createTime: Date;
  updateTime: Date | null;
  config: Config;
}

/** Chooses installations. Members that are not given choose nothing. */
export interface Choice {
  readonly id?: string | undefined;
  readonly integrationId?: string | undefined;
  readonly groupRef?: string | undefined;
  readonly installationRef?: string | undefined;
}

export type InstallationCondition = SQL;

/** Selects installations: default ones first, and then the newest first. */
export function selectInstallations(context: Context, choice: Choice): Promise<StoredInstallation[]> {
  return selectInstallationSlice(context, undefined, choice);
}

/**
 * Selects installations. The whole list has those first that clients mean which know of no others. A slice is sorted by
 * creation only, the newest first.
 */
export async function selectInstallationSlice(
  context: Context,
  slice: Slice | undefined,
  choice: Choice,
): Promise<StoredInstallation[]> {
  const stored = (await selectJoined(context, { ...choice, ...(slice ?? wholeList) })).map(toStored);
  if (slice !== undefined) return stored;
  const isDefault = ({ installationRef }: StoredInstallation) => installationRef === '';
  return [...stored.filter(isDefault), ...stored.filter((one) => !isDefault(one))];
}

const choiceInputs = {
  id: optional(installations.id),
  integrationId: optional(installations.integrationId),
  groupRef: optional(installations.groupRef),
  installationRef: optional(installations.installationRef),
};

const selectJoined = prepared(
  { ...choiceInputs, after: optional(installations.id), limit: rowLimit },
  (context, { after, limit, ...choice }) =>
    joined(context)
      .where(
        inScope(
          context,
          installations,
          isOlder(installations.id, { after }),
          hasValues(installations, choice),
        ),
      )
      .orderBy(desc(installations.id))
      .limit(limit),
);

/** The group's installation of an integration with this reference, if it has one. */
export async function selectInstallationOfGroup(
  context: Context,
  integrationId: string,
  { groupRef, installationRef = '' }: OfGroup,
): Promise<StoredInstallation | undefined> {
  const [stored] = await selectInstallations(context, { integrationId, groupRef, installationRef });
  return stored;
}

/** The id of an installation that meets the conditions. */
export async function selectInstallationId(context: Context, choice: Choice): Promise<string | undefined> {
  const [row] = await selectId(context, choice);
  return row?.id;
}

const selectId = prepared(choiceInputs, (context, choice) =>
  context.db
    .select({ id: installations.id })
    .from(installations)
    .where(inScope(context, installations, hasValues(installations, choice)))
    .limit(1),
);

/**
 * Like `selectInstallations`, but for the whole project. No other transaction can change the rows until this one ends.
 */
export async function lockInstallations(context: Context, condition: SQL): Promise<StoredInstallation[]> {
  // We lock the rows first and join in a second statement. A join inside the locking statement may read other tables as
  // they were before the lock.
  await context.db
    .select({ id: installations.id })
    .from(installations)
    .where(inProject(context, installations, condition))
    .orderBy(installations.id)
    .for('update');
  const rows = await joined(context).where(inProject(context, installations, condition));
  return rows.map(toStored);
}

export interface NewConfig {
  revisionId: string;
  content: ConfigContent;
  createdBy: string;
}

/** What changes of an installation beside its config. */
export interface Placed {
  readonly connectionId: string;
  /** Absent: it keeps its name. */
  readonly name?: string | undefined;
}

/** Adds a config to a locked installation, and makes it the current one. */
export async function appendConfig(
  context: Context,
  installationId: string,
  config: NewConfig,
  { connectionId, name }: Placed,
): Promise<Unreported<void>> {
  const configId = v7();
  await insertConfig(context, configId, installationId, config);
  await context.db
    .update(installations)
    .set({ configId, connectionId, name, updateTime: context.now() })
    .where(inProject(context, installations, eq(installations.id, installationId)));
  return new Unreported(undefined);
}

/** Adds one config to each of the given locked installations, and makes it the current one. */
export async function appendConfigs(
  context: Context,
  changed: readonly { installationId: string; content: ConfigContent }[],
  from: Omit<NewConfig, 'content'>,
): Promise<Unreported<void>> {
  const row = { ...from, createTime: context.now() };
  for (const some of inStatements(changed)) {
    const rows = some.map((one) => ({ ...row, ...one, id: v7(), projectId: context.project.id }));
    await context.db.insert(configs).select(rowsAsLists(configs, rows));
    const isNew = isAnyOf(
      configs.id,
      rows.map(({ id }) => id),
    );
    await context.db
      .update(installations)
      .set({ configId: configs.id, updateTime: row.createTime })
      .from(configs)
      .where(
        inProject(
          context,
          installations,
          eq(configs.projectId, installations.projectId),
          eq(configs.installationId, installations.id),
          isNew,
        ),
      );
  }
  return new Unreported(undefined);
}

/** Some of the references of an integration's installations that are not the default ones. */
export async function selectRefs(context: Context, integrationId: string): Promise<string[]> {
  const isNamed = and(isOfIntegration(integrationId), ne(installations.installationRef, ''));
  const rows = await context.db
    .selectDistinct({ installationRef: installations.installationRef })
    .from(installations)
    .where(inProject(context, installations, isNamed))
    .limit(3);
  return rows.map(({ installationRef }) => installationRef);
}

/** Deletes installations of the caller's group, or of any group if the caller has none. Answers their ids. */
export async function deleteInstallations(context: Context, condition: SQL): Promise<Unreported<string[]>> {
  const rows = await context.db
    .delete(installations)
    .where(inScope(context, installations, condition))
    .returning({ installationId: installations.id, groupRef: installations.groupRef });
  const gone = { projectId: context.project.id, uninstallTime: context.now() };
  for (const some of inStatements(rows)) {
    await context.db.insert(uninstalled).values(some.map((row) => ({ ...gone, ...row })));
  }
  return new Unreported(rows.map(({ installationId }) => installationId));
}

function insertConfig(context: Context, id: string, installationId: string, config: NewConfig) {
  return context.db
    .insert(configs)
    .values({ ...config, id, projectId: context.project.id, installationId, createTime: context.now() });
}

function joined(context: { readonly db: Database; readonly project: { readonly id: string | SQL } }) {
  const lastOperationStatus = sql<Installation['lastOperationStatus'] | null>`(
    select ${operations.status} from ${operations}
    where ${operations.projectId} = ${context.project.id} and ${operations.installationId} = ${installations.id}
    order by ${operations.id} desc limit 1)`;
  // A pause that somebody asked for is not a fault.
  const pauses = sql<string[] | null>`(
    select array_agg('Reading "' || ${readObjects.objectName} || '" is paused. ' || coalesce(${readObjects.pauseNote}, '')
      order by ${readObjects.objectName}) from ${readObjects}
    where ${readObjects.projectId} = ${context.project.id}
    and ${readObjects.installationId} = ${installations.id}
    and (${readObjects.pauseReason} = 'limit'
      or ${readObjects.pauseReason} in ('failures', 'credentials') and ${readObjects.schedule} <> ''))`;
  const lackOfEvents = sql<string | null>`(
    select ${subscriptions.error} from ${subscriptions}
    where ${subscriptions.projectId} = ${context.project.id}
    and ${subscriptions.installationId} = ${installations.id} and ${subscriptions.error} is not null)`;
  return context.db
    .select({
      installation: getTableColumns(installations),
      config: getTableColumns(configs),
      lastOperationStatus,
      pauses,
      lackOfEvents,
    })
    .from(installations)
    .innerJoin(configs, isItsConfig);
}

type JoinedRow = Awaited<ReturnType<typeof joined>>[number];

function toStored({
  installation,
  config,
  lastOperationStatus,
  pauses,
  lackOfEvents,
}: JoinedRow): StoredInstallation {
  const { configId: _, ...row } = installation;
  const healthReasons = [...(pauses ?? []), lackOfEvents ?? []].flat().map((reason) => reason.trim());
  return {
    ...row,
    ...(healthReasons.length > 0 ? { healthStatus: 'unhealthy', healthReasons } : {}),
    lastOperationStatus: lastOperationStatus ?? undefined,
    config: toConfig(config),
  };
}

export function toConfig({
  id,
  revisionId,
  createTime,
  createdBy,
  content,
}: typeof configs.$inferSelect): Config {
  return { id, revisionId, createTime: createTime.toISOString(), createdBy, content };
}
