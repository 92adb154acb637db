import { eq } from 'drizzle-orm';
import { v7 } from 'uuid';
import type { OrgContext, PublicContext } from '../../context.ts';
import { acrossProjects } from '../../platform/db/scope.ts';
import { orgs } from '../../platform/db/tables.ts';

export type OrgRow = typeof orgs.$inferSelect;

/** Makes an org with its team of everybody. */
export async function insertOrg(context: PublicContext, label: string): Promise<OrgRow | undefined> {
  const [row] = await acrossProjects(context, 'nobody is in a new org yet')
    .insert(orgs)
    .values({ id: v7(), label, defaultTeamId: v7(), createTime: context.now() })
    .returning();
  return row;
}

export async function findOrg(context: OrgContext): Promise<OrgRow | undefined> {
  const [row] = await context.db.select().from(orgs).where(eq(orgs.id, context.org.id));
  return row;
}

export async function changeOrg(
  context: OrgContext,
  changes: Partial<Pick<OrgRow, 'label'>>,
): Promise<OrgRow | undefined> {
  const [row] = await context.db
    .update(orgs)
    .set({ ...changes, updateTime: context.now() })
    .where(eq(orgs.id, context.org.id))
    .returning();
  return row;
}
