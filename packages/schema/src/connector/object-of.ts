import type { Connector, ConnectorException, ConnectorObject } from './connector.ts';
import { listedName, nameIn } from './listed-name.ts';

/** How a connector handles an object: its defaults, with its exceptions for this name. */
export function objectOf(connector: Connector, objectName: string): ConnectorObject {
  const { object } = connector;
  const own = exceptionOf(connector, objectName);
  const name = nameIn(connector, objectName);
  if (own === undefined) return withName(object, name);
  const all = [...Object.entries(object), ...Object.entries(own).filter(([, part]) => part !== undefined)];
  const parts = Object.fromEntries(all);
  // The cast is safe: an exception has members of an object, and null only for those that an object may lack.
  const whole = Object.fromEntries(
    Object.entries(parts).filter(([, part]) => part !== null),
  ) as ConnectorObject;
  return withName(whole, name);
}

/** The object with its name in members such as `records: "{objectName}"`. Those of a request are filled when it is sent. */
function withName(object: ConnectorObject, name: string): ConnectorObject {
  const takesName = Object.entries(object).filter(([, part]) => hasPlaceholder(part));
  if (takesName.length === 0) return object;
  const parts = takesName.map(([key, part]) => [key, filledIn(part, name)] as const);
  // The cast is safe: only texts differ, and the format takes any text where it takes a placeholder.
  return { ...object, ...Object.fromEntries(parts) } as ConnectorObject;
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

/** Parts by whether they have the placeholder. Each page and record of a run asks. */
const askedParts = new WeakMap<object, boolean>();

function hasPlaceholder(part: unknown): boolean {
  if (typeof part !== 'object' || part === null) return false;
  const known = askedParts.get(part);
  if (known !== undefined) return known;
  const text = JSON.stringify(part, (key, value) => (isFilledWhenSent(key, value) ? undefined : value));
  askedParts.set(part, text.includes(PLACEHOLDER));
  return text.includes(PLACEHOLDER);
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
