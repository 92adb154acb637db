import type { Context } from '../../../context.ts';
import { SecretsInUse } from '../../../providers/provider-words/secrets-in-use.ts';
import { OpenedRow } from '../opened-row.ts';
import { type Owner, selectConnections } from '../queries.ts';
import { usualSlot } from '../rules.ts';
import { learnAccount } from './learn-account.ts';
import type { KnownBefore } from './settle-account.ts';

/**
 * Whose account the stored credentials lead to, before a sign-in replaces them, if nobody knows it yet. A connection may
 * be older than the entry's word on accounts, or its provider was away. A sign-in beside others replaces none.
 * @param brought the secrets that replace them. The provider knows both, and may repeat any.
 */
export async function learnBefore(
  context: Context,
  {
    connectionId,
    additional,
    personal,
    ...owner
  }: Owner & {
    connectionId?: string | undefined;
    additional?: boolean | undefined;
    personal?: boolean | undefined;
  },
  brought: readonly (string | undefined)[],
): Promise<KnownBefore | undefined> {
  const { groupRef, consumerRef, provider } = owner;
  const filter =
    connectionId === undefined
      ? { groupRef, consumerRef, provider, owner: personal ? ('person' as const) : ('group' as const) }
      : { ids: [connectionId] };
  if (additional) return undefined;
  const rows = await selectConnections(context, filter);
  const row = rows.find(({ id, slot }) => id === connectionId || slot === usualSlot({ personal }));
  if (!row || row.account || row.status === 'bad_credentials') return undefined;
  const opened = new OpenedRow(context, row);
  if (!opened.isReadable) return undefined;
  const { resolved, credentials, values, source, app } = opened;
  const secrets = opened.secrets.and(new SecretsInUse(brought));
  const account = await learnAccount(context, { resolved, credentials, values, source, app, secrets });
  return account && { account, credentialsVersion: row.credentialsVersion };
}
