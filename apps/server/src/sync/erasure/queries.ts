import { and, eq, exists, inArray, like, or, type SQL, sql } from 'drizzle-orm';
import { type PgColumn, unionAll } from 'drizzle-orm/pg-core';
import type { Context } from '../../context.ts';
import { erasedPerson } from '../../installing/operation-log/service.ts';
import { inParts } from '../../platform/db/delete-in-parts.ts';
import { hasValues } from '../../platform/db/has-values.ts';
import { inProject } from '../../platform/db/scope.ts';
import {
  auditEntries,
  configs,
  connectionLinks,
  connections,
  consumers,
  customAuthSessions,
  groups,
  idempotencyKeys,
  installations,
  issues,
  largeBodies,
  oauthStates,
  operations,
  providerApps,
  uninstalled,
} from '../../platform/db/tables.ts';
import { Unreported } from '../../platform/events/unreported.ts';
import type { Detail } from '../../platform/record-audit-entries.ts';
import { unlessUnreadable } from '../../platform/secrets/secrets.ts';

/** Whose data is erased: of a whole group, or of one person in it. */
export interface Owner {
  readonly groupRef: string;
  readonly consumerRef?: string;
}

/** The columns that say whose a row is. */
interface Owned {
  readonly groupRef: PgColumn;
  readonly consumerRef: PgColumn;
}

export function isOwnedBy(table: Owned, { groupRef, consumerRef }: Owner): SQL | undefined {
  return hasValues(table, { groupRef, consumerRef });
}

/** Locks what is erased in the order in which everybody locks it: group, consumers, connections, installations. */
export async function lockOwned(tx: Context, owner: Owner): Promise<void> {
  const { groupRef, consumerRef } = owner;
  if (consumerRef === undefined) {
    const isGroup = inProject(tx, groups, eq(groups.groupRef, groupRef));
    await tx.db.select({ groupRef: groups.groupRef }).from(groups).where(isGroup).for('update');
  }
  for (const table of [consumers, connections]) {
    const isTheirs = inProject(tx, table, isOwnedBy(table, owner));
    await tx.db.select({ id: table.id }).from(table).where(isTheirs).orderBy(table.id).for('update');
  }
  if (consumerRef !== undefined) return;
  const isOfGroup = inProject(tx, installations, eq(installations.groupRef, groupRef));
  await tx.db
    .select({ id: installations.id })
    .from(installations)
    .where(isOfGroup)
    .orderBy(installations.id)
    .for('update');
}

/** The group's installations. Their configs go with them. */
export async function deleteInstallations(tx: Context, { groupRef }: Owner): Promise<Unreported<number>> {
  const rows = await tx.db
    .delete(installations)
    .where(inProject(tx, installations, eq(installations.groupRef, groupRef)))
    .returning({ id: installations.id });
  return new Unreported(rows.length);
}

/** The ids of a group's installations, and of those that were uninstalled. */
export function installationsEverOf({ db, project }: Context, groupRef: string) {
  const idsIn = (table: typeof installations | typeof uninstalled, id: PgColumn) =>
    db
      .select({ id })
      .from(table)
      .where(inProject({ project }, table, eq(table.groupRef, groupRef)));
  return unionAll(idsIn(installations, installations.id), idsIn(uninstalled, uninstalled.installationId));
}

export async function deleteUninstalled(tx: Context, { groupRef }: Owner): Promise<void> {
  await tx.db.delete(uninstalled).where(inProject(tx, uninstalled, eq(uninstalled.groupRef, groupRef)));
}

/** Whether an installation uses a connection of this owner. */
export async function isInUse(tx: Context, owner: Owner): Promise<boolean> {
  const [row] = await tx.db
    .select({ id: installations.id })
    .from(installations)
    .innerJoin(connections, inProject(tx, connections, eq(connections.id, installations.connectionId)))
    .where(inProject(tx, installations, isOwnedBy(connections, owner)))
    .limit(1);
  return row !== undefined;
}

export async function deleteConnections(
  tx: Context,
  owner: Owner,
): Promise<Unreported<Pick<typeof connections.$inferSelect, 'stop'>[]>> {
  const rows = await tx.db
    .delete(connections)
    .where(inProject(tx, connections, isOwnedBy(connections, owner)))
    .returning({ stop: connections.stop });
  return new Unreported(rows);
}

/** The group's own apps at providers, with their secrets. No connection has one of them any more. */
export async function deleteProviderApps(tx: Context, { groupRef }: Owner): Promise<void> {
  await tx.db.delete(providerApps).where(inProject(tx, providerApps, eq(providerApps.groupRef, groupRef)));
}

export async function deleteConsumers(tx: Context, owner: Owner): Promise<Unreported<number>> {
  const rows = await tx.db
    .delete(consumers)
    .where(inProject(tx, consumers, isOwnedBy(consumers, owner)))
    .returning({ id: consumers.id });
  return new Unreported(rows.length);
}

export async function deleteGroup(tx: Context, groupRef: string): Promise<Unreported<undefined>> {
  await tx.db.delete(groups).where(inProject(tx, groups, eq(groups.groupRef, groupRef)));
  return new Unreported(undefined);
}

export async function deleteLargeBodies(tx: Context, owner: Owner): Promise<void> {
  await tx.db.delete(largeBodies).where(inProject(tx, largeBodies, isOwnedBy(largeBodies, owner)));
}

/** Links for the group or person, whether they were used or not. */
export async function deleteConnectionLinks(tx: Context, owner: Owner): Promise<void> {
  await tx.db
    .delete(connectionLinks)
    .where(inProject(tx, connectionLinks, isOwnedBy(connectionLinks, owner)));
}

/** Sign-ins that were not finished. */
export async function deleteSignIns(tx: Context, { groupRef, consumerRef }: Owner): Promise<void> {
  const isOfPerson =
    consumerRef === undefined ? undefined : sql`${oauthStates.bindings} ->> 'consumerRef' = ${consumerRef}`;
  await tx.db
    .delete(oauthStates)
    .where(inProject(tx, oauthStates, sql`${oauthStates.bindings} ->> 'groupRef' = ${groupRef}`, isOfPerson));
}

/** Sign-ins in steps that were not finished. */
export async function deleteCustomAuthSessions(tx: Context, owner: Owner): Promise<void> {
  await tx.db
    .delete(customAuthSessions)
    .where(inProject(tx, customAuthSessions, isOwnedBy(customAuthSessions, owner)));
}

/** Answers that are kept for requests of these people. The column holds kind, id and group as a JSON list. */
export async function deleteKeptAnswers(tx: Context, { groupRef, consumerRef }: Owner): Promise<void> {
  const ending = `,${JSON.stringify(groupRef)}]`;
  const isOfGroup = sql`right(${idempotencyKeys.actor}, char_length(${ending}::text)) = ${ending}`;
  const isWanted =
    consumerRef === undefined
      ? and(like(idempotencyKeys.actor, '["consumer",%'), isOfGroup)
      : eq(idempotencyKeys.actor, JSON.stringify(['consumer', consumerRef, groupRef]));
  await tx.db.delete(idempotencyKeys).where(inProject(tx, idempotencyKeys, isWanted));
}

/** Takes a person's ref from what they installed and configured. */
export async function forgetAuthor(
  tx: Context,
  { groupRef, consumerRef }: Required<Owner>,
): Promise<Unreported<undefined>> {
  const author = `consumer:${consumerRef}`;
  const ofGroup = tx.db
    .select({ id: installations.id })
    .from(installations)
    .where(
      inProject(
        tx,
        installations,
        eq(installations.groupRef, groupRef),
        eq(installations.id, configs.installationId),
      ),
    );
  await tx.db
    .update(configs)
    .set({ createdBy: erasedAuthor })
    .where(inProject(tx, configs, eq(configs.createdBy, author), exists(ofGroup)));
  await tx.db
    .update(installations)
    .set({ createdBy: erasedAuthor })
    .where(
      inProject(tx, installations, eq(installations.groupRef, groupRef), eq(installations.createdBy, author)),
    );
  return new Unreported(undefined);
}

/** Forgets to which accounts installations of the group were moved, if one of them was this person's. */
export async function forgetMoves(
  tx: Context,
  { groupRef, consumerRef }: Required<Owner>,
): Promise<Unreported<undefined>> {
  const isTheirs = sql`${installations.movedAccount} -> 'consumerRefs' @> ${JSON.stringify([consumerRef])}::jsonb`;
  await tx.db
    .update(installations)
    .set({ movedAccount: null })
    .where(inProject(tx, installations, eq(installations.groupRef, groupRef), isTheirs));
  return new Unreported(undefined);
}

/**
 * Takes a person, part by part, from the operations that acted with a connection of theirs. They stay, and say that it was a
 * person's.
 */
export async function forgetActing(
  context: Context,
  { groupRef, consumerRef }: Required<Owner>,
): Promise<void> {
  const isTheirs = sql`${operations.actedAs} ->> 'consumerRef' = ${consumerRef}`;
  const actedAs = sql`(${operations.actedAs} - 'account') || ${JSON.stringify(erasedPerson)}::jsonb`;
  const condition = and(inArray(operations.installationId, installationsEverOf(context, groupRef)), isTheirs);
  await inParts(context, operations, condition, async (tx, isOfPart) => {
    const changed = tx.db.update(operations).set({ actedAs }).where(isOfPart);
    return (await changed.returning({ id: operations.id })).length;
  });
}

const erasedAuthor = 'consumer:erased';

/**
 * An entry says what was done to the project, so it stays. Taken out of it are whose data it was, the names of their
 * accounts, which of them acted, and the address they called from. Why somebody read messages of the group goes too:
 * nobody knows whom the words name.
 */
export async function forgetInAuditLog(tx: Context, owner: Owner): Promise<void> {
  const { id, actor, targetType, detailSealed } = auditEntries;
  const { consumerRef } = owner;
  const isTheirs =
    consumerRef === undefined ? like(actor, 'consumer:%') : eq(actor, `consumer:${consumerRef}`);
  const isAbout = isOwnedBy(auditEntries, owner);
  const isTelling = or(isTheirs, inArray(targetType, ['connection', 'provider_app']));
  const isRead = and(eq(auditEntries.groupRef, owner.groupRef), eq(targetType, 'delivery'));
  const telling = await tx.db
    .select({ id, detailSealed, isTheirs: sql<boolean>`${isTheirs}` })
    .from(auditEntries)
    .where(inProject(tx, auditEntries, or(and(isAbout, isTelling), isRead)));
  const details = telling.map((row) => withoutNames(tx, row));
  await tx.db
    .update(auditEntries)
    .set({ detailSealed: sql`kept.sealed`, sealKeyId: tx.secrets.currentKeyId })
    .from(
      sql`unnest(${sql.param(telling.map((row) => row.id))}::uuid[], ${sql.param(details)}::text[]) as kept (id, sealed)`,
    )
    .where(inProject(tx, auditEntries, sql`${id} = kept.id`));
  await tx.db
    .update(auditEntries)
    .set({
      actor: sql`case when ${isTheirs} then ${erasedAuthor} else ${actor} end`,
      groupRef: null,
      consumerRef: null,
    })
    .where(inProject(tx, auditEntries, isAbout));
}

function withoutNames(
  { secrets }: Context,
  { id, detailSealed, isTheirs }: { id: string; detailSealed: string; isTheirs: boolean },
): string {
  const detail: Detail = JSON.parse(unlessUnreadable(() => secrets.open(detailSealed, id)) ?? '{}');
  const { before: _, after: __, replacedSecrets, ...sender } = detail;
  return secrets.seal(JSON.stringify({ replacedSecrets, ...(!isTheirs && sender) }), id).sealed;
}

/** An issue may have names anywhere in its words. Those that are open are kept anew within minutes. */
export async function deleteKeptIssues(tx: Context): Promise<void> {
  await tx.db.delete(issues).where(inProject(tx, issues));
}
