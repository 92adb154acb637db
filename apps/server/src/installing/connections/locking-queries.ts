import { and, eq, notExists, sql } from 'drizzle-orm';
import type { Context } from '../../context.ts';
import { isAnyOf } from '../../platform/db/any-of.ts';
import { isItsIntegration, isItsRevision } from '../../platform/db/installation-joins.ts';
import { inProject, inScope } from '../../platform/db/scope.ts';
import { connections, installations, integrations, revisions } from '../../platform/db/tables.ts';
import { Unreported } from '../../platform/events/unreported.ts';
import type { ConnectionRow, Owner } from './queries.ts';

/**
 * Locks connections, so that no installation can start to use them.
 *
 * Rows are always locked in this order: integration, group, consumer, connection, installation. Two transactions that
 * lock them the other way round would wait for each other.
 */
export async function lockConnections(context: Context, ids: readonly string[]): Promise<void> {
  if (ids.length === 0) return;
  // An installation that is being created locks the row of its connection. With our lock, no new installation can start
  // to use a connection while we look for users. Without it, the delete would find no user, wait for the other
  // transaction, and then fail together with its whole transaction.
  await context.db
    .select({ id: connections.id })
    .from(connections)
    .where(inScope(context, connections, isAnyOf(connections.id, ids)))
    // Two deletes with common connections lock them in the same order, so that they do not deadlock.
    .orderBy(connections.id)
    .for('update');
}

/** Nobody can delete the connection, or change whose account it is, until the transaction ends. False if it is gone. */
export async function keepConnection(context: Context, id: string): Promise<boolean> {
  const rows = await context.db
    .select({ id: connections.id })
    .from(connections)
    .where(inScope(context, connections, eq(connections.id, id)))
    .for('key share');
  return rows.length > 0;
}

/** Finds and locks the connections that one consumer of a group has made to a provider: the group's, or their own ones. */
export function lockOwned(
  context: Context,
  owner: Owner,
  isPersonal: boolean,
): Promise<Pick<ConnectionRow, 'id' | 'slot' | 'account'>[]> {
  return context.db
    .select({ id: connections.id, slot: connections.slot, account: connections.account })
    .from(connections)
    .where(
      inScope(
        context,
        connections,
        eq(connections.groupRef, owner.groupRef),
        eq(connections.consumerRef, owner.consumerRef),
        eq(connections.provider, owner.provider),
        eq(connections.isPersonal, isPersonal),
      ),
    )
    .orderBy(connections.id)
    .for('update');
}

/** Deletes those of the given locked connections that nothing uses. Answers their ids. */
export async function deleteUnusedRows(
  context: Context,
  ids: readonly string[],
): Promise<Unreported<string[]>> {
  const users = context.db
    .select({ id: installations.id })
    .from(installations)
    .where(inProject(context, installations, eq(installations.connectionId, connections.id)));
  // A personal one is used where the group has installed something that acts with the accounts of people.
  const actors = context.db
    .select({ id: installations.id })
    .from(installations)
    .innerJoin(integrations, isItsIntegration)
    .innerJoin(revisions, isItsRevision)
    .where(
      inProject(
        context,
        installations,
        eq(connections.isPersonal, true),
        eq(installations.groupRef, connections.groupRef),
        eq(integrations.provider, connections.provider),
        sql`${revisions.content} ->> 'actAs' = 'person'`,
      ),
    );
  const isUnused = and(notExists(users), notExists(actors));
  const rows = await context.db
    .delete(connections)
    .where(inScope(context, connections, isAnyOf(connections.id, ids), isUnused))
    .returning({ id: connections.id });
  return new Unreported(rows.map(({ id }) => id));
}
