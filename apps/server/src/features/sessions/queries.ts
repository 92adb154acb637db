import { and, eq, gt } from 'drizzle-orm';
import type { PublicContext } from '../../context.ts';
import { preparedAcrossProjects } from '../../db/prepared.ts';
import { acrossProjects } from '../../db/scope.ts';
import { builders, memberships, sessions } from '../../db/tables.ts';

/** A session as stored. */
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
      .where(
        acrossProjects(
          context,
          'the token says which builder',
          and(eq(sessions.tokenHash, tokenHash), gt(sessions.expireTime, now)),
        ),
      ),
);

/** Answers whether there was such a session. */
export async function deleteSession(context: PublicContext, tokenHash: string): Promise<boolean> {
  const rows = await context.db
    .delete(sessions)
    .where(acrossProjects(context, 'the token says which builder', eq(sessions.tokenHash, tokenHash)))
    .returning({ id: sessions.id });
  return rows.length > 0;
}
