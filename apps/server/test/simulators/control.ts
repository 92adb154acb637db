import { type Context, Hono } from 'hono';
import { HTTPException } from 'hono/http-exception';
import * as z from 'zod';
import type { DialectAccount } from './account.ts';
import { Refused } from './refusal.ts';
import type { StoredRecord } from './store/entry.ts';
import { Quirks } from './store/quirks.ts';
import type { DialectWorld } from './world.ts';

const NewRecords = z.union([
  z.strictObject({ count: z.int().min(1).max(1_000_000), everyMs: z.int().min(0).default(1) }),
  z.strictObject({
    values: z.record(z.string(), z.unknown()),
    id: z.string().optional(),
    updateTime: z.number().optional(),
  }),
]);

const Change = z.strictObject({
  values: z.record(z.string(), z.unknown()).default({}),
  updateTime: z.number().optional(),
});

const ApplicationBody = z.strictObject({
  clientSecret: z.string(),
  signingSecret: z.string().optional(),
  url: z.url(),
  events: z.array(z.string()).optional(),
  form: z.string().optional(),
});

const FieldChange = z.strictObject({
  hidden: z.array(z.string()).default([]),
  added: z.int().min(0).max(20_000).default(0),
  retyped: z.record(z.string(), z.strictObject({ type: z.string(), value: z.unknown() })).default({}),
});

/** The switches of the dialects. A conformance suite uses only these, and so knows nothing of a single provider. */
export function dialectControlRoutes(worlds: ReadonlyMap<string, DialectWorld>): Hono {
  const control = new Hono();
  const accountOf = (c: Context): DialectAccount => {
    const account = worldOf(worlds, c).accounts.get(c.req.param('account') ?? '');
    if (!account)
      throw new HTTPException(404, { message: `There is no account "${c.req.param('account')}".` });
    return account;
  };

  control.post('/:provider/accounts', (c) => {
    const { id, accessToken, refreshToken } = worldOf(worlds, c).openAccount();
    return c.json({ account: id, accessToken, refreshToken }, 201);
  });

  const account = new Hono();
  account.get('/', (c) => {
    const { id, accessToken, refreshToken, quirks } = accountOf(c);
    return c.json({ account: id, accessToken, refreshToken, quirks });
  });
  account.put('/quirks', async (c) => {
    accountOf(c).quirks = await readBody(c, Quirks);
    return c.body(null, 204);
  });
  account.put('/application', async (c) => {
    const { dialect } = worldOf(worlds, c);
    if (!dialect.sendEventsTo) {
      throw new HTTPException(404, { message: `${dialect.provider} sends no events to applications.` });
    }
    const application = await readBody(c, ApplicationBody);
    try {
      await dialect.sendEventsTo(accountOf(c), application);
    } catch (error) {
      if (error instanceof Refused) throw new HTTPException(400, { message: error.message });
      throw error;
    }
    return c.body(null, 204);
  });
  account.get('/subscriptions', (c) => {
    const { dialect } = worldOf(worlds, c);
    return c.json({ subscriptions: dialect.subscriptionsOf?.(accountOf(c)) ?? [] });
  });
  account.get('/calls', (c) => c.json({ calls: accountOf(c).calls }));
  account.delete('/calls', (c) => {
    accountOf(c).calls.length = 0;
    return c.body(null, 204);
  });
  account.route('/objects/:object', objectRoutes(accountOf));
  control.route('/:provider/accounts/:account', account);
  return control;
}

function objectRoutes(accountOf: (c: Context) => DialectAccount) {
  const routes = new Hono();
  const object = (c: Context) => c.req.param('object') ?? '';
  const id = (c: Context) => c.req.param('id') ?? '';
  const missing = (c: Context) =>
    new HTTPException(404, { message: `There is no record "${id(c)}" in ${object(c)}.` });

  routes.get('/records', (c) => c.json({ records: accountOf(c).everyRecord(object(c)).map(describeRecord) }));
  routes.post('/records', async (c) => {
    const body = await readBody(c, NewRecords);
    const records =
      'count' in body
        ? accountOf(c).seed(object(c), body.count, body.everyMs)
        : [accountOf(c).create(object(c), body.values, body)];
    return c.json({ ids: records.slice(0, 1000).map((record) => record.id) }, 201);
  });
  routes.patch('/records/:id', async (c) => {
    const { values, updateTime } = await readBody(c, Change);
    if (!accountOf(c).update(object(c), id(c), values, { updateTime })) throw missing(c);
    return c.body(null, 204);
  });
  routes.delete('/records/:id', (c) => {
    if (!accountOf(c).delete(object(c), id(c))) throw missing(c);
    return c.body(null, 204);
  });
  routes.get('/fields', (c) => c.json({ fields: accountOf(c).fieldsOf(object(c)) }));
  routes.put('/fields', async (c) => {
    accountOf(c).changeFields(object(c), await readBody(c, FieldChange));
    return c.body(null, 204);
  });
  return routes;
}

/** All that is known of a record. Its values are made only when they are asked for. */
function describeRecord({ id, createTime, updateTime, isDeleted, values }: StoredRecord) {
  return { id, createTime, updateTime, isDeleted, values };
}

function worldOf(worlds: ReadonlyMap<string, DialectWorld>, c: Context): DialectWorld {
  const world = worlds.get(c.req.param('provider') ?? '');
  if (world) return world;
  const names = [...worlds.keys()].join(', ');
  throw new HTTPException(404, {
    message: `There is no dialect "${c.req.param('provider')}". There are: ${names}.`,
  });
}

async function readBody<T extends z.ZodType>(c: Context, shape: T): Promise<z.output<T>> {
  const result = shape.safeParse(await c.req.json().catch(() => undefined));
  if (result.success) return result.data;
  throw new HTTPException(400, { message: z.prettifyError(result.error) });
}
