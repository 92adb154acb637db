import { randomBytes } from 'node:crypto';
import type { Context } from '../../../context.ts';
import { unlessUnreadable } from '../../../platform/secrets/secrets.ts';
import { lockDestination } from '../health/queries.ts';
import { type DestinationRow, destinationRows } from '../queries.ts';

/** How long messages carry the signature of a key that was replaced, too. */
const OVERLAP_MS = 24 * 60 * 60 * 1000;
/** Receivers refuse messages with more than ten signatures (`mostSignatures` of the client). */
const MOST_REPLACED = 9;
/** So long, another rotation may be the same request, sent again because its answer was lost. */
const REPEAT_MS = 60_000;

/** Makes a key in the form that the libraries of Svix and Standard Webhooks read. */
export function newSealedSigningKey({ secrets }: Context, id: string) {
  const { sealed, sealKeyId } = secrets.seal(`whsec_${randomBytes(32).toString('base64')}`, id);
  return { signingKeySealed: sealed, signingKeySealKeyId: sealKeyId };
}

/** A key that was replaced, and until when it signs. Such keys are stored as encrypted JSON. */
interface ReplacedKey {
  readonly key: string;
  readonly until: string;
}

/**
 * Replaces the signing key. Those before it stay valid for a day each, so that no message is refused while receivers change
 * over. When two rotations follow within a minute, the key in between does not stay valid, because receivers may never have
 * got it. `isOneEnded`: there were so many that the oldest has ended before its time.
 */
export function rotateKey(
  context: Context,
  id: string,
): Promise<{ row: DestinationRow; isOneEnded: boolean } | undefined> {
  return context.transaction(async (tx) => {
    const row = await lockDestination(tx, id);
    if (!row) return undefined;
    const until = new Date(tx.now().getTime() + OVERLAP_MS);
    const replaced = isJustRotated(tx, row) ? undefined : replacedKeys(tx, row);
    const last = replaced && unlessUnreadable(() => tx.secrets.open(row.signingKeySealed, id));
    if (last !== undefined) replaced?.unshift({ key: last, until: until.toISOString() });
    const kept = replaced && sealReplaced(tx, id, replaced.slice(0, MOST_REPLACED), until);
    const changed = await destinationRows.change(tx, id, { ...kept, ...newSealedSigningKey(tx, id) });
    return changed && { row: changed, isOneEnded: replaced !== undefined && replaced.length > MOST_REPLACED };
  });
}

function sealReplaced({ secrets }: Context, id: string, keys: readonly ReplacedKey[], until: Date) {
  const { sealed, sealKeyId } = secrets.seal(JSON.stringify(keys), id);
  return {
    previousSigningKeySealed: sealed,
    previousSigningKeySealKeyId: sealKeyId,
    previousSigningKeyExpireTime: until,
  };
}

/** Whether the key was replaced less than a minute ago. */
function isJustRotated(context: Context, { previousSigningKeyExpireTime: end }: DestinationRow): boolean {
  return end !== null && Math.abs(end.getTime() - OVERLAP_MS - context.now().getTime()) < REPEAT_MS;
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
  return [current, ...replacedKeys(context, row).map(({ key }) => key)];
}

/** The keys that were replaced and are still valid, the newest first. */
function replacedKeys(
  { secrets, now }: Context,
  { id, previousSigningKeySealed: sealed, previousSigningKeyExpireTime: end }: SigningRow,
): ReplacedKey[] {
  if (sealed === null || end === null || end <= now()) return [];
  const keys: ReplacedKey[] = JSON.parse(unlessUnreadable(() => secrets.open(sealed, id)) ?? '[]');
  return keys.filter(({ until }) => new Date(until) > now());
}
