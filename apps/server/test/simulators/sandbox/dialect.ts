import { ApiError } from '@dowel/sandbox/api/errors.ts';
import { webhookRoutes } from '@dowel/sandbox/api/webhook-routes.ts';
import { readCondition } from '@dowel/sandbox/crm/filter.ts';
import { type Context, Hono } from 'hono';
import * as z from 'zod';
import type { DialectAccount } from '../account.ts';
import type { Dialect, DialectEnv } from '../dialect.ts';
import { readJson, readQuery } from '../read-request.ts';
import { type Refusal, type RefusalKind, Refused } from '../refusal.ts';
import type { StoredRecord } from '../store/entry.ts';
import { sandboxObjects } from './objects.ts';
import { webhooksOf } from './webhooks.ts';

const FieldNames = z.string().transform((list) => list.split(',').filter(Boolean));

const ListQuery = z.strictObject({
  limit: z.coerce.number().int().min(1).max(200).default(50),
  cursor: z.string().optional(),
  updatedSince: z.iso.datetime({ offset: true }).transform(Date.parse).optional(),
  fields: FieldNames.optional(),
  where: z.string().optional(),
});

const Values = z.record(z.string(), z.unknown());

/** The REST API of Juniper CRM on the store of the dialects, so that it too can have every quirk. */
export const sandboxDialect: Dialect = {
  provider: 'sandbox',
  objects: sandboxObjects,
  tokenPath: '/oauth/token',
  authorizePath: '/oauth/authorize',
  credentialOf: ({ headers }) =>
    headers.get('x-api-key') ?? /^Bearer (.+)$/i.exec(headers.get('authorization') ?? '')?.[1],
  refuse,
  subscriptionsOf: (account) => webhooksOf(account).list(new Date(account.rightNow())),
  routes() {
    const api = new Hono<DialectEnv>();
    api.get('/api/v1/me', (c) => {
      const { id } = c.var.account;
      return c.json({ account: { id, name: id }, user: { id: `usr_${id}`, name: 'Owner' } });
    });
    api.get('/api/v1/objects/:object/fields', (c) => c.json({ fields: c.var.account.fieldsOf(objectOf(c)) }));
    api.get('/api/v1/objects/:object/records', listRecords);
    api.post('/api/v1/objects/:object/records', createRecord);
    api.put('/api/v1/objects/:object/records', upsertRecord);
    api.get('/api/v1/objects/:object/records/:id', (c) =>
      c.json(present(found(c, c.var.account.find(objectOf(c), c.req.param('id'))))),
    );
    api.patch('/api/v1/objects/:object/records/:id', async (c) => {
      const values = await readJson(c, Values);
      assertWritable(c.var.account, objectOf(c), values);
      return c.json(present(found(c, c.var.account.update(objectOf(c), c.req.param('id'), values))));
    });
    api.delete('/api/v1/objects/:object/records/:id', (c) => {
      found(c, c.var.account.delete(objectOf(c), c.req.param('id')));
      return c.body(null, 204);
    });
    api.route(
      '/api/v1/webhooks',
      webhookRoutes<DialectEnv>(({ var: { account } }) => ({
        webhooks: webhooksOf(account),
        now: new Date(account.rightNow()),
      })),
    );
    api.onError((error, c) => {
      // The ground of all dialects answers the others.
      if (!(error instanceof ApiError)) throw error;
      return c.json({ error: { code: error.code, message: error.message } }, error.status);
    });
    return api;
  },
};

function listRecords(c: Context<DialectEnv>) {
  const { account } = c.var;
  const object = objectOf(c);
  const { limit, cursor, updatedSince, fields } = readQuery(c, ListQuery);
  const where = c.req.queries('where') ?? [];
  const known = new Set(account.fieldsOf(object).map(({ name }) => name));
  const unknown = fields?.find((name) => !known.has(name));
  if (unknown !== undefined)
    throw new Refused('unknownField', `There is no field "${unknown}".`, { field: unknown });
  const conditions = where.map((one) => readCondition(sandboxFields(account, object), one));
  const page = account.page({
    object,
    size: limit,
    cursor,
    cursors: 'position',
    orderBy: 'updateTime',
    isIndexed: updatedSince !== undefined,
    where: (record) =>
      record.updateTime >= (updatedSince ?? Number.NEGATIVE_INFINITY) &&
      conditions.every((isMet) => isMet(present(record))),
    whereKey: JSON.stringify([updatedSince, where]),
  });
  const records = page.records.map((record) => project(present(record), fields));
  return c.json({ records, ...(page.next !== undefined && { nextCursor: page.next }) });
}

async function createRecord(c: Context<DialectEnv>) {
  const { account } = c.var;
  const object = objectOf(c);
  const values = await readJson(c, Values);
  assertWritable(account, object, values);
  const missing = sandboxFields(account, object).find(({ name, isRequired }) => isRequired && !values[name]);
  if (missing) throw new Refused('badValue', `Field "${missing.name}" is missing.`, { field: missing.name });
  const key = c.req.header('idempotency-key');
  const create = () => account.create(object, values);
  const record = key === undefined ? create() : account.once(key, JSON.stringify(values), create);
  return c.json(present(record), 201);
}

async function upsertRecord(c: Context<DialectEnv>) {
  const { account } = c.var;
  const object = objectOf(c);
  const { by } = readQuery(c, z.strictObject({ by: z.string() }));
  const values = await readJson(c, Values);
  const found = account.everyRecord(object).find((one) => !one.isDeleted && one.values[by] === values[by]);
  if (!found) return createRecord(c);
  assertWritable(account, object, values);
  return c.json(present(account.update(object, found.id, values) ?? found));
}

const sandboxFields = (account: DialectAccount, object: string) =>
  account.fieldsOf(object) as unknown as Parameters<typeof readCondition>[0];

function assertWritable(account: DialectAccount, object: string, values: Record<string, unknown>): void {
  const fields = new Map(account.fieldsOf(object).map((field) => [field.name, field]));
  for (const name of Object.keys(values)) {
    const field = fields.get(name);
    if (!field) throw new Refused('unknownField', `There is no field "${name}".`, { field: name });
    if (field.isReadOnly) throw new Refused('badValue', `Field "${name}" is read only.`, { field: name });
  }
}

/** A record as Juniper sends it. */
function present({ id, createTime, updateTime, values }: StoredRecord) {
  const [created, updated] = [new Date(createTime), new Date(updateTime)];
  return { ...values, id, created_at: created.toISOString(), updated_at: updated.toISOString() };
}

function project(record: ReturnType<typeof present>, names: string[] | undefined) {
  if (!names) return record;
  const chosen = Object.fromEntries(
    names.map((name) => [name, (record as Record<string, unknown>)[name] ?? null]),
  );
  return { ...chosen, id: record.id, created_at: record.created_at, updated_at: record.updated_at };
}

function objectOf(c: Context): string {
  return c.req.param('object') ?? '';
}

function found(c: Context, record: StoredRecord | undefined): StoredRecord {
  if (record) return record;
  throw new Refused('notFound', `There is no record "${c.req.param('id')}" in ${objectOf(c)}.`);
}

const ANSWERS: Record<RefusalKind, [status: number, code: string]> = {
  unauthorized: [401, 'unauthorized'],
  forbidden: [403, 'forbidden'],
  notFound: [404, 'not_found'],
  rateLimited: [429, 'rate_limited'],
  quotaSpent: [429, 'rate_limited'],
  cursorGone: [400, 'bad_cursor'],
  resultCap: [400, 'bad_request'],
  unknownField: [400, 'unknown_field'],
  badValue: [400, 'invalid_value'],
  badRequest: [400, 'bad_request'],
  conflict: [409, 'conflict'],
  serverError: [503, 'server_error'],
};

function refuse({ kind, message, field, retryAfter }: Refusal): Response {
  const [status, code] = ANSWERS[kind];
  return Response.json(
    { error: { code, message, ...(field !== undefined && { field }) } },
    { status, headers: retryAfter === undefined ? {} : { 'retry-after': retryAfter } },
  );
}
