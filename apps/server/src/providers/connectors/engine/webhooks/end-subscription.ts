import { ask, type ProviderFetch, type ProviderRequest } from '../call.ts';
import type { RestDefinition } from '../definition.ts';
import { ProviderError } from '../provider-error.ts';

/**
 * Ends a subscription at a provider. One that is gone already is no error: it has ended, or somebody has removed it.
 * @throws {ProviderError}
 */
export async function endSubscription(
  connector: RestDefinition,
  request: ProviderRequest,
  fetch: ProviderFetch,
): Promise<void> {
  try {
    await ask(connector, request, fetch);
  } catch (error) {
    if (!(error instanceof ProviderError && error.isGone)) throw error;
  }
}
