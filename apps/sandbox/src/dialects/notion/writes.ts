import * as z from 'zod';
import type { DialectAccount } from '../account.ts';
import { Refused } from '../refusal.ts';
import type { StoredRecord } from '../store/entry.ts';
import { notFound } from './lists.ts';
import { OBJECTS, PAGE_OBJECTS } from './objects.ts';
import { plainText, readProperties } from './properties.ts';

const Properties = z.record(z.string(), z.unknown());
const Decoration = { icon: z.unknown().optional(), cover: z.unknown().optional() };

export const NewPage = z.strictObject({
  parent: z.union([
    z.strictObject({ type: z.literal('database_id').optional(), database_id: z.string() }),
    z.strictObject({ type: z.literal('page_id').optional(), page_id: z.string() }),
  ]),
  properties: Properties,
  children: z.array(z.unknown()).max(100).optional(),
  ...Decoration,
});

export const PageChange = z.strictObject({
  properties: Properties.optional(),
  archived: z.boolean().optional(),
  ...Decoration,
});

export const NewDatabase = z.strictObject({
  parent: z.strictObject({ type: z.literal('page_id').optional(), page_id: z.string() }),
  title: z.unknown().optional(),
  properties: Properties,
  ...Decoration,
});

export const DatabaseChange = z.strictObject({
  title: z.unknown().optional(),
  properties: Properties.optional(),
  archived: z.boolean().optional(),
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

/** A database by its id. Those that have rows here need not be made first. @throws {Refused} */
export function findDatabase(account: DialectAccount, id: string): Found {
  const { kind, title } = OBJECTS[id] ?? {};
  const isMade = account.everyRecord('databases').some((one) => one.id === id);
  if (kind !== 'rows' || isMade) return find(account, ['databases'], 'database', id);
  const record = { id, createTime: 0, updateTime: 0, sequence: 0, isDeleted: false, values: { title } };
  return { object: 'databases', record };
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
  const object = 'database_id' in parent ? parent.database_id : 'pages';
  if ('page_id' in parent) findPage(account, parent.page_id);
  else if (OBJECTS[object]?.kind !== 'rows') throw notFound('database', object);
  const values = readProperties(properties, account.fieldsOf(object));
  return { object, record: account.create(object, values) };
}

/** @throws {Refused} */
export function updatePage(
  account: DialectAccount,
  id: string,
  { properties = {}, archived }: z.output<typeof PageChange>,
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
  { parent, title = [], properties }: z.output<typeof NewDatabase>,
): Found {
  findPage(account, parent.page_id);
  const values = { title: plainText(title, 'title'), properties };
  return { object: 'databases', record: account.create('databases', values) };
}

/** @throws {Refused} */
export function updateDatabase(
  account: DialectAccount,
  id: string,
  { title, properties, archived }: z.output<typeof DatabaseChange>,
): Found {
  return change(account, findDatabase(account, id), {
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
