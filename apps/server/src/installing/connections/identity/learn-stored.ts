import type { ConnectedAccount } from '@dowel/schema';
import type { Context } from '../../../context.ts';
import { OpenedRow } from '../opened-row.ts';
import { type Owner, selectConnections } from '../queries.ts';
import { learnAccount } from './learn-account.ts';
import type { KnownBefore } from './settle-account.ts';

/**
 * Whose account the stored credentials of a connection lead to. Undefined if the provider does not say it.
 * @param brought further secrets that the provider knows
 */
export function learnStored(
  context: Context,
  { asking, app }: OpenedRow,
  brought: readonly (string | undefined)[] = [],
): Promise<ConnectedAccount | undefined> {
  return learnAccount(context, { ...asking, alsoSecret: [...asking.alsoSecret, ...brought] }, app);
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
  if (!row || row.account || row.status === 'bad_credentials') return undefined;
  const opened = new OpenedRow(context, row);
  const account = opened.isReadable ? await learnStored(context, opened, brought) : undefined;
  return account && { account, credentialsVersion: row.credentialsVersion };
}
