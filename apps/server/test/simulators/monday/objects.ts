import { digestSchema, type GraphQLObject } from '../graphql-objects.ts';
import { dayOf } from '../seeded.ts';

const { text, objectOf } = digestSchema('monday');
export const SCHEMA = text;

/** What a record has besides its fields, and what a board has lists of. */
const given = ['id', 'created_at', 'updated_at', 'state', 'groups', 'columns', 'items_page'];
const linkedId = (index: number) => String(5001 + (index % 7));
const nothing = () => null;

/** The object of a type of the vendor's schema. `above` says which record it is below. */
function mondayObject(
  typeName: string,
  first: number,
  above: (index: number) => object = () => ({}),
): GraphQLObject {
  const object = objectOf(typeName, {
    idOf: (index) => String(first + index),
    given,
    linkedId,
    special: {
      JSON: nothing,
      ISO8601DateTime: dayOf,
      Date: dayOf,
      email: (index) => `person${index + 1}@mail.example`,
    },
  });
  return { ...object, valuesOf: (index) => ({ ...object.valuesOf(index), ...above(index) }) };
}

const BOARDS = 1_000_001;
/** Seeded records are below the first two boards. */
const inBoard = (index: number) => ({ board_id: String(BOARDS + (index % 2)) });

export const OBJECTS: Readonly<Record<string, GraphQLObject>> = {
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
