import fc from 'fast-check';
import * as z from 'zod';
import { hostileValue } from './hostile-values.ts';
import { withHostilePlaces } from './replace-places.ts';

/** Valid values by member name, so that many of the sent inputs pass the first check. */
export type KnownValues = Readonly<Record<string, fc.Arbitrary<unknown>>>;

/** The part of JSON Schema that the contract's validators print. */
interface JsonSchema {
  type?: string;
  enum?: unknown[];
  const?: unknown;
  anyOf?: JsonSchema[];
  oneOf?: JsonSchema[];
  properties?: Record<string, JsonSchema>;
  required?: string[];
  items?: JsonSchema;
  additionalProperties?: JsonSchema | boolean;
}

/** Input that a validator accepts, with a hostile value in one or two places. */
export function arbitraryInput(schema: z.ZodType, known: KnownValues): fc.Arbitrary<unknown> {
  return withHostilePlaces(goodInput(schema, known));
}

/** Input that a validator should accept, judging by its JSON Schema. */
export function goodInput(schema: z.ZodType, known: KnownValues): fc.Arbitrary<unknown> {
  const root = z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' }) as JsonSchema;
  return toArbitrary(root, known);
}

function toArbitrary(schema: JsonSchema, known: KnownValues): fc.Arbitrary<unknown> {
  if (schema.const !== undefined) return fc.constant(schema.const);
  if (schema.enum) return fc.constantFrom(...schema.enum);
  const choices = schema.anyOf ?? schema.oneOf;
  if (choices) return fc.oneof(...choices.map((choice) => toArbitrary(choice, known)));
  switch (schema.type) {
    case 'object':
      return toObject(schema, known);
    case 'array':
      return fc.array(toArbitrary(schema.items ?? {}, known), { minLength: 1, maxLength: 3 });
    case 'string':
      return fc.constantFrom('acme', 'contacts', 'email', 'https://juniper.example/back');
    case 'boolean':
      return fc.boolean();
    case 'integer':
    case 'number':
      return fc.integer({ min: 0, max: 100 });
    default:
      return hostileValue;
  }
}

function toObject(schema: JsonSchema, known: KnownValues): fc.Arbitrary<unknown> {
  const { properties = {}, required = [], additionalProperties } = schema;
  const members = Object.entries(properties).map(([name, member]) => {
    const value = (Object.hasOwn(known, name) && known[name]) || toArbitrary(member, known);
    return [name, required.includes(name) ? value : fc.option(value, { freq: 2, nil: undefined })] as const;
  });
  const own = fc.record(Object.fromEntries(members));
  if (typeof additionalProperties !== 'object') return own.map(present);
  const names = fc.constantFrom('contacts', 'workspace', 'address', 'path', 'email', 'stage');
  const others = fc.dictionary(names, toArbitrary(additionalProperties, known), { minKeys: 1, maxKeys: 3 });
  return fc.tuple(own, others).map(([some, more]) => ({ ...present(some), ...more }));
}

function present(value: object): object {
  return Object.fromEntries(Object.entries(value).filter(([, member]) => member !== undefined));
}
