import type { Context } from '../../../../context.ts';
import type { ObjectFacts } from '../../../../providers/connectors/connector.ts';
import { feedOf } from '../../../../providers/connectors/engine/object.ts';
import type { FoundPlan } from '../find-plan.ts';
import type { Subject } from '../queries.ts';
import type { Beginning } from '../run-kind.ts';
import type { Window } from '../window.ts';
import { type FeedUser, findToken } from './tokens.ts';
import { beginTokensBelow, hasTokens } from './tokens-below.ts';

const DAY_MS = 24 * 60 * 60_000;
/** While a feed is read, its oldest changes go. */
const RETENTION_MARGIN_MS = 60 * 60_000;

/** What is known when a run begins that reads what has changed. */
export interface Circumstances {
  readonly subject: Subject;
  readonly usedBy: FeedUser;
  /** All changes before it have been delivered. */
  readonly watermark: Date | null;
  /** Whether a run has set the watermark by reading to its end. */
  readonly isWatermarkRead: boolean;
  /** The window by time, if there is no feed. */
  readonly window: Window;
}

/**
 * How a run begins whose object has a feed: it asks the feed, or reads everything and says why. Undefined without a feed.
 */
export async function beginWithFeed(
  tx: Context,
  { connector, handled }: Pick<FoundPlan, 'connector' | 'handled'>,
  { subject, usedBy, watermark, isWatermarkRead, window }: Circumstances,
): Promise<(Beginning & { readonly isFull: boolean }) | undefined> {
  const { changes } = handled;
  const feed = feedOf(changes);
  const title = connector.displayName;
  if (!feed) return undefined;
  const everything = (says: string) => ({
    window: { from: undefined, until: window.until },
    says,
    isFull: true,
  });
  if (feed.by === 'time') {
    if (!window.from || watermark === null) {
      return everything('All records are read, because it is not known what was delivered before.');
    }
    if (isTooOld(handled, watermark, tx.now())) {
      const days = changes.source === 'feed' ? changes.retentionDays : undefined;
      return everything(
        `${title} keeps changes for ${days} days, and the last read is longer ago. So all records are read. Those that were deleted meanwhile are not told.`,
      );
    }
    const says = `The records are read that ${title} says have changed in this time.`;
    return { window, says, position: { feed: {} }, isFull: false };
  }
  const noToken = `No read has left a token to ask ${title} with for what has changed, so all records are read.`;
  if (hasTokens(handled)) {
    const known = isWatermarkRead ? (watermark ?? undefined) : undefined;
    const hasOne = await beginTokensBelow(tx, subject, usedBy, known);
    // Each list that has no token is read from where the installation wanted to begin.
    const from = earlierOf(watermark, window.until);
    const parents = `"${handled.parents?.object}"`;
    const says = hasOne
      ? `Below each record of ${parents}, the records are read that ${title} says have changed since the token of that list. A list without a token is read in full.`
      : `${noToken} This read leaves one for each list below a record of ${parents}.`;
    return { window: { from, until: window.until }, says, isFull: !hasOne };
  }
  const token = watermark && (await findToken(tx, handled, { subject, usedBy, time: watermark }));
  if (!token) {
    return everything(`${noToken} This read leaves one.`);
  }
  const says = `The records are read that ${title} says have changed since its last token.`;
  const since = { from: watermark, until: window.until };
  return { window: since, says, position: { feed: { token } }, isFull: false };
}

function earlierOf(one: Date | null, other: Date): Date {
  return one !== null && one < other ? one : other;
}

/** Whether the feed no longer has all changes since then. */
function isTooOld({ changes }: Pick<ObjectFacts, 'changes'>, watermark: Date, now: Date): boolean {
  const days = changes.source === 'feed' ? changes.retentionDays : undefined;
  if (days === undefined) return false;
  return watermark.getTime() < now.getTime() - days * DAY_MS + RETENTION_MARGIN_MS;
}
