import { and, eq, exists, isNotNull, isNull, type SQL } from 'drizzle-orm';
import type { Context } from '../../../context.ts';
import { isAnyOf } from '../../../platform/db/any-of.ts';
import { ownRows } from '../../../platform/db/own-rows.ts';
import { inProject } from '../../../platform/db/scope.ts';
import { connections, installations } from '../../../platform/db/tables.ts';
import { Unreported } from '../../../platform/events/unreported.ts';
import { lockConnections } from '../locking-queries.ts';
import { endedRefresh } from '../queries.ts';
import { diagnose } from '../rules.ts';

/** Which connections are stopped. Without a member, all of the project. */
export interface StopScope {
  readonly groupRef?: string | undefined;
  readonly integrationId?: string | undefined;
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

function isWanted(tx: Context, { groupRef, integrationId }: StopScope): SQL | undefined {
  const uses =
    integrationId === undefined
      ? undefined
      : and(eq(installations.integrationId, integrationId), eq(installations.connectionId, connections.id));
  const isUsed =
    uses &&
    exists(
      tx.db
        .select({ id: installations.id })
        .from(installations)
        .where(inProject(tx, installations, uses)),
    );
  return and(groupRef === undefined ? undefined : eq(connections.groupRef, groupRef), isUsed);
}

const rows = ownRows(connections);

/** The stopped connections to which nobody has signed in again. */
export const stoppedRows = {
  list: (context: Context, slice: Parameters<typeof rows.list>[1], groupRef: string | undefined) =>
    rows.list(
      context,
      slice,
      and(
        isNotNull(connections.stop),
        groupRef === undefined ? undefined : eq(connections.groupRef, groupRef),
      ),
    ),
};
