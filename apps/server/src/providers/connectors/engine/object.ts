import { exceptionOf, listedName } from '@dowel/schema/connector';
import type { ConnectorObject, ListEndpoint } from '../format.ts';
import type { RestDefinition } from './definition.ts';
import { ProviderError } from './provider-error.ts';

export {
  askedTimesOf,
  canAskForChanges,
  feedOf,
  objectOf as toObject,
} from '@dowel/schema/connector';

/**
 * @throws {ProviderError} when the provider has only objects with other names
 */
export function assertObject(connector: RestDefinition, objectName: string): void {
  if (hasObject(connector, objectName)) return;
  throw new ProviderError('missing_object', `${connector.displayName} has no object "${objectName}".`);
}

/** Whether the connector knows an object of this name. */
export function hasObject(connector: RestDefinition, objectName: string): boolean {
  return connector.objectNames === 'any' || listedName(connector, objectName) !== undefined;
}

/** The list of an object that can be limited to some records. */
export function limitedList({ list, filteredList }: ConnectorObject): ListEndpoint {
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
