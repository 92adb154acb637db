import { readFileSync } from 'node:fs';
import {
  buildSchema,
  type GraphQLField,
  getNamedType,
  getNullableType,
  isEnumType,
  isLeafType,
  isListType,
  isObjectType,
} from 'graphql';
import type { SimulatedField, SimulatedObject } from '../dialect.ts';
import { dayOf, seeded } from '../seeded.ts';

const file = new URL('../../digests/monday.digest', import.meta.url);
export const SCHEMA: string = JSON.parse(readFileSync(file, 'utf8')).schema.join('\n');
const schema = buildSchema(SCHEMA);

/** An object of an account. */
export interface MondayObject extends SimulatedObject {
  /** Its type in the schema, such as `Board`. */
  readonly typeName: string;
}

/** What a record has besides its fields. */
const GIVEN = ['id', 'created_at', 'updated_at', 'state'];
/** Which records a list shows depends on these. */
const VARIED = ['hierarchy_type', 'status'];
/** What a board has lists of. */
const LISTS = ['groups', 'columns', 'items_page'];

/** The object of a type of the vendor's schema. `above` says which record it is below. */
function mondayObject(
  typeName: string,
  first: number,
  above: (index: number) => object = () => ({}),
): MondayObject {
  const type = schema.getType(typeName);
  if (!isObjectType(type)) throw new Error(`${typeName} is not in the digest.`);
  const own = Object.values(type.getFields()).filter(
    ({ name }) => !GIVEN.includes(name) && !LISTS.includes(name),
  );
  const plain = own.filter((field) => isLeafType(getNamedType(field.type)));
  const links = own.filter((field) => !plain.includes(field));
  const fields = plain.map(toField);
  const enums = plain.flatMap(({ name, type: one }) => {
    const named = getNamedType(one);
    if (!isEnumType(named)) return [];
    const all = named.getValues();
    return [[name, (index: number) => all[VARIED.includes(name) ? index % all.length : 0]?.name] as const];
  });
  const number = (index: number) => index % 5;
  const flag = (index: number) => index % 2 === 0;
  const id = (index: number) => String(5001 + (index % 7));
  const nothing = () => null;
  const values = seeded(fields, {
    ID: id,
    Boolean: flag,
    Float: number,
    Int: number,
    JSON: nothing,
    ISO8601DateTime: dayOf,
    Date: dayOf,
    ...Object.fromEntries(enums),
    email: (index: number) => `person${index + 1}@mail.example`,
  });
  return {
    typeName,
    fields,
    idOf: (index) => String(first + index),
    valuesOf: (index) => ({
      ...values(index),
      ...Object.fromEntries(links.map((link) => linkOf(link, index))),
      ...above(index),
    }),
  };
}

function toField({ name, type }: GraphQLField<unknown, unknown>): SimulatedField {
  const isRequired = getNullableType(type) !== type;
  return { name, type: getNamedType(type).name, isRequired };
}

function linkOf({ name, type }: GraphQLField<unknown, unknown>, index: number) {
  const one = { id: String(9001 + (index % 3)) };
  return [name, isListType(getNullableType(type)) ? [] : one] as const;
}

const BOARDS = 1_000_001;
/** Seeded records are below the first two boards. */
const inBoard = (index: number) => ({ board_id: String(BOARDS + (index % 2)) });

export const OBJECTS: Readonly<Record<string, MondayObject>> = {
  boards: mondayObject('Board', BOARDS),
  users: mondayObject('User', 2_000_001),
  items: mondayObject('Item', 3_000_001, inBoard),
  groups: mondayObject('Group', 4_000_001, inBoard),
  columns: mondayObject('Column', 5_000_001, inBoard),
  webhooks: mondayObject('Webhook', 6_000_001, inBoard),
  replies: mondayObject('Reply', 7_000_001, inBoard),
  updates: mondayObject('Update', 8_000_001),
  workspaces: mondayObject('Workspace', 9_000_001),
  folders: mondayObject('Folder', 10_000_001),
  docs: mondayObject('Document', 11_000_001),
  teams: mondayObject('Team', 12_000_001),
  tags: mondayObject('Tag', 13_000_001),
  custom_activity: mondayObject('CustomActivity', 14_000_001),
  account_roles: mondayObject('AccountRole', 15_000_001),
  service_users: mondayObject('ServiceUser', 16_000_001),
};
