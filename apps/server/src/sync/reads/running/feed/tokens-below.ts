import type { Context } from '../../../../context.ts';
import type { ReadType } from '../../../../platform/db/tables/read-runs.ts';
import type { ObjectFacts } from '../../../../providers/connectors/connector.ts';
import { feedOf } from '../../../../providers/connectors/engine/object.ts';
import { nameOf, type ParentValues } from '../../../../providers/connectors/engine/parents/parent-values.ts';
import type { ReadParent } from '../../../../providers/connectors/engine/parents/read-below.ts';
import { hashOf } from '../position.ts';
import { type RunRow, type Subject, selectReadObject } from '../queries.ts';
import type { RunState } from '../run-state.ts';
import {
  deleteTokenBelow,
  deleteTokensBelow,
  hasTokensBelow,
  type NewToken,
  selectToken,
  upsertTokens,
} from './queries.ts';
import { keepsToken } from './selected-times.ts';
import { type FeedUser, openToken, sealToken } from './tokens.ts';

type Handled = Pick<ObjectFacts, 'question' | 'changes' | 'parents'>;

/** How many lists of an object have a token at most. Those behind them are read in full each time. */
const MAX_LISTS = 10_000;

export function hasTokens({ changes, parents }: Omit<Handled, 'list'>): boolean {
  return parents !== undefined && feedOf(changes)?.by === 'token';
}

/** Runs that find changes for subscribers have tokens of their own. */
function feedUserOf(readType: ReadType): FeedUser {
  return readType === 'reconciling' ? 'subscriptions' : 'reads';
}

/**
 * Forgets the tokens that do not belong to the progress of an object, when a run of it begins. Answers whether any is
 * left.
 * @param watermark undefined if nothing was read to its end before
 */
export async function beginTokensBelow(
  tx: Context,
  subject: Subject,
  usedBy: FeedUser,
  watermark: Date | undefined,
): Promise<boolean> {
  await deleteTokensBelow(tx, subject, usedBy, watermark);
  return hasTokensBelow(tx, subject, usedBy);
}

/** The token of the list below a parent. Undefined if it has none, so it is read in full. */
export async function findTokenBelow(
  context: Context,
  object: Handled,
  run: Subject & Pick<RunRow, 'readType'>,
  parent: ParentValues,
): Promise<string | undefined> {
  if (run.readType !== 'scheduled' && run.readType !== 'reconciling') return undefined;
  const row = await selectToken(context, run, feedUserOf(run.readType), hashOfParent(parent));
  return row && openToken(context, object, row);
}

/**
 * Keeps the tokens of the lists that were read to their end, in the transaction that stores their last pages. So a token
 * never stands for a record that was not delivered.
 */
export async function keepTokensBelow(
  tx: Context,
  object: Handled,
  { run, position }: RunState,
  readParents: readonly ReadParent[],
): Promise<void> {
  const { readType, untilTime } = run;
  const isKept = hasTokens(object) && keepsToken(object.changes, readType) && untilTime !== null;
  if (!isKept || readParents.length === 0 || (position.parents?.read ?? 0) > MAX_LISTS) return;
  // Only the first backfill leaves tokens: scheduled reads go on from theirs.
  if (readType === 'backfill' && (await selectReadObject(tx, run))?.watermark) return;
  const tokens = new Map<string, NewToken>();
  for (const { parent, token } of readParents) {
    if (!token) continue;
    const parentHash = hashOfParent(parent);
    tokens.set(parentHash, sealToken(tx, object, token.toSend(), parentHash));
  }
  await upsertTokens(tx, run, feedUserOf(readType), untilTime, [...tokens.values()]);
}

/** Forgets the token of a list, which the provider no longer knows. */
export async function forgetTokenBelow(tx: Context, run: RunRow, parent: ParentValues): Promise<void> {
  await deleteTokenBelow(tx, run, feedUserOf(run.readType), hashOfParent(parent));
}

/** Forgets the tokens of parents that a run has not met, when it has read everything. */
export async function endTokensBelow(tx: Context, run: RunRow): Promise<void> {
  if (run.untilTime) await deleteTokensBelow(tx, run, feedUserOf(run.readType), run.untilTime);
}

function hashOfParent(parent: ParentValues): string {
  return hashOf(nameOf(parent));
}
