import { and, eq, lt, ne, sql } from 'drizzle-orm';
import type { Context } from '../../../../context.ts';
import { isAnyOf } from '../../../../platform/db/any-of.ts';
import { isOfObject } from '../../../../platform/db/of-object.ts';
import { inProject } from '../../../../platform/db/scope.ts';
import type { FeedUser } from '../../../../platform/db/tables/feed-tokens.ts';
import { feedTokens } from '../../../../platform/db/tables.ts';
import type { Subject } from '../queries.ts';

export type FeedTokenRow = typeof feedTokens.$inferSelect;

/** What the row of an object without parents has in the place of a parent. */
export const NO_PARENT = '';

const isAnyTokenOf = (subject: Subject, usedBy: FeedUser) =>
  and(isOfObject(feedTokens, subject), eq(feedTokens.usedBy, usedBy));
const isOf = (subject: Subject, usedBy: FeedUser, parentHash: string) =>
  and(isAnyTokenOf(subject, usedBy), eq(feedTokens.parentHash, parentHash));
const isOfParents = (subject: Subject, usedBy: FeedUser) =>
  and(isAnyTokenOf(subject, usedBy), ne(feedTokens.parentHash, NO_PARENT));

/** The token of an object, or of the list below one of its parents. */
export async function selectToken(
  context: Context,
  subject: Subject,
  usedBy: FeedUser,
  parentHash: string = NO_PARENT,
): Promise<FeedTokenRow | undefined> {
  const [row] = await context.db
    .select()
    .from(feedTokens)
    .where(inProject(context, feedTokens, isOf(subject, usedBy, parentHash)));
  return row;
}

/** Whether the list below any parent has a token. */
export async function hasTokensBelow(context: Context, subject: Subject, usedBy: FeedUser): Promise<boolean> {
  const rows = await context.db
    .select({ id: feedTokens.id })
    .from(feedTokens)
    .where(inProject(context, feedTokens, isOfParents(subject, usedBy)))
    .limit(1);
  return rows.length > 0;
}

export interface NewToken {
  readonly id: string;
  readonly parentHash: string;
  readonly tokenSealed: string;
  readonly sealKeyId: string;
}

/** Puts tokens in the place of those before. Each parent comes once. */
export async function upsertTokens(
  tx: Context,
  { installationId, objectName }: Subject,
  usedBy: FeedUser,
  watermark: Date,
  tokens: readonly NewToken[],
): Promise<void> {
  if (tokens.length === 0) return;
  const own = { installationId, objectName, usedBy, watermark };
  await tx.db
    .insert(feedTokens)
    .values(tokens.map((token) => ({ ...own, ...token, projectId: tx.project.id })))
    .onConflictDoUpdate({
      target: [
        feedTokens.projectId,
        feedTokens.installationId,
        feedTokens.objectName,
        feedTokens.usedBy,
        feedTokens.parentHash,
      ],
      // A token is sealed for the id of its row.
      set: {
        id: sql`excluded.id`,
        watermark: sql`excluded.watermark`,
        tokenSealed: sql`excluded.token_sealed`,
        sealKeyId: sql`excluded.seal_key_id`,
      },
      setWhere: inProject(tx, feedTokens),
    });
}

/** Forgets the token of the list below a parent. */
export async function deleteTokenBelow(
  tx: Context,
  subject: Subject,
  usedBy: FeedUser,
  parentHash: string,
): Promise<void> {
  await tx.db.delete(feedTokens).where(inProject(tx, feedTokens, isOf(subject, usedBy, parentHash)));
}

/** Forgets the tokens of lists below parents that reads have left before a time, or all of them. */
export async function deleteTokensBelow(
  tx: Context,
  subject: Subject,
  usedBy: FeedUser,
  before?: Date,
): Promise<void> {
  const isOlder = before && lt(feedTokens.watermark, before);
  await tx.db.delete(feedTokens).where(inProject(tx, feedTokens, isOfParents(subject, usedBy), isOlder));
}

/** Forgets the tokens of installations, whoever uses them. */
export async function deleteTokensOf(tx: Context, installationIds: readonly string[]): Promise<void> {
  const isTheirs = isAnyOf(feedTokens.installationId, installationIds);
  await tx.db.delete(feedTokens).where(inProject(tx, feedTokens, isTheirs));
}
