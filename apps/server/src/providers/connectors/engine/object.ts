import { exceptionOf, listedName, nameIn, objectOf } from '@dowel/schema/connector';
import type { ToldEvents } from '../connector.ts';
import type { ConnectorObject, ListEndpoint } from '../format.ts';
import type { RestDefinition } from './definition.ts';
import type { Changes } from './feed-changes.ts';
import { ProviderError } from './provider-error.ts';
import type { DeletedList } from './read-deleted.ts';

export { askedTimesOf, canAskForChanges, feedOf } from './feed-changes.ts';

/** How an object is handled, with the changes and events of which only code can tell. */
export type HandledObject = Omit<ConnectorObject, 'changes' | 'events'> & {
  readonly changes: Changes;
  readonly events?: ToldEvents | undefined;
  /** What was deleted is in a list of its own, which reads of changes go through too. */
  readonly deleted?: DeletedList | undefined;
};

export function toObject(connector: RestDefinition, objectName: string): HandledObject {
  const object = objectOf(connector, objectName);
  const listed = nameIn(connector, objectName);
  const { changesOf, eventsOf, deletedOf } = connector.functions ?? {};
  const [changes, events] = [changesOf?.(listed), eventsOf?.(listed)];
  const deleted = object.deletes.source === 'endpoint' ? deletedOf?.(listed) : undefined;
  if (!changes && !events && !deleted) return object;
  return {
    ...object,
    ...(changes && { changes }),
    ...(events && { events }),
    ...(deleted && { deleted, deletes: { source: 'flag', member: deleted.member } }),
  };
}

/**
 * @throws {ProviderError} when the provider has only objects with other names
 */
export function assertObject(connector: RestDefinition, objectName: string): void {
  if (hasObject(connector, objectName)) return;
  throw new ProviderError('missing_object', `${connector.displayName} has no object "${objectName}".`);
}

export function hasObject(connector: RestDefinition, objectName: string): boolean {
  return connector.objectNames === 'any' || listedName(connector, objectName) !== undefined;
}

/** The list of an object that can be limited to some records. */
export function limitedList({
  list,
  filteredList,
}: Pick<ConnectorObject, 'list' | 'filteredList'>): ListEndpoint {
  return filteredList ?? list;
}

/** The connector as it handles an object that has these fields. */
export function fittedTo(
  connector: RestDefinition,
  objectName: string,
  fieldNames: readonly string[],
): RestDefinition {
  const parts = connector.functions?.partsFor?.(fieldNames);
  if (!parts) return connector;
  const own = { ...exceptionOf(connector, objectName), ...parts };
  return { ...connector, objects: { ...connector.objects, [objectName]: own } };
}
