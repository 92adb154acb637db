import type { PublicContext } from '../../context.ts';
import type { providerApps } from '../../platform/db/tables.ts';
import { SecretUnreadableError } from '../../platform/secrets/secrets.ts';

/** What is stored of the secrets of a provider app. */
export type AppSecrets = Pick<
  typeof providerApps.$inferSelect,
  'id' | 'clientSecretSealed' | 'webhookSecretSealed'
>;

/** Only the secret of now. One that was replaced may have leaked. */
export function openAppSecret(
  context: PublicContext,
  { id, clientSecretSealed, webhookSecretSealed }: AppSecrets,
  secret: 'clientSecret' | 'webhookSecret' = 'clientSecret',
): string[] {
  const sealed = secret === 'webhookSecret' ? webhookSecretSealed : clientSecretSealed;
  try {
    return sealed === null ? [] : [context.secrets.open(sealed, id)];
  } catch (error) {
    if (!(error instanceof SecretUnreadableError)) throw error;
    context.log.error({ err: error }, 'the secret of a provider app cannot be decrypted');
    return [];
  }
}
