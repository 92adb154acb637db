import type { ConnectedAccount } from '@dowel/schema';
import type { Context } from '../../../context.ts';
import { type ConnectionRow, type Owner, selectConnections } from '../queries.ts';
import { appHosts } from '../secret-destinations/destinations.ts';
import { isReadable, openClientSecret, openCredentials, resolveProvider } from '../stored-credentials.ts';
import { storedTemplateValues } from '../template-values.ts';
import { learnAccount } from './learn-account.ts';
import type { KnownBefore } from './settle-account.ts';

/**
 * Whose account the stored credentials of a connection lead to. Undefined if the provider does not say it.
 * @param brought further secrets that the provider knows
 */
export function learnStored(
  context: Context,
  row: ConnectionRow,
  brought: readonly (string | undefined)[] = [],
): Promise<ConnectedAccount | undefined> {
  const resolved = resolveProvider(context, row);
  const credentials = openCredentials(context, row);
  const values = storedTemplateValues(context, resolved, row);
  const alsoSecret = [openClientSecret(context, row), ...brought];
  return learnAccount(context, { resolved, credentials, values, source: row, alsoSecret }, appHosts(row));
}

/**
 * The same before a sign-in replaces them, if nobody knows it yet. A connection may be older than the entry's word on
 * accounts, or its provider was away.
 * @param brought the secrets that replace them. The provider knows both, and may repeat any.
 */
export async function learnBefore(
  context: Context,
  { connectionId, ...owner }: Owner & { connectionId?: string | undefined },
  brought: readonly (string | undefined)[],
): Promise<KnownBefore | undefined> {
  const { groupRef, consumerRef, provider } = owner;
  const filter = connectionId === undefined ? { groupRef, consumerRef, provider } : { ids: [connectionId] };
  const [row] = await selectConnections(context, filter);
  if (!row || row.account || row.status === 'bad_credentials' || !isReadable(context, row)) return undefined;
  const account = await learnStored(context, row, brought);
  return account && { account, credentialsVersion: row.credentialsVersion };
}
