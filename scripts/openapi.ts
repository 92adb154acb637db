// Writes docs/openapi.json from the contract. With --check, fails if the file is out of date.
import { readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import * as schema from '@dowel/schema';
import * as z from 'zod';
import { createDocument, type ZodOpenApiOperationObject, type ZodOpenApiPathsObject } from 'zod-openapi';

const file = fileURLToPath(new URL('../docs/openapi.json', import.meta.url));

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

const nextPage = {
  description:
    'Address of the next page, relative to this one: `<?pageSize=100&pageToken=…>; rel="next"`. Absent on the last.',
  schema: { type: 'string' as const },
};

const document = createDocument(
  {
    openapi: '3.1.0',
    info: { title: 'Dowel', version: '1.0.0', license: { name: 'MIT', identifier: 'MIT' } },
    servers: [{ url: 'http://localhost:4310/v1', description: 'A server started by npm start' }],
    components: {
      schemas: namedShapes(),
      securitySchemes: {
        apiKey: { type: 'apiKey', in: 'header', name: 'X-Api-Key' },
        session: { type: 'http', scheme: 'bearer', description: 'A builder who is signed in' },
        consumerToken: { type: 'http', scheme: 'bearer', bearerFormat: 'JWT' },
      },
    },
    paths: paths(),
  },
  { override: withoutDatePattern },
);
const printed = `${JSON.stringify(document, null, 2)}\n`;

if (!process.argv.includes('--check')) {
  writeFileSync(file, printed);
} else if (readFileSync(file, 'utf8') !== printed) {
  console.error('docs/openapi.json is not what the contract says. Run `pnpm openapi` and commit the file.');
  process.exit(1);
} else {
  console.log(`docs/openapi.json matches the contract: ${Object.keys(schema.endpoints).length} endpoints.`);
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

/** Removes the validator's own regular expression for dates, because it says no more than `format`. */
function withoutDatePattern({ jsonSchema }: { jsonSchema: { format?: unknown; pattern?: unknown } }): void {
  if (jsonSchema.format === 'date-time') delete jsonSchema.pattern;
}

function paths(): ZodOpenApiPathsObject {
  const all: ZodOpenApiPathsObject = {};
  for (const endpoint of Object.values(schema.endpoints) as schema.Endpoint[]) {
    const path = all[endpoint.wire.path] ?? {};
    all[endpoint.wire.path] = { ...path, [endpoint.wire.method.toLowerCase()]: operation(endpoint) };
  }
  return all;
}

function operation({ wire, query, body, success, problems }: schema.Endpoint): ZodOpenApiOperationObject {
  const names = [...wire.path.matchAll(/\{(\w+)\}/g)].map((match) => match[1] ?? '');
  return {
    operationId: wire.operation,
    ...(wire.deprecation && { deprecated: true }),
    ...(wire.added ? { description: 'Added by Dowel; not part of the original interface.' } : {}),
    security: securityOf(wire.access),
    requestParams: {
      ...(names.length
        ? { path: z.object(Object.fromEntries(names.map((name) => [name, schema.PathParameter]))) }
        : {}),
      ...(query instanceof z.ZodObject ? { query } : {}),
    },
    ...(body ? { requestBody: { required: true, content: { 'application/json': { schema: body } } } } : {}),
    responses: {
      [`${wire.status}`]: {
        description: 'Done',
        ...(query && isPaged(query, success) ? { headers: { Link: nextPage } } : {}),
        ...content(wire.media, success),
      },
      default: {
        description: problemText(problems),
        content: {
          [wire.problemMedia ?? 'application/problem+json']: { schema: schema.InputValidationProblem },
        },
      },
    },
  };
}

/** Whether the response is a plain list that is split into pages. */
function isPaged(query: z.ZodType, success: z.ZodType | undefined): boolean {
  return query instanceof z.ZodObject && 'pageToken' in query.shape && success instanceof z.ZodArray;
}

/** Lists the endpoint's own problems first, then those that all endpoints share. */
function problemText(own: readonly schema.ProblemCode[]): string {
  const common = `As every endpoint: ${schema.commonProblems.join(', ')}`;
  return own.length > 0 ? `Problem: ${own.join(', ')}. ${common}` : `Problem. ${common}`;
}

function securityOf(access: schema.Access): Record<string, string[]>[] {
  const session = { session: [] };
  const apiKey = { apiKey: [] };
  if (access === 'public') return [];
  if (access === 'builder') return [session];
  return access === 'consumer' ? [apiKey, session, { consumerToken: [] }] : [apiKey, session];
}

function content(media: schema.Wire['media'], success: z.ZodType | undefined) {
  if (media === 'none' || !success) return {};
  return { content: { [media === 'text' ? 'text/plain' : 'application/json']: { schema: success } } };
}
