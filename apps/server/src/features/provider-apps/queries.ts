import { asc, eq } from 'drizzle-orm';
import type { Context } from '../../context.ts';
import { inProject } from '../../db/scope.ts';
import { providerApps } from '../../db/tables.ts';

/** A provider app as stored. */
export type ProviderAppRow = typeof providerApps.$inferSelect;

type Values = Omit<typeof providerApps.$inferInsert, 'projectId' | 'createTime' | 'updateTime'>;

export function listRows(context: Context): Promise<ProviderAppRow[]> {
  return context.db
    .select()
    .from(providerApps)
    .where(inProject(context, providerApps))
    .orderBy(asc(providerApps.id));
}

export async function findRow(context: Context, id: string): Promise<ProviderAppRow | undefined> {
  const [row] = await context.db
    .select()
    .from(providerApps)
    .where(inProject(context, providerApps, eq(providerApps.id, id)));
  return row;
}

export async function findRowFor(context: Context, provider: string): Promise<ProviderAppRow | undefined> {
  const [row] = await context.db
    .select()
    .from(providerApps)
    .where(inProject(context, providerApps, eq(providerApps.provider, provider)));
  return row;
}

/** Undefined when the project has an app for the provider. */
export async function insertRow(context: Context, values: Values): Promise<ProviderAppRow | undefined> {
  const [row] = await context.db
    .insert(providerApps)
    .values({ ...values, projectId: context.project.id, createTime: context.now() })
    .onConflictDoNothing({ target: [providerApps.projectId, providerApps.provider] })
    .returning();
  return row;
}

export async function changeRow(
  context: Context,
  id: string,
  changes: Partial<Omit<Values, 'id'>>,
): Promise<ProviderAppRow | undefined> {
  const [row] = await context.db
    .update(providerApps)
    .set({ ...changes, updateTime: context.now() })
    .where(inProject(context, providerApps, eq(providerApps.id, id)))
    .returning();
  return row;
}

export async function deleteRow(context: Context, id: string): Promise<boolean> {
  const rows = await context.db
    .delete(providerApps)
    .where(inProject(context, providerApps, eq(providerApps.id, id)))
    .returning({ id: providerApps.id });
  return rows.length > 0;
}
