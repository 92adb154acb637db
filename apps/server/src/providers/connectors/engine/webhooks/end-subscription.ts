import { ask, type ProviderFetch, type ProviderRequest } from '../call.ts';
import type { RestDefinition } from '../definition.ts';
import { ProviderError } from '../provider-error.ts';

/**
 * Ends a subscription at a provider. One that is gone already is no error: it has ended, or somebody has removed it.
 * @param isUnlisted the provider does not list it, so a refusal says that it is gone
 * @throws {ProviderError}
 */
export async function endSubscription(
  connector: RestDefinition,
  request: ProviderRequest,
  fetch: ProviderFetch,
  isUnlisted = false,
): Promise<void> {
  try {
    await ask(connector, request, fetch);
  } catch (error) {
    const isOver =
      error instanceof ProviderError && (error.isGone || (isUnlisted && error.kind === 'rejected'));
    if (!isOver) throw error;
  }
}
