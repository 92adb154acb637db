import type { PublicContext } from '../../context.ts';
import { SecretUnreadableError } from '../../secrets/secrets.ts';
import { insertCanary, selectCanaries, selectSealedBy } from './queries.ts';

/** What is sealed to know a key by. It is no secret; that it opens is the proof. */
const CANARY = 'dowel';

/**
 * Holds the key ring to what is stored: a key that has the id of another would seal what no other replica can open.
 * A key that is new here is remembered. Call it before anything is sealed.
 * @throws {Error} a key of the ring is not the one its id stands for; the message names the id.
 */
export async function assertSameKeys(context: PublicContext): Promise<void> {
  const known = await selectCanaries(context);
  for (const id of context.secrets.keyIds) {
    if (!known.has(id)) await remember(context, id);
  }
  // Read again: another replica may have been quicker, with other bytes.
  const canaries = await selectCanaries(context);
  for (const [id, canary] of canaries) {
    if (!context.secrets.keyIds.includes(id)) warnOfMissing(context, id);
    else if (!opens(context, canary, canaryOwner(id))) throw wrongKey(id);
  }
}

/** A database that is older than the canaries tells by what the key has sealed, if it has sealed anything. */
async function remember(context: PublicContext, id: string): Promise<void> {
  const sealed = await selectSealedBy(context, id);
  const isProven = sealed.length === 0 || sealed.some((one) => opens(context, one.sealed ?? '', one.owner));
  if (!isProven) throw wrongKey(id);
  await insertCanary(context, id, context.secrets.seal(CANARY, canaryOwner(id), id).sealed);
}

function opens({ secrets }: PublicContext, sealed: string, owner: string): boolean {
  try {
    secrets.open(sealed, owner);
    return true;
  } catch (error) {
    if (error instanceof SecretUnreadableError) return false;
    throw error;
  }
}

function canaryOwner(id: string): string {
  return `encryption-key:${id}`;
}

function wrongKey(id: string): Error {
  return new Error(
    `The encryption key "${id}" has other bytes than the key of this id that this database knows, so the server did not start: what it stored, other replicas and later starts could not open. Put the right bytes under "${id}" in DOWEL_ENCRYPTION_KEYS, or give a new key a new id.`,
  );
}

function warnOfMissing({ log }: PublicContext, id: string): void {
  log.warn(
    `The encryption key "${id}" was used here and is not in the key ring, so what it sealed cannot be opened. Add it to DOWEL_ENCRYPTION_KEYS again, behind the current one.`,
  );
}
