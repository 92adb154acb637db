import type { Connector, ConnectorObject, ObjectVariant } from './connector.ts';

/** How a connector handles an object: its defaults, with its exceptions for this name. */
export function objectOf({ object, objects = {} }: Connector, objectName: string): ConnectorObject {
  const own = Object.hasOwn(objects, objectName) ? objects[objectName] : undefined;
  if (own === undefined) return object;
  const all = [...Object.entries(object), ...Object.entries(own).filter(([, part]) => part !== undefined)];
  const parts = Object.fromEntries(all);
  // The cast is safe: an exception has members of an object, and null only for those that an object may lack.
  return Object.fromEntries(Object.entries(parts).filter(([, part]) => part !== null)) as ConnectorObject;
}

/** The connector as it handles an object that has these fields. */
export function variantFor(
  connector: Connector,
  objectName: string,
  fieldNames: readonly string[],
): Connector {
  const { objects = {} } = connector;
  const { variants = [] } = objectOf(connector, objectName);
  const variant = variants.find(({ has }) => has.every((name) => fieldNames.includes(name)));
  if (!variant) return connector;
  const own = Object.hasOwn(objects, objectName) ? objects[objectName] : undefined;
  const parts = { ...own, ...partsOf(variant), variants: null };
  return { ...connector, objects: { ...objects, [objectName]: parts } };
}

/** What a variant replaces. */
export function partsOf({ has: _, ...parts }: ObjectVariant): Omit<ObjectVariant, 'has'> {
  return parts;
}
