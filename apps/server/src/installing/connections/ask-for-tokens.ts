import type { Context } from '../../context.ts';
import * as providerApps from '../../providers/provider-apps/service.ts';
import type { Credentials } from '../../providers/provider-auth/credentials.ts';
import { ProviderAuthError } from '../../providers/provider-auth/errors.ts';
import { NOWHERE, type SecretFetch } from '../../providers/provider-auth/secret-destination.ts';
import type { OpenedRow } from './opened-row.ts';
import { destinations } from './secret-destinations/destinations.ts';
import { templateValues } from './template-values.ts';

/**
 * Asks a provider for new tokens, with those of a connection. Nothing is stored.
 * @throws {ProviderAuthError} when it gives none that can be used.
 */
export async function askForTokens(
  context: Context,
  { row, resolved, credentials }: OpenedRow,
  fetch: SecretFetch,
): Promise<Credentials> {
  const { provider, strategy } = resolved;
  const app = row.providerApp ? providerApps.toUsable(context, row.providerApp) : undefined;
  const { tokenEndpoint } = destinations(context, resolved, row, app);
  const values = templateValues(resolved, app);
  const now = context.now();
  const call = { provider, fetch, tokenEndpoint, now, values, ...(app && { client: app.client }) };
  const renewed = (await strategy.refresh?.(call, credentials)) ?? credentials;
  assertSendable(() =>
    strategy.decorate(provider, renewed, { url: NOWHERE, headers: new Headers() }, values),
  );
  return renewed;
}

/** Tokens that fit into no request must not replace those that may still work. */
function assertSendable(decorate: () => unknown): void {
  try {
    decorate();
  } catch (error) {
    if (!(error instanceof ProviderAuthError)) throw error;
    throw new ProviderAuthError(
      'provider_unreachable',
      'The token endpoint sent a token that cannot be used.',
    );
  }
}
