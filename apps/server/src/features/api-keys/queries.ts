import { asc, eq } from 'drizzle-orm';
import type { Context, PublicContext } from '../../context.ts';
import { acrossProjects, inProject } from '../../db/scope.ts';
import { apiKeys, projects } from '../../db/tables.ts';

/** An API key as stored. */
export type ApiKeyRow = typeof apiKeys.$inferSelect;

/** Whose key this is. */
export async function findKeyOwner(context: PublicContext, keyHash: string) {
  const [row] = await context.db
    .select({
      id: apiKeys.id,
      active: apiKeys.active,
      scopes: apiKeys.scopes,
      project: { id: projects.id, name: projects.name },
    })
    .from(apiKeys)
    .innerJoin(projects, eq(projects.id, apiKeys.projectId))
    .where(acrossProjects(context, 'the key says which project', eq(apiKeys.keyHash, keyHash)));
  return row;
}

export function listRows(context: Context, { onlyActive }: { onlyActive: boolean }): Promise<ApiKeyRow[]> {
  return context.db
    .select()
    .from(apiKeys)
    .where(inProject(context, apiKeys, onlyActive ? eq(apiKeys.active, true) : undefined))
    .orderBy(asc(apiKeys.id));
}

export async function findRow(context: Context, keyHash: string): Promise<ApiKeyRow | undefined> {
  const [row] = await context.db
    .select()
    .from(apiKeys)
    .where(inProject(context, apiKeys, eq(apiKeys.keyHash, keyHash)));
  return row;
}

export async function insertRow(
  context: Context,
  values: Omit<typeof apiKeys.$inferInsert, 'projectId' | 'createTime'>,
): Promise<void> {
  await context.db
    .insert(apiKeys)
    .values({ ...values, projectId: context.project.id, createTime: context.now() });
}

export async function changeRow(
  context: Context,
  keyHash: string,
  changes: Partial<Pick<ApiKeyRow, 'label' | 'active' | 'scopes'>>,
): Promise<ApiKeyRow | undefined> {
  const [row] = await context.db
    .update(apiKeys)
    .set({ ...changes, updateTime: context.now() })
    .where(inProject(context, apiKeys, eq(apiKeys.keyHash, keyHash)))
    .returning();
  return row;
}

export async function deleteRow(context: Context, keyHash: string): Promise<boolean> {
  const rows = await context.db
    .delete(apiKeys)
    .where(inProject(context, apiKeys, eq(apiKeys.keyHash, keyHash)))
    .returning({ id: apiKeys.id });
  return rows.length > 0;
}
