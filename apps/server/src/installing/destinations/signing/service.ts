import { randomBytes } from 'node:crypto';
import type { Context } from '../../../context.ts';
import { unlessUnreadable } from '../../../platform/secrets/secrets.ts';
import { lockDestination } from '../health/queries.ts';
import { type DestinationRow, destinationRows } from '../queries.ts';

/** How long messages carry the signature of the key before the last rotation, too. */
const OVERLAP_MS = 24 * 60 * 60 * 1000;
/** So long, another rotation may be the same request, sent again because its answer was lost. */
const REPEAT_MS = 60_000;

/** Makes a key in the form that the libraries of Svix and Standard Webhooks read. */
export function newSealedSigningKey({ secrets }: Context, id: string) {
  const { sealed, sealKeyId } = secrets.seal(`whsec_${randomBytes(32).toString('base64')}`, id);
  return { signingKeySealed: sealed, signingKeySealKeyId: sealKeyId };
}

/**
 * Replaces the signing key. The key before it stays valid for a while, so that no message is refused while receivers change
 * over. When two rotations follow within a minute, the key before the first stays valid, because receivers may never have got
 * the one in between.
 */
export function rotateKey(context: Context, id: string): Promise<DestinationRow | undefined> {
  return context.transaction(async (tx) => {
    const row = await lockDestination(tx, id);
    if (!row) return undefined;
    const kept = isJustRotated(tx, row)
      ? {}
      : {
          previousSigningKeySealed: row.signingKeySealed,
          previousSigningKeySealKeyId: row.signingKeySealKeyId,
          previousSigningKeyExpireTime: new Date(tx.now().getTime() + OVERLAP_MS),
        };
    return destinationRows.change(tx, id, { ...kept, ...newSealedSigningKey(tx, id) });
  });
}

/** Whether the key was replaced less than a minute ago. */
function isJustRotated(context: Context, { previousSigningKeyExpireTime: end }: DestinationRow): boolean {
  return end !== null && end.getTime() - OVERLAP_MS > context.now().getTime() - REPEAT_MS;
}

type SigningRow = Pick<
  DestinationRow,
  'id' | 'signingKeySealed' | 'previousSigningKeySealed' | 'previousSigningKeyExpireTime'
>;

/**
 * The keys that sign a message now, the current one first.
 * @throws {SecretUnreadableError} when the current key cannot be decrypted
 */
export function signingKeysOf(context: Context, row: SigningRow): string[] {
  const current = context.secrets.open(row.signingKeySealed, row.id);
  const { previousSigningKeySealed: previous, previousSigningKeyExpireTime: expireTime } = row;
  if (previous === null || expireTime === null || expireTime <= context.now()) return [current];
  const last = unlessUnreadable(() => context.secrets.open(previous, row.id));
  return last === undefined ? [current] : [current, last];
}
