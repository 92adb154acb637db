import { asc, eq } from 'drizzle-orm';
import type { Context, PublicContext } from '../../context.ts';
import { acrossProjects, inProject } from '../../db/scope.ts';
import { jwtKeys, projects } from '../../db/tables.ts';

/** A JWT key as stored. */
export type JwtKeyRow = typeof jwtKeys.$inferSelect;

/** The key a token names, and its project. */
export async function findSigningKey(context: PublicContext, kid: string) {
  const [row] = await context.db
    .select({
      active: jwtKeys.active,
      algorithm: jwtKeys.algorithm,
      publicKeyPem: jwtKeys.publicKeyPem,
      project: { id: projects.id, name: projects.name },
    })
    .from(jwtKeys)
    .innerJoin(projects, eq(projects.id, jwtKeys.projectId))
    .where(acrossProjects(context, 'the key says which project', eq(jwtKeys.id, kid)));
  return row;
}

export function listRows(context: Context, { onlyActive }: { onlyActive: boolean }): Promise<JwtKeyRow[]> {
  return context.db
    .select()
    .from(jwtKeys)
    .where(inProject(context, jwtKeys, onlyActive ? eq(jwtKeys.active, true) : undefined))
    .orderBy(asc(jwtKeys.id));
}

export async function findRow(context: Context, id: string): Promise<JwtKeyRow | undefined> {
  const [row] = await context.db
    .select()
    .from(jwtKeys)
    .where(inProject(context, jwtKeys, eq(jwtKeys.id, id)));
  return row;
}

export async function insertRow(
  context: Context,
  values: Pick<JwtKeyRow, 'id' | 'label' | 'algorithm' | 'publicKeyPem'>,
): Promise<void> {
  const now = context.now();
  await context.db
    .insert(jwtKeys)
    .values({ ...values, active: true, projectId: context.project.id, createTime: now, updateTime: now });
}

export async function changeRow(
  context: Context,
  id: string,
  changes: Partial<Pick<JwtKeyRow, 'label' | 'active'>>,
): Promise<JwtKeyRow | undefined> {
  const [row] = await context.db
    .update(jwtKeys)
    .set({ ...changes, updateTime: context.now() })
    .where(inProject(context, jwtKeys, eq(jwtKeys.id, id)))
    .returning();
  return row;
}

export async function deleteRow(context: Context, id: string): Promise<boolean> {
  const rows = await context.db
    .delete(jwtKeys)
    .where(inProject(context, jwtKeys, eq(jwtKeys.id, id)))
    .returning({ id: jwtKeys.id });
  return rows.length > 0;
}
