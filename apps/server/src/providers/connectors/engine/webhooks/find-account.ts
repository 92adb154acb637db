import type { ProviderMetadata } from '@dowel/schema';
import { ownValue } from '@dowel/schema/rules';
import type { EventAccount } from '../../format.ts';
import { getJson, type ProviderFetch } from '../call.ts';
import type { RestDefinition } from '../definition.ts';
import { ProviderError } from '../provider-error.ts';

export interface AccountSources {
  readonly metadata: ProviderMetadata;
  readonly fetch: ProviderFetch;
}

/**
 * What a provider calls the account of a connection in its events. What a person has typed is not believed: it could be
 * the account of another customer.
 * @throws {ProviderError}
 */
export async function findAccount(
  connector: RestDefinition,
  account: EventAccount,
  { metadata, fetch }: AccountSources,
): Promise<string> {
  if (account.source === 'metadata') {
    const told = ownValue(metadata, account.name);
    if (told && told.source !== 'input' && told.value !== '') return told.value;
    throw untold(connector);
  }
  const { body, status, secrets } = await getJson(connector, account.request, {}, fetch);
  const text = body.text(account.member)?.data(secrets);
  if (text === undefined || text === '') throw untold(connector, status);
  return text;
}

function untold({ displayName }: RestDefinition, status?: number): ProviderError {
  const words =
    status === undefined
      ? `${displayName} has not told which account the connection belongs to.`
      : `${displayName} answered ${status} without the account that the connection belongs to.`;
  return new ProviderError('rejected', `${words} Its events name only the account.`, {
    ...(status !== undefined && { status }),
  });
}
