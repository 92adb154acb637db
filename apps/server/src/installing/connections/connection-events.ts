import type { ConnectedAccount, ConnectionData, ConnectionDiagnosis, NotificationEvent } from '@dowel/schema';
import { diagnosisWords } from '@dowel/schema/rules';
import { toConnectedAccount } from './identity/connected-account.ts';
import type { ConnectionRow } from './queries.ts';

/** The events that say no more than which connection they are about. */
type PlainType = `connection.${'created' | 'updated' | 'deleted' | 'refreshed'}`;

export function connectionEvent(notificationType: PlainType, row: ConnectionRow): NotificationEvent {
  return { notificationType, data: toConnectionData(row) };
}

/** The connection leads to another account, or to one that was not known before. */
export function connectionAccountEvent(
  row: ConnectionRow,
  { account, before }: { account: ConnectedAccount; before: ConnectedAccount | undefined },
): NotificationEvent {
  const data = { ...toConnectionData(row), account, ...(before && { accountBefore: before }) };
  return { notificationType: 'connection.account.changed', data };
}

/**
 * The provider no longer accepts the credentials.
 * @param message what the provider said, as callers of the API may read it.
 */
export function connectionErrorEvent(
  row: ConnectionRow,
  reason: ConnectionDiagnosis['reason'],
  message?: string,
): NotificationEvent {
  const errors = [diagnosisWords[reason].why, ...(message === undefined ? [] : [message])];
  return {
    notificationType: 'connection.error',
    data: { ...toConnectionData(row), errors, error: errors },
  };
}

function toConnectionData(row: ConnectionRow): ConnectionData {
  return {
    projectId: row.projectId,
    connectionId: row.id,
    provider: row.provider,
    groupRef: row.groupRef,
    consumerRef: row.consumerRef,
    consumerName: row.consumer.consumerName,
    ...(row.account && { account: toConnectedAccount(row.account) }),
  };
}
