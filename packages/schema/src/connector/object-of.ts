import type { Connector, ConnectorException, ConnectorObject } from './connector.ts';
import { listedName, nameIn } from './listed-name.ts';

/** How each connector handles its objects, by their names. Every page and record of a run needs it. */
const known = new WeakMap<Connector, Map<string, ConnectorObject>>();
/** Customers have objects of their own, so only this many are kept for a connector. */
const MOST_NAMES = 1000;

/** How a connector handles an object: its defaults, and its exceptions for this name. The answer is kept, so the connector must not change later. */
export function objectOf(connector: Connector, objectName: string): ConnectorObject {
  const byName = known.get(connector) ?? new Map<string, ConnectorObject>();
  const made = byName.get(objectName);
  if (made) return made;
  const object = makeObject(connector, objectName);
  if (byName.size >= MOST_NAMES) byName.clear();
  known.set(connector, byName.set(objectName, object));
  return object;
}

function makeObject(connector: Connector, objectName: string): ConnectorObject {
  const { object } = connector;
  const own = exceptionOf(connector, objectName);
  const name = nameIn(connector, objectName);
  if (own === undefined) return withName(object, name);
  const all = [...Object.entries(object), ...Object.entries(own).filter(([, part]) => part !== undefined)];
  const parts = Object.entries(Object.fromEntries(all)).filter(([, part]) => part !== null);
  // The cast is safe: an exception has members of an object, and null only for those that an object may lack.
  return withName(Object.fromEntries(parts) as ConnectorObject, name);
}

/** The object with its name in members such as `records: "{objectName}"`. Those of a request are filled when it is sent. */
function withName(object: ConnectorObject, name: string): ConnectorObject {
  const parts = Object.entries(object).map(([key, part]) => [
    key,
    typeof part === 'object' && JSON.stringify(part).includes(PLACEHOLDER) ? filledIn(part, name) : part,
  ]);
  // The cast is safe: only texts differ, and the format takes any text where it takes a placeholder.
  return Object.fromEntries(parts) as ConnectorObject;
}

const PLACEHOLDER = '{objectName}';

function filledIn(value: unknown, name: string, key = ''): unknown {
  if (isFilledWhenSent(key, value)) return value;
  if (typeof value === 'string') return value.replaceAll(PLACEHOLDER, () => name);
  if (Array.isArray(value)) return value.map((one) => filledIn(one, name));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([inner, one]) => [inner, filledIn(one, name, inner)]));
}

/** A name is encoded in a path, and quoted in a query language. */
function isFilledWhenSent(key: string, value: unknown): boolean {
  if (key === 'path' || key === 'text') return true;
  return typeof value === 'object' && (key === 'query' || key === 'headers' || key === 'body');
}

/** What is different of an object. One that a manifest names in another form has the name in it that the provider knows. */
export function exceptionOf(connector: Connector, objectName: string): ConnectorException | undefined {
  const { object, objects = {} } = connector;
  const listed = listedName(connector, objectName);
  const own = listed === undefined ? undefined : objects[listed];
  if (listed === objectName || listed === undefined || own === undefined) return own;
  const text = JSON.stringify({ ...object, ...own });
  // The cast is safe: only texts differ, and the format takes any text where it takes a placeholder.
  return JSON.parse(text.replaceAll('{objectName}', () => listed)) as ConnectorException;
}
