import type { ConfigContent, Log, ManifestIntegration } from '@dowel/schema';
import type { Refusal, SignInScheme } from '@dowel/schema/rules';
import { and, asc, desc, eq, sql } from 'drizzle-orm';
import type { Context } from '../../context.ts';
import { isItsConnection, isItsGroup, isItsIntegration } from '../../platform/db/installation-joins.ts';
import { inScope } from '../../platform/db/scope.ts';
import type { StoredAccount } from '../../platform/db/tables/connections.ts';
import {
  configs,
  connections,
  deliveryAttempts,
  groups,
  installations,
  integrations,
  operationLogs,
  providerApps,
  revisions,
} from '../../platform/db/tables.ts';
import { selectRefused, toLog } from './queries.ts';

/** Of a long log, its beginning and its end say the most. */
const FIRST = 50;
const LAST = 500;

/** The log of an operation, oldest first, without its middle if it is long. */
export async function selectEnds(
  context: Context,
  operationId: string,
): Promise<{ logs: Log[]; isCut: boolean }> {
  const isOfOperation = inScope(context, operationLogs, eq(operationLogs.operationId, operationId));
  const newest = await context.db
    .select()
    .from(operationLogs)
    .where(isOfOperation)
    .orderBy(desc(operationLogs.id))
    .limit(LAST);
  const last = newest.reverse();
  const oldestOfLast = last.length < LAST ? undefined : last[0]?.id;
  if (oldestOfLast === undefined) return { logs: last.map(toLog), isCut: false };
  const first = await context.db
    .select()
    .from(operationLogs)
    .where(isOfOperation)
    .orderBy(asc(operationLogs.id))
    .limit(FIRST + 1);
  const before = first.filter(({ id }) => id < oldestOfLast);
  return { logs: [...before.slice(0, FIRST), ...last].map(toLog), isCut: before.length > FIRST };
}

/** Why the destination has not taken the latest of the messages that it refused, or that messages are held back. Undefined when it took them all. */
export async function selectRefusal(
  context: Context,
  operationId: string,
): Promise<Refusal | 'held_back' | undefined> {
  const refused = (await selectRefused(context, [operationId])).get(operationId);
  if (!refused) return undefined;
  if (refused.reason === null) return 'held_back';
  const [attempt] = await context.db
    .select({ status: deliveryAttempts.status })
    .from(deliveryAttempts)
    .where(inScope(context, deliveryAttempts, eq(deliveryAttempts.deliveryId, refused.id)))
    .orderBy(desc(deliveryAttempts.number), desc(deliveryAttempts.id))
    .limit(1);
  return { reason: refused.reason, status: attempt?.status ?? undefined };
}

/** Whose an operation is, and the connection of the installation as it is now. */
export interface Owner {
  readonly groupRef: string;
  readonly groupName: string;
  readonly integrationName: string;
  readonly provider: string;
  readonly authScheme: SignInScheme;
  readonly appId: string | null;
  /** The customer whose own the provider app is. */
  readonly appGroupRef: string | null;
  readonly account: StoredAccount | null;
}

/** Undefined when the installation is gone. */
export async function selectOwner(context: Context, installationId: string): Promise<Owner | undefined> {
  const [row] = await context.db
    .select({
      groupRef: installations.groupRef,
      groupName: groups.groupName,
      integrationName: integrations.name,
      provider: integrations.provider,
      authScheme: connections.authScheme,
      appId: connections.providerAppId,
      appGroupRef: providerApps.groupRef,
      account: connections.account,
    })
    .from(installations)
    .innerJoin(groups, isItsGroup)
    .innerJoin(integrations, isItsIntegration)
    .innerJoin(connections, isItsConnection)
    .leftJoin(
      providerApps,
      and(eq(providerApps.projectId, connections.projectId), eq(providerApps.id, connections.providerAppId)),
    )
    .where(inScope(context, installations, eq(installations.id, installationId)));
  return row;
}

export interface RanWith {
  readonly content: ConfigContent;
  /** The revision that the integration had when the operation began. */
  readonly revision: ManifestIntegration;
}

/** Undefined when the config is gone. */
export async function selectRanWith(
  context: Context,
  { configId, createTime }: { configId: string; createTime?: string | undefined },
): Promise<RanWith | undefined> {
  // A deploy changes what is read without a new config.
  const revisionThen = sql`coalesce((
    select deployed.id from ${revisions} as deployed
    where deployed.project_id = ${configs.projectId} and deployed.integration_id = ${installations.integrationId}
      and deployed.create_time <= ${createTime ?? context.now().toISOString()}::timestamptz
    order by deployed.id desc limit 1), ${configs.revisionId})`;
  const [row] = await context.db
    .select({ content: configs.content, revision: revisions.content })
    .from(configs)
    .innerJoin(
      installations,
      and(eq(installations.projectId, configs.projectId), eq(installations.id, configs.installationId)),
    )
    .innerJoin(revisions, and(eq(revisions.projectId, configs.projectId), eq(revisions.id, revisionThen)))
    .where(inScope(context, configs, eq(configs.id, configId)));
  return row;
}
