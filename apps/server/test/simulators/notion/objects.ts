import type { SimulatedObject } from '../dialect.ts';
import { fieldsIn } from '../fields.ts';
import { type MakeValue, personOf, pick, seeded, uuidOf } from '../seeded.ts';

/** One object of Notion's API. The rows of a data source are an object of their own, named by its id. */
export interface NotionObject extends SimulatedObject {
  readonly kind: 'rows' | 'pages' | 'databases' | 'data_sources' | 'users';
  /** The name of the data source. */
  readonly title?: string;
  /** The database that has the data source. */
  readonly database?: string;
}

/** The data source of tasks, which is the only one of its database. */
export const TASKS = '5b1d7c8e-0f2a-4c3d-9e4f-a1b2c3d4e5f6';
export const TASKS_DATABASE = '7e3f9b10-2c4d-4e5f-8a6b-1c2d3e4f5a6b';
/** The data source of contacts, in a database that has one of leads too. */
const CONTACTS = '0c9e7a54-6b1f-4d2e-8a3c-b4d5e6f70819';
const LEADS = '3d8f6a21-9c0b-4e7d-b5a4-c6d7e8f90a1b';
export const PEOPLE_DATABASE = '91a2b3c4-d5e6-4f70-9182-a3b4c5d6e7f8';

function rows(
  [title, database]: readonly [string, string],
  types: string,
  special: Readonly<Record<string, MakeValue>> = {},
): NotionObject {
  return { kind: 'rows', title, database, ...made(title.toLowerCase().slice(0, -1), types, special) };
}

/** An object whose names may have spaces, which are written as underscores. */
function made(
  name: string,
  types: string,
  special: Readonly<Record<string, MakeValue>> = {},
): SimulatedObject {
  const fields = fieldsIn(types).map((field) => ({ ...field, name: field.name.replaceAll('_', ' ') }));
  return { fields, idOf: (index) => uuidOf(`${name} ${index}`), valuesOf: seeded(fields, special) };
}

const tasks = rows(
  ['Tasks', TASKS_DATABASE],
  'Name:title Note:rich_text Status:select Estimate:number Done:checkbox Due:date Link:url',
  { Status: (index) => pick(['Open', 'Doing', 'Done'], index), Done: (index) => index % 3 === 2 },
);
const contacts = rows(
  ['Contacts', PEOPLE_DATABASE],
  'Full_name:title Email:email Phone:phone_number About:rich_text',
  { 'Full name': personOf },
);
const leads = rows(['Leads', PEOPLE_DATABASE], 'Name:title Source:select', {
  Source: (index) => pick(['Fair', 'Web'], index),
});

/** Pages that are no rows. The search of this simulator finds only these. */
const pages: NotionObject = {
  kind: 'pages',
  ...made('page', 'title:title', { title: (index) => `Page ${index + 1}` }),
};

const known = [TASKS, CONTACTS, LEADS];

/** The first three are those with rows. Each further one has none, and is alone in its database. */
const dataSources: NotionObject = {
  kind: 'data_sources',
  fields: fieldsIn('title:title properties:map database:text'),
  idOf: (index) => known[index] ?? uuidOf(`data source ${index}`),
  valuesOf: (index) => ({
    title: ['Tasks', 'Contacts', 'Leads'][index] ?? `List ${index + 1}`,
    properties: { Name: { id: 'title', name: 'Name', type: 'title', title: {} } },
    database: [TASKS_DATABASE, PEOPLE_DATABASE, PEOPLE_DATABASE][index] ?? uuidOf(`database ${index}`),
  }),
};

/** What data sources are in. Only those that somebody makes are stored. */
const databases: NotionObject = {
  kind: 'databases',
  fields: fieldsIn('title:title'),
  idOf: (index) => [TASKS_DATABASE, PEOPLE_DATABASE][index] ?? uuidOf(`database ${index}`),
  valuesOf: (index) => ({ title: ['Tasks', 'People'][index] ?? `Database ${index + 1}` }),
};

const users: NotionObject = { kind: 'users', ...made('user', 'name:text:required email:email:required') };

/** The objects of an account. */
export const OBJECTS: Readonly<Record<string, NotionObject>> = {
  pages,
  databases,
  users,
  data_sources: dataSources,
  [TASKS]: tasks,
  [CONTACTS]: contacts,
  [LEADS]: leads,
};

/** The objects of which a page may be a record. */
export const PAGE_OBJECTS = ['pages', ...known];
