import { WORDS } from '@dowel/sandbox/crm/words.ts';
import type { SimulatedField, SimulatedObject } from '../dialect.ts';
import { uuidOf } from '../seeded.ts';

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
export const CONTACTS = '0c9e7a54-6b1f-4d2e-8a3c-b4d5e6f70819';
export const LEADS = '3d8f6a21-9c0b-4e7d-b5a4-c6d7e8f90a1b';
export const PEOPLE_DATABASE = '91a2b3c4-d5e6-4f70-9182-a3b4c5d6e7f8';

const word = (words: readonly string[], index: number) => words[index % words.length] ?? '';

const fieldsOf = (types: Readonly<Record<string, string>>): SimulatedField[] =>
  Object.entries(types).map(([name, type]) => ({ name, type }));

const tasks: NotionObject = {
  kind: 'rows',
  title: 'Tasks',
  database: TASKS_DATABASE,
  fields: fieldsOf({
    Name: 'title',
    Note: 'rich_text',
    Status: 'select',
    Estimate: 'number',
    Done: 'checkbox',
    Due: 'date',
    Link: 'url',
  }),
  idOf: (index) => uuidOf(`task ${index}`),
  valuesOf: (index) => ({
    Name: `${word(WORDS.companyStart, index)} ${word(WORDS.dealSubject, index)}`,
    Note: index % 3 === 2 ? null : `Note ${index + 1}`,
    Status: word(['Open', 'Doing', 'Done'], index),
    Estimate: index % 8,
    Done: index % 3 === 2,
    Due: index % 4 === 3 ? null : `2026-04-${String(1 + (index % 28)).padStart(2, '0')}`,
    Link: null,
  }),
};

const contacts: NotionObject = {
  kind: 'rows',
  title: 'Contacts',
  database: PEOPLE_DATABASE,
  fields: fieldsOf({ 'Full name': 'title', Email: 'email', Phone: 'phone_number', About: 'rich_text' }),
  idOf: (index) => uuidOf(`contact ${index}`),
  valuesOf: (index) => ({
    'Full name': `${word(WORDS.firstName, index)} ${word(WORDS.lastName, index)}`,
    Email: `person-${index + 1}@mail.example`,
    Phone: null,
    About: null,
  }),
};

const leads: NotionObject = {
  kind: 'rows',
  title: 'Leads',
  database: PEOPLE_DATABASE,
  fields: fieldsOf({ Name: 'title', Source: 'select' }),
  idOf: (index) => uuidOf(`lead ${index}`),
  valuesOf: (index) => ({
    Name: `${word(WORDS.firstName, index + 3)} ${word(WORDS.lastName, index + 5)}`,
    Source: word(['Fair', 'Web'], index),
  }),
};

/** Pages that are no rows. The search of this simulator finds only these. */
const pages: NotionObject = {
  kind: 'pages',
  fields: fieldsOf({ title: 'title' }),
  idOf: (index) => uuidOf(`page ${index}`),
  valuesOf: (index) => ({ title: `Page ${index + 1}` }),
};

const known = [TASKS, CONTACTS, LEADS];

/** Those without rows here are the only ones of databases of their own. */
const dataSources: NotionObject = {
  kind: 'data_sources',
  fields: fieldsOf({ title: 'title', properties: 'map', database: 'text' }),
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
  fields: fieldsOf({ title: 'title' }),
  idOf: (index) => [TASKS_DATABASE, PEOPLE_DATABASE][index] ?? uuidOf(`database ${index}`),
  valuesOf: (index) => ({ title: ['Tasks', 'People'][index] ?? `Database ${index + 1}` }),
};

const users: NotionObject = {
  kind: 'users',
  fields: fieldsOf({ name: 'text', email: 'text' }),
  idOf: (index) => uuidOf(`user ${index}`),
  valuesOf: (index) => ({
    name: `${word(WORDS.firstName, index)} ${word(WORDS.lastName, index)}`,
    email: `user-${index + 1}@mail.example`,
  }),
};

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
