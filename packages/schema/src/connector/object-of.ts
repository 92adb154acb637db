import type { Connector, ConnectorException, ConnectorObject } from './connector.ts';
import { listedName } from './listed-name.ts';

/** How a connector handles an object: its defaults, with its exceptions for this name. */
export function objectOf(connector: Connector, objectName: string): ConnectorObject {
  const { object } = connector;
  const own = exceptionOf(connector, objectName);
  if (own === undefined) return object;
  const all = [...Object.entries(object), ...Object.entries(own).filter(([, part]) => part !== undefined)];
  const parts = Object.fromEntries(all);
  // The cast is safe: an exception has members of an object, and null only for those that an object may lack.
  return Object.fromEntries(Object.entries(parts).filter(([, part]) => part !== null)) as ConnectorObject;
}

/** What is different of an object. One that a manifest names in another form has the name in it that the provider knows. */
export function exceptionOf(connector: Connector, objectName: string): ConnectorException | undefined {
  const { object, objects = {} } = connector;
  const listed = listedName(connector, objectName);
  const own = listed === undefined ? undefined : objects[listed];
  if (listed === objectName || listed === undefined || own === undefined) return own;
  const named = namedExceptions.get(connector) ?? new Map<string, ConnectorException>();
  namedExceptions.set(connector, named);
  const known = named.get(listed);
  if (known) return known;
  const text = JSON.stringify({ ...object, ...own });
  // The cast is safe: only texts differ, and the format takes any text where it takes a placeholder.
  const exception = JSON.parse(text.replaceAll('{objectName}', () => listed)) as ConnectorException;
  named.set(listed, exception);
  return exception;
}

/** Exceptions with the listed name in them, by that name. Each page and record of a run asks for one. */
const namedExceptions = new WeakMap<Connector, Map<string, ConnectorException>>();
