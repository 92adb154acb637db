import { type Context, Hono } from 'hono';
import * as z from 'zod';
import type { DialectAccount } from '../account.ts';
import type { Dialect, DialectEnv, SimulatedField } from '../dialect.ts';
import { checkedValues, missingField } from '../fields.ts';
import { AnyValues, countedTo, offset, pageSize, readJson, readQuery } from '../read-request.ts';
import { found, recordRoutes } from '../record-routes.ts';
import { Refused } from '../refusal.ts';
import { refuser } from '../refuser.ts';
import { uuidOf } from '../seeded.ts';
import { type AttioObject, OBJECTS, rendererOf } from './objects.ts';
import { subscriptionsOf, webhookRoutes } from './webhooks.ts';

type Values = Record<string, unknown>;

const MISSING = 'Record with that ID was not found.';

/** What is not about the request. */
const CODES: Readonly<Record<string, readonly [type: string, code: string]>> = {
  unauthorized: ['auth_error', 'unauthorized'],
  forbidden: ['auth_error', 'insufficient_scopes'],
  notFound: ['invalid_request_error', 'not_found'],
  rateLimited: ['rate_limit_error', 'rate_limit_exceeded'],
  quotaSpent: ['rate_limit_error', 'rate_limit_exceeded'],
  conflict: ['invalid_request_error', 'conflict'],
  serverError: ['api_error', 'internal_error'],
};

/** A filter by the time of creation is the only one that the facts have. */
const RecordQuery = z.strictObject({
  limit: pageSize(500),
  offset,
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
  refuse: refuser({
    body({ kind, message }, status) {
      const [type, code] = CODES[kind] ?? ['invalid_request_error', 'validation_type'];
      return { status_code: status, type, code, message };
    },
  }),
  subscriptionsOf,
  routes() {
    const api = new Hono<DialectEnv>();
    // The health check of the catalogue entry.
    api.get('/v2/self', (c) => c.json({ active: true, workspace_id: uuidOf(c.var.account.id) }));
    api.get('/v2/objects', (c) => c.json({ data: listObjects(c.var.account) }));
    api.get('/v2/objects/:object', (c) => {
      const object = listObjects(c.var.account).find(({ api_slug: slug }) => slug === c.req.param('object'));
      if (!object) throw new Refused('notFound', 'Object with that slug was not found.');
      return c.json({ data: object });
    });
    api.route('/v2/webhooks', webhookRoutes());
    for (const [name, object] of Object.entries(OBJECTS)) {
      const path = object.hasAttributes ? `/v2/objects/${name}/records` : `/v2/${name}`;
      if (object.hasAttributes) {
        api.get(`/v2/objects/${name}/attributes`, (c) =>
          c.json({
            data: c.var.account.fieldsOf(name).map((field) => describe(c.var.account, name, field)),
          }),
        );
        api.post(`${path}/query`, (c) => queryRecords(c, name));
      } else api.get(path, (c) => list(c, name, object));
      api.route(path, routesOf(name, object));
    }
    return api;
  },
};

function listObjects(account: DialectAccount) {
  return Object.entries(OBJECTS)
    .filter(([, { hasAttributes }]) => hasAttributes)
    .map(([name, { singular }]) => ({
      id: { workspace_id: uuidOf(account.id), object_id: uuidOf(name) },
      api_slug: name,
      singular_noun: singular,
      plural_noun: `${name.charAt(0).toUpperCase()}${name.slice(1)}`,
    }));
}

function describe(account: DialectAccount, name: string, field: SimulatedField) {
  const { name: slug, type, isReadOnly = false, isMulti = false, isRequired = false } = field;
  return {
    id: {
      workspace_id: uuidOf(account.id),
      object_id: uuidOf(name),
      attribute_id: uuidOf(`${name}.${slug}`),
    },
    title: slug.charAt(0).toUpperCase() + slug.slice(1).replaceAll('_', ' '),
    api_slug: slug,
    type,
    is_writable: !isReadOnly,
    is_multiselect: isMulti,
    is_required: isRequired,
  };
}

async function queryRecords(c: Context<DialectEnv>, name: string) {
  const { limit, offset: start, filter } = await readJson(c, RecordQuery);
  const since = filter && Date.parse(filter.created_at.$gte);
  const { records } = c.var.account.page({
    object: name,
    size: limit,
    ...countedTo(start),
    where: ({ createTime }) => since === undefined || createTime >= since,
    whereKey: String(since),
  });
  return c.json({ data: records.map(rendererOf(c.var.account, name)) });
}

/** A list of what is no record of the workspace. Some lists have one page with everything. */
function list(c: Context<DialectEnv>, name: string, { max }: AttioObject) {
  const asked =
    max === undefined
      ? { ...readQuery(c, z.strictObject({})), limit: Number.MAX_SAFE_INTEGER, offset: 0 }
      : readQuery(c, z.strictObject({ limit: pageSize(max), offset }));
  const { records } = c.var.account.page({ object: name, size: asked.limit, ...countedTo(asked.offset) });
  return c.json({ data: records.map(rendererOf(c.var.account, name)) });
}

function routesOf(name: string, object: AttioObject): Hono<DialectEnv> {
  const { hasAttributes, canWrite, canDelete } = object;
  const shape = z.strictObject({ data: hasAttributes ? z.strictObject({ values: AnyValues }) : AnyValues });
  const sentIn = async (c: Context<DialectEnv>): Promise<Values> => {
    const { data } = await readJson(c, shape);
    return readValues(c.var.account, name, hasAttributes ? (data.values as Values) : data);
  };
  const show = (c: Context<DialectEnv>, record: ReturnType<typeof found>) => ({
    data: rendererOf(c.var.account, name)(record),
  });
  const routes = recordRoutes(name, {
    show,
    missing: MISSING,
    created: 200,
    ...(canWrite && {
      async create(c) {
        const values = await sentIn(c);
        const missing = missingField(c.var.account.fieldsOf(name), values)?.name;
        if (missing === undefined) return c.var.account.create(name, values);
        const words = `Required value for attribute "${missing}" was not provided.`;
        throw new Refused('badValue', words, { field: missing });
      },
      // What has several values keeps them.
      change: async (c, { values: before }) => {
        const values = await sentIn(c);
        const several = c.var.account.fieldsOf(name).filter(({ isMulti }) => isMulti);
        const sent = several.filter((field) => Object.hasOwn(values, field.name)).map((field) => field.name);
        const joined = (field: string) => [...new Set([before[field] ?? [], values[field] ?? []].flat())];
        return { ...values, ...Object.fromEntries(sent.map((field) => [field, joined(field)])) };
      },
    }),
    ...(canWrite && canDelete && { deleted: () => ({}) }),
  });
  if (hasAttributes) {
    routes.put('/:id', async (c) => {
      const values = await sentIn(c);
      return c.json(show(c, found(c.var.account.update(name, c.req.param('id'), values), MISSING)));
    });
  }
  return routes;
}

/** A single value may be sent in a list too, but several only in one. */
function readValues(account: DialectAccount, name: string, sent: Values): Values {
  const fields = account.fieldsOf(name);
  checkedValues(fields, sent, {
    unknown: (member) => `Cannot find attribute with slug/ID "${member}".`,
    readOnly: (member) => `The attribute "${member}" cannot be written.`,
    wrong(member, { type, isMulti }, value) {
      const all = value === null ? [] : [value].flat();
      const isWrong = (one: unknown) =>
        type === 'checkbox' ? typeof one !== 'boolean' : type === 'text' && typeof one !== 'string';
      // https://docs.attio.com/rest-api/endpoint-reference/records/create-a-record
      const isNoList = isMulti && value !== null && !Array.isArray(value);
      if (!isNoList && !all.some(isWrong) && (isMulti || all.length <= 1)) return undefined;
      return `An invalid value was passed to attribute with slug "${member}".`;
    },
  });
  const several = new Set(fields.filter(({ isMulti }) => isMulti).map((field) => field.name));
  return Object.fromEntries(
    Object.entries(sent).map(([member, value]) => {
      const all = value === null ? [] : [value].flat();
      return [member, several.has(member) ? all : (all[0] ?? null)];
    }),
  );
}
