import type { ConnectedAccount } from '@dowel/schema';
import type { AsideCredentials } from '../../../platform/db/tables/connections.ts';
import type { ConnectionChanges, ConnectionRow } from '../queries.ts';

/** How long a sign-in to another account waits for somebody to confirm it. */
const OFFER_MS = 15 * 60 * 1000;

export const noAside: ConnectionChanges = { aside: null, asideSealed: null, asideSealKeyId: null };

/** Whether nobody knows if the stored credentials are still of the account that the connection leads to. */
export function isUnconfirmed({ aside }: Pick<ConnectionRow, 'aside'>): boolean {
  return aside?.kind === 'previous';
}

/** The sign-in to another account that waits. Undefined when there is none, or when its time is over. */
export function offerOf(
  { aside }: Pick<ConnectionRow, 'aside'>,
  now: Date,
): { account: ConnectedAccount } | undefined {
  if (aside?.kind !== 'offered' || aside.account === undefined) return undefined;
  return Date.parse(aside.expireTime ?? '') > now.getTime() ? { account: aside.account } : undefined;
}

/** Keeps the credentials in use, because others of which nobody knows the account replace them. */
export function keepPrevious(row: ConnectionRow): ConnectionChanges {
  return isUnconfirmed(row) ? {} : setAside({ kind: 'previous' }, row);
}

/** Keeps credentials of another account until somebody confirms it. The connection goes on with those it has. */
export function offer(
  credentials: ConnectionChanges,
  account: ConnectedAccount,
  now: Date,
): ConnectionChanges {
  const expireTime = new Date(now.getTime() + OFFER_MS).toISOString();
  // The server looks at the connection now, and plans when to give the offer up.
  return { ...setAside({ kind: 'offered', expireTime, account }, credentials), refreshDueTime: now };
}

/** Puts the credentials that were kept in the place of those in use. */
export function takeUp({ aside, asideSealed, asideSealKeyId }: ConnectionRow): ConnectionChanges {
  if (!aside) return {};
  const { kind: _, expireTime: __, account: ___, tokenExpireTime, ...columns } = aside;
  return {
    ...columns,
    credentialsSealed: asideSealed,
    sealKeyId: asideSealKeyId,
    tokenExpireTime: tokenExpireTime === null ? null : new Date(tokenExpireTime),
  };
}

function setAside(
  about: Pick<AsideCredentials, 'kind' | 'expireTime' | 'account'>,
  from: ConnectionChanges,
): ConnectionChanges {
  const { authScheme, status, credentialsSealed, sealKeyId, tokenExpireTime } = from;
  if (authScheme === undefined || status === undefined) return {};
  const aside: AsideCredentials = {
    ...about,
    authScheme,
    status,
    providerAppId: from.providerAppId ?? null,
    providerMetadata: from.providerMetadata ?? null,
    providerWorkspaceRef: from.providerWorkspaceRef ?? null,
    providerConsumerRef: from.providerConsumerRef ?? null,
    acceptedOrigins: from.acceptedOrigins ?? null,
    tokenExpireTime: tokenExpireTime?.toISOString() ?? null,
  };
  return { aside, asideSealed: credentialsSealed ?? null, asideSealKeyId: sealKeyId ?? null };
}
