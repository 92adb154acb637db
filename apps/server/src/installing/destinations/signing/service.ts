import { randomBytes } from 'node:crypto';
import type { Context } from '../../../context.ts';
import { unlessUnreadable } from '../../../platform/secrets/secrets.ts';
import type { DestinationRow } from '../queries.ts';

/** How long messages carry the signature of the key before the last rotation, too. */
const OVERLAP_MS = 24 * 60 * 60 * 1000;

/** Makes a key in the form that the libraries of Svix and Standard Webhooks read. */
export function newSealedSigningKey({ secrets }: Context, id: string) {
  const { sealed, sealKeyId } = secrets.seal(`whsec_${randomBytes(32).toString('base64')}`, id);
  return { signingKeySealed: sealed, signingKeySealKeyId: sealKeyId };
}

/** A new key. The one until now stays valid for a while, so that no message is refused while receivers change over. */
export function rotatedSigningKey(context: Context, row: DestinationRow) {
  return {
    previousSigningKeySealed: row.signingKeySealed,
    previousSigningKeySealKeyId: row.signingKeySealKeyId,
    previousSigningKeyExpireTime: new Date(context.now().getTime() + OVERLAP_MS),
    ...newSealedSigningKey(context, row.id),
  };
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
