import * as schema from '@dowel/schema';
import * as z from 'zod';
import type { ZodOpenApiOperationObject } from 'zod-openapi';
import { operationTexts, resourceTexts } from '../../packages/schema/src/texts/index.ts';
import type { PathName } from '../../packages/schema/src/texts/operation-text.ts';
import { pathParameters } from '../../packages/schema/src/texts/path-parameters.ts';

type Name = keyof typeof schema.endpoints;
type AnyText = { summary: string; description: string; body?: unknown; answer?: unknown };

const nextPage = {
  description:
    'Address of the next page, relative to this one: `<?pageSize=100&pageToken=…>; rel="next"`. Absent on the last.',
  schema: { type: 'string' as const },
};

const callers: Readonly<Record<schema.Access, string>> = {
  public: 'Everyone may call it, without credentials.',
  builder: 'Only builders who are signed in may call it. Keys are refused.',
  full: 'A key of scope `full`, or a builder of the org, may call it.',
  token:
    'A key of scope `full`, a builder of the org, or a consumer token for its own group may call it. A key of scope `frontend` may not.',
  consumer: 'A key of any scope, a builder of the org, or a consumer token for its own group may call it.',
};

/** One operation of the document, without its problems. */
export function operation(name: Name): ZodOpenApiOperationObject {
  const { wire, query, body, success, rejected }: schema.Endpoint = schema.endpoints[name];
  const text: AnyText = operationTexts[name];
  return {
    operationId: wire.operation,
    tags: [sectionOf(name)],
    summary: text.summary,
    description: descriptionOf(wire, text),
    security: securityOf(wire.access),
    requestParams: {
      ...pathOf(wire.path),
      ...(query instanceof z.ZodObject ? { query } : {}),
    },
    ...(body
      ? {
          requestBody: {
            required: true,
            content: { 'application/json': { schema: body, ...exampleOf(text.body) } },
          },
        }
      : {}),
    responses: {
      [`${wire.status}`]: {
        description: success ? 'It worked.' : 'It worked. The answer has no body.',
        ...(query && isPaged(query, success) ? { headers: { Link: nextPage } } : {}),
        ...content(wire.media, success, text.answer),
      },
      ...(wire.rejectedStatus !== undefined && rejected
        ? {
            [`${wire.rejectedStatus}`]: {
              description: '- A provider did not do what was asked. The body says why.',
              content: { 'application/json': { schema: rejected } },
            },
          }
        : {}),
    },
  };
}

function descriptionOf(wire: schema.Wire, { description }: AnyText): string {
  const added = wire.added ? ['Added by Dowel; not part of the original interface.'] : [];
  return [description, callers[wire.access], ...added].join('\n\n');
}

function sectionOf(name: Name): string {
  const section = resourceTexts.find(({ operations }) => name in operations);
  if (!section) throw new Error(`No file in packages/schema/src/texts has "${name}".`);
  return section.tag;
}

function pathOf(path: string): Pick<NonNullable<ZodOpenApiOperationObject['requestParams']>, 'path'> {
  const names = [...path.matchAll(/\{(\w+)\}/g)].map((match) => match[1] as PathName);
  if (names.length === 0) return {};
  const members = names.map((name) => {
    const { description, example } = pathParameters[name];
    return [name, schema.PathParameter.meta({ param: { description, example } })] as const;
  });
  return { path: z.object(Object.fromEntries(members)) };
}

/** Whether the response is a plain list that is split into pages. */
function isPaged(query: z.ZodType, success: z.ZodType | undefined): boolean {
  return query instanceof z.ZodObject && 'pageToken' in query.shape && success instanceof z.ZodArray;
}

function securityOf(access: schema.Access): Record<string, string[]>[] {
  const session = { session: [] };
  const apiKey = { apiKey: [] };
  if (access === 'public') return [];
  if (access === 'builder') return [session];
  return access === 'consumer' || access === 'token'
    ? [apiKey, session, { consumerToken: [] }]
    : [apiKey, session];
}

const mediaTypes = { json: 'application/json', text: 'text/plain', events: 'text/event-stream' } as const;

function content(media: schema.Wire['media'], success: z.ZodType | undefined, example: unknown) {
  if (media === 'none' || !success) return {};
  return {
    content: {
      [mediaTypes[media]]: { schema: success, ...exampleOf(example) },
    },
  };
}

/** Renderers that know only one of `example` and `examples` know the plural. */
function exampleOf(value: unknown) {
  return { examples: { usual: { summary: 'A usual case', value } } };
}
