import { fileURLToPath } from 'node:url';
import * as schema from '@dowel/schema';
import * as z from 'zod';
import { createDocument, type ZodOpenApiPathsObject } from 'zod-openapi';
import { describeSchema, type JsonSchema } from '../../packages/schema/json-schema/describe-shapes.ts';
import { type Described, readDocstrings } from '../../packages/schema/json-schema/docstrings.ts';
import { resourceTexts } from '../../packages/schema/src/texts/index.ts';
import { operation } from './operation.ts';
import { problemExamples, problemResponses, SharedResponses } from './problem-responses.ts';

const sources = fileURLToPath(new URL('../../packages/schema/src', import.meta.url));

/** Shapes that are only parts of other shapes. They are written inline and do not become components. */
const building = new Set([
  'QueryFlag',
  'Timestamp',
  'Reference',
  'UpdateMask',
  'Anything',
  'PathParameter',
  'QueryName',
]);

const introduction = `The interface of a Dowel server: connect customers' accounts, install integrations, and hear what happens.

Send an API key in \`X-Api-Key\`, or a token in \`Authorization: Bearer …\`. A refused request answers a problem (RFC 9457): branch on its \`code\`, because the words may change. A request with an \`Idempotency-Key\` can be sent again without doing its work twice.`;

type Operation = { parameters?: (JsonSchema & { in: string; name: string })[]; responses: object };
type Document = ReturnType<typeof createDocument>;
type Printing = { zodSchema: unknown; jsonSchema: z.core.JSONSchema.BaseSchema; io: string };

/** The OpenAPI document of the whole contract. */
export function openapiDocument(): Document {
  const docstrings = readDocstrings(sources);
  const examples = problemExamples();
  const document = createDocument(
    {
      openapi: '3.1.0',
      info: {
        title: 'Dowel',
        version: '1.0.0',
        description: introduction,
        license: { name: 'MIT', identifier: 'MIT' },
      },
      servers: [{ url: 'http://localhost:4310', description: 'A server started by npm start' }],
      tags: resourceTexts.map(({ tag, description }) => ({ name: tag, description })),
      components: {
        schemas: namedShapes(),
        securitySchemes: {
          apiKey: { type: 'apiKey', in: 'header', name: 'X-Api-Key', description: 'A key of the project.' },
          session: { type: 'http', scheme: 'bearer', description: 'A builder who is signed in.' },
          consumerToken: {
            type: 'http',
            scheme: 'bearer',
            bearerFormat: 'JWT',
            description: 'A token that your backend signs for one consumer of one group.',
          },
        },
        examples,
      },
      paths: paths(),
    },
    { override: simplify },
  );
  describeComponents(document, docstrings);
  promiseMaps(document);
  const shared = new SharedResponses();
  for (const [name, endpoint] of Object.entries(schema.endpoints) as [string, schema.Endpoint][]) {
    const found = operationOf(document, endpoint.wire);
    Object.assign(found.responses, shared.referTo(problemResponses(endpoint, examples)));
    describeParameters(found, docstrings.get(nameOf(endpoint.query) ?? name));
  }
  Object.assign(document.components ?? {}, { responses: shared.components });
  return document;
}

/** Every shape becomes a component with the name of its export. */
function namedShapes(): Record<string, z.ZodType> {
  const shapes: Record<string, z.ZodType> = {};
  for (const [name, value] of Object.entries<unknown>(schema)) {
    if (value instanceof z.ZodType && /^[A-Z]/.test(name) && !/Query$/.test(name) && !building.has(name)) {
      shapes[name] = value;
    }
  }
  return shapes;
}

function nameOf(shape: z.ZodType | undefined): string | undefined {
  return Object.entries<unknown>(schema).find(([, value]) => shape && value === shape)?.[0];
}

/**
 * Removes what is true of the validator only: its regular expression for dates, which says no more than `format`, how a
 * literal of JavaScript escapes a slash, that an answer has no other members, because a later server adds some, and how a
 * flag of a query can be spelt.
 */
function simplify({ zodSchema, jsonSchema, io }: Printing): void {
  if (jsonSchema.format === 'date-time') delete jsonSchema.pattern;
  if (jsonSchema.pattern)
    jsonSchema.pattern = jsonSchema.pattern.replace(/\\(.)/g, (kept, sign) => (sign === '/' ? sign : kept));
  if (io === 'output' && jsonSchema.additionalProperties === false) delete jsonSchema.additionalProperties;
  if (zodSchema !== schema.QueryFlag) return;
  jsonSchema.type = 'boolean';
  delete jsonSchema.enum;
}

function paths(): ZodOpenApiPathsObject {
  const all: ZodOpenApiPathsObject = {};
  for (const name of Object.keys(schema.endpoints) as (keyof typeof schema.endpoints)[]) {
    const { wire } = schema.endpoints[name];
    const key = schema.addressOf(wire);
    all[key] = { ...all[key], [wire.method.toLowerCase()]: operation(name) };
  }
  return all;
}

function operationOf(document: Document, wire: schema.Wire): Operation {
  const { method } = wire;
  const path = schema.addressOf(wire);
  const item = (document.paths as Record<string, Record<string, Operation>>)[path];
  const found = item?.[method.toLowerCase()];
  if (!found) throw new Error(`${method} ${path} is not in the document.`);
  return found;
}

function describeComponents(document: Document, docstrings: ReadonlyMap<string, Described>): void {
  const shapes = (document.components?.schemas ?? {}) as Record<string, JsonSchema>;
  for (const [name, shape] of Object.entries(shapes)) {
    describeSchema(shape, docstrings.get(name) ?? docstrings.get(name.replace(/Output$/, '')));
  }
}

/** Answers always have the maps of a read object (`withMaps`), and requests may leave them out. */
function promiseMaps(document: Document): void {
  const { Config } = (document.components?.schemas ?? {}) as Record<string, JsonSchema>;
  const { read } = Config?.properties?.content?.properties ?? {};
  const required = ['objectName', 'selectedFields', 'selectedFieldMappings'];
  Object.assign(read?.properties?.objects?.additionalProperties ?? {}, { required });
}

function describeParameters({ parameters = [] }: Operation, described: Described | undefined): void {
  const queries = parameters.filter((parameter) => parameter.in === 'query');
  const properties = Object.fromEntries(queries.map((parameter) => [parameter.name, parameter]));
  describeSchema({ properties }, described);
}
