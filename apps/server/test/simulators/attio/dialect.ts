import { type Context, Hono } from 'hono';
import * as z from 'zod';
import type { Dialect, DialectEnv } from '../dialect.ts';
import { readJson, readQuery } from '../read-request.ts';
import { type Refusal, type RefusalKind, Refused } from '../refusal.ts';
import { type AttioObject, OBJECTS, uuidOf } from './objects.ts';
import { describe, rendererOf } from './render.ts';
import { webhookRoutes, webhooksOf } from './webhooks.ts';
import { createRecord, found, updateRecord } from './writes.ts';

const Offset = z.coerce.number().int().min(0).default(0);
const Size = (max: number) => z.coerce.number().int().min(1).max(max);
const Values = z.record(z.string(), z.unknown());

/** A filter by the time of creation is the only one that the facts have. */
const RecordQuery = z.strictObject({
  limit: Size(500).default(500),
  offset: Offset,
  filter: z
    .strictObject({ created_at: z.strictObject({ $gte: z.iso.datetime({ offset: true }) }) })
    .optional(),
});

/** Attio's API, version 2. */
export const attioDialect: Dialect = {
  provider: 'attio',
  objects: OBJECTS,
  tokenPath: '/oauth/token',
  authorizePath: '/authorize',
  refuse,
  subscriptionsOf: webhooksOf,
  routes() {
    const api = new Hono<DialectEnv>();
    // The health check of the catalogue entry.
    api.get('/v2/self', (c) => c.json({ active: true, workspace_id: uuidOf(c.var.account.id) }));
    api.get('/v2/objects', (c) => c.json({ data: listObjects(c) }));
    api.get('/v2/objects/:object', (c) => {
      const object = listObjects(c).find(({ api_slug: slug }) => slug === c.req.param('object'));
      if (!object) throw new Refused('notFound', 'Object with that slug was not found.');
      return c.json({ data: object });
    });
    api.route('/v2/webhooks', webhookRoutes());
    for (const [name, object] of Object.entries(OBJECTS)) {
      if (object.hasAttributes) {
        const path = `/v2/objects/${name}`;
        api.get(`${path}/attributes`, (c) => {
          const { account } = c.var;
          return c.json({ data: account.fieldsOf(name).map((field) => describe(account, name, field)) });
        });
        api.post(`${path}/records/query`, (c) => queryRecords(c, name, object));
        api.route(`${path}/records`, recordRoutes(name, object));
      } else {
        api.get(`/v2/${name}`, (c) => list(c, name, object));
        api.route(`/v2/${name}`, recordRoutes(name, object));
      }
    }
    return api;
  },
};

function listObjects({ var: { account } }: Context<DialectEnv>) {
  return Object.entries(OBJECTS)
    .filter(([, { hasAttributes }]) => hasAttributes)
    .map(([name, { singular, plural }]) => ({
      id: { workspace_id: uuidOf(account.id), object_id: uuidOf(name) },
      api_slug: name,
      singular_noun: singular,
      plural_noun: plural,
    }));
}

async function queryRecords(c: Context<DialectEnv>, name: string, object: AttioObject) {
  const { limit, offset, filter } = await readJson(c, RecordQuery);
  const since = filter && Date.parse(filter.created_at.$gte);
  const { records } = c.var.account.page({
    object: name,
    size: limit,
    ...counted(offset),
    where: ({ createTime }) => since === undefined || createTime >= since,
    whereKey: String(since),
  });
  return c.json({ data: records.map(rendererOf(c.var.account, name, object)) });
}

/** A list of what is no record of the workspace. Some lists have one page with everything. */
function list(c: Context<DialectEnv>, name: string, object: AttioObject) {
  const { max } = object;
  const shape =
    max === undefined
      ? z.strictObject({})
      : z.strictObject({ limit: Size(max).default(max), offset: Offset });
  const { limit = Number.MAX_SAFE_INTEGER, offset = 0 }: { limit?: number; offset?: number } = readQuery(
    c,
    shape,
  );
  const { records } = c.var.account.page({ object: name, size: limit, ...counted(offset) });
  return c.json({ data: records.map(rendererOf(c.var.account, name, object)) });
}

/** A caller asks for the next page by the number of records that it has. Records that come and go meanwhile shift the rest. */
const counted = (offset: number) =>
  ({ cursors: 'counted', cursor: offset === 0 ? undefined : String(offset) }) as const;

function recordRoutes(name: string, object: AttioObject): Hono<DialectEnv> {
  const routes = new Hono<DialectEnv>();
  const { hasAttributes } = object;
  const shape = z.strictObject({ data: hasAttributes ? z.strictObject({ values: Values }) : Values });
  const sentIn = async (c: Context): Promise<Record<string, unknown>> => {
    const { data } = await readJson(c, shape);
    return hasAttributes ? (data.values as Record<string, unknown>) : data;
  };
  const answer = (c: Context<DialectEnv>, record: ReturnType<typeof found>) =>
    c.json({ data: rendererOf(c.var.account, name, object)(record) });
  const update = (appends: boolean) => async (c: Context<DialectEnv>) => {
    const change = { id: c.req.param('id') ?? '', sent: await sentIn(c), appends };
    return answer(c, updateRecord(c.var.account, name, change));
  };

  routes.get('/:id', (c) => answer(c, found(c.var.account.find(name, c.req.param('id')))));
  if (!object.canWrite) return routes;
  routes.post('/', async (c) => answer(c, createRecord(c.var.account, name, await sentIn(c))));
  if (hasAttributes) routes.put('/:id', update(false));
  routes.patch('/:id', update(hasAttributes));
  if (object.canDelete) {
    routes.delete('/:id', (c) => {
      found(c.var.account.delete(name, c.req.param('id')));
      return c.json({});
    });
  }
  return routes;
}

const ANSWERS: Readonly<Record<RefusalKind, readonly [status: number, type: string, code: string]>> = {
  unauthorized: [401, 'auth_error', 'unauthorized'],
  forbidden: [403, 'auth_error', 'insufficient_scopes'],
  notFound: [404, 'invalid_request_error', 'not_found'],
  rateLimited: [429, 'rate_limit_error', 'rate_limit_exceeded'],
  quotaSpent: [429, 'rate_limit_error', 'rate_limit_exceeded'],
  cursorGone: [400, 'invalid_request_error', 'validation_type'],
  resultCap: [400, 'invalid_request_error', 'validation_type'],
  unknownField: [400, 'invalid_request_error', 'validation_type'],
  badValue: [400, 'invalid_request_error', 'validation_type'],
  badRequest: [400, 'invalid_request_error', 'validation_type'],
  conflict: [409, 'invalid_request_error', 'conflict'],
  serverError: [500, 'api_error', 'internal_error'],
};

/** Refuses a call in Attio's words. */
function refuse({ kind, message, retryAfter }: Refusal): Response {
  const [status, type, code] = ANSWERS[kind];
  return Response.json(
    { status_code: status, type, code, message },
    { status, headers: retryAfter === undefined ? {} : { 'retry-after': retryAfter } },
  );
}
