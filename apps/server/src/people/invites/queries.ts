import { and, asc, desc, eq, gt, isNull } from 'drizzle-orm';
import type { BuilderContext, OrgContext } from '../../context.ts';
import { hasValues } from '../../platform/db/has-values.ts';
import { acrossProjects, inOrg } from '../../platform/db/scope.ts';
import { invites, orgs } from '../../platform/db/tables.ts';

export type InviteRow = typeof invites.$inferSelect;

/** Invites that can be accepted at this time. */
const isPending = (now: Date) =>
  and(isNull(invites.acceptedTime), isNull(invites.revokedTime), gt(invites.expireTime, now));

export async function insertInvite(
  context: OrgContext,
  invite: Pick<InviteRow, 'email' | 'role' | 'tokenHash' | 'createdBy' | 'expireTime'>,
): Promise<InviteRow | undefined> {
  const [row] = await context.db
    .insert(invites)
    .values({ ...invite, createTime: context.now(), orgId: context.org.id })
    .returning();
  return row;
}

export async function revokePending(context: OrgContext, email: string): Promise<void> {
  const now = context.now();
  await context.db
    .update(invites)
    .set({ revokedTime: now, updateTime: now })
    .where(inOrg(context, invites, eq(invites.email, email), isPending(now)));
}

export function listInvites(context: OrgContext): Promise<InviteRow[]> {
  return context.db.select().from(invites).where(inOrg(context, invites)).orderBy(asc(invites.id));
}

export async function findInvite(context: OrgContext, id: string): Promise<InviteRow | undefined> {
  const [row] = await context.db
    .select()
    .from(invites)
    .where(inOrg(context, invites, eq(invites.id, id)));
  return row;
}

/** Nobody else can accept or revoke the invite until the transaction ends. */
export async function lockInvite(tx: OrgContext, id: string): Promise<InviteRow | undefined> {
  const [row] = await tx.db
    .select()
    .from(invites)
    .where(inOrg(tx, invites, eq(invites.id, id)))
    .for('update');
  return row;
}

/** The latest invite of an address that can be accepted, locked until the transaction ends. */
export async function lockPendingInvite(
  tx: BuilderContext,
  email: string,
  which: { tokenHash: string | undefined; id: string | undefined },
): Promise<InviteRow | undefined> {
  const isChosen = and(hasValues(invites, { email, ...which }), isPending(tx.now()));
  const [row] = await acrossProjects(tx, 'the invite says which org')
    .select()
    .from(invites)
    .where(isChosen)
    .orderBy(desc(invites.id))
    .limit(1)
    .for('update');
  return row;
}

/** The invites of an address that can be accepted, the latest first, with the names of their orgs. */
export function listPendingOf(context: BuilderContext, email: string) {
  const isTheirs = and(eq(invites.email, email), isPending(context.now()));
  return acrossProjects(context, 'the verified address says whose invites')
    .select({ orgId: orgs.id, orgLabel: orgs.label, inviteId: invites.id, invitedEmail: invites.email })
    .from(invites)
    .innerJoin(orgs, eq(orgs.id, invites.orgId))
    .where(isTheirs)
    .orderBy(desc(invites.id));
}

export async function changeInvite(
  context: OrgContext,
  id: string,
  changes: Partial<Pick<InviteRow, 'acceptedTime' | 'revokedTime'>>,
): Promise<void> {
  await context.db
    .update(invites)
    .set({ ...changes, updateTime: context.now() })
    .where(inOrg(context, invites, eq(invites.id, id)));
}
