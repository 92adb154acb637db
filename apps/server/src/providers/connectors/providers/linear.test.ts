import { readFileSync } from 'node:fs';
import {
  buildSchema,
  type GraphQLError,
  type GraphQLNamedType,
  getNamedType,
  getNullableType,
  isInputObjectType,
  isLeafType,
  isListType,
  isObjectType,
  parse,
  validate,
} from 'graphql';
import { describe, expect, it } from 'vitest';
import { linear } from './linear.ts';
import { linearObjects } from './linear-objects.ts';

const digest = new URL('../../../../test/digests/linear.digest', import.meta.url);
/** What the connector uses of the vendor's schema. */
const schema = buildSchema(JSON.parse(readFileSync(digest, 'utf8')).schema.join('\n'));

const names = Object.keys(linearObjects);

/** What all that is read of an object is asked for with: what the vendor lists, as the connector understands it, and links. */
function selectionOf(name: string): string {
  const { fields } = linear.objects?.[name] ?? {};
  const type = schema.getType(linearObjects[name]?.type ?? '');
  if (fields?.source !== 'call' || !isObjectType(type)) throw new Error(`${name} is not in the schema.`);
  const plain = Object.values(type.getFields()).filter(({ type: of }) => {
    const isOne = !isListType(getNullableType(of));
    return isOne && isLeafType(getNamedType(of)) && Object.hasOwn(fields.types, getNamedType(of).name);
  });
  const also = (fields.also ?? []).map((field) => field.name);
  return [...plain.map((field) => field.name), ...also]
    .map((field) => `${field} ${linear.functions?.selectionOf?.(field, name) ?? ''}`)
    .join('\n');
}

/** Every query of an object, with everything that can be read. */
function queriesOf(name: string): string[] {
  const { list, write } = linear.objects?.[name] ?? {};
  const calls = [list?.request, write?.get, write?.create, write?.update, write?.delete];
  return calls.flatMap((call) => {
    const query = call?.body?.query;
    return typeof query === 'string' ? [query.replace('{fields}', selectionOf(name))] : [];
  });
}

const mistakesIn = (query: string): readonly GraphQLError[] => validate(schema, parse(query));

function membersOf(type: GraphQLNamedType | undefined) {
  return isInputObjectType(type) ? type.getFields() : {};
}

describe("the connector of Linear, held against the vendor's schema", () => {
  it.each(names)('asks for nothing of %s that it does not have', (name) => {
    const queries = queriesOf(name);

    expect(queries.length).toBeGreaterThan(1);
    expect(queries.flatMap(mistakesIn)).toEqual([]);
  });

  it.each(names)('limits the list of %s as its filter can', (name) => {
    const { conditions } = linear.objects?.[name]?.list ?? {};
    if (conditions?.style !== 'members') return;
    const filter = membersOf(schema.getType(`${linearObjects[name]?.type}Filter`));
    const operatorsOf = (field: string) =>
      filter[field] && Object.keys(membersOf(getNamedType(filter[field].type)));

    expect(operatorsOf('updatedAt')).toEqual(expect.arrayContaining(['gte', 'lte']));
    for (const field of conditions.equalsFields ?? [])
      expect([field, operatorsOf(field)]).toEqual([field, expect.arrayContaining(['eq'])]);
  });

  it('finds a field that the vendor does not have', () => {
    const [query = ''] = queriesOf('issues');

    expect(mistakesIn(query.replace('title', 'heading'))).toHaveLength(1);
  });
});
