import { and, eq, isNull } from 'drizzle-orm';
import type { Context, PublicContext } from '../../../context.ts';
import { hasValues } from '../../../platform/db/has-values.ts';
import { ownRows } from '../../../platform/db/own-rows.ts';
import { acrossProjects, inScope } from '../../../platform/db/scope.ts';
import type { Slice } from '../../../platform/db/slice.ts';
import { connectionLinks, projects } from '../../../platform/db/tables.ts';
import type { SignInBindings, SignInProject } from '../sign-in/queries.ts';

export type LinkRow = Omit<typeof connectionLinks.$inferSelect, 'bindings'> & { bindings: SignInBindings };

const linkRows = ownRows(connectionLinks);

export async function insertLink(
  context: Context,
  values: Omit<LinkRow, 'id' | 'projectId' | 'createTime' | 'completeTime'>,
): Promise<LinkRow> {
  const row = await linkRows.insert(context, { ...values, bindings: { ...values.bindings } });
  if (!row) throw new Error('The database stored a connection link and returned no row.');
  return withBindings(row);
}

/** Selects links, oldest first. */
export async function selectLinks(
  context: Context,
  { groupRef }: { groupRef?: string | undefined },
  slice?: Slice,
): Promise<LinkRow[]> {
  return (await linkRows.list(context, slice, hasValues(connectionLinks, { groupRef }))).map(withBindings);
}

export async function selectLink(context: Context, id: string): Promise<LinkRow | undefined> {
  const row = await linkRows.find(context, id);
  return row && withBindings(row);
}

export function deleteLink(context: Context, id: string): Promise<boolean> {
  return linkRows.remove(context, id);
}

/** A link, and the project that its page names. */
export async function findByToken(
  context: PublicContext,
  tokenHash: string,
): Promise<{ link: LinkRow; project: SignInProject } | undefined> {
  const [row] = await acrossProjects(context, 'the browser brings a secret that names its link')
    .select({ link: connectionLinks, project: projects })
    .from(connectionLinks)
    .innerJoin(projects, eq(projects.id, connectionLinks.projectId))
    .where(eq(connectionLinks.tokenHash, tokenHash));
  return row && { link: withBindings(row.link), project: row.project };
}

/** Returns false if another sign-in has completed the link, or if it was revoked. */
export async function markCompleted(tx: Context, id: string, connectionId: string): Promise<boolean> {
  const completed = await tx.db
    .update(connectionLinks)
    .set({ connectionId, completeTime: tx.now() })
    .where(
      inScope(tx, connectionLinks, and(eq(connectionLinks.id, id), isNull(connectionLinks.completeTime))),
    )
    .returning({ id: connectionLinks.id });
  return completed.length > 0;
}

/** The cast is safe, because only `insertLink` writes the column. */
function withBindings(row: typeof connectionLinks.$inferSelect): LinkRow {
  return { ...row, bindings: row.bindings as unknown as SignInBindings };
}
