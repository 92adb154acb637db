import type { IntegrationObject, Operation } from '@dowel/schema';
import {
  effectiveReadObject,
  judgeFilter,
  namesOfObject,
  ownValue,
  readReasons,
  recordMapping,
  withProviderValues,
} from '@dowel/schema/rules';
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
  const names = integration
    ? namesOfObject(integration.latestRevision.content, 'read', object.objectName)
    : [];
  const entry = names.flatMap((name) => ownValue(read?.objects ?? {}, name) ?? [])[0];
  return { entry, effective: effectiveReadObject(object, entry) };
}

/** The records of the pretend account that a read finds: those that every filter lets through. */
export function recordsToRead(read: ReadObject, readType: ReadType): MockRecord[] {
  const { store, object } = read;
  const { entry, effective } = howToRead(read);
  const mapping = recordMapping(object, entry);
  const filters = readType === 'backfill' ? effective.backfillFilters : effective.fieldFilters;
  const isWanted = (record: MockRecord) =>
    filters.every((filter) => {
      const verdict = judgeFilter(withProviderValues(mapping, filter), record);
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

function providerOf({ installation }: ReadObject): string {
  return installation.config.content.provider;
}
