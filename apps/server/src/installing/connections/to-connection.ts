import type { Connection } from '@dowel/schema';
import { accountId, schemeFacts, toShownProviderApp } from '@dowel/schema/rules';
import { toWire } from '../../platform/db/to-wire.ts';
import { toProviderApp } from '../../providers/provider-apps/service.ts';
import type { Credentials } from '../../providers/provider-auth/credentials.ts';
import { toConsumer } from '../consumers/service.ts';
import { toGroup } from '../groups/service.ts';
import { isUnconfirmed } from './identity/aside.ts';
import type { ConnectionRow } from './queries.ts';

/** A connection as the API shows it, without credentials. */
export function toConnection(row: ConnectionRow): Connection {
  return {
    ...toWire(row, 'id', 'projectId', 'provider'),
    ...(row.providerApp && { providerApp: toShownProviderApp(toProviderApp(row.providerApp)) }),
    group: toGroup(row.group),
    consumer: toConsumer(row.consumer),
    ...(row.isPersonal && { isPersonal: true as const }),
    ...toWire(row, 'providerWorkspaceRef', 'providerConsumerRef'),
    ...toShownAccounts(row),
    ...toWire(row, 'createTime', 'updateTime'),
    authScheme: schemeFacts[row.authScheme].authScheme,
    authType: schemeFacts[row.authScheme].authType,
    status: row.status,
    ...(row.diagnosis && { diagnosis: row.diagnosis }),
    ...(row.providerMetadata && { providerMetadata: row.providerMetadata }),
  };
}

function toShownAccounts(row: ConnectionRow): Pick<Connection, 'account' | 'offeredAccount'> {
  const { account, aside } = row;
  const id = account ? accountId(account) : undefined;
  const { account: offered, expireTime = '' } = aside?.kind === 'offered' ? aside : {};
  const offeredId = offered ? accountId(offered) : undefined;
  const unconfirmed = isUnconfirmed(row) && { isUnconfirmed: true as const };
  return {
    ...(account && id !== undefined && { account: { ...account, id, ...unconfirmed } }),
    ...(offered && offeredId !== undefined && { offeredAccount: { ...offered, id: offeredId, expireTime } }),
  };
}

/** The members that show credentials. Only for callers who may see them. */
export function toShownCredentials(
  row: ConnectionRow,
  { apiKey, tokens }: Credentials,
  { withRefreshToken }: { withRefreshToken: boolean },
): Pick<Connection, 'apiKey' | 'oauth2AuthorizationCode'> {
  if (row.authScheme === 'apiKey' && apiKey !== undefined) return { apiKey };
  if (!row.authScheme.startsWith('oauth2/authorizationCode') || !tokens) return {};
  const { accessToken, refreshToken, scopes } = tokens;
  return {
    oauth2AuthorizationCode: {
      ...(accessToken && { accessToken }),
      ...(withRefreshToken && refreshToken && { refreshToken }),
      ...(scopes && { scopes }),
    },
  };
}
