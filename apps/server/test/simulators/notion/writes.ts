import { randomUUID } from 'node:crypto';
import * as z from 'zod';
import type { DialectAccount } from '../account.ts';
import { Refused } from '../refusal.ts';
import type { StoredRecord } from '../store/entry.ts';
import { notFound } from './lists.ts';
import { OBJECTS, PAGE_OBJECTS } from './objects.ts';
import { plainText, readProperties } from './properties.ts';
import { dataSourcesOf } from './render.ts';

const Properties = z.record(z.string(), z.unknown());
const Decoration = { icon: z.unknown().optional(), cover: z.unknown().optional() };

export const NewPage = z.strictObject({
  parent: z.union([
    z.strictObject({ type: z.literal('data_source_id').optional(), data_source_id: z.string() }),
    z.strictObject({ type: z.literal('database_id').optional(), database_id: z.string() }),
    z.strictObject({ type: z.literal('page_id').optional(), page_id: z.string() }),
  ]),
  properties: Properties,
  children: z.array(z.unknown()).max(100).optional(),
  ...Decoration,
});

/** `archived` is the older word, which a database does not take. */
export const trashed = { in_trash: z.boolean().optional(), archived: z.boolean().optional() };

export const PageChange = z.strictObject({
  properties: Properties.optional(),
  ...trashed,
  ...Decoration,
});

const ofPage = z.strictObject({ type: z.literal('page_id').optional(), page_id: z.string() });
const ofDatabase = z.strictObject({ type: z.literal('database_id').optional(), database_id: z.string() });

/** A database and its first data source. The properties are those of the data source. */
export const NewDatabase = z.strictObject({
  parent: ofPage,
  title: z.unknown().optional(),
  initial_data_source: z.strictObject({ properties: Properties }),
  ...Decoration,
});

/** The same in the version before data sources. */
export const NewOldDatabase = NewDatabase.omit({ initial_data_source: true }).extend({
  properties: Properties,
});

export const NewDataSource = z.strictObject({
  parent: ofDatabase,
  title: z.unknown().optional(),
  properties: Properties,
  icon: z.unknown().optional(),
});

export const DatabaseChange = z.strictObject({
  title: z.unknown().optional(),
  in_trash: trashed.in_trash,
  ...Decoration,
});

/** A change of a data source, or of a database and its one data source in the version before them. */
export const DataSourceChange = z.strictObject({
  title: z.unknown().optional(),
  properties: Properties.optional(),
  ...trashed,
  ...Decoration,
});

/** A record, and the object that it belongs to. */
export interface Found {
  object: string;
  record: StoredRecord;
}

/** A page by its id, also one that was archived. @throws {Refused} */
export function findPage(account: DialectAccount, id: string): Found {
  return find(account, PAGE_OBJECTS, 'page', id);
}

/** A data source by its id. Those that have rows here need not be made first. @throws {Refused} */
export function findDataSource(account: DialectAccount, id: string): Found {
  const { kind, title, database } = OBJECTS[id] ?? {};
  const isMade = account.everyRecord('data_sources').some((one) => one.id === id);
  if (kind !== 'rows' || isMade) return find(account, ['data_sources'], 'data_source', id);
  return unmade('data_sources', id, { title, database });
}

/** A database by its id. Those with data sources need not be made first. @throws {Refused} */
export function findDatabase(account: DialectAccount, id: string): Found {
  const isMade = account.everyRecord('databases').some((one) => one.id === id);
  const [first] = dataSourcesOf(account, id);
  if (isMade || !first) return find(account, ['databases'], 'database', id);
  return unmade('databases', id, { title: first.name });
}

function unmade(object: string, id: string, values: Record<string, unknown>): Found {
  const record = { id, createTime: 0, updateTime: 0, sequence: 0, isDeleted: false, values };
  return { object, record };
}

/**
 * The one data source of a database, which the version before data sources cannot tell from it.
 * @throws {Refused} when it has several
 */
export function onlyDataSource(account: DialectAccount, id: string): string {
  const { record } = findDatabase(account, id);
  const [first, second] = dataSourcesOf(account, record.id);
  if (first && !second) return first.id;
  throw new Refused(
    'badValue',
    'Databases with multiple data sources are not supported in this API version.',
  );
}

function find(account: DialectAccount, objects: readonly string[], kind: string, id: string): Found {
  for (const object of objects) {
    const record = account.find(object, id) ?? account.everyRecord(object).find((one) => one.id === id);
    if (record) return { object, record };
  }
  throw notFound(kind, id);
}

/** @throws {Refused} */
export function createPage(account: DialectAccount, { parent, properties }: z.output<typeof NewPage>): Found {
  const object =
    'page_id' in parent
      ? 'pages'
      : 'data_source_id' in parent
        ? parent.data_source_id
        : onlyDataSource(account, parent.database_id);
  if ('page_id' in parent) findPage(account, parent.page_id);
  else if (OBJECTS[object]?.kind !== 'rows') throw notFound('data_source', object);
  const values = readProperties(properties, account.fieldsOf(object));
  return { object, record: account.create(object, values) };
}

/** @throws {Refused} */
export function updatePage(
  account: DialectAccount,
  id: string,
  { properties = {}, in_trash: inTrash, archived = inTrash }: z.output<typeof PageChange>,
): Found {
  const { object } = findPage(account, id);
  return change(account, findPage(account, id), {
    archived,
    values: () => readProperties(properties, account.fieldsOf(object)),
  });
}

/** @throws {Refused} */
export function createDatabase(
  account: DialectAccount,
  { parent, title: sent = [], initial_data_source: { properties } }: z.output<typeof NewDatabase>,
): Found {
  findPage(account, parent.page_id);
  const title = plainText(sent, 'title');
  const record = account.create('databases', { title }, { id: randomUUID() });
  account.create('data_sources', { title, properties, database: record.id }, { id: randomUUID() });
  return { object: 'databases', record };
}

/** @throws {Refused} */
export function createDataSource(
  account: DialectAccount,
  { parent, title = [], properties }: z.output<typeof NewDataSource>,
): Found {
  const { record } = findDatabase(account, parent.database_id);
  const values = { title: plainText(title, 'title'), properties, database: record.id };
  return { object: 'data_sources', record: account.create('data_sources', values, { id: randomUUID() }) };
}

/** Changes a database or a data source. @throws {Refused} */
export function updateList(
  account: DialectAccount,
  found: Found,
  { title, properties, in_trash: inTrash, archived = inTrash }: z.output<typeof DataSourceChange>,
): Found {
  return change(account, found, {
    archived,
    values: () => ({
      ...(title !== undefined && { title: plainText(title, 'title') }),
      ...(properties && { properties }),
    }),
  });
}

/** Archiving what is archived changes nothing. Anything else cannot be done to it. */
function change(
  account: DialectAccount,
  { object, record }: Found,
  { archived, values }: { archived: boolean | undefined; values: () => Record<string, unknown> },
): Found {
  if (archived === true) {
    return { object, record: account.delete(object, record.id) ?? record };
  }
  if (record.isDeleted) {
    const words = "Can't edit block that is archived. You must unarchive the block before editing.";
    throw new Refused('badValue', words);
  }
  return { object, record: account.update(object, record.id, values()) ?? record };
}
