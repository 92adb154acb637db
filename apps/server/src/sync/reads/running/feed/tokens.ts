import { v7 } from 'uuid';
import type { Context } from '../../../../context.ts';
import type { FeedUser } from '../../../../platform/db/tables/feed-tokens.ts';
import { unlessUnreadable } from '../../../../platform/secrets/secrets.ts';
import type { ObjectFacts } from '../../../../providers/connectors/connector.ts';
import { hashOf } from '../position.ts';
import type { Subject } from '../queries.ts';
import { type FeedTokenRow, type NewToken, NO_PARENT, selectToken, upsertTokens } from './queries.ts';

export type { FeedUser } from '../../../../platform/db/tables/feed-tokens.ts';

/** Whose token it is, and the watermark that belongs to it. */
export interface TokenOf {
  readonly subject: Subject;
  readonly usedBy: FeedUser;
  readonly time: Date;
}

/** The text that is sealed. A token answers one question only. */
interface Kept {
  readonly token: string;
  readonly question: string;
}

/**
 * The token of the read that has left this watermark. Undefined if there is none, if somebody has changed the watermark
 * since, for example because of another account, or if the connector now asks another question.
 */
export async function findToken(
  context: Context,
  object: Pick<ObjectFacts, 'question'>,
  { subject, usedBy, time }: TokenOf,
): Promise<string | undefined> {
  const row = await selectToken(context, subject, usedBy);
  return row?.watermark.getTime() === time.getTime() ? openToken(context, object, row) : undefined;
}

/** The token of a row. Undefined if the connector now asks another question, or if the key is missing. */
export function openToken(
  { secrets }: Pick<Context, 'secrets'>,
  object: Pick<ObjectFacts, 'question'>,
  row: Pick<FeedTokenRow, 'id' | 'tokenSealed'>,
): string | undefined {
  const opened = unlessUnreadable(() => secrets.open(row.tokenSealed, row.id));
  if (opened === undefined) return undefined;
  // The cast is safe: only `sealToken` writes the column, and the seal proves it.
  const kept = JSON.parse(opened) as Kept;
  return kept.question === hashOf(object.question) ? kept.token : undefined;
}

/** Keeps what the last page of a read has said, in the transaction that moves the watermark. */
export async function keepToken(
  tx: Context,
  object: Pick<ObjectFacts, 'question'>,
  { subject, usedBy, time }: TokenOf,
  token: string,
): Promise<void> {
  await upsertTokens(tx, subject, usedBy, time, [sealToken(tx, object, token, NO_PARENT)]);
}

export function sealToken(
  { secrets }: Pick<Context, 'secrets'>,
  object: Pick<ObjectFacts, 'question'>,
  token: string,
  parentHash: string,
): NewToken {
  const id = v7();
  const kept: Kept = { token, question: hashOf(object.question) };
  const { sealed: tokenSealed, sealKeyId } = secrets.seal(JSON.stringify(kept), id);
  return { id, parentHash, tokenSealed, sealKeyId };
}
