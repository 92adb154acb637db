import { createHash } from 'node:crypto';
import { type Connector, type ConnectorObject, objectOf } from '@dowel/schema/connector';
import { callsOf, filled } from './compare.ts';
import { findOperation } from './find-operation.ts';
import type { ApiDocument, ApiOperation } from './read-document.ts';
import type { ApiNode, ApiSchema } from './schema.ts';

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
  const shared = new SharedSchemas();
  const used = new Map<ApiOperation, number>();
  for (const name of Object.keys(connector.objects ?? {})) {
    const object = filled(objectOf(connector, name), name);
    for (const call of callsOf(object)) {
      const operation = findOperation(document, call);
      if (operation) used.set(operation, Math.max(used.get(operation) ?? 0, depthOf(object)));
    }
  }
  const paths: Record<string, ApiNode> = {};
  for (const [operation, depth] of used) {
    const { path, method } = operation;
    paths[path] = { ...paths[path], [method.toLowerCase()]: written(operation, depth, shared) };
  }
  const sha256 = createHash('sha256').update(text).digest('hex');
  const info = { title: document.title, version: sha256, 'x-source': source };
  const lines = (nodes: Iterable<readonly [string, unknown]>, indent: string) =>
    [...nodes].map(([name, node]) => `${indent}${JSON.stringify(name)}: ${JSON.stringify(node)}`).join(',\n');
  return `{
  "openapi": "3.1.0",
  "info": ${JSON.stringify(info)},
  "servers": ${JSON.stringify([{ url: document.serverURL }])},
  "paths": {
${lines(Object.entries(paths), '    ')}
  },
  "components": {
    "schemas": {
${lines(shared.named, '      ')}
    }
  }
}
`;
}

/** How deep the members are that a connector reads: those of a record, or those of a map in it that is moved up. */
function depthOf({ list, record, write }: ConnectorObject): number {
  const deep = (member: string) => (member === '.' ? 0 : member.split('.').length);
  const inRecord = 2 + (record.unwrap ? 1 : 0) + deep(record.id) - 1;
  const next = 'next' in list.paging ? deep(list.paging.next) : 0;
  return Math.max(deep(list.records) + inRecord, deep(write?.answer?.record ?? '.') + inRecord, next);
}

/** The schemas with members, each written once. */
class SharedSchemas {
  readonly #names = new Map<string, string>();
  readonly named = new Map<string, ApiNode>();

  /** A reference to the schema. */
  refTo(node: ApiNode): ApiNode {
    const text = JSON.stringify(node);
    const name = this.#names.get(text) ?? `S${this.#names.size + 1}`;
    this.#names.set(text, name);
    this.named.set(name, node);
    return { $ref: `#/components/schemas/${name}` };
  }
}

function written(operation: ApiOperation, depth: number, shared: SharedSchemas): ApiNode {
  const { parameters, body, answer, isDeprecated, hasLink } = operation;
  const content = (schema: ApiSchema) => ({
    'application/json': { schema: schemaNode(schema, depth, shared) },
  });
  return {
    ...(isDeprecated && { deprecated: true }),
    ...(parameters.length > 0 && {
      parameters: parameters.map(({ name, in: place, isRequired, schema }) => ({
        name,
        in: place,
        ...(isRequired && { required: true }),
        schema: schemaNode(schema, 0, shared),
      })),
    }),
    ...(body && { requestBody: { content: content(body) } }),
    responses: {
      200: {
        ...(hasLink && { headers: { Link: {} } }),
        ...(answer && { content: content(answer) }),
      },
    },
  };
}

function schemaNode(schema: ApiSchema, depth: number, shared: SharedSchemas): ApiNode {
  const { types, format, maximum, isReadOnly, isDeprecated } = schema;
  const members = depth > 0 ? schema.members : new Map<string, ApiSchema>();
  const items = depth > 0 ? schema.items : undefined;
  const node = {
    ...(types.size > 0 && { type: types.size === 1 ? [...types][0] : [...types] }),
    ...(format !== undefined && { format }),
    ...(maximum !== undefined && { maximum }),
    ...(isReadOnly && { readOnly: true }),
    ...(isDeprecated && { deprecated: true }),
    ...(items && { items: schemaNode(items, depth - 1, shared) }),
    ...(members.size > 0 && {
      properties: Object.fromEntries(
        [...members].map(([name, one]) => [name, schemaNode(one, depth - 1, shared)]),
      ),
      ...(schema.isOpen && { additionalProperties: true }),
    }),
  };
  return members.size > 0 ? shared.refTo(node) : node;
}
