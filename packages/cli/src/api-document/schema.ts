import { isPlainObject, type PlainObject } from '@dowel/schema/rules';

/** What an API document says of a JSON value. A document may refer to itself, so everything below is read when asked for. */
export interface ApiSchema {
  /** `string`, `integer`, `array` and so on, without `null`. Empty: the document does not say. */
  readonly types: ReadonlySet<string>;
  readonly format: string | undefined;
  readonly maximum: number | undefined;
  /** The only values that there are. None: the document does not say. */
  readonly choices: readonly unknown[];
  /** The members that have to be there. */
  readonly required: ReadonlySet<string>;
  readonly isReadOnly: boolean;
  readonly isDeprecated: boolean;
  /** The members of a map. None: the document does not say. */
  readonly members: ReadonlyMap<string, ApiSchema>;
  /** Whether there may be members that the document does not name. */
  readonly isOpen: boolean;
  /** The entries of a list. */
  readonly items: ApiSchema | undefined;
}

/** A node of a document, as it is written. */
export type ApiNode = PlainObject;

/** The most parts of which one schema is put together. A document beyond that refers to itself without end. */
const MOST_PARTS = 500;

/** The schema at a node of a document, with all that `$ref`, `allOf`, `oneOf` and `anyOf` lead to. */
export function schemaOf(document: ApiNode, nodes: readonly unknown[]): ApiSchema {
  const parts = partsOf(document, nodes);
  const all = (name: string) => parts.flatMap((part) => (Object.hasOwn(part, name) ? [part[name]] : []));
  const first = <Value>(name: string, isOne: (value: unknown) => value is Value) => all(name).find(isOne);
  return {
    types: new Set([...all('type').flat().filter(isText), ...impliedTypes(parts)].filter(isNoNull)),
    format: first('format', isText),
    maximum: first('maximum', isNumber),
    choices: all('enum').flat(),
    required: new Set(all('required').flat().filter(isText)),
    isReadOnly: all('readOnly').includes(true),
    isDeprecated: all('deprecated').includes(true),
    get members() {
      return membersOf(document, all('properties').filter(isPlainObject));
    },
    isOpen:
      all('additionalProperties').some((value) => value === true || isPlainObject(value)) ||
      !parts.some((part) => isPlainObject(part.properties)),
    get items() {
      const items = all('items').filter(isPlainObject);
      return items.length > 0 ? schemaOf(document, items) : undefined;
    },
  };
}

/** The node that a reference leads to. A reference to another file leads nowhere. */
export function resolved(document: ApiNode, node: unknown): ApiNode | undefined {
  let current = node;
  for (let steps = 0; isPlainObject(current) && isText(current.$ref); steps += 1) {
    if (steps > MOST_PARTS || !current.$ref.startsWith('#/')) return undefined;
    current = current.$ref
      .slice(2)
      .split('/')
      .map((name) => unescaped(name))
      .reduce<unknown>((inside, name) => (isOwner(inside, name) ? inside[name] : undefined), document);
  }
  return isPlainObject(current) ? current : undefined;
}

function partsOf(document: ApiNode, nodes: readonly unknown[]): ApiNode[] {
  const parts = new Set<ApiNode>();
  const waiting = [...nodes];
  while (waiting.length > 0 && parts.size < MOST_PARTS) {
    const part = resolved(document, waiting.shift());
    if (!part || parts.has(part)) continue;
    parts.add(part);
    waiting.push(...[part.allOf, part.oneOf, part.anyOf].filter(Array.isArray).flat());
  }
  return [...parts];
}

function membersOf(document: ApiNode, maps: readonly ApiNode[]): ReadonlyMap<string, ApiSchema> {
  const nodes = new Map<string, unknown[]>();
  for (const [name, node] of maps.flatMap((map) => Object.entries(map))) {
    nodes.set(name, [...(nodes.get(name) ?? []), node]);
  }
  return new Map([...nodes].map(([name, of]) => [name, schemaOf(document, of)]));
}

function impliedTypes(parts: readonly ApiNode[]): string[] {
  return parts.flatMap(({ properties, items }) => [
    ...(isPlainObject(properties) ? ['object'] : []),
    ...(isPlainObject(items) ? ['array'] : []),
  ]);
}

function unescaped(name: string): string {
  const plain = name.replaceAll('~1', '/').replaceAll('~0', '~');
  try {
    return decodeURIComponent(plain);
  } catch {
    return plain;
  }
}

const isOwner = (value: unknown, name: string): value is ApiNode =>
  typeof value === 'object' && value !== null && Object.hasOwn(value, name);
const isText = (value: unknown): value is string => typeof value === 'string';
const isNumber = (value: unknown): value is number => typeof value === 'number';
const isNoNull = (type: string) => type !== 'null';

/** The schema at a dotted path. Undefined: there is no such member. `unknown`: the document does not say. */
export function schemaAt(schema: ApiSchema | undefined, path: string): ApiSchema | 'unknown' | undefined {
  let current = schema;
  for (const name of path === '.' ? [] : path.split('.')) {
    if (!current) return 'unknown';
    const inside: ApiSchema | undefined = /^\d+$/.test(name) ? current.items : current.members.get(name);
    if (!inside) return current.isOpen ? 'unknown' : undefined;
    current = inside;
  }
  return current ?? 'unknown';
}
