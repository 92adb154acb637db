import { WORDS } from '../../crm/words.ts';
import { uuidOf } from '../attio/objects.ts';
import type { SimulatedField, SimulatedObject } from '../dialect.ts';

/** One object of Notion's API. The rows of a database are an object of their own, named by the id of the database. */
export interface NotionObject extends SimulatedObject {
  readonly kind: 'rows' | 'pages' | 'databases' | 'users';
  /** The title of the database. */
  readonly title?: string;
}

/** A database of tasks. */
export const TASKS = '5b1d7c8e-0f2a-4c3d-9e4f-a1b2c3d4e5f6';
/** A database of contacts. */
export const CONTACTS = '0c9e7a54-6b1f-4d2e-8a3c-b4d5e6f70819';

const word = (words: readonly string[], index: number) => words[index % words.length] ?? '';

const fieldsOf = (types: Readonly<Record<string, string>>): SimulatedField[] =>
  Object.entries(types).map(([name, type]) => ({ name, type }));

const tasks: NotionObject = {
  kind: 'rows',
  title: 'Tasks',
  fields: fieldsOf({
    ...{ Name: 'title', Note: 'rich_text', Status: 'select', Estimate: 'number', Done: 'checkbox' },
    ...{ Due: 'date', Link: 'url' },
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
  fields: fieldsOf({ 'Full name': 'title', Email: 'email', Phone: 'phone_number', About: 'rich_text' }),
  idOf: (index) => uuidOf(`contact ${index}`),
  valuesOf: (index) => ({
    'Full name': `${word(WORDS.firstName, index)} ${word(WORDS.lastName, index)}`,
    Email: `person-${index + 1}@mail.example`,
    Phone: null,
    About: null,
  }),
};

/** Pages that are no rows. The search of this simulator finds only these. */
const pages: NotionObject = {
  kind: 'pages',
  fields: fieldsOf({ title: 'title' }),
  idOf: (index) => uuidOf(`page ${index}`),
  valuesOf: (index) => ({ title: `Page ${index + 1}` }),
};

const known = [TASKS, CONTACTS];

const databases: NotionObject = {
  kind: 'databases',
  fields: fieldsOf({ title: 'title', properties: 'map' }),
  idOf: (index) => known[index] ?? uuidOf(`database ${index}`),
  valuesOf: (index) => ({
    title: ['Tasks', 'Contacts'][index] ?? `Database ${index + 1}`,
    properties: { Name: { id: 'title', name: 'Name', type: 'title', title: {} } },
  }),
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
  ...{ pages, databases, users },
  [TASKS]: tasks,
  [CONTACTS]: contacts,
};

/** The objects of which a page may be a record. */
export const PAGE_OBJECTS = ['pages', ...known];
