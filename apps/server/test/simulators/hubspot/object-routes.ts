import { type Context, Hono } from 'hono';
import * as z from 'zod';
import type { DialectEnv } from '../dialect.ts';
import { readJson, readQuery } from '../read-request.ts';
import { Refused } from '../refusal.ts';
import type { StoredRecord } from '../store/entry.ts';
import { associate, SentAssociation } from './associations.ts';
import { objectOf, propertiesOf } from './object-of-call.ts';
import { changeProperty, type Property, type PropertyObject } from './properties.ts';
import { readProperties, renderRecord, valuesFor } from './records.ts';
import { assertSearchable, SearchBody, toCondition } from './search-body.ts';

const Names = z.string().transform((list) => list.split(',').filter(Boolean));

export const Flag = z.enum(['true', 'false']).transform((text) => text === 'true');

const ListQuery = z.strictObject({
  limit: z.coerce.number().int().min(1).max(100).default(10),
  after: z.string().optional(),
  properties: Names.optional(),
  archived: Flag.default(false),
});

const GetQuery = z.strictObject({
  properties: Names.optional(),
  archived: Flag.default(false),
  idProperty: z.string().optional(),
});

const WriteBody = z.strictObject({
  properties: z.record(z.string(), z.unknown()),
  associations: z.array(SentAssociation).optional(),
});

/** How many records one search reaches. */
const SEARCH_CAP = 10_000;

/** The calls below `/crm/objects/2026-09/{object}`, but for batches. */
export function objectRoutes() {
  const api = new Hono<DialectEnv>();
  api.get('/', list);
  api.post('/search', search);
  api.post('/', async (c) => {
    const object = objectOf(c);
    const { properties, associations } = await readJson(c, WriteBody);
    const record = createRecord(c, object, properties);
    associate(c, object, record.id, associations);
    return c.json(show(c, object, record, Object.keys(properties)), 201);
  });
  api.get('/:id', (c) => {
    const object = objectOf(c);
    const { properties, idProperty = 'hs_object_id' } = readQuery(c, GetQuery);
    const record = findRecord(c, object, idProperty, c.req.param('id'));
    if (!record) throw new Refused('notFound', 'resource not found');
    return c.json(show(c, object, record, properties));
  });
  api.patch('/:id', async (c) => {
    const object = objectOf(c);
    const { properties } = await readJson(c, WriteBody);
    const values = readProperties(properties, propertiesOf(c, object));
    const record = c.var.account.update(object, c.req.param('id'), values);
    if (!record) throw new Refused('notFound', 'resource not found');
    return c.json(show(c, object, record, Object.keys(values)));
  });
  api.delete('/:id', (c) => {
    c.var.account.delete(objectOf(c), c.req.param('id'));
    // The vendor answers a second delete in the same way.
    return c.body(null, 204);
  });
  return api;
}

/** Records in the order of their ids. With `archived=true`, those that were deleted, and only those. */
function list(c: Context<DialectEnv>) {
  const object = objectOf(c);
  const { limit, after, properties, archived } = readQuery(c, ListQuery);
  const page = c.var.account.page({
    object,
    size: limit,
    cursor: after,
    cursors: 'lastId',
    includesDeleted: archived,
    ...(archived && { where: ({ isDeleted }: StoredRecord) => isDeleted, whereKey: 'archived' }),
  });
  return c.json({
    results: page.records.map((record) => show(c, object, record, properties)),
    ...(page.next !== undefined && { paging: { next: { after: page.next, link: linkTo(c, page.next) } } }),
  });
}

async function search(c: Context<DialectEnv>) {
  const object = objectOf(c);
  const properties = propertiesOf(c, object);
  const body = await readJson(c, SearchBody);
  assertSearchable(body, properties);
  const isFound = toCondition(body, properties);
  const [sort] = body.sorts;
  const page = c.var.account.page({
    object,
    size: body.limit,
    cursor: body.after,
    cursors: 'offset',
    cap: SEARCH_CAP,
    isIndexed: true,
    where: (record) => isFound(valuesFor(object, record)),
    whereKey: JSON.stringify(body.filterGroups),
    first: firstPageOf(body, properties, object),
    ...(sort && {
      orderBy: storedName(object, sort.propertyName),
      isDescending: sort.direction === 'DESCENDING',
    }),
  });
  return c.json({
    total: page.total,
    results: page.records.map((record) => show(c, object, record, body.properties)),
    ...(page.next !== undefined && { paging: { next: { after: page.next } } }),
  });
}

/** The search that began before this one, if this one goes on behind a record. */
function firstPageOf(body: SearchBody, properties: readonly Property[], object: PropertyObject) {
  const filterGroups = body.filterGroups.map(({ filters }) => ({
    filters: filters.filter(
      ({ propertyName, operator }) => `${propertyName} ${operator}` !== 'hs_object_id GT',
    ),
  }));
  const whereKey = JSON.stringify(filterGroups);
  if (whereKey === JSON.stringify(body.filterGroups)) return undefined;
  const isFound = toCondition({ ...body, filterGroups }, properties);
  return { where: (record: StoredRecord) => isFound(valuesFor(object, record)), whereKey };
}

/**
 * Creates a record.
 * @throws {Refused} `conflict` for a contact whose email another contact has.
 */
export function createRecord(
  c: Context<DialectEnv>,
  object: PropertyObject,
  properties: Record<string, unknown>,
): StoredRecord {
  const values = readProperties(properties, propertiesOf(c, object));
  const other = object === 'contacts' && values.email && findRecord(c, object, 'email', values.email);
  if (other) throw new Refused('conflict', `Contact already exists. Existing ID: ${other.id}`);
  return c.var.account.create(object, values);
}

/** Finds a record by its id, or by another property whose values are unique. */
export function findRecord(
  c: Context<DialectEnv>,
  object: PropertyObject,
  idProperty: string,
  value: string,
): StoredRecord | undefined {
  if (idProperty === 'hs_object_id') return c.var.account.find(object, value);
  return c.var.account
    .everyRecord(object)
    .find(
      (record) =>
        !record.isDeleted && valuesFor(object, record)(idProperty)?.toLowerCase() === value.toLowerCase(),
    );
}

/** A record as the vendor shows it, with these properties or the default ones. */
export function show(
  c: Context<DialectEnv>,
  object: PropertyObject,
  record: StoredRecord,
  names?: readonly string[],
) {
  return renderRecord(object, propertiesOf(c, object), record, names);
}

function storedName(object: PropertyObject, propertyName: string): string {
  if (propertyName === 'hs_object_id') return 'id';
  if (propertyName === 'createdate') return 'createTime';
  return propertyName === changeProperty(object) ? 'updateTime' : propertyName;
}

function linkTo(c: Context, after: string): string {
  const url = new URL(c.req.url);
  url.searchParams.set('after', after);
  return url.href;
}
