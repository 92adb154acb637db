import { and, asc, eq, gt } from 'drizzle-orm';
import type { BuilderContext, PublicContext } from '../../context.ts';
import { preparedAcrossProjects } from '../../platform/db/prepared.ts';
import { builders, memberships, sessions } from '../../platform/db/tables.ts';

export type SessionRow = typeof sessions.$inferSelect;

export async function insertSession(
  context: PublicContext,
  session: Pick<SessionRow, 'builderId' | 'tokenHash' | 'usedBy' | 'expireTime'>,
): Promise<SessionRow | undefined> {
  const [row] = await context.db
    .insert(sessions)
    .values({ ...session, createTime: context.now() })
    .returning();
  return row;
}

/** Finds a session that has not expired, its builder, and the org the builder belongs to at this moment. */
export async function findSession(context: PublicContext, tokenHash: string) {
  const [row] = await selectSession(context, { tokenHash, now: context.now() });
  return row;
}

const selectSession = preparedAcrossProjects(
  'the token says which builder',
  { tokenHash: sessions.tokenHash, now: sessions.expireTime },
  (context, { tokenHash, now }) =>
    context.db
      .select({
        sessionId: sessions.id,
        builder: builders,
        orgId: memberships.orgId,
        role: memberships.role,
      })
      .from(sessions)
      .innerJoin(builders, eq(builders.id, sessions.builderId))
      .leftJoin(memberships, eq(memberships.builderId, sessions.builderId))
      .where(and(eq(sessions.tokenHash, tokenHash), gt(sessions.expireTime, now))),
);

/** Answers whether there was such a session. */
export async function deleteSession(context: PublicContext, tokenHash: string): Promise<boolean> {
  const rows = await context.db
    .delete(sessions)
    .where(eq(sessions.tokenHash, tokenHash))
    .returning({ id: sessions.id });
  return rows.length > 0;
}

/** The sessions of the caller that have not expired, the oldest first. */
export function listSessions(context: BuilderContext): Promise<SessionRow[]> {
  return context.db
    .select()
    .from(sessions)
    .where(and(eq(sessions.builderId, context.actor.id), gt(sessions.expireTime, context.now())))
    .orderBy(asc(sessions.id));
}

/** Answers whether the caller had such a session. */
export async function deleteOwnSession(context: BuilderContext, id: string): Promise<boolean> {
  const rows = await context.db
    .delete(sessions)
    .where(and(eq(sessions.builderId, context.actor.id), eq(sessions.id, id)))
    .returning({ id: sessions.id });
  return rows.length > 0;
}
