import { and, eq, exists, isNotNull, isNull, or, type SQL } from 'drizzle-orm';
import type { Context } from '../../../context.ts';
import { isAnyOf } from '../../../platform/db/any-of.ts';
import { hasValues } from '../../../platform/db/has-values.ts';
import { isItsIntegration } from '../../../platform/db/installation-joins.ts';
import { ownRows } from '../../../platform/db/own-rows.ts';
import { inProject } from '../../../platform/db/scope.ts';
import type { ConnectionStop } from '../../../platform/db/tables/connections.ts';
import { connections, installations, integrations } from '../../../platform/db/tables.ts';
import { Unreported } from '../../../platform/events/unreported.ts';
import { lockConnections } from '../locking-queries.ts';
import { type ConnectionChanges, type ConnectionRow, changeConnection, endedRefresh } from '../queries.ts';
import { diagnose } from '../rules.ts';

/** Which connections are stopped. Without a member, all of the project. */
export interface StopScope {
  readonly groupRef?: string | undefined;
  readonly integrationId?: string | undefined;
  /** Only what this person of the group has connected for themself. */
  readonly personalOf?: string | undefined;
}

/** Stops connections that are not stopped yet. From the commit on, nothing is sent with their credentials. */
export async function markStopped(tx: Context, scope: StopScope): Promise<Unreported<string[]>> {
  const wanted = inProject(tx, connections, isWanted(tx, scope), isNull(connections.stop));
  const found = await tx.db.select({ id: connections.id }).from(connections).where(wanted);
  const ids = found.map(({ id }) => id);
  await lockConnections(tx, ids);
  const now = tx.now();
  const rows = await tx.db
    .update(connections)
    .set({
      stop: { time: now.toISOString(), state: 'waiting' },
      status: 'bad_credentials',
      diagnosis: diagnose('revoked', now),
      ...endedRefresh(),
      refreshDueTime: now,
      updateTime: now,
    })
    .where(inProject(tx, connections, isAnyOf(connections.id, ids), isNull(connections.stop)))
    .returning({ id: connections.id });
  return new Unreported(rows.map(({ id }) => id));
}

function isWanted(tx: Context, { groupRef, integrationId, personalOf }: StopScope): SQL | undefined {
  const isOfPerson =
    personalOf === undefined
      ? undefined
      : hasValues(connections, { isPersonal: true, consumerRef: personalOf });
  return and(
    hasValues(connections, { groupRef }),
    isOfPerson,
    integrationId === undefined ? undefined : isUsedBy(tx, integrationId),
  );
}

/** Its installations use a connection, and so do people through them, with one of their own. */
function isUsedBy(tx: Context, integrationId: string): SQL {
  const isOwn = and(
    eq(connections.isPersonal, true),
    eq(installations.groupRef, connections.groupRef),
    eq(integrations.provider, connections.provider),
  );
  return exists(
    tx.db
      .select({ id: installations.id })
      .from(installations)
      .innerJoin(integrations, isItsIntegration)
      .where(
        inProject(
          tx,
          installations,
          eq(installations.integrationId, integrationId),
          or(eq(installations.connectionId, connections.id), isOwn),
        ),
      ),
  );
}

export type StoppedRow = ConnectionRow & { readonly stop: ConnectionStop };

export const isStopped = (row: ConnectionRow): row is StoppedRow => row.stop !== null;

/**
 * Changes a connection if it is still stopped as it was when it was read: nobody has signed in since.
 * @param isDue only if nobody has moved the next look at it since then, either: no other process is or was at it.
 */
export function changeStopped(
  context: Context,
  { id, credentialsVersion, refreshDueTime }: StoppedRow,
  changes: ConnectionChanges,
  isDue = false,
): Promise<Unreported<boolean>> {
  const isStill = eq(connections.credentialsVersion, credentialsVersion);
  const isAsRead = isDue && refreshDueTime ? eq(connections.refreshDueTime, refreshDueTime) : undefined;
  return changeConnection(context, id, changes, and(isNotNull(connections.stop), isStill, isAsRead));
}

const rows = ownRows(connections);

/** The stopped connections to which nobody has signed in again. */
export const stoppedRows = {
  list: (context: Context, slice: Parameters<typeof rows.list>[1], groupRef: string | undefined) =>
    rows.list(context, slice, and(isNotNull(connections.stop), hasValues(connections, { groupRef }))),
};
