import { readFileSync } from 'node:fs';
import {
  buildSchema,
  type GraphQLField,
  getNamedType,
  getNullableType,
  isEnumType,
  isLeafType,
  isListType,
  isNonNullType,
  isObjectType,
  printSchema,
} from 'graphql';
import type { DialectAccount } from './account.ts';
import type { SimulatedField, SimulatedObject } from './dialect.ts';
import { type MakeValue, pick, seeded } from './seeded.ts';

/** An object of an account. */
export interface GraphQLObject extends SimulatedObject {
  /** Its type in the schema, such as `Board`. */
  readonly typeName: string;
  /** What no record can be without. */
  readonly needed: Readonly<Record<string, unknown>>;
}

interface ObjectOptions extends Pick<SimulatedObject, 'idOf'> {
  /** What a record has besides its fields and links. */
  readonly given: readonly string[];
  /** The id of a record that a link leads to. */
  readonly linkedId: (index: number) => string;
  /** What is made in another way, by the name or the type of a field, or the type of a link. */
  readonly special?: Readonly<Record<string, MakeValue>>;
}

/** The vendor's schema, as the digest of a provider has it, and the objects of its types. */
export function digestSchema(provider: string) {
  const file = new URL(`../digests/${provider}.digest`, import.meta.url);
  const schema = buildSchema(JSON.parse(readFileSync(file, 'utf8')).schema.join('\n'));

  function objectOf(typeName: string, { idOf, given, linkedId, special }: ObjectOptions): GraphQLObject {
    const type = schema.getType(typeName);
    if (!isObjectType(type)) throw new Error(`${typeName} is not in the digest.`);
    const own = Object.values(type.getFields()).filter(({ name }) => !given.includes(name));
    const plain = own.filter((field) => isLeafType(getNamedType(field.type)));
    const links = own.filter((field) => !plain.includes(field));
    const fields = plain.map(toField);
    const number: MakeValue = (index) => index % 5;
    const flag: MakeValue = (index) => index % 2 === 0;
    const values = seeded(fields, {
      ID: linkedId,
      Boolean: flag,
      Float: number,
      Int: number,
      ...Object.fromEntries(plain.flatMap(choiceOf)),
      ...special,
    });
    const valuesOf = (index: number): Record<string, unknown> => ({
      ...values(index),
      ...Object.fromEntries(
        links.map(({ name, type: of }) => {
          const own = special?.[getNamedType(of).name];
          return [name, own ? own(index, 0) : isList(of) ? [] : { id: linkedId(index) }];
        }),
      ),
    });
    const needed = own.filter((field) => isNonNullType(field.type)).map(({ name }) => name);
    const first = valuesOf(0);
    return {
      typeName,
      needed: Object.fromEntries(needed.map((name) => [name, first[name]])),
      fields,
      idOf,
      valuesOf,
    };
  }

  return { schema, text: printSchema(schema), objectOf };
}

const isList = (type: GraphQLField<unknown, unknown>['type']) => isListType(getNullableType(type));

function toField({ name, type }: GraphQLField<unknown, unknown>): SimulatedField {
  return { name, type: getNamedType(type).name, isRequired: isNonNullType(type), isMulti: isList(type) };
}

function choiceOf({ name, type }: GraphQLField<unknown, unknown>): [string, MakeValue][] {
  const named = getNamedType(type);
  return isEnumType(named) ? [[name, (index) => pick(named.getValues(), index).name]] : [];
}

/** A schema with the fields that an account has now. A test may have hidden some, added some, or given them other types. */
export function schemaOf(
  account: DialectAccount,
  objects: Readonly<Record<string, GraphQLObject>>,
  schema: string,
): string {
  return Object.entries(objects).reduce((text, [name, { typeName, fields }]) => {
    const now = account.fieldsOf(name);
    const gone = fields.filter((field) => !now.some((one) => one.name === field.name));
    const changed = now.filter((one) => fields.find((field) => field.name === one.name)?.type !== one.type);
    if (gone.length + changed.length === 0) return text;
    const other = [...gone, ...changed].map((field) => field.name);
    const [own = ''] = new RegExp(`^type ${typeName} \\{[^}]*\\}`, 'm').exec(text) ?? [];
    const kept = own.split('\n').filter((line) => !other.some((field) => line.startsWith(`  ${field}:`)));
    const added = changed.map((field) => `  ${field.name}: String`);
    return text.replace(own, [...kept.slice(0, -1), ...added, '}'].join('\n'));
  }, schema);
}
