import { isPlainObject } from '@dowel/schema/rules';
import { upgrade } from '@scalar/openapi-upgrader';
import { parse } from 'yaml';
import { UsageError } from '../usage-error.ts';
import {
  type ApiNode,
  type ApiSchema,
  brokenReferences,
  mapAt,
  memberAt,
  resolved,
  schemaOf,
} from './schema.ts';
import { fromShort } from './short-digest.ts';

/** What a vendor's OpenAPI document says of its API. */
export interface ApiDocument {
  readonly title: string;
  /** The address that all paths begin with, as the document has it. */
  readonly serverURL: string;
  readonly operations: readonly ApiOperation[];
}

/** One kind of call. */
export interface ApiOperation {
  readonly method: string;
  /** With the names of its variables in braces. */
  readonly path: string;
  readonly isDeprecated: boolean;
  readonly parameters: readonly ApiParameter[];
  /** What is sent. Absent: there is no body, or the document does not say what is in it. */
  readonly body: ApiSchema | undefined;
  /** Whether what is sent is a form, and not JSON. */
  readonly isForm: boolean;
  /** What a success answers with. Absent: the document does not say. */
  readonly answer: ApiSchema | undefined;
  /** What a refusal answers with. */
  readonly refusal: ApiSchema | undefined;
  /** An answer that the document shows. Absent: it shows none. */
  readonly example: unknown;
  /** A refusal that it shows. */
  readonly refusalExample: unknown;
  /** Whether a success has the header `Link`. */
  readonly hasLink: boolean;
  /** References in what is sent and in what a success answers that lead nowhere, such as into another file. */
  readonly broken: readonly string[];
}

export interface ApiParameter {
  readonly name: string;
  readonly in: string;
  readonly isRequired: boolean;
  readonly schema: ApiSchema;
}

const methods = ['get', 'post', 'put', 'patch', 'delete'] as const;

/**
 * Reads an OpenAPI 3 or Swagger 2 document, in JSON or YAML.
 * @throws {UsageError} when it is none
 */
export function readApiDocument(text: string, name: string): ApiDocument {
  const document = upgraded(parsed(text, name), name);
  const { info, servers } = document;
  const [server] = Array.isArray(servers) ? servers : [];
  return {
    title: textAt(info, 'title'),
    serverURL: textAt(server, 'url'),
    operations: Object.entries(mapAt(document, document, 'paths')).flatMap(([path, item]) =>
      resolved(document, item)
        ? operationsAt(document, path, pathItem(document, item))
        : unreadAt(path, brokenReferences(document, item)),
    ),
  };
}

function parsed(text: string, name: string): unknown {
  try {
    return /^\s*\{/.test(text) ? JSON.parse(text) : parse(text, { maxAliasCount: 10_000 });
  } catch (error) {
    const reason = error instanceof Error ? error.message.split('\n', 1)[0] : 'it is broken';
    throw new UsageError(`${name} cannot be read: ${reason}. Check that it is whole.`);
  }
}

function upgraded(value: unknown, name: string): ApiNode {
  if (!isPlainObject(value) || !isPlainObject(value.paths)) {
    throw new UsageError(
      `${name} is no OpenAPI document: it has no "paths". Dowel reads OpenAPI 3 and Swagger 2.`,
    );
  }
  try {
    return upgrade(fromShort(value), '3.1') as ApiNode;
  } catch (error) {
    const reason = error instanceof Error ? error.message : 'unknown';
    throw new UsageError(`${name} cannot be understood: ${reason}. Check it with the vendor's own tools.`);
  }
}

/** The operations of a path of which only a reference is known that leads nowhere. Each may be there. */
function unreadAt(path: string, broken: readonly string[]): ApiOperation[] {
  const unknown = {
    body: undefined,
    answer: undefined,
    refusal: undefined,
    example: undefined,
    refusalExample: undefined,
  };
  return methods.map((method) => ({
    method: method.toUpperCase(),
    path,
    isDeprecated: false,
    parameters: [],
    isForm: false,
    ...unknown,
    hasLink: false,
    broken,
  }));
}

/** What a path has. It may have members beside its reference. */
function pathItem(document: ApiNode, item: unknown): ApiNode {
  const { $ref: _, ...beside } = isPlainObject(item) ? item : {};
  return { ...resolved(document, item), ...beside };
}

function operationsAt(document: ApiNode, path: string, item: ApiNode): ApiOperation[] {
  return methods.flatMap((method) => {
    const operation = resolved(document, item[method]);
    if (!operation) return [];
    const success = answerOf(document, operation, ['200', '201', '202', '2XX', 'default']);
    const refused = answerOf(document, operation, ['400', '422', '404', '401', '4XX', 'default']);
    const parameters = [item, operation].flatMap((owner) => memberAt(document, owner, 'parameters') ?? []);
    const { requestBody } = operation;
    const headers = Object.keys(mapAt(document, success, 'headers'));
    let broken: readonly string[] | undefined;
    return [
      {
        method: method.toUpperCase(),
        path,
        isDeprecated: operation.deprecated === true,
        parameters: parameters.flatMap((parameter) => parameterOf(document, parameter)),
        body: contentOf(document, requestBody),
        isForm: mediaOf(document, requestBody).type.startsWith('application/x-www-form-urlencoded'),
        answer: contentOf(document, success),
        refusal: contentOf(document, refused),
        example: exampleOf(document, success),
        refusalExample: exampleOf(document, refused),
        hasLink: headers.some((header) => header.toLowerCase() === 'link'),
        // Each list looks for its writes among all operations, so it is asked for again and again.
        get broken() {
          const parts = [item.parameters, operation.parameters, requestBody, success];
          broken ??= brokenReferences(document, parts);
          return broken;
        },
      },
    ];
  });
}

function parameterOf(document: ApiNode, node: unknown): ApiParameter[] {
  const parameter = resolved(document, node);
  if (!parameter || typeof parameter.name !== 'string' || typeof parameter.in !== 'string') return [];
  const { name, in: place, required, deprecated, schema } = parameter;
  // A parameter with a schema of its own, or with a media type that has one.
  const own = schema === undefined ? mediaSchema(document, parameter) : schema;
  const parts = deprecated === true ? [own, { deprecated }] : [own];
  return [{ name, in: place, isRequired: required === true, schema: schemaOf(document, parts) }];
}

/** What stands at the first of these statuses. A reference that leads nowhere is kept, so that it can be named. */
function answerOf(document: ApiNode, operation: ApiNode, statuses: readonly string[]): unknown {
  const responses = mapAt(document, operation, 'responses');
  const status = statuses.find((one) => Object.hasOwn(responses, one));
  return status === undefined ? undefined : responses[status];
}

/** The schema of the JSON in a body. A form stands for one where there is no JSON. */
function contentOf(document: ApiNode, node: unknown): ApiSchema | undefined {
  const schema = mediaSchema(document, node);
  return schema !== undefined && resolved(document, schema) ? schemaOf(document, [schema]) : undefined;
}

function mediaSchema(document: ApiNode, node: unknown): unknown {
  return mediaOf(document, node).media?.schema;
}

/** JSON, or else what stands first. */
function mediaOf(document: ApiNode, node: unknown): { type: string; media: ApiNode | undefined } {
  const content = mapAt(document, node, 'content');
  const types = Object.keys(content);
  const type = types.find((one) => one.includes('json')) ?? types[0] ?? '';
  return { type, media: resolved(document, content[type]) };
}

/** What a document shows as an answer: a whole one, or one that the examples of its members make. */
function exampleOf(document: ApiNode, node: unknown): unknown {
  const { type, media } = mediaOf(document, node);
  if (!media || !type.includes('json')) return undefined;
  const [named] = Object.values(mapAt(document, media, 'examples'));
  return media.example ?? resolved(document, named)?.value ?? exampleIn(document, media.schema, MOST_DEPTH);
}

/** A document may refer to itself. */
const MOST_DEPTH = 6;

function exampleIn(document: ApiNode, node: unknown, depth: number): unknown {
  const schema = resolved(document, node);
  if (!schema || depth === 0) return undefined;
  const [listed] = Array.isArray(schema.examples) ? schema.examples : [];
  const shown = schema.example ?? listed;
  if (shown !== undefined) return shown;
  if (schema.items !== undefined) {
    const entry = exampleIn(document, schema.items, depth - 1);
    return entry === undefined ? undefined : [entry];
  }
  const parts = Array.isArray(schema.allOf) ? schema.allOf : [];
  const inherited = parts.map((part) => exampleIn(document, part, depth - 1)).filter(isPlainObject);
  const own = Object.entries(isPlainObject(schema.properties) ? schema.properties : {}).flatMap(
    ([name, one]) => {
      const value = exampleIn(document, one, depth - 1);
      return value === undefined ? [] : [[name, value] as const];
    },
  );
  const members = Object.assign({}, ...inherited, Object.fromEntries(own));
  return Object.keys(members).length > 0 ? members : undefined;
}

function textAt(node: unknown, name: string): string {
  const value = isPlainObject(node) ? node[name] : undefined;
  return typeof value === 'string' ? value : '';
}
