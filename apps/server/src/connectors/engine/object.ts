import type { Connector, ConnectorObject, ListEndpoint } from '../connector.ts';
import { ProviderError } from './provider-error.ts';

/** How a connector handles an object: the connector's defaults, with its exceptions for this name. */
export function toObject({ object, objects = {} }: Connector, objectName: string): ConnectorObject {
  const own = Object.hasOwn(objects, objectName) ? objects[objectName] : undefined;
  if (own === undefined) return object;
  const all = [...Object.entries(object), ...Object.entries(own).filter(([, part]) => part !== undefined)];
  const parts = Object.fromEntries(all);
  // The cast is safe: an exception has members of an object, and null only for those that an object may lack.
  return Object.fromEntries(Object.entries(parts).filter(([, part]) => part !== null)) as ConnectorObject;
}

/**
 * @throws {ProviderError} when the provider has only objects with other names
 */
export function assertObject(
  { objectNames, objects = {}, displayName }: Connector,
  objectName: string,
): void {
  if (objectNames === 'any' || Object.hasOwn(objects, objectName)) return;
  throw new ProviderError('missing_object', `${displayName} has no object "${objectName}".`);
}

/** The list of an object that can be limited to some records. */
export function limitedList({ list, filteredList }: ConnectorObject): ListEndpoint {
  return filteredList ?? list;
}
