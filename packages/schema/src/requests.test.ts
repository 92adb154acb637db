import { describe, expect, it } from 'vitest';
import * as z from 'zod';
import type { Endpoint } from './endpoint.ts';
import * as endpoints from './endpoints.ts';
import { FreeForm } from './resources/bounded.ts';

interface JsonShape {
  type?: string | string[];
  enum?: unknown[];
  const?: unknown;
  description?: string;
  properties?: Record<string, JsonShape>;
  additionalProperties?: JsonShape | boolean;
  propertyNames?: JsonShape;
  items?: JsonShape;
  anyOf?: JsonShape[];
  allOf?: JsonShape[];
  maxLength?: number;
  maxItems?: number;
  maxProperties?: number;
}

/** The shape of a request or an answer as JSON Schema, without references. */
function printed(shape: z.ZodType, io: 'input' | 'output'): JsonShape {
  return z.toJSONSchema(shape, { io, reused: 'inline', unrepresentable: 'any' }) as JsonShape;
}

/** Every part of a shape, with its path. */
function* partsOf(shape: JsonShape, path = ''): Generator<[path: string, shape: JsonShape]> {
  yield [path, shape];
  for (const [name, member] of Object.entries(shape.properties ?? {}))
    yield* partsOf(member, `${path}.${name}`);
  if (shape.items) yield* partsOf(shape.items, `${path}[]`);
  if (typeof shape.additionalProperties === 'object') yield* partsOf(shape.additionalProperties, `${path}.*`);
  if (shape.propertyNames) yield* partsOf(shape.propertyNames, `${path}.*?`);
  for (const one of [...(shape.anyOf ?? []), ...(shape.allOf ?? [])]) yield* partsOf(one, path);
}

const freeForm = printed(FreeForm, 'input').description;

/** The kind of maximum that this part of a request lacks. Undefined if it lacks none. */
function missingMaximum(shape: JsonShape): string | undefined {
  if (shape.enum !== undefined || shape.const !== undefined) return undefined;
  const types = [shape.type ?? []].flat();
  if (types.includes('string') && shape.maxLength === undefined) return 'characters';
  if (types.includes('array') && shape.maxItems === undefined) return 'entries';
  if (types.includes('object') && !shape.properties && shape.maxProperties === undefined) return 'members';
  const isKnown = types.length > 0 || shape.anyOf || shape.allOf;
  return isKnown || shape.description === freeForm ? undefined : 'anything';
}

function unboundedPlaces(root: JsonShape): string[] {
  return [...partsOf(root)].flatMap(([path, shape]) => {
    const missing = missingMaximum(shape);
    return missing === undefined ? [] : [`${path}: ${missing}`];
  });
}

const all: [string, Endpoint][] = Object.entries(endpoints);

describe('what a request may carry', () => {
  // @holds U8
  it.each(all)('has a maximum at every place: %s', (_, { query, body }) => {
    const shapes = [query, body].flatMap((shape) => (shape ? [printed(shape, 'input')] : []));
    const unbounded = shapes.flatMap(unboundedPlaces);

    expect(unbounded).toEqual([]);
  });

  it.each([
    ['a text', z.object({ a: z.string() }), '.a: characters'],
    ['a list', z.object({ a: z.array(z.boolean()) }), '.a: entries'],
    ['a map', z.object({ a: z.record(z.string().max(1), z.boolean()) }), '.a: members'],
    [
      'a key',
      z.object({ a: z.record(z.string(), z.boolean()).meta({ maxProperties: 1 }) }),
      '.a.*?: characters',
    ],
    ['a free-form value', z.object({ a: z.unknown() }), '.a: anything'],
    ['one of several', z.object({ a: z.union([z.boolean(), z.string()]) }).optional(), '.a: characters'],
  ])('is seen to lack one in %s', (_, shape, expected) => {
    expect(unboundedPlaces(printed(shape, 'input'))).toEqual([expected]);
  });
});

describe('what an answer may carry', () => {
  it.each(all)('has no maximum, since providers and newer servers decide: %s', (_, { success }) => {
    const parts = success ? [...partsOf(printed(success, 'output'))] : [];
    const bounded = parts.filter(
      ([, { maxLength, maxItems, maxProperties }]) => maxLength ?? maxItems ?? maxProperties,
    );

    expect(bounded.map(([path]) => path)).toEqual([]);
  });
});
