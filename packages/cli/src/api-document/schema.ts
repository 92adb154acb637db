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
      return membersOf(
        document,
        all('properties')
          .map((map) => resolved(document, map))
          .filter((map) => map !== undefined),
      );
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
  const found = followed(document, node);
  return isPlainObject(found) ? found : undefined;
}

/** The map or the list in a member of a node. Each of the two can be a reference. */
export function memberAt(document: ApiNode, node: unknown, name: string): unknown {
  const owner = resolved(document, node);
  return owner && Object.hasOwn(owner, name) ? followed(document, owner[name]) : undefined;
}

/** The same, of a member that is a map. Empty: there is none. */
export function mapAt(document: ApiNode, node: unknown, name: string): ApiNode {
  const map = memberAt(document, node, name);
  return isPlainObject(map) ? map : {};
}

function followed(document: ApiNode, node: unknown): unknown {
  let current = node;
  for (let steps = 0; isPlainObject(current) && isText(current.$ref); steps += 1) {
    if (steps > MOST_PARTS || !current.$ref.startsWith('#/')) return undefined;
    current = current.$ref
      .slice(2)
      .split('/')
      .map((name) => unescaped(name))
      .reduce<unknown>((inside, name) => (isOwner(inside, name) ? inside[name] : undefined), document);
  }
  return current;
}

/** What lies below an example is no part of the document. */
const examples = new Set(['example', 'examples', 'default', 'enum', 'const']);

/** The references at a node, and behind what it refers to, that lead nowhere. */
export function brokenReferences(document: ApiNode, node: unknown): string[] {
  const broken = new Set<string>();
  const seen = new Set<unknown>();
  const waiting: unknown[] = [node];
  while (waiting.length > 0) {
    const part = waiting.pop();
    if (typeof part !== 'object' || part === null || seen.has(part)) continue;
    seen.add(part);
    if ('$ref' in part && isText(part.$ref)) {
      const target = followed(document, part);
      if (target === undefined) broken.add(part.$ref);
      else waiting.push(target);
    }
    const inside = Object.entries(part).filter(([name]) => !examples.has(name) && !name.startsWith('x-'));
    waiting.push(...inside.map(([, one]) => one));
  }
  return [...broken];
}

function partsOf(document: ApiNode, nodes: readonly unknown[]): ApiNode[] {
  const parts = new Set<ApiNode>();
  const waiting = [...nodes];
  while (waiting.length > 0 && parts.size < MOST_PARTS) {
    const node = waiting.shift();
    // What stands beside a reference counts too.
    for (const part of [resolved(document, node), node]) {
      if (!isPlainObject(part) || parts.has(part)) continue;
      parts.add(part);
      waiting.push(...[part.allOf, part.oneOf, part.anyOf].filter(Array.isArray).flat());
    }
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
  // A member with this very name counts first, such as `@odata.nextLink`.
  const names = schema?.members.has(path) ? [path] : path.split('.');
  for (const name of path === '.' ? [] : names) {
    if (!current) return 'unknown';
    const inside: ApiSchema | undefined = /^\d+$/.test(name) ? current.items : current.members.get(name);
    if (!inside) return current.isOpen ? 'unknown' : undefined;
    current = inside;
  }
  return current ?? 'unknown';
}
