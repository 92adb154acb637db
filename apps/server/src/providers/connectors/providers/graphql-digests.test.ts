import { readFileSync } from 'node:fs';
import { objectOf } from '@dowel/schema/connector';
import {
  buildSchema,
  type GraphQLError,
  type GraphQLField,
  getNamedType,
  getNullableType,
  graphqlSync,
  isInputObjectType,
  isLeafType,
  isListType,
  isObjectType,
  isRequiredArgument,
  parse,
  validate,
} from 'graphql';
import { describe, expect, it } from 'vitest';
import { dataOf } from '../engine/definition.ts';
import { linear } from './linear.ts';
import { monday } from './monday.ts';
import { shopify } from './shopify.ts';

/** What a connector uses of the vendor's schema, and by which words its lists can be searched. */
interface SchemaDigest {
  readonly schema: readonly string[];
  readonly searched?: Readonly<Record<string, string>>;
}

describe.each([linear, monday, shopify])(
  "the connector of $displayName, held against the vendor's schema",
  (definition) => {
    const { provider, functions } = definition;
    const names = Object.keys(definition.objects ?? {});
    const file = new URL(`../../../../test/digests/${provider}.digest`, import.meta.url);
    const digest: SchemaDigest = JSON.parse(readFileSync(file, 'utf8'));
    const schema = buildSchema(digest.schema.join('\n'));
    const mistakesIn = (query: string): readonly GraphQLError[] => validate(schema, parse(query));

    /** The type of the records of an object, with the fields that the connector finds out about. */
    function typeOf(name: string) {
      const { fields } = objectOf(dataOf(definition), name);
      const asked = fields.source === 'call' ? String(fields.request.body?.query) : '';
      const type = schema.getType(/__type\(name: "(\w+)"\)/.exec(asked)?.[1] ?? '');
      if (fields.source !== 'call' || !isObjectType(type)) throw new Error(`${name} is not in the schema.`);
      return { type, fields, plain: Object.values(type.getFields()).filter(isPlain) };
    }

    /** The part of a query that asks for everything that is read of an object: the vendor's fields that the connector understands, and links. */
    function selectionOf(name: string): string {
      const { fields, plain } = typeOf(name);
      const understood = plain.filter(({ type }) => Object.hasOwn(fields.types, getNamedType(type).name));
      const also = (fields.also ?? []).map((field) => field.name);
      return [...understood.map((field) => field.name), ...also]
        .map((field) => `${field} ${functions?.selectionOf?.(field, name) ?? ''}`)
        .join('\n');
    }

    /** Every query of an object, with everything that can be read. */
    function queriesOf(name: string): string[] {
      const { list, fields, write } = objectOf(dataOf(definition), name);
      const asked = fields.source === 'call' ? [fields.request] : [];
      const calls = [list.request, ...asked, write?.get, write?.create, write?.update, write?.delete];
      return calls.flatMap((call) => textsIn(call?.body?.query, selectionOf(name)));
    }

    it.each(names)('is told of every field of %s, also of deprecated ones', (name) => {
      const { type, fields } = typeOf(name);

      const { data } = graphqlSync({ schema, source: String(fields.request.body?.query) });

      expect(data).toMatchObject({
        __type: { fields: Object.keys(type.getFields()).map((field) => ({ name: field })) },
      });
    });

    it.each(names)('asks for nothing of %s that it does not have', (name) => {
      const queries = queriesOf(name);

      expect(queries.length).toBeGreaterThan(1);
      expect(queries.flatMap(mistakesIn)).toEqual([]);
    });

    it.each(names)('understands every plain field of %s', (name) => {
      const { fields, plain } = typeOf(name);
      const unknown = plain
        .filter(({ deprecationReason }) => deprecationReason == null)
        .filter(({ type }) => !Object.hasOwn(fields.types, getNamedType(type).name));

      expect(unknown.map((field) => `${field.name}: ${field.type}`)).toEqual([]);
    });

    it.each(names)('limits the list of %s as it can be', (name) => {
      const { changes, list } = objectOf(dataOf(definition), name);
      const { conditions } = list;
      const equalsFields = conditions?.equalsFields ?? [];
      if (digest.searched) {
        const words = digest.searched[name]?.split(' ') ?? [];
        const asked = changes.source === 'filter' ? [changes.field, ...equalsFields] : equalsFields;
        expect(asked.filter((field) => !words.includes(field ?? ''))).toEqual([]);
        return;
      }
      if (conditions?.style !== 'members') return;
      const filter = membersOf(`${typeOf(name).type.name}Filter`);
      const operatorsOf = (field: string) => Object.keys(membersOf(filter[field] ?? ''));

      expect(operatorsOf('updatedAt')).toEqual(expect.arrayContaining(['gte', 'lte']));
      for (const field of equalsFields) {
        expect([field, operatorsOf(field)]).toEqual([field, expect.arrayContaining(['eq'])]);
      }
    });

    it('manages its webhooks as it takes them', () => {
      const queries = JSON.stringify(definition.webhooks ?? {}).match(/(?<="query":")(?:[^"\\]|\\.)*/g) ?? [];

      expect(queries.flatMap((query) => mistakesIn(JSON.parse(`"${query}"`)))).toEqual([]);
    });

    it('finds a field that the vendor does not have', () => {
      const [query = ''] = queriesOf(names[0] ?? '');

      expect(mistakesIn(query.replace(/created_?at/i, 'heading'))).toHaveLength(1);
    });

    /** The members of an input, each with the name of its type. */
    function membersOf(name: string): Record<string, string> {
      const type = schema.getType(name);
      const members = isInputObjectType(type) ? Object.values(type.getFields()) : [];
      return Object.fromEntries(members.map((one) => [one.name, getNamedType(one.type).name]));
    }
  },
);

// https://developer.monday.com/api-reference/changelog/larger-page-size-for-items-page
it('reads items of monday.com in as few calls as it can, before their cursor is too old', () => {
  expect(objectOf(dataOf(monday), 'items').list.paging.size.max).toBe(500);
});

/** A value that can be asked for by its name alone. */
function isPlain({ type, args }: GraphQLField<unknown, unknown>): boolean {
  const isOne = !isListType(getNullableType(type));
  return isOne && isLeafType(getNamedType(type)) && !args.some(isRequiredArgument);
}

function textsIn(query: unknown, selection: string): string[] {
  return typeof query === 'string' ? [query.replace('{fields}', selection)] : [];
}
