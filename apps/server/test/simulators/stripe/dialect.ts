import { type Context, Hono } from 'hono';
import type { Dialect, DialectEnv } from '../dialect.ts';
import { withLists } from '../general/general-dialect.ts';
import { documented } from './documented.ts';
import { refuse, StripeError } from './errors.ts';
import { listEvents } from './events.ts';
import { type Form, readForm, readFormBody } from './form.ts';
import { carryOutOnce } from './idempotency.ts';
import { OBJECTS, toSimulated } from './objects.ts';
import { recordsOf } from './records.ts';
import { createEndpoint, deleteEndpoint, listEndpoints, subscriptionsOf } from './webhook-endpoints.ts';

type Call = Context<DialectEnv>;

/** Stripe's API, version 1. A secret key is sent as a bearer token, or as the user name of HTTP basic. */
const ownDialect: Dialect = {
  provider: 'stripe',
  objects: Object.fromEntries(Object.entries(OBJECTS).map(([name, object]) => [name, toSimulated(object)])),
  refuse,
  subscriptionsOf,
  credentialOf(request) {
    const header = request.headers.get('authorization') ?? '';
    const [, scheme, value = ''] = /^(\w+) (.+)$/.exec(header) ?? [];
    if (scheme?.toLowerCase() !== 'basic') return scheme?.toLowerCase() === 'bearer' ? value : undefined;
    return Buffer.from(value, 'base64').toString().split(':')[0];
  },
  routes() {
    const app = new Hono<DialectEnv>();
    for (const [name, { deleting }] of Object.entries(OBJECTS)) {
      const [path, one] = [`/v1/${name}`, `/v1/${name}/:id`];
      const records = (c: Call) => recordsOf(c.var.account, name);
      const id = (c: Call) => c.req.param('id') ?? '';
      app.get(path, (c) => c.json(records(c).list(queryOf(c))));
      app.get(one, (c) => c.json(records(c).get(id(c))));
      app.post(path, (c) => post(c, (form) => records(c).create(form)));
      // An update is a POST too.
      app.post(one, (c) => post(c, (form) => records(c).update(id(c), form)));
      if (deleting) app.delete(one, (c) => c.json(records(c).remove(id(c))));
    }
    // https://docs.stripe.com/api/accounts/object
    app.get('/v1/account', (c) =>
      c.json({
        id: `acct_${c.var.account.id}`,
        object: 'account',
        business_profile: { url: 'https://acme.example' },
        settings: { dashboard: { display_name: 'Acme' } },
      }),
    );
    app.get('/v1/events', (c) => c.json(listEvents(c.var.account, queryOf(c))));
    app.get('/v1/webhook_endpoints', (c) => c.json(listEndpoints(c.var.account)));
    app.post('/v1/webhook_endpoints', (c) => post(c, (form) => createEndpoint(c.var.account, form)));
    app.delete('/v1/webhook_endpoints/:id', (c) => c.json(deleteEndpoint(c.var.account, c.req.param('id'))));
    app.onError((error) => {
      // The ground of all dialects answers the others.
      if (!(error instanceof StripeError)) throw error;
      return error.toResponse();
    });
    return app;
  },
};

/** With the lists of the vendor's client. */
export const stripeDialect = withLists(ownDialect, documented);

const queryOf = (c: Call): Form => readForm(new URL(c.req.url).search.slice(1));

async function post(c: Call, carryOut: (form: Form) => object) {
  const text = await c.req.text();
  const form = readFormBody(c.req.header('content-type'), text);
  const key = c.req.header('idempotency-key');
  const asked = `${c.req.path} ${text}`;
  const { body, isReplayed } = carryOutOnce(c.var.account, key, asked, () => carryOut(form));
  if (isReplayed) c.header('idempotent-replayed', 'true');
  return c.json(body);
}
