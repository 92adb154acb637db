import type { OfferedSecret } from '@dowel/schema';
import * as z from 'zod';
import type { Context } from '../../context.ts';
import { SecretUnreadableError } from '../../platform/secrets/secrets.ts';
import { lockApp, type ProviderAppRow, updateOffers } from './queries.ts';

/** Whoever knows the address can send some, so there are few of them. */
const MOST_OFFERS = 5;
/** A builder who sets up an application looks sooner. */
const OFFER_LIFE_MS = 7 * 24 * 60 * 60_000;

const Stored = z.array(z.object({ secret: z.string(), receiveTime: z.string() }));

/** The columns of an app that has no offered secrets. */
export const noOffers = { offeredSecretsSealed: null, offeredSecretsSealKeyId: null };

/** The secrets that were offered lately, latest first. Undefined when there are none. */
export function offersOf(
  context: Pick<Context, 'secrets' | 'now' | 'log'>,
  row: Pick<ProviderAppRow, 'id' | 'offeredSecretsSealed'>,
): OfferedSecret[] | undefined {
  const since = context.now().getTime() - OFFER_LIFE_MS;
  const recent = open(context, row).filter(({ receiveTime }) => Date.parse(receiveTime) > since);
  return recent.length > 0 ? recent : undefined;
}

/**
 * Keeps a secret that a request without a signature has brought, for the builder to see. It signs nothing: only the
 * builder can tell whether it is the provider's.
 */
export async function keepOffer(context: Context, appId: string, secret: string): Promise<void> {
  await context.transaction(async (tx) => {
    const row = await lockApp(tx, appId);
    if (!row) return;
    const others = open(tx, row).filter((one) => one.secret !== secret);
    const all = [{ secret, receiveTime: tx.now().toISOString() }, ...others].slice(0, MOST_OFFERS);
    const { sealed, sealKeyId } = tx.secrets.seal(JSON.stringify(all), row.id);
    await updateOffers(tx, row.id, { offeredSecretsSealed: sealed, offeredSecretsSealKeyId: sealKeyId });
  });
}

function open(
  { secrets, log }: Pick<Context, 'secrets' | 'log'>,
  { id, offeredSecretsSealed }: Pick<ProviderAppRow, 'id' | 'offeredSecretsSealed'>,
): OfferedSecret[] {
  if (offeredSecretsSealed === null) return [];
  try {
    return Stored.parse(JSON.parse(secrets.open(offeredSecretsSealed, id)));
  } catch (error) {
    if (!(error instanceof SecretUnreadableError)) throw error;
    log.error({ err: error }, 'the offered secrets of a provider app cannot be decrypted');
    return [];
  }
}
