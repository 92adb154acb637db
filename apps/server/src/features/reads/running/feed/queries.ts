import { and, eq } from 'drizzle-orm';
import { v7 } from 'uuid';
import type { Context } from '../../../../context.ts';
import { isAnyOf } from '../../../../db/any-of.ts';
import { inProject } from '../../../../db/scope.ts';
import type { FeedUser } from '../../../../db/tables/feed-tokens.ts';
import { feedTokens } from '../../../../db/tables.ts';
import type { Subject } from '../queries.ts';

export type FeedTokenRow = typeof feedTokens.$inferSelect;

const isOf = ({ installationId, objectName }: Subject, usedBy: FeedUser) =>
  and(
    eq(feedTokens.installationId, installationId),
    eq(feedTokens.objectName, objectName),
    eq(feedTokens.usedBy, usedBy),
  );

export async function selectToken(
  context: Context,
  subject: Subject,
  usedBy: FeedUser,
): Promise<FeedTokenRow | undefined> {
  const [row] = await context.db
    .select()
    .from(feedTokens)
    .where(inProject(context, feedTokens, isOf(subject, usedBy)));
  return row;
}

/** Forgets the tokens of installations, whoever uses them. */
export async function deleteTokensOf(tx: Context, installationIds: readonly string[]): Promise<void> {
  const isTheirs = isAnyOf(feedTokens.installationId, installationIds);
  await tx.db.delete(feedTokens).where(inProject(tx, feedTokens, isTheirs));
}

/** Puts a token in the place of the one before. The text is sealed for the new row. */
export async function replaceToken(
  tx: Context,
  { installationId, objectName }: Subject,
  usedBy: FeedUser,
  watermark: Date,
  seal: (id: string) => { sealed: string; sealKeyId: string },
): Promise<void> {
  const id = v7();
  const { sealed: tokenSealed, sealKeyId } = seal(id);
  await tx.db
    .delete(feedTokens)
    .where(inProject(tx, feedTokens, isOf({ installationId, objectName }, usedBy)));
  const row = { id, installationId, objectName, usedBy, watermark, tokenSealed, sealKeyId };
  await tx.db.insert(feedTokens).values({ ...row, projectId: tx.project.id });
}
