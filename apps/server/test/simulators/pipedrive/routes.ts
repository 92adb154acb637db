import { type Context, Hono } from 'hono';
import * as z from 'zod';
import type { DialectEnv, SimulatedField } from '../dialect.ts';
import { Refused } from '../refusal.ts';
import { listByCursor, listByOffset } from './list.ts';
import { OBJECTS, type PipedriveObject } from './objects.ts';
import { rendererOf } from './render.ts';
import { webhookRoutes } from './webhooks.ts';
import { createRecord, deleteRecord, findRecord, updateRecord } from './writes.ts';

const Body = z.record(z.string(), z.unknown());

/** The calls of both generations of Pipedrive's API. */
export function pipedriveRoutes(): Hono<DialectEnv> {
  const app = new Hono<DialectEnv>();
  for (const [name, object] of Object.entries(OBJECTS)) {
    app.route(`${object.version === 2 ? '/api/v2' : '/v1'}/${name}`, objectRoutes(name, object));
    if (object.fieldsPath !== undefined) {
      app.get(`/api/v2/${object.fieldsPath}`, (c) => c.json(describeFields(c.var.account.fieldsOf(name))));
    }
  }
  app.route('/v1/webhooks', webhookRoutes());
  // The health check of the catalogue entry.
  app.get('/v1/users/me', (c) => c.json({ success: true, data: { id: 1, name: c.var.account.id } }));
  return app;
}

function objectRoutes(name: string, object: PipedriveObject) {
  const routes = new Hono<DialectEnv>();
  const one = (c: Context<DialectEnv>, record: ReturnType<typeof findRecord>) => ({
    success: true,
    data: rendererOf(c.var.account, name, object)(record),
  });
  routes.get('/', (c) => {
    const list = object.version === 2 ? listByCursor : listByOffset;
    return c.json(list(c.var.account, name, object, c.req.query()));
  });
  routes.get('/:id', async (c, next) => {
    const id = c.req.param('id');
    if (name === 'users' && id === 'me') return next();
    return c.json(one(c, findRecord(c.var.account, name, object, id)));
  });
  routes.post('/', async (c) => {
    const record = createRecord(c.var.account, name, object, await bodyOf(c));
    return c.json(one(c, record), object.version === 2 ? 200 : 201);
  });
  if (object.update !== 'none') {
    routes.on(object.update, '/:id', async (c) => {
      const change = { id: c.req.param('id') ?? '', body: await bodyOf(c) };
      return c.json(one(c, updateRecord(c.var.account, name, object, change)));
    });
  }
  routes.delete('/:id', (c) => {
    const id = c.req.param('id');
    deleteRecord(c.var.account, name, object, id);
    return c.json({ success: true, data: { id: object.hasUuid ? id : Number(id) } });
  });
  return routes;
}

/** https://developers.pipedrive.com/docs/api/v1/DealFields */
function describeFields(fields: readonly SimulatedField[]) {
  const data = fields.map(({ name, label = name, type, isCustom = false, options }) => ({
    field_code: name,
    field_name: label,
    field_type: type,
    is_custom_field: isCustom,
    options: options ?? null,
  }));
  return { success: true, data, additional_data: { next_cursor: null } };
}

async function bodyOf(c: Context<DialectEnv>): Promise<Record<string, unknown>> {
  const parsed = Body.safeParse(await c.req.json().catch(() => undefined));
  if (parsed.success) return parsed.data;
  throw new Refused('badRequest', 'Bad request: the body is not a JSON object');
}
