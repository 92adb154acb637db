import { createHash } from 'node:crypto';
import { type Connector, type ConnectorObject, objectOf } from '@dowel/schema/connector';
import { callsOf, checkedNames, filled, otherCallsOf, ownCallsOf } from './compare.ts';
import { findOperation } from './find-operation.ts';
import type { ApiDocument, ApiOperation } from './read-document.ts';
import type { ApiNode, ApiSchema } from './schema.ts';
import { shortMembers, shortOperation, shortSchema } from './short-digest.ts';

/** Longer lists are those of countries and currencies, which no connector writes. */
const MOST_CHOICES = 20;
/** Deeper than any member that a connector reads. A document may refer to itself. */
const MOST_DEPTH = 6;

/**
 * What a vendor's document says of the operations that a connector uses, as an OpenAPI document of its own: paths,
 * parameters, members and types, and no prose. A connector is held against it as against the whole.
 * @param source where the document came from, with its version or date
 * @param text the whole document, of which the digest has the SHA-256
 */
export function digestOf(
  connector: Connector,
  document: ApiDocument,
  { source, text }: { readonly source: string; readonly text: string },
): string {
  const schemas = new Shared<ApiNode>();
  const parameters = new Shared<string>();
  const used = new Map<ApiOperation, Set<string>>();
  for (const name of checkedNames(connector)) {
    const object = filled(objectOf(connector, name), name);
    const own = operationsOf(document, ownCallsOf(object));
    const isWhole = fieldsOf(object).every((name) => own.some(({ answer }) => hasMember(answer, name)));
    const others = otherCallsOf(object).map(([, call]) => call);
    const all = isWhole ? own : operationsOf(document, callsOf(object));
    for (const operation of [...all, ...operationsOf(document, others)]) {
      used.set(operation, new Set([...(used.get(operation) ?? []), ...wordsOf(object)]));
    }
  }
  const paths: Record<string, ApiNode> = {};
  for (const [operation, words] of used) {
    const { path, method } = operation;
    const short = written(operation, words, { schemas, parameters });
    paths[path] = { ...paths[path], [method.toLowerCase()]: short };
  }
  const sha256 = createHash('sha256').update(text).digest('hex');
  const info = { title: document.title, version: sha256, 'x-source': source, 'x-digest': 2 };
  const lines = (nodes: Iterable<readonly [string, unknown]>) =>
    [...nodes].map(([name, node]) => `${JSON.stringify(name)}: ${JSON.stringify(node)}`).join(',\n');
  return `{
"openapi": "3.1.0",
"info": ${JSON.stringify(info)},
"servers": ${JSON.stringify([{ url: document.serverURL }])},
"paths": {
${lines(Object.entries(paths))}
},
"parameters": {
${lines(parameters.named)}
},
"schemas": {
${lines(schemas.named)}
}
}
`;
}

function operationsOf(document: ApiDocument, calls: ReturnType<typeof callsOf>): ApiOperation[] {
  return calls.flatMap((call) => findOperation(document, call) ?? []);
}

/** The members of a record that a connector names. */
function fieldsOf({ fields }: ConnectorObject): string[] {
  return fields.source === 'list' ? fields.fields.map(({ name }) => name) : [];
}

function hasMember(schema: ApiSchema | undefined, name: string, depth = 0): boolean {
  if (!schema || depth === MOST_DEPTH) return false;
  if (schema.members.has(name) || hasMember(schema.items, name, depth + 1)) return true;
  return [...schema.members.values()].some((one) => hasMember(one, name, depth + 1));
}

/** Every word of what a connector says of an object, but its listed fields: what it reads of a map is among them. */
function wordsOf({ fields, ...object }: ConnectorObject): string[] {
  const said = fields.source === 'call' ? [object, fields] : object;
  return JSON.stringify(said).match(/[\w$-]+/g) ?? [];
}

/** Parts of a document that are each written once, by number. */
class Shared<Part> {
  readonly #numbers = new Map<string, string>();
  readonly named = new Map<string, Part>();

  numberOf(part: Part): string {
    const text = JSON.stringify(part);
    const number = this.#numbers.get(text) ?? `${this.#numbers.size + 1}`;
    this.#numbers.set(text, number);
    this.named.set(number, part);
    return number;
  }
}

interface SharedParts {
  readonly schemas: Shared<ApiNode>;
  readonly parameters: Shared<string>;
}

function written(
  { parameters, body, answer, isDeprecated, hasLink }: ApiOperation,
  words: ReadonlySet<string>,
  { schemas, parameters: shared }: SharedParts,
): string {
  const whole = (schema: ApiSchema | undefined) => schema && schemaNode(schema, words, schemas, true);
  return shortOperation({
    isDeprecated,
    hasLink,
    // A path names what stands in it, so only choices are news.
    parameters: parameters
      .filter(({ in: place, schema }) => place !== 'path' || schema.choices.length > 0)
      .map(({ name, in: place, isRequired, schema }) =>
        shared.numberOf(
          `${place} ${name}${isRequired ? '*' : ''} ${shortSchema(schemaNode(schema, words, schemas, false))}`,
        ),
      ),
    body: whole(body),
    answer: whole(answer),
  });
}

/** The schema with its members, and those of each member that the connector names or that holds everything. */
function schemaNode(
  schema: ApiSchema,
  words: ReadonlySet<string>,
  shared: Shared<ApiNode>,
  isWhole: boolean,
  depth = 0,
): ApiNode {
  const { types, maximum, isReadOnly, isDeprecated, choices, required } = schema;
  const isDeep = isWhole && depth < MOST_DEPTH;
  const members = isDeep ? schema.members : new Map<string, ApiSchema>();
  const items = isDeep ? schema.items : undefined;
  const isNamed = (name: string) => members.size === 1 || words.has(name);
  const node = {
    // Members say that it is a map, and entries that it is a list.
    ...(types.size > 0 &&
      !items &&
      members.size === 0 && { type: types.size === 1 ? [...types][0] : [...types] }),
    ...(maximum !== undefined && { maximum }),
    ...(choices.length > 0 && choices.length <= MOST_CHOICES && { enum: choices }),
    ...(members.size > 0 && required.size > 0 && { required: [...required] }),
    ...(isReadOnly && { readOnly: true }),
    ...(isDeprecated && { deprecated: true }),
    ...(items && { items: schemaNode(items, words, shared, true, depth + 1) }),
    ...(members.size > 0 && {
      properties: Object.fromEntries(
        [...members].map(([name, one]) => [name, schemaNode(one, words, shared, isNamed(name), depth + 1)]),
      ),
      ...(schema.isOpen && { additionalProperties: true }),
    }),
  };
  return members.size > 0 ? { $ref: `#/schemas/${shared.numberOf(shortMembers(node))}` } : node;
}
