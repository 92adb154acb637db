import { and, eq, gt } from 'drizzle-orm';
import type { Context, PublicContext } from '../../context.ts';
import { ownRows } from '../../platform/db/own-rows.ts';
import { acrossProjects, type ProjectRef } from '../../platform/db/scope.ts';
import { wholeList } from '../../platform/db/slice.ts';
import { operationShares, projects } from '../../platform/db/tables.ts';

export type ShareRow = typeof operationShares.$inferSelect;

const rows = ownRows(operationShares);

export async function insertShare(
  context: Context,
  values: Omit<ShareRow, 'id' | 'projectId' | 'createTime'>,
): Promise<ShareRow> {
  const row = await rows.insert(context, values);
  if (!row) throw new Error('The database stored a share and returned no row.');
  return row;
}

/** Those that have not expired, oldest first. */
export function selectShares(context: Context, operationId: string): Promise<ShareRow[]> {
  const isOpen = and(
    eq(operationShares.operationId, operationId),
    gt(operationShares.expireTime, context.now()),
  );
  return rows.list(context, wholeList, isOpen);
}

export function selectShare(context: Context, id: string): Promise<ShareRow | undefined> {
  return rows.find(context, id);
}

export function deleteShare(context: Context, operationId: string, id: string): Promise<boolean> {
  const which = and(eq(operationShares.id, id), eq(operationShares.operationId, operationId));
  return which ? rows.remove(context, which) : Promise.resolve(false);
}

/** The share of a token that has not expired, and its project. */
export async function findOpen(
  context: PublicContext,
  tokenHash: string,
): Promise<{ operationId: string; project: ProjectRef } | undefined> {
  const [row] = await acrossProjects(context, 'the browser brings a secret that names its share')
    .select({
      operationId: operationShares.operationId,
      project: { id: projects.id, name: projects.name, orgId: projects.orgId },
    })
    .from(operationShares)
    .innerJoin(projects, eq(projects.id, operationShares.projectId))
    .where(and(eq(operationShares.tokenHash, tokenHash), gt(operationShares.expireTime, context.now())));
  return row;
}
