import { eq, type SQL } from 'drizzle-orm';
import type { Context, PublicContext } from '../../context.ts';
import { ownRows } from '../../db/own-rows.ts';
import { acrossProjects } from '../../db/scope.ts';
import type { Slice } from '../../db/slice.ts';
import { apiKeys, projects } from '../../db/tables.ts';

/** An API key as stored. */
export type ApiKeyRow = typeof apiKeys.$inferSelect;

/** Finds the owner of a key by the key's digest. */
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

export const apiKeyRows = ownRows(apiKeys);

/** The request only holds the key itself, so we look it up by its digest. The id is for records. */
export const hasHash = (keyHash: string): SQL => eq(apiKeys.keyHash, keyHash);

/** Lists keys, oldest first. */
export function listRows(
  context: Context,
  { onlyActive }: { onlyActive: boolean },
  slice?: Slice,
): Promise<ApiKeyRow[]> {
  return apiKeyRows.list(context, slice, onlyActive ? eq(apiKeys.active, true) : undefined);
}
