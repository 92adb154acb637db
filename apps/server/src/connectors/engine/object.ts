import type { Connector, ConnectorObject } from '../connector.ts';

/** How a connector handles an object: as any other, but for what it says of this name. */
export function toObject(connector: Connector, objectName: string): ConnectorObject {
  const { objects = {} } = connector;
  const own = Object.hasOwn(objects, objectName) ? objects[objectName] : undefined;
  return { ...connector.object, ...own };
}
