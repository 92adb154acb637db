import { type Context, Hono } from 'hono';
import type { DialectEnv } from '../dialect.ts';
import { StripeError } from './errors.ts';
import { listEvents } from './events.ts';
import { readForm, readFormBody } from './form.ts';
import { carryOutOnce } from './idempotency.ts';
import { listRecords } from './list.ts';
import { OBJECTS } from './objects/objects.ts';
import type { StripeObject } from './objects/stripe-object.ts';
import { createEndpoint, deleteEndpoint, listEndpoints } from './webhook-endpoints.ts';
import { createRecord, deleteRecord, getRecord, updateRecord } from './writes.ts';

/** The calls of Stripe's API. An update is a POST too. */
export function stripeRoutes(): Hono<DialectEnv> {
  const app = new Hono<DialectEnv>();
  for (const [name, object] of Object.entries(OBJECTS)) app.route(`/v1/${name}`, objectRoutes(name, object));
  app.get('/v1/events', (c) =>
    c.json(listEvents(c.var.account, readForm(new URL(c.req.url).search.slice(1)))),
  );
  app.get('/v1/webhook_endpoints', (c) => c.json(listEndpoints(c.var.account)));
  app.post('/v1/webhook_endpoints', (c) => post(c, (form) => createEndpoint(c.var.account, form)));
  app.delete('/v1/webhook_endpoints/:id', (c) => c.json(deleteEndpoint(c.var.account, c.req.param('id'))));
  app.onError((error, c) => {
    // The ground of all dialects answers the others.
    if (!(error instanceof StripeError)) throw error;
    return c.json(error.toBody(), error.status);
  });
  return app;
}

function objectRoutes(name: string, object: StripeObject) {
  const routes = new Hono<DialectEnv>();
  routes.get('/', (c) => {
    const query = readForm(new URL(c.req.url).search.slice(1));
    return c.json(listRecords(c.var.account, name, object, query));
  });
  routes.get('/:id', (c) => c.json(getRecord(c.var.account, name, object, c.req.param('id'))));
  routes.post('/', (c) => post(c, (form) => createRecord(c.var.account, name, object, form)));
  routes.post('/:id', (c) => {
    const id = c.req.param('id');
    return post(c, (form) => updateRecord(c.var.account, name, object, { id, form }));
  });
  if (object.deleting !== 'none') {
    routes.delete('/:id', (c) => c.json(deleteRecord(c.var.account, name, object, c.req.param('id'))));
  }
  return routes;
}

async function post(c: Context<DialectEnv>, carryOut: (form: ReturnType<typeof readForm>) => object) {
  const text = await c.req.text();
  const form = readFormBody(c.req.header('content-type'), text);
  const key = c.req.header('idempotency-key');
  const asked = `${c.req.path} ${text}`;
  const { body, isReplayed } = carryOutOnce(c.var.account, key, asked, () => carryOut(form));
  if (isReplayed) c.header('idempotent-replayed', 'true');
  return c.json(body);
}
