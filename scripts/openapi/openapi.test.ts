import * as schema from '@dowel/schema';
import { Validator } from '@seriousme/openapi-schema-validator';
import { beforeAll, describe, expect, it } from 'vitest';
import type { JsonSchema } from '../../packages/schema/json-schema/describe-shapes.ts';
import { operationTexts, resourceTexts } from '../../packages/schema/src/texts/index.ts';
import { openapiDocument } from './document.ts';
import { problemsOf } from './problem-responses.ts';

interface Response {
  $ref?: string;
  description: string;
  content?: Record<string, { schema: object; examples?: Record<string, { value?: unknown }> }>;
}

interface Operation {
  operationId: string;
  tags: string[];
  summary: string;
  description: string;
  security: object[];
  parameters?: { name: string; in: string; description?: string; schema?: object }[];
  requestBody?: { content: Response['content'] };
  responses: Record<string, Response>;
}

type Name = keyof typeof operationTexts;
type Text = { summary: string; description: string; body?: unknown; answer?: unknown };

const endpoints = Object.entries(schema.endpoints) as [Name, schema.Endpoint][];
let document: ReturnType<typeof openapiDocument>;

beforeAll(() => {
  document = openapiDocument();
});

function operationOf({ wire }: schema.Endpoint): Operation {
  const paths = document.paths as unknown as Record<string, Record<string, Operation>>;
  const operation = paths[schema.addressOf(wire)]?.[wire.method.toLowerCase()];
  if (!operation) throw new Error(`${wire.operation} is not in the document`);
  return operation;
}

function resolved(response: Response): Response {
  const name = response.$ref?.split('/').at(-1);
  const all = document.components?.responses as unknown as Record<string, Response>;
  return name === undefined ? response : (all[name] ?? response);
}

/** The description of a member. `*` is the value of a map, and a number is a shape of a union. */
function textAt(shape: string, ...path: string[]): string | undefined {
  const first = document.components?.schemas?.[shape] as JsonSchema;
  const found = path.reduce<JsonSchema | undefined>((inside, name) => {
    if (name === '*') return inside?.additionalProperties as JsonSchema;
    return inside?.properties?.[name] ?? inside?.anyOf?.[Number(name)];
  }, first);
  return found?.description;
}

/** The places in a shape that have no description. What is only referred to is described where it is. */
function silentIn(shape: JsonSchema, place: string): string[] {
  const members = Object.entries(shape.properties ?? {}).flatMap(([name, member]) =>
    silentIn(member, `${place}.${name}`),
  );
  const { items, additionalProperties, anyOf = [], oneOf = [], allOf = [] } = shape;
  const entry = typeof additionalProperties === 'object' ? additionalProperties : undefined;
  const parts = [items, entry, ...anyOf, ...oneOf, ...allOf].filter((part) => part !== undefined);
  const inside = parts.flatMap((part) =>
    silentIn(part, `${place}[]`).filter((name) => name !== `${place}[]`),
  );
  return [...(shape.description ? [] : [place]), ...members, ...inside];
}

describe('the OpenAPI document', () => {
  it('is valid OpenAPI 3.1', async () => {
    // A copy, because the validator adds to what it is given.
    const { valid, errors } = await new Validator().validate(JSON.parse(JSON.stringify(document)));
    expect(errors).toBeUndefined();
    expect(valid).toBe(true);
  });

  it('has every endpoint once, and nothing else', () => {
    const paths = Object.values(document.paths ?? {}) as Record<string, Operation>[];
    const ids = paths.flatMap((path) => Object.values(path).flatMap(({ operationId }) => operationId ?? []));
    expect(ids.sort()).toEqual(endpoints.map(([, { wire }]) => wire.operation).sort());
  });

  it('puts every operation into one section that has a description', () => {
    const names = resourceTexts.flatMap(({ operations }) => Object.keys(operations));
    expect(names.sort()).toEqual(endpoints.map(([name]) => name).sort());
    const tags = resourceTexts.map(({ tag }) => tag);
    expect(new Set(tags).size).toBe(tags.length);
    for (const { tag, description } of resourceTexts) expect(description, tag).toMatch(/^[A-Z].{20,}\.$/);
  });

  it('describes shapes and their members with the docstrings of the code', () => {
    const shapes = document.components?.schemas as unknown as Record<
      string,
      { description?: string; properties: Record<string, { description?: string; items?: object }> }
    >;
    expect(shapes.Project?.description).toContain('A project holds what a builder owns');
    expect(shapes.Project?.properties.name?.description).toContain('unique in the service');
    // The member is declared in a shape that this one extends.
    expect(shapes.DeliveryWithAttempts?.properties.topic?.description).toContain('Absent for a test event');
    // The shape has no name, because it is inside another one.
    const { projectIdOrName: _, ...members } = shapes.UpdateProject?.properties ?? {};
    const inside = members.project as unknown as typeof shapes.Project;
    expect(inside?.properties.embeddingOrigins?.description).toBe('Replaces the whole list.');
    // The members come from a function that makes a shape of another one.
    expect(textAt('Config', 'content', 'read', 'objects', '*', 'schedule')).toContain('Cron in UTC');
    // Two shapes of a union have members of the same name.
    expect(textAt('ReadMessage', '0', 'result')).toBe('The records.');
    expect(textAt('ReadMessage', '1', 'result')).toContain('Absent');
  });

  it('calls a flag of a query a boolean, as the reference does', () => {
    const { parameters } = operationOf(schema.endpoints.getProject);
    expect(parameters?.at(-1)).toMatchObject({ name: 'includeEntitlements', schema: { type: 'boolean' } });
    expect(JSON.stringify(document.paths)).not.toContain('"enum":["0"');
  });

  it('escapes no slash in a pattern, because tools put patterns into literals and escape it then', () => {
    expect(JSON.stringify(document).match(/"pattern":"[^"]*\\\\\/[^"]*/g)).toBeNull();
  });

  it('lets a later server add members to answers, so that a shape has one name in requests and answers', () => {
    expect(JSON.stringify(document)).not.toContain('"additionalProperties":false');
    expect(Object.keys(document.components?.schemas ?? {})).not.toContain('InstallationOutput');
  });

  it('promises both maps of a read object in answers, and asks for neither', () => {
    const shapes = (document.components?.schemas ?? {}) as Record<string, JsonSchema>;
    const { Config, ReadConfigObject } = shapes;
    const content = Config?.properties?.content?.properties;
    const maps = ['selectedFields', 'selectedFieldMappings'];
    expect(content?.read?.properties?.objects?.additionalProperties).toMatchObject({
      required: ['objectName', ...maps],
    });
    expect(ReadConfigObject).toMatchObject({ required: ['objectName'] });
  });

  it('describes every shape and every member', () => {
    const silent = Object.entries(document.components?.schemas ?? {}).flatMap(([name, shape]) =>
      silentIn(shape as JsonSchema, name),
    );
    expect(silent).toEqual([]);
  });
});

describe.each(endpoints)('%s', (name, endpoint) => {
  const text: Text = operationTexts[name];

  it('says in plain words what it does', () => {
    expect(text.summary).toMatch(/^[A-Z][a-z]+ .*[^.]$/);
    expect(text.summary.length).toBeLessThan(70);
    expect(text.description).toMatch(/^[A-Z`].{10,}\.$/s);
    expect(text.summary + text.description).not.toContain('TODO');
    const { summary, description, tags } = operationOf(endpoint);
    expect(summary).toBe(text.summary);
    expect(description).toContain(text.description);
    expect(tags).toHaveLength(1);
  });

  it('has an example of the request that the service takes', () => {
    if (!endpoint.body) return expect(text.body).toBeUndefined();
    expect(endpoint.body.safeParse(text.body).error).toBeUndefined();
  });

  it('has an example of the answer, without members that the shape does not have', () => {
    if (!endpoint.success) return expect(text.answer).toBeUndefined();
    expect(endpoint.success.parse(text.answer)).toEqual(text.answer);
  });

  it('shows both examples in the document', () => {
    const { requestBody, responses } = operationOf(endpoint);
    const shown = (content: Response['content']) => Object.values(content ?? {})[0]?.examples?.usual?.value;
    expect(shown(requestBody?.content)).toEqual(text.body);
    expect(shown(responses[endpoint.wire.status]?.content)).toEqual(text.answer);
  });

  it('describes every parameter', () => {
    const { parameters = [] } = operationOf(endpoint);
    const silent = parameters.filter(({ description }) => !description).map((parameter) => parameter.name);
    expect(silent).toEqual([]);
  });

  it('lists each problem at its status, with the body as an example', () => {
    const { responses } = operationOf(endpoint);
    for (const code of problemsOf(endpoint)) {
      const response = resolved(
        responses[schema.problemStatusOf(endpoint.wire, schema.problems[code].status)] as Response,
      );
      expect(response.description).toContain(`- \`${code}\`: ${schema.problems[code].title}. `);
      const [content] = Object.values(response.content ?? {});
      expect(content?.examples).toHaveProperty(code);
    }
  });

  it('is open to those who may call it', () => {
    const { security } = operationOf(endpoint);
    const schemes = security.flatMap((one) => Object.keys(one)).sort();
    const { access } = endpoint.wire;
    expect(schemes.includes('consumerToken')).toBe(access === 'consumer' || access === 'token');
    expect(schemes.includes('apiKey')).toBe(access !== 'public' && access !== 'builder');
    expect(schemes.length === 0).toBe(access === 'public');
  });
});
