import { type Context, Hono } from 'hono';
import * as z from 'zod';
import { findCaller } from '../control/caller.ts';
import { listNamed } from '../control/named-faults.ts';
import type { Account, Person } from '../crm/account.ts';
import { Batch, createBatch, updateBatch } from '../crm/batch.ts';
import { createRecordOnce, once } from '../crm/create-once.ts';
import { defineField, deleteField, FieldDefinition } from '../crm/define-field.ts';
import { isObjectName, OBJECTS, type ObjectName } from '../crm/objects.ts';
import { deleteRecord, getRecord, listRecords, updateRecord, upsertRecord } from '../crm/records.ts';
import { fieldsOf } from '../crm/schema-change.ts';
import { peopleOf } from '../sign-in/find-account.ts';
import type { World } from '../world.ts';
import { ApiError } from './errors.ts';
import { webhookRoutes } from './webhook-routes.ts';

type Env = { Variables: { account: Account } };

/**
 * Finds the account that a call is for, and refuses calls that may not enter.
 * @throws {ApiError}
 */
export type Admission = (c: Context) => Account | Promise<Account>;

const FieldNames = z.string().transform((list) => list.split(',').filter(Boolean));

const ListQuery = z.object({
  limit: z.coerce.number().int().min(1).max(200).default(50),
  cursor: z.string().optional(),
  updatedSince: z.iso.datetime({ offset: true }).transform(Date.parse).optional(),
  fields: FieldNames.optional(),
});

const UpsertQuery = z.object({ by: z.string() });

const GetQuery = z.object({ fields: FieldNames.optional() });

const Values = z.record(z.string(), z.unknown());

/** The REST API of the CRM. It is the same wherever it is mounted; only the admission differs. */
export function apiRoutes(world: World, admit: Admission) {
  const api = new Hono<Env>();

  api.use(async (c, next) => {
    c.set('account', await admit(c));
    await next();
  });

  api.use('/objects/:object/*', async (c, next) => {
    await assertVisible(world, c);
    await next();
  });

  api.get('/me', async (c) => {
    const { id, name } = c.var.account;
    return c.json({ account: { id, name }, user: await personOf(world, c) });
  });

  api.get('/objects', (c) => {
    const objects = [OBJECTS.contacts, OBJECTS.companies, OBJECTS.deals];
    return c.json({ objects: objects.map(({ name, label, pluralLabel }) => ({ name, label, pluralLabel })) });
  });

  api.get('/objects/:object/fields', (c) => c.json({ fields: fieldsOf(c.var.account, objectOf(c)) }));

  api.put('/objects/:object/fields/:field', async (c) => {
    const object = objectOf(c);
    const definition = parse(FieldDefinition, await c.req.json().catch(() => undefined));
    const { field, isNew } = defineField(c.var.account, object, c.req.param('field'), definition);
    return c.json(field, isNew ? 201 : 200);
  });

  api.delete('/objects/:object/fields/:field', (c) => {
    deleteField(c.var.account, objectOf(c), c.req.param('field'));
    return c.body(null, 204);
  });

  api.get('/objects/:object/records', (c) => {
    const { updatedSince, ...query } = parse(ListQuery, c.req.query());
    const where = c.req.queries('where');
    return c.json(listRecords(c.var.account, objectOf(c), { ...query, where, updatedSinceMs: updatedSince }));
  });

  api.post('/objects/:object/records', async (c) => {
    const values = await readValues(c);
    const key = c.req.header('idempotency-key');
    return c.json(createRecordOnce(c.var.account, objectOf(c), values, world.now(), key), 201);
  });

  api.put('/objects/:object/records', async (c) => {
    const { by } = parse(UpsertQuery, c.req.query());
    const values = await readValues(c);
    const { record, isNew } = upsertRecord(c.var.account, objectOf(c), { by, values }, world.now());
    return c.json(record, isNew ? 201 : 200);
  });

  api.post('/objects/:object/records/batch', async (c) => {
    const batch = parse(Batch, await c.req.json().catch(() => undefined));
    const { account } = c.var;
    const object = objectOf(c);
    const asked = JSON.stringify(['batch', object, batch]);
    const create = () => createBatch(account, object, batch, world.now());
    return c.json({ results: once(account, c.req.header('idempotency-key'), asked, create) });
  });

  api.patch('/objects/:object/records/batch', async (c) => {
    const batch = parse(Batch, await c.req.json().catch(() => undefined));
    return c.json({ results: updateBatch(c.var.account, objectOf(c), batch, world.now()) });
  });

  api.get('/objects/:object/records/:id', (c) => {
    const { fields } = parse(GetQuery, c.req.query());
    return c.json(getRecord(c.var.account, objectOf(c), c.req.param('id'), fields));
  });

  api.patch('/objects/:object/records/:id', async (c) => {
    const values = await readValues(c);
    return c.json(updateRecord(c.var.account, objectOf(c), c.req.param('id'), values, world.now()));
  });

  api.delete('/objects/:object/records/:id', (c) => {
    deleteRecord(c.var.account, objectOf(c), c.req.param('id'), world.now());
    return c.body(null, 204);
  });

  api.route(
    '/webhooks',
    webhookRoutes<Env>((c) => ({ webhooks: c.var.account.webhooks, now: world.now() })),
  );

  return api;
}

/** Who makes a call. A credential that belongs to no other person is that of the account's own user. */
async function personOf(world: World, c: Context<Env>): Promise<Person> {
  const { account } = c.var;
  const { userId } = await findCaller(world, c.req.raw);
  return peopleOf(account).find(({ id }) => id === userId) ?? account.user;
}

async function assertVisible(world: World, c: Context<Env>): Promise<void> {
  const { id, name } = c.var.account;
  const object = c.req.param('object') ?? '';
  const faults = listNamed(world, 'forbidObject', { account: id });
  if (!faults.some((fault) => object === (fault.object ?? 'deals'))) return;
  const { name: personName } = await personOf(world, c);
  const message = `${personName} may not see ${object}. An administrator of ${name} can allow it.`;
  throw new ApiError(403, 'forbidden', message);
}

function objectOf(c: Context<Env>): ObjectName {
  const name = c.req.param('object') ?? '';
  if (isObjectName(name)) return name;
  throw new ApiError(
    404,
    'not_found',
    `There is no object "${name}". There are ${Object.keys(OBJECTS).join(', ')}.`,
  );
}

async function readValues(c: Context<Env>): Promise<Record<string, unknown>> {
  const body: unknown = await c.req.json().catch(() => undefined);
  return parse(Values, body, 'The body must be a JSON object of field names and values.');
}

function parse<T extends z.ZodType>(schema: T, input: unknown, message?: string): z.output<T> {
  const result = schema.safeParse(input);
  if (result.success) return result.data;
  const [issue] = result.error.issues;
  throw new ApiError(
    400,
    'bad_request',
    message ?? `Parameter "${issue?.path.join('.')}": ${issue?.message}.`,
  );
}
