import { type Context, Hono } from 'hono';
import * as z from 'zod';
import type { Dialect, DialectEnv, SimulatedField } from '../dialect.ts';
import { checkedValues, missingField } from '../fields.ts';
import { readValues } from '../read-request.ts';
import { recordRoutes } from '../record-routes.ts';
import { Refused } from '../refusal.ts';
import { refuser, retryAfterHeader } from '../refuser.ts';
import { listByCursor, listByOffset } from './list.ts';
import { OBJECTS, type PipedriveObject } from './objects.ts';
import { rendererOf } from './render.ts';
import { subscriptionsOf, webhookRoutes } from './webhooks.ts';

const ERRORS: Readonly<Record<string, string>> = {
  unauthorized: 'unauthorized access',
  forbidden: 'Scope and URL mismatch',
  rateLimited: 'request over limit',
  quotaSpent: 'API daily rate limit exceeded',
  cursorGone: 'Invalid cursor provided',
  serverError: 'Server error',
};
const OF_THE_SCHEMA = ['cursorGone', 'unknownField', 'badValue'];

/** Pipedrive's API: version 2 for most objects, and version 1 for leads, notes and users. */
export const pipedriveDialect: Dialect = {
  provider: 'pipedrive',
  objects: OBJECTS,
  // https://pipedrive.readme.io/docs/core-api-concepts-rate-limiting
  refuse: refuser({
    statuses: { serverError: 500 },
    body: ({ kind, message }, status) => ({
      success: false,
      error: ERRORS[kind] ?? message,
      ...(OF_THE_SCHEMA.includes(kind) ? { code: 'ERR_SCHEMA_VALIDATION_FAILED' } : { errorCode: status }),
      error_info: 'Please check developers.pipedrive.com',
      data: null,
    }),
    // A limit says in a header of its own when it is over.
    headers: ({ retryAfter }) =>
      retryAfter !== undefined && /^\d+$/.test(retryAfter)
        ? { 'x-ratelimit-reset': retryAfter }
        : retryAfterHeader({ retryAfter }),
  }),
  subscriptionsOf,
  authorizePath: '/oauth/authorize',
  tokenPath: '/oauth/token',
  routes() {
    const app = new Hono<DialectEnv>();
    app.route('/v1/webhooks', webhookRoutes());
    // The health check of the catalogue entry. https://developers.pipedrive.com/docs/api/v1/Users
    app.get('/v1/users/me', (c) => {
      const { id } = c.var.account;
      const company = { company_id: id, company_name: 'Acme', company_domain: 'acme' };
      return c.json({ success: true, data: { id: 1, name: 'Ada', email: 'ada@acme.example', ...company } });
    });
    for (const [name, object] of Object.entries(OBJECTS)) {
      const path = `${object.version === 2 ? '/api/v2' : '/v1'}/${name}`;
      const list = object.version === 2 ? listByCursor : listByOffset;
      app.get(path, (c) => c.json(list(c.var.account, name, object, c.req.query())));
      app.route(path, routesOf(name, object));
      if (object.fieldsPath !== undefined) {
        app.get(`/api/v2/${object.fieldsPath}`, (c) => c.json(describe(c.var.account.fieldsOf(name))));
      }
    }
    return app;
  },
};

function routesOf(name: string, object: PipedriveObject): Hono<DialectEnv> {
  const { title, version, changedBy, hasUuid } = object;
  const sentIn = async (c: Context<DialectEnv>) => {
    const body = await readValues(c, 'Bad request: the body is not a JSON object');
    return toValues(c.var.account.fieldsOf(name), version, body);
  };
  return recordRoutes(name, {
    show: (c, record) => ({ success: true, data: rendererOf(c.var.account, name)(record) }),
    missing: `${title} not found`,
    created: version === 2 ? 200 : 201,
    async create(c) {
      const values = await sentIn(c);
      const missing = missingField(object.fields, values)?.name;
      if (missing !== undefined) throw new Refused('badValue', `Parameter '${missing}' is required`);
      return c.var.account.create(name, name === 'deals' ? { status: 'open', ...values } : values);
    },
    change: sentIn,
    changedBy,
    deleted: (_, { id }) => ({ success: true, data: { id: hasUuid ? id : Number(id) } }),
  });
}

/** https://developers.pipedrive.com/docs/api/v1/DealFields */
function describe(fields: readonly SimulatedField[]) {
  const data = fields.map(({ name, label = name, type, isCustom = false, options = null }) => ({
    field_code: name,
    field_name: label,
    field_type: type,
    is_custom_field: isCustom,
    options,
  }));
  return { success: true, data, additional_data: { next_cursor: null } };
}

const Numeric = z.number().nullable();
const Text = z.string().nullable();
const Shapes: Readonly<Record<string, z.ZodType>> = {
  int: z.int().nullable(),
  boolean: z.boolean().nullable(),
  date: z.iso.date().nullable(),
  ...Object.fromEntries(
    ['double', 'user', 'org', 'people', 'deal', 'stage', 'pipeline', 'enum'].map((type) => [type, Numeric]),
  ),
  ...Object.fromEntries(['varchar', 'text', 'lead', 'time', 'datetime'].map((type) => [type, Text])),
};

/** Version 2 takes custom fields in a member of their own, and version 1 beside the others. */
function toValues(fields: readonly SimulatedField[], version: 1 | 2, body: Record<string, unknown>) {
  const { custom_fields: custom = {}, ...own } = version === 2 ? body : { ...body, custom_fields: {} };
  const checked = (values: Record<string, unknown>, known: readonly SimulatedField[]) =>
    checkedValues(known, values, {
      unknown: (name) => `Parameter '${name}' is not allowed`,
      wrong: (name, { type }, value) =>
        Shapes[type]?.safeParse(value).success === false
          ? `Parameter '${name}' must be of type ${type}`
          : undefined,
    });
  const isOwn = ({ isCustom }: SimulatedField) => version === 1 || !isCustom;
  return {
    ...checked(own, fields.filter(isOwn)),
    ...checked(
      Object(custom),
      fields.filter(({ isCustom }) => isCustom),
    ),
  };
}
