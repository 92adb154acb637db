import * as z from 'zod';
import type { PublicContext } from '../../context.ts';
import type { subscriptions } from '../../platform/db/tables.ts';

type Stored = Pick<typeof subscriptions.$inferSelect, 'id' | 'signingSealed'>;

/** The one before is still accepted, for events that were on their way. */
const MOST_SECRETS = 2;

const Secrets = z.array(z.string());

/**
 * The secrets that sign the events of a subscription, newest first.
 * @throws {SecretUnreadableError}
 */
export function toSecrets({ secrets }: Pick<PublicContext, 'secrets'>, row: Stored): string[] {
  return row.signingSealed === null ? [] : Secrets.parse(JSON.parse(secrets.open(row.signingSealed, row.id)));
}

/** The columns of a subscription that has got a new secret. */
export function withSecret(
  context: Pick<PublicContext, 'secrets'>,
  id: string,
  secret: string,
  before: readonly string[],
): { signingSealed: string; sealKeyId: string } {
  const all = [secret, ...before].slice(0, MOST_SECRETS);
  const { sealed, sealKeyId } = context.secrets.seal(JSON.stringify(all), id);
  return { signingSealed: sealed, sealKeyId };
}
