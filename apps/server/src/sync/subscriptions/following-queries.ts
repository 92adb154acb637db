import { gt, inArray, type SQL, sql } from 'drizzle-orm';
import { v7 } from 'uuid';
import type { Context } from '../../context.ts';
import { isAnyOf } from '../../platform/db/any-of.ts';
import { inStatements } from '../../platform/db/in-statements.ts';
import { inProject } from '../../platform/db/scope.ts';
import { installations, subscriptions } from '../../platform/db/tables.ts';

export const isOverAnyOf = (connectionIds: readonly string[]): SQL =>
  isAnyOf(installations.connectionId, connectionIds);

export async function selectInstallationIds(tx: Context, condition: SQL): Promise<string[]> {
  const rows = await tx.db
    .select({ id: installations.id })
    .from(installations)
    .where(inProject(tx, installations, condition));
  return rows.map(({ id }) => id);
}

/** Which of these installations are there. Until the transaction ends, nobody can delete them, and a deploy waits. */
export async function holdInstallations(tx: Context, ids: readonly string[]): Promise<ReadonlySet<string>> {
  const rows = await tx.db
    .select({ id: installations.id })
    .from(installations)
    .where(inProject(tx, installations, isAnyOf(installations.id, ids)))
    .orderBy(installations.id)
    .for('key share');
  return new Set(rows.map(({ id }) => id));
}

/** Makes subscriptions due now, and adds those that are missing. */
export async function upsertDue(tx: Context, installationIds: readonly string[]): Promise<void> {
  const now = tx.now();
  for (const some of inStatements(installationIds)) {
    const rows = some.map((installationId) => ({
      id: v7(),
      projectId: tx.project.id,
      installationId,
      events: [],
      dueTime: now,
      createTime: now,
    }));
    await tx.db
      .insert(subscriptions)
      .values(rows)
      .onConflictDoUpdate({
        target: [subscriptions.projectId, subscriptions.installationId],
        set: dueNow(tx),
        setWhere: inProject(tx, subscriptions),
      });
  }
}

/** Of an account that is not used any more, no event is taken. */
export const forgottenAccount = { accountRef: null, events: [], signingSealed: null, sealKeyId: null };

/** Makes the subscriptions of installations that meet a condition due now. Answers the ids of these installations. */
export async function updateDue(
  tx: Context,
  condition: SQL,
  change: Partial<typeof subscriptions.$inferInsert> = {},
): Promise<string[]> {
  const rows = await tx.db
    .update(subscriptions)
    .set({ ...dueNow(tx), ...change })
    .where(inProject(tx, subscriptions, isOfThose(tx, condition)))
    .returning({ id: subscriptions.installationId });
  return rows.map(({ id }) => id);
}

/**
 * Lets the provider be asked again sooner than planned, where it has failed before: after two minutes, or longer the more
 * often it has failed.
 */
export async function bringForward(tx: Context, condition: SQL): Promise<void> {
  const { dueTime, failures } = subscriptions;
  const soonest = sql`to_timestamp(${tx.now().getTime() / 1000}::float8 + 60 * power(2, least(${failures}, 10)))`;
  await tx.db
    .update(subscriptions)
    .set({ dueTime: sql`least(${dueTime}, ${soonest})` })
    .where(inProject(tx, subscriptions, gt(failures, 0), isOfThose(tx, condition)));
}

function isOfThose(tx: Context, condition: SQL): SQL {
  const theirs = tx.db
    .select({ id: installations.id })
    .from(installations)
    .where(inProject(tx, installations, condition));
  return inArray(subscriptions.installationId, theirs);
}

/** In the text of JSON, a name without a backslash before its quotes is the name of a member. */
const ASK_TIME = '"askTime": "[^"]*", |, "askTime": "[^"]*"';

/**
 * The columns of a subscription that is due now. What the provider has refused to tell of is asked for again too. A cluster
 * takes no subquery here.
 */
function dueNow(tx: Context) {
  const events = sql`regexp_replace(${subscriptions.events}::text, ${ASK_TIME}, '', 'g')::jsonb`;
  return { dueTime: tx.now(), failures: 0, events };
}
