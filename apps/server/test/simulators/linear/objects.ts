import { getNamedType } from 'graphql';
import { digestSchema, type GraphQLObject } from '../graphql-objects.ts';
import { dayOf, uuidOf } from '../seeded.ts';

const { schema, text, objectOf } = digestSchema('linear');
export const SCHEMA = text;

const day = () => '2026-05-01';
const noMembers = () => ({});

const linearObject = (typeName: string): GraphQLObject =>
  objectOf(typeName, {
    idOf: (index) => uuidOf(`${typeName} ${index}`),
    given: ['id', 'createdAt', 'updatedAt', 'archivedAt'],
    linkedId: (index) => uuidOf(`${typeName} of ${index}`),
    special: {
      DateTime: dayOf,
      TimelessDate: day,
      JSONObject: noMembers,
      trashed: () => null,
      url: (index) => `https://linear.app/acme/${typeName.toLowerCase()}/${index + 1}`,
    },
  });

/** Every list of the vendor's schema. */
export const OBJECTS: Readonly<Record<string, GraphQLObject>> = Object.fromEntries(
  Object.entries(schema.getQueryType()?.getFields() ?? {}).flatMap(([name, { type }]) => {
    const [, typeName] = /^(\w+)Connection$/.exec(getNamedType(type).name) ?? [];
    return typeName === undefined ? [] : [[name, linearObject(typeName)] as const];
  }),
);

/** What one record is called, such as `issue`. */
export function singleOf({ typeName }: GraphQLObject): string {
  return typeName.charAt(0).toLowerCase() + typeName.slice(1);
}
