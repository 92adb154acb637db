import { eq } from 'drizzle-orm';
import type { Context, PublicContext } from '../../context.ts';
import { ownRows } from '../../db/own-rows.ts';
import { acrossProjects } from '../../db/scope.ts';
import type { Slice } from '../../db/slice.ts';
import { jwtKeys, projects } from '../../db/tables.ts';

/** A JWT key as stored. */
export type JwtKeyRow = typeof jwtKeys.$inferSelect;

/** Finds the key that a token names, with its project. */
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

export const jwtKeyRows = ownRows(jwtKeys);

/** Lists keys, oldest first. */
export function listRows(
  context: Context,
  { onlyActive }: { onlyActive: boolean },
  slice?: Slice,
): Promise<JwtKeyRow[]> {
  return jwtKeyRows.list(context, slice, onlyActive ? eq(jwtKeys.active, true) : undefined);
}
