import type { PublicContext } from '../../context.ts';
import { startHeartbeat } from '../heartbeat.ts';
import { SecretUnreadableError } from '../secrets/secrets.ts';
import { insertCanary, selectCanaries, selectSealedBy } from './queries.ts';

/** Each key seals this text as its canary. A key that opens the canary is the one that sealed it. It is no secret. */
const CANARY = 'dowel';

/**
 * Checks the key ring against the database and remembers keys that are new. A key with the wrong bytes under a known id
 * would seal values that no other replica can open. Call it before anything is sealed.
 * @throws {Error} a key of the ring differs from the key that the database knows by its id; the message names the id.
 */
export async function assertSameKeys(context: PublicContext): Promise<void> {
  const known = await selectCanaries(context);
  for (const id of context.secrets.keyIds) {
    if (!known.has(id)) await remember(context, id);
  }
  // We read again, because another replica may have stored a canary first, with other key bytes.
  const canaries = await selectCanaries(context);
  for (const [id, canary] of canaries) {
    if (!context.secrets.keyIds.includes(id)) warnOfMissing(context, id);
    else if (!opens(context, canary, canaryOwner(id))) throw wrongKey(id);
  }
}

const EVERY_MS = 60_000;

/**
 * Remembers the current key again when a rotation in another process has forgotten it, so that a start without it says
 * what it cannot open.
 */
export function watchCurrentKey(context: PublicContext): { look(): Promise<void>; stop(): Promise<void> } {
  const { currentKeyId: id } = context.secrets;
  const look = async () => {
    if (!(await storeCanary(context, id))) return;
    context.log.warn(
      {},
      `A rotation found nothing that needs the encryption key "${id}", and this process still encrypts with it. Restart it with the new key in front, and run keys rotate again before you remove "${id}".`,
    );
  };
  return { look, ...startHeartbeat(EVERY_MS, look) };
}

/**
 * Stores the canary of a key. In a database older than the canaries, the key must first open something it has sealed,
 * if there is anything.
 */
async function remember(context: PublicContext, id: string): Promise<void> {
  const sealed = await selectSealedBy(context, id);
  const isProven = sealed.length === 0 || sealed.some((one) => opens(context, one.sealed ?? '', one.owner));
  if (!isProven) throw wrongKey(id);
  await storeCanary(context, id);
}

const storeCanary = (context: PublicContext, id: string): Promise<boolean> =>
  insertCanary(context, id, context.secrets.seal(CANARY, canaryOwner(id), id).sealed);

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
    `The encryption key "${id}" differs from the key that this database knows by this id, so the server did not start. Other replicas and later starts could not open what it stores. Put the right bytes under "${id}" in DOWEL_ENCRYPTION_KEYS, or give a new key a new id.`,
  );
}

function warnOfMissing({ log }: PublicContext, id: string): void {
  log.warn(
    {},
    `The encryption key "${id}" was used here and is not in the key ring, so what it sealed cannot be opened. Add it to DOWEL_ENCRYPTION_KEYS again, behind the current one, until keys rotate says that it can go.`,
  );
}
