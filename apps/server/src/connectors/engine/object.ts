import type { Connector, ConnectorObject, ListEndpoint } from '../connector.ts';
import { ProviderError } from './provider-error.ts';

export {
  askedTimesOf,
  canAskForChanges,
  feedOf,
  objectOf as toObject,
  variantFor,
} from '@dowel/schema/connector';

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
