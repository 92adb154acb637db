import type {
  ConfigContent,
  ConnectedAccount,
  ConnectionData,
  InstallationFields,
  MessageAction,
  MessageOf,
  NotificationData,
  NotificationEvent,
  NotificationEventOf,
  NotificationEventType,
  TriggerRead,
} from '@dowel/schema';
import { toAnsweredContent } from '@dowel/schema/rules';
import type { MockStore, MovedAccount, StoredConnection, StoredInstallation } from './store.ts';

/** An event that the service would send: what the webhook's body has, with its id and when it happened. */
export type MockEvent<Type extends NotificationEventType = NotificationEventType> =
  NotificationEventOf<Type> & {
    /** The same in every attempt to deliver the event. */
    readonly id: string;
    readonly createTime: string;
  };

/** A message that the service would send: the webhook's body, with its id and when it happened. */
export type MockMessage<Action extends MessageAction = MessageAction> = MessageOf<Action> & {
  /** The same in every attempt to deliver the message. */
  readonly id: string;
  readonly createTime: string;
};

/** @throws {Error} when no event of this type was recorded */
export function getEvent<Type extends NotificationEventType>(store: MockStore, type: Type): MockEvent<Type> {
  const isWanted = (event: MockEvent): event is MockEvent<Type> => event.notificationType === type;
  const event = store.events.filter(isWanted).at(-1);
  if (event) return event;
  const recorded = store.events.map(({ notificationType }) => notificationType).join(', ') || 'nothing';
  throw new Error(
    `The mock service would have sent no ${type}, but ${recorded}. Make the change first, or build the event with buildEvent.`,
  );
}

type ConnectionChange = 'connection.created' | 'connection.updated' | 'connection.deleted';

/** Records what happened to a connection. */
export function emitConnection(store: MockStore, type: ConnectionChange, connection: StoredConnection): void {
  emit(store, { notificationType: type, data: toConnectionData(connection) });
}

/** Records that a connection leads to another account, or that an installation was moved to one. */
export function emitAccountChange(
  store: MockStore,
  connection: StoredConnection,
  { account, before, installationId }: Omit<MovedAccount, 'since'> & { installationId?: string },
): void {
  emit(store, {
    notificationType: 'connection.account.changed',
    data: {
      ...toConnectionData(connection),
      account: toAccount(account),
      ...(before && { accountBefore: toAccount(before) }),
      ...(installationId !== undefined && { installationId }),
    },
  });
}

/** Records that an installation was made or removed. */
export function emitInstallation(
  store: MockStore,
  type: 'installation.created' | 'installation.deleted',
  installation: StoredInstallation,
): void {
  emit(store, { notificationType: type, data: toData(store, installation) });
}

/** Records that the config of an installation changed. */
export function emitConfigChange(
  store: MockStore,
  installation: StoredInstallation,
  before: ConfigContent,
): void {
  const lastConfig = toAnsweredContent(before);
  emit(store, {
    notificationType: 'installation.updated',
    data: { ...toData(store, installation), lastConfig },
  });
}

/** Records that a read which was asked for is done. */
export function emitTriggeredRead(
  store: MockStore,
  installation: StoredInstallation,
  objectName: string,
  { sinceTimestamp, untilTimestamp }: Pick<TriggerRead, 'sinceTimestamp' | 'untilTimestamp'>,
): void {
  emit(store, {
    notificationType: 'read.triggered.done',
    data: {
      ...toFields(store, installation),
      objectName,
      ...(sinceTimestamp && { fromTimestamp: inUtc(sinceTimestamp) }),
      ...(untilTimestamp && { untilTimestamp: inUtc(untilTimestamp) }),
    },
  });
}

const inUtc = (timestamp: string) => new Date(timestamp).toISOString();

/** Records that the first read of an object is done. */
export function emitBackfillDone(
  store: MockStore,
  installation: StoredInstallation,
  objectName: string,
): void {
  const data = { ...toFields(store, installation), objectName };
  emit(store, { notificationType: 'read.backfill.done', data });
}

function emit(store: MockStore, event: NotificationEvent): void {
  store.events.push({ ...event, id: store.newEventId(), createTime: store.timestamp() });
}

function toConnectionData(connection: StoredConnection): ConnectionData {
  const { id, projectId, provider, group, consumer, isPersonal, account } = connection;
  const { groupRef } = group;
  const { consumerRef, consumerName } = consumer;
  const names = { groupRef, consumerRef, consumerName };
  return {
    projectId,
    connectionId: id,
    provider,
    ...names,
    ...(isPersonal && { isPersonal }),
    ...(account && { account: toAccount(account) }),
  };
}

/** Only whose account it is: without its id, its times and the account before. */
export function toAccount({ workspace, person }: ConnectedAccount): ConnectedAccount {
  return { ...(workspace && { workspace }), ...(person && { person }) };
}

function toData(
  store: MockStore,
  installation: StoredInstallation,
): NotificationData<'installation.created'> {
  return { ...toFields(store, installation), config: toAnsweredContent(installation.config.content) };
}

/** What every event about an installation says of it. */
function toFields(store: MockStore, installation: StoredInstallation): InstallationFields {
  const { id, projectId, integrationId, connectionId, groupRef, installationRef, name } = installation;
  const integration = store.integrations.find((one) => one.id === integrationId);
  const connection = store.connections.find((one) => one.id === connectionId);
  const group = store.groups.find((one) => one.projectId === projectId && one.groupRef === groupRef);
  return {
    projectId,
    provider: integration?.provider ?? installation.config.content.provider,
    integrationId,
    integrationName: integration?.name ?? '',
    installationId: id,
    ...(installationRef && { installationRef }),
    ...(name !== undefined && { installationName: name }),
    connectionId,
    groupRef,
    groupName: group?.groupName ?? groupRef,
    consumerRef: connection?.consumer.consumerRef ?? '',
    consumerName: connection?.consumer.consumerName ?? '',
  };
}
