import type { IntegrationObject, Operation, ReadMessage } from '@dowel/schema';
import {
  effectiveReadObject,
  isOnRequest,
  judgeFilter,
  namesOfObject,
  ownValue,
  readReasons,
  recordMapping,
  toReadResult,
} from '@dowel/schema/rules';
import { toFields } from './events.ts';
import type { MockRecord } from './records.ts';
import type { MockStore, StoredInstallation } from './store.ts';

type ReadType = keyof typeof readReasons;

/** An object that an installation reads. */
export interface ReadObject {
  readonly store: MockStore;
  readonly installation: StoredInstallation;
  readonly object: IntegrationObject;
}

/** How an object is read, with what the config says. */
export function howToRead({ store, installation, object }: ReadObject) {
  const { read } = installation.config.content;
  const integration = store.integrations.find(({ id }) => id === installation.integrationId);
  const names = integration ? namesOfObject(integration.latestRevision.content, object.objectName) : [];
  const entry = names.flatMap((name) => ownValue(read?.objects ?? {}, name) ?? [])[0];
  return { entry, effective: effectiveReadObject(object, entry) };
}

/** The records of the pretend account that a read finds: those that every filter lets through. */
export function recordsToRead(read: ReadObject, readType: ReadType): MockRecord[] {
  const { store, object } = read;
  const { effective } = howToRead(read);
  const filters = readType === 'backfill' ? effective.backfillFilters : effective.fieldFilters;
  const isWanted = (record: MockRecord) =>
    filters.every((filter) => {
      const verdict = judgeFilter(filter, record);
      return 'fits' in verdict && verdict.fits;
    });
  return [...store.records.of(providerOf(read), object.objectName).values()].filter(isWanted);
}

/** Begins the operation of a read, with the first line of its log. */
export function beginRead({ store, installation, object }: ReadObject, readType: ReadType): Operation {
  const { id: installationId, projectId, integrationId, config } = installation;
  const createTime = store.timestamp();
  const operation: Operation = {
    id: store.newId(),
    projectId,
    integrationId,
    installationId,
    configId: config.id,
    actionType: 'read',
    status: 'in_progress',
    metadata: { objects: [object.objectName], readType, progress: { recordsProcessed: 0 } },
    createTime,
  };
  store.operations.push(operation);
  logRead(store, operation, readReasons[readType]);
  return operation;
}

/** Adds a line to the log of a read. */
export function logRead(store: MockStore, { id }: Operation, msg: string, severity = 'INFO'): void {
  store.logs[id] ??= [];
  store.logs[id].push({ timestamp: store.timestamp(), severity, message: { msg, operation_id: id } });
}

/**
 * Delivers records that were read. An inbox of the project that the object names gets them as a message. For an object
 * whose results wait, the pages are only counted. Other destinations get nothing.
 */
export function deliverRecords(read: ReadObject, operation: Operation, records: readonly MockRecord[]): void {
  if (records.length === 0) return;
  if (isOnRequest(read.object)) keepPages(read, records.length);
  else keepInInbox(read, operation, records);
}

/** The pages of an object that wait until somebody asks, and those that were asked for before they were there. */
export function pagesOf(store: MockStore, installationId: string, objectName: string) {
  store.bufferedPages[installationId] ??= {};
  store.bufferedPages[installationId][objectName] ??= { waiting: 0, asked: 0 };
  return store.bufferedPages[installationId][objectName];
}

/** Lets the records of a read wait, as messages of the size that the manifest wants. */
function keepPages({ store, installation, object }: ReadObject, records: number): void {
  const pages = pagesOf(store, installation.id, object.objectName);
  const read = Math.ceil(records / (object.delivery?.pageSize ?? records));
  const sent = Math.min(pages.asked, read);
  pages.asked -= sent;
  pages.waiting += read - sent;
}

function keepInInbox(read: ReadObject, operation: Operation, records: readonly MockRecord[]): void {
  const { store, installation, object } = read;
  const { effective, entry } = howToRead(read);
  const inbox = store.destinations.find(
    (one) => one.projectId === installation.projectId && one.name === effective.destination,
  );
  if (inbox?.type !== 'inbox') return;
  const held = store.objectsOf(providerOf(read))?.[object.objectName];
  const fields = held && 'fields' in held ? Object.keys(held.fields) : [];
  const mapping = recordMapping(object, entry, fields);
  const result = records.map((record) => ({ id: record.id, ...toReadResult(mapping, record) }));
  const before = store.inboxMessages[inbox.id] ?? [];
  const time = store.timestamp();
  const message: ReadMessage = {
    ...envelopeOf(read, operation, effective.deliveredName),
    resultInfo: { type: 'inline', numRecords: result.length },
    result,
  };
  store.inboxMessages[inbox.id] = [
    ...before,
    {
      position: (before.at(-1)?.position ?? 0) + 1,
      messageId: `msg_${store.newId()}`,
      eventType: 'read',
      time,
      body: JSON.stringify(message),
    },
  ];
}

function envelopeOf({ store, installation, object }: ReadObject, operation: Operation, objectName: string) {
  const { integrationId: _, integrationName: __, connectionId, ...who } = toFields(store, installation);
  const workspace = store.connections.find(({ id }) => id === connectionId)?.providerWorkspaceRef;
  const readType = operation.metadata?.readType;
  return {
    action: 'read' as const,
    ...who,
    installationUpdateTime: installation.updateTime ?? installation.createTime,
    objectName,
    rawObjectName: object.objectName,
    ...(workspace !== undefined && { workspace }),
    operationId: operation.id,
    ...(isReadType(readType) && { readType }),
    ...(operation.createTime !== undefined && { operationTime: operation.createTime }),
  };
}

function isReadType(value: unknown): value is ReadType {
  return typeof value === 'string' && Object.hasOwn(readReasons, value);
}

function providerOf({ installation }: ReadObject): string {
  return installation.config.content.provider;
}
