import { type Context, Hono } from 'hono';
import * as z from 'zod';
import type { Dialect, DialectEnv, SimulatedObject } from '../dialect.ts';
import { readJson, readQuery } from '../read-request.ts';
import { fieldOf } from './conditions.ts';
import { describeGlobal, describeObject } from './describe.ts';
import { SalesforceError } from './errors.ts';
import { OBJECTS, type SalesforceObject } from './objects.ts';
import { continueQuery, objectOf, runQuery } from './query.ts';
import { readRecordId, toRecordId } from './record-ids.ts';
import { refuse, toErrorResponse } from './refuse.ts';
import { toRecord } from './rendering.ts';
import { seededValues } from './seeded-values.ts';
import {
  createRecord,
  deleteById,
  deleteRecord,
  findRecord,
  updateRecord,
  upsertCollection,
  upsertRecord,
  writeAllOrNone,
  writeCollection,
  writeEntry,
} from './write.ts';

const VERSION_PATH = '/services/data/v66.0';

const Values = z.record(z.string(), z.unknown());
const Names = z.string().transform((list) => list.split(','));
const AllOrNone = z.boolean().default(false);
const Collection = z.strictObject({
  allOrNone: AllOrNone,
  records: z.array(z.looseObject({ attributes: z.strictObject({ type: z.string() }) })),
});

const UpsertedCollection = Collection.extend({ allOrNone: z.literal(false).default(false) });

const Retrieval = z.strictObject({ ids: z.array(z.string()).min(1), fields: z.array(z.string()).min(1) });

/** An address and the headers of its request have at most so many bytes. */
const LONGEST_ADDRESS = 16_384;

/** The REST API of Salesforce. */
export const salesforceDialect: Dialect = {
  provider: 'salesforce',
  objects: Object.fromEntries(Object.values(OBJECTS).map((object) => [object.name, simulated(object)])),
  tokenPath: '/services/oauth2/token',
  authorizePath: '/services/oauth2/authorize',
  refuse,
  routes({ basePath }) {
    const api = new Hono<DialectEnv>();
    api.use(async (c, next) => {
      const headers = [...c.req.raw.headers].flat().join('');
      if (c.req.url.length + headers.length > LONGEST_ADDRESS) return c.text('URI Too Long', 414);
      return next();
    });
    api.get('/services/oauth2/userinfo', (c) => {
      const { id } = c.var.account;
      return c.json({ user_id: toRecordId('005', 1), organization_id: id, name: 'Owner' });
    });
    api.route(VERSION_PATH, versionRoutes(basePath + VERSION_PATH));
    api.onError((error) => {
      if (error instanceof SalesforceError) return toErrorResponse(error);
      throw error;
    });
    return api;
  },
};

function versionRoutes(basePath: string): Hono<DialectEnv> {
  const api = new Hono<DialectEnv>();
  for (const name of ['query', 'queryAll']) {
    api.get(`/${name}`, (c) => {
      const { q } = readQuery(c, z.strictObject({ q: z.string() }));
      const isAll = name === 'queryAll';
      return c.json(runQuery(c.var.account, q, { isAll, batchSize: batchSizeOf(c), basePath }));
    });
    api.get(`/${name}/:locator`, (c) =>
      c.json(continueQuery(c.var.account, c.req.param('locator') ?? '', basePath)),
    );
  }
  api.get('/sobjects', (c) => c.json(describeGlobal(basePath)));
  api.get('/sobjects/:object/describe', (c) => c.json(describeObject(namedObject(c))));
  api.route('/sobjects/:object', recordRoutes(basePath));
  api.route('/composite/sobjects', collectionRoutes(basePath));
  return api;
}

function recordRoutes(basePath: string): Hono<DialectEnv> {
  const routes = new Hono<DialectEnv>();
  const id = (c: Context) => c.req.param('id') ?? '';
  routes.post('/', async (c) => {
    const record = createRecord(c.var.account, namedObject(c), await readJson(c, Values));
    return c.json({ id: record.id, success: true, errors: [] }, 201);
  });
  routes.get('/:id', (c) => {
    const object = namedObject(c);
    const { fields } = readQuery(c, z.strictObject({ fields: Names.optional() }));
    const names = fields?.map((name) => fieldOf(object, name).name) ?? object.fields.map(({ name }) => name);
    return c.json(toRecord(object, findRecord(c.var.account, object, id(c)), names, basePath));
  });
  routes.patch('/:id', async (c) => {
    updateRecord(c.var.account, namedObject(c), id(c), await readJson(c, Values));
    return c.body(null, 204);
  });
  routes.delete('/:id', (c) => {
    deleteRecord(c.var.account, namedObject(c), id(c));
    return c.body(null, 204);
  });
  routes.patch('/:field/:value', async (c) => {
    const { field: name, value } = c.req.param();
    const body = await readJson(c, Values);
    const { record, isNew } = upsertRecord(c.var.account, namedObject(c), { name, value, body });
    return c.json({ id: record.id, success: true, errors: [], created: isNew }, isNew ? 201 : 200);
  });
  return routes;
}

/** Up to 200 records in one call. Deletes and upserts with `allOrNone` are not simulated. */
function collectionRoutes(basePath: string): Hono<DialectEnv> {
  const routes = new Hono<DialectEnv>();
  const write = async (c: Context<DialectEnv>, isNew: boolean) => {
    const { records, allOrNone } = await readJson(c, Collection);
    assertNotTooMany(records);
    if (allOrNone) return c.json(writeAllOrNone(c.var.account, records, isNew));
    return c.json(writeCollection(records, (entry) => writeEntry(c.var.account, entry, isNew)));
  };
  routes.post('/', (c) => write(c, true));
  routes.post('/:object', async (c) => {
    const object = namedObject(c);
    const { ids, fields } = await readJson(c, Retrieval);
    const names = [...new Set(fields.map((name) => fieldOf(object, name).name))];
    assertNotTooMany(ids, 2000);
    const records = ids.map((id) => c.var.account.find(object.name, readRecordId(id) ?? ''));
    // What was deleted, or is not there, is null.
    return c.json(records.map((record) => (record ? toRecord(object, record, names, basePath) : null)));
  });
  routes.patch('/', (c) => write(c, false));
  routes.patch('/:object/:field', async (c) => {
    const object = namedObject(c);
    const { records } = await readJson(c, UpsertedCollection);
    assertNotTooMany(records);
    return c.json(upsertCollection(c.var.account, object, c.req.param('field'), records));
  });
  routes.delete('/', (c) => {
    const { ids } = readQuery(c, z.strictObject({ ids: Names, allOrNone: z.literal('false').optional() }));
    assertNotTooMany(ids);
    return c.json(writeCollection(ids, (id) => deleteById(c.var.account, id)));
  });
  return routes;
}

function assertNotTooMany(records: readonly unknown[], most = 200) {
  if (records.length <= most) return;
  const message = `record limit reached. cannot submit more than ${most} records in this list`;
  throw new SalesforceError(400, 'EXCEEDED_ID_LIMIT', message);
}

/** In an address, an object that does not exist is not found. In a query, it is a wrong type. */
function namedObject(c: Context<DialectEnv>): SalesforceObject {
  try {
    return objectOf(c.var.account, c.req.param('object') ?? '');
  } catch (error) {
    if (!(error instanceof SalesforceError)) throw error;
    throw new SalesforceError(404, 'NOT_FOUND', 'The requested resource does not exist');
  }
}

/** `Sforce-Query-Options: batchSize=500`. Salesforce takes 200 to 2000. */
function batchSizeOf(c: Context): number {
  const asked = /^batchSize=(\d+)$/.exec(c.req.header('sforce-query-options') ?? 'batchSize=2000')?.[1];
  return Math.min(2000, Math.max(200, Number(asked ?? 2000)));
}

function simulated(object: SalesforceObject): SimulatedObject {
  return {
    fields: object.fields.map((field) => ({
      ...field,
      isReadOnly: !field.updateable,
      isCustom: field.custom,
    })),
    idOf: (index) => toRecordId(object.keyPrefix, index + 1),
    valuesOf: (index) => seededValues(object, index),
  };
}
