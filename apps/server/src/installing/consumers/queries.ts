import type { CreateConsumer } from '@dowel/schema';
import { eq, inArray, isNull, notExists, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { Context } from '../../context.ts';
import { inProject } from '../../platform/db/scope.ts';
import { consumers } from '../../platform/db/tables.ts';

export type ConsumerRow = typeof consumers.$inferSelect;

/** A consumer as named in a request. */
export interface ConsumerValues {
  groupRef: string;
  consumerRef: string;
  consumerName?: string | undefined;
}

/**
 * Gives a consumer without a group to this group. When two groups name it at the same time, only one gets it, because
 * the statement locks the row.
 */
export async function adoptRow(
  context: Context,
  { groupRef, consumerRef }: Pick<ConsumerValues, 'groupRef' | 'consumerRef'>,
): Promise<void> {
  const own = alias(consumers, 'own');
  const ofGroup = context.db
    .select({ id: own.id })
    .from(own)
    .where(inProject(context, own, eq(own.groupRef, groupRef), eq(own.consumerRef, consumerRef)));
  await context.db
    .update(consumers)
    .set({ groupRef })
    .where(
      inProject(
        context,
        consumers,
        isNull(consumers.groupRef),
        eq(consumers.consumerRef, consumerRef),
        notExists(ofGroup),
      ),
    );
}

/** Inserts or updates in one statement, so that two first sign-ins at the same time make one consumer. */
export async function upsertRow(
  context: Context,
  { groupRef, consumerRef, consumerName }: ConsumerValues,
): Promise<ConsumerRow> {
  const now = context.now();
  const [row] = await context.db
    .insert(consumers)
    .values({
      projectId: context.project.id,
      groupRef,
      consumerRef,
      consumerName: consumerName ?? consumerRef,
      createTime: now,
    })
    .onConflictDoUpdate({
      target: [consumers.projectId, consumers.groupRef, consumers.consumerRef],
      // Without a new name, this writes the stored name again. Only a row that is written is returned.
      set:
        consumerName === undefined
          ? { consumerName: sql`${consumers.consumerName}` }
          : renaming(context, consumerName),
    })
    .returning();
  if (!row) throw new Error('The database returned no row for a consumer it has just stored.');
  return row;
}

/** Renames the consumers with this ref, of every group and of none. Answers whether there are any. */
export async function renameRows(
  context: Context,
  { consumerRef, consumerName }: CreateConsumer,
): Promise<boolean> {
  const rows = await context.db
    .update(consumers)
    .set(renaming(context, consumerName))
    .where(inProject(context, consumers, eq(consumers.consumerRef, consumerRef)))
    .returning({ id: consumers.id });
  return rows.length > 0;
}

/** Inserts or updates in one statement, so that two calls at the same time make one consumer. */
export async function upsertWithoutGroup(
  context: Context,
  { consumerRef, consumerName }: CreateConsumer,
): Promise<void> {
  await context.db
    .insert(consumers)
    .values({ projectId: context.project.id, consumerRef, consumerName, createTime: context.now() })
    .onConflictDoUpdate({
      target: [consumers.projectId, consumers.consumerRef],
      targetWhere: isNull(consumers.groupRef),
      set: renaming(context, consumerName),
    });
}

/** A new name, and the time of the change if it is another one. */
function renaming(context: Context, consumerName: string) {
  return {
    consumerName,
    updateTime: sql`case when ${consumers.consumerName} = ${consumerName} then ${consumers.updateTime} else ${sql.param(context.now(), consumers.updateTime)} end`,
  };
}

export function selectNames(
  context: Context,
  groupRef: string,
  consumerRefs: readonly string[],
): Promise<{ consumerRef: string; consumerName: string }[]> {
  return context.db
    .select({ consumerRef: consumers.consumerRef, consumerName: consumers.consumerName })
    .from(consumers)
    .where(
      inProject(
        context,
        consumers,
        eq(consumers.groupRef, groupRef),
        inArray(consumers.consumerRef, [...consumerRefs]),
      ),
    );
}
