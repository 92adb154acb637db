import type { Connector, ConnectorObject } from '../connector.ts';

/** How a connector handles an object: the connector's defaults, with its exceptions for this name. */
export function toObject(connector: Connector, objectName: string): ConnectorObject {
  const { objects = {} } = connector;
  const own = Object.hasOwn(objects, objectName) ? objects[objectName] : undefined;
  return { ...connector.object, ...own };
}
