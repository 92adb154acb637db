import type { Connector, ConnectorObject } from './connector.ts';

/** How a connector handles an object: its defaults, with its exceptions for this name. */
export function objectOf({ object, objects = {} }: Connector, objectName: string): ConnectorObject {
  const own = Object.hasOwn(objects, objectName) ? objects[objectName] : undefined;
  if (own === undefined) return object;
  const all = [...Object.entries(object), ...Object.entries(own).filter(([, part]) => part !== undefined)];
  const parts = Object.fromEntries(all);
  // The cast is safe: an exception has members of an object, and null only for those that an object may lack.
  return Object.fromEntries(Object.entries(parts).filter(([, part]) => part !== null)) as ConnectorObject;
}
