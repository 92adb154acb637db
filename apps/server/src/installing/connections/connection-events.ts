import type {
  ConnectedAccount,
  Connection,
  ConnectionData,
  ConnectionDiagnosis,
  NotificationEvent,
  NotificationEventOf,
} from '@dowel/schema';
import { diagnosisWords } from '@dowel/schema/rules';
import { toConnectedAccount } from './identity/connected-account.ts';
import type { ConnectionRow } from './queries.ts';

/** The events that say no more than which connection they are about. */
type PlainType = `connection.${'created' | 'updated' | 'deleted' | 'refreshed'}`;

/** The account that a connection leads to, and the one before. */
interface AccountChange {
  readonly account: ConnectedAccount;
  /** Undefined if it was not known. */
  readonly before?: ConnectedAccount | undefined;
}

export interface ToldConnection
  extends Pick<ConnectionRow, 'projectId' | 'id' | 'provider' | 'groupRef' | 'consumerRef'> {
  readonly consumer: { readonly consumerName: string };
  readonly account: ConnectedAccount | null;
  readonly isPersonal?: boolean | undefined;
  /** The link with which somebody has signed in. */
  readonly connectionLinkId?: string | undefined;
}

export function connectionEvent(notificationType: PlainType, row: ToldConnection): NotificationEvent {
  return { notificationType, data: toConnectionData(row) };
}

/** The connection leads to another account, or to one that was not known before. */
export function connectionAccountEvent(
  row: ToldConnection,
  { account, before }: AccountChange,
): NotificationEventOf<'connection.account.changed'> {
  const data = { ...toConnectionData(row), account, ...(before && { accountBefore: before }) };
  return { notificationType: 'connection.account.changed', data };
}

/** An installation was moved to this connection, which leads to another account, or to one that was not known before. */
export function movedAccountEvent(
  { group, consumer, ...connection }: Connection,
  installationId: string,
  changed: AccountChange,
): NotificationEvent {
  const { account } = changed;
  const { groupRef } = group;
  const { consumerRef } = consumer;
  const event = connectionAccountEvent({ ...connection, groupRef, consumerRef, consumer, account }, changed);
  return { ...event, data: { ...event.data, installationId } };
}

/**
 * The provider no longer accepts the credentials.
 * @param message what the provider said, as callers of the API may read it.
 */
export function connectionErrorEvent(
  row: ToldConnection,
  reason: ConnectionDiagnosis['reason'],
  message?: string,
): NotificationEvent {
  const errors = [diagnosisWords[reason].why, ...(message === undefined ? [] : [message])];
  return {
    notificationType: 'connection.error',
    data: { ...toConnectionData(row), errors, error: errors },
  };
}

function toConnectionData(row: ToldConnection): ConnectionData {
  return {
    projectId: row.projectId,
    connectionId: row.id,
    provider: row.provider,
    groupRef: row.groupRef,
    consumerRef: row.consumerRef,
    consumerName: row.consumer.consumerName,
    ...(row.isPersonal && { isPersonal: true as const }),
    ...(row.account && { account: toConnectedAccount(row.account) }),
    ...(row.connectionLinkId && { connectionLinkId: row.connectionLinkId }),
  };
}
