import { Hono } from 'hono';
import * as z from 'zod';
import type { AccountChange, DialectAccount } from '../account.ts';
import type { DialectEnv } from '../dialect.ts';
import type { DescribedObject } from '../general/described-object.ts';
import { rendererOf } from '../general/render.ts';
import { pageSize, readQuery } from '../read-request.ts';
import { found } from '../record-routes.ts';
import { Refused } from '../refusal.ts';
import { toEpochSeconds } from '../times.ts';

/** Events can be listed for 30 days. */
const KEPT_MS = 30 * 24 * 60 * 60_000;

const seconds = z.coerce.number().int().optional();
const EventQuery = z.strictObject({
  limit: pageSize(100, 10),
  starting_after: z.string().optional(),
  type: z.string().optional(),
  'created[gt]': seconds,
  'created[gte]': seconds,
  'created[lt]': seconds,
  'created[lte]': seconds,
});

type Objects = Readonly<Record<string, DescribedObject>>;

/** A subscription that is canceled stays, and the event is called a deletion all the same. */
export function nameOfEvent({ object, record, previous }: AccountChange, usual: string): string {
  const isCanceled = 'status' in previous && record.values.status === 'canceled';
  return object === 'subscriptions' && isCanceled ? 'customer.subscription.deleted' : usual;
}

/** The list of events, and what deleting does to an object that is not just gone. */
export function eventRoutes(objects: Objects): Hono<DialectEnv> {
  const routes = new Hono<DialectEnv>();
  routes.get('/v1/events', (c) => c.json(listEvents(c.var.account, objects, readQuery(c, EventQuery))));
  // https://docs.stripe.com/api/customers/delete
  routes.get('/v1/:name{customers|products|invoices}/:id', async (c, next) => {
    const { name, id } = c.req.param();
    const isGone = c.var.account.everyRecord(name).some((one) => one.id === id && one.isDeleted);
    return isGone ? c.json({ id, object: name.slice(0, -1), deleted: true }) : next();
  });
  // https://docs.stripe.com/api/invoices/delete
  routes.delete('/v1/invoices/:id', async (c, next) => {
    const invoice = c.var.account.find('invoices', c.req.param('id'));
    if (!invoice || invoice.values.status === 'draft') return next();
    throw new Refused('badRequest', 'You can only delete draft invoices.');
  });
  // https://docs.stripe.com/api/subscriptions/cancel
  routes.delete('/v1/subscriptions/:id', (c) => {
    const { account } = c.var;
    const before = account.find('subscriptions', c.req.param('id'));
    const living = before?.values.status === 'canceled' ? undefined : before;
    const { id } = found(living, 'No such subscription');
    const now = toEpochSeconds(account.now());
    const canceled = account.update('subscriptions', id, {
      status: 'canceled',
      canceled_at: now,
      ended_at: now,
    });
    return c.json(
      rendererOf(account, objects.subscriptions as DescribedObject)(found(canceled, id)) as object,
    );
  });
  return routes;
}

/**
 * One page of the events of the last 30 days, the newest first. An event has the record in the version of the account,
 * which is an old one without metadata here, and not in the version that a caller asks for.
 * https://docs.stripe.com/api/events/list
 */
function listEvents(
  account: DialectAccount,
  objects: Objects,
  { limit, starting_after: after, type, ...bounds }: z.output<typeof EventQuery>,
) {
  const oldest = account.now() - (account.quirks.feedKeptMs ?? KEPT_MS);
  const {
    'created[gt]': gt = -1,
    'created[gte]': gte = 0,
    'created[lt]': lt = Infinity,
    'created[lte]': lte = Infinity,
  } = bounds;
  const events = Object.values(objects)
    .flatMap((object) => eventsOf(account, object))
    .filter((event) => type === undefined || isOfType(event.type, type))
    .filter(
      ({ time, created }) =>
        time >= oldest && created > gt && created >= gte && created < lt && created <= lte,
    )
    .sort((a, b) => b.time - a.time || (a.id < b.id ? 1 : -1));
  const place = after === undefined ? -1 : events.findIndex(({ id }) => id === after);
  const size = Math.min(limit, account.quirks.largestPage ?? limit);
  const isUnknown = after !== undefined && place < 0;
  if (isUnknown || isDead(account, Math.floor((place + 1) / size) + 1)) {
    throw new Refused('cursorGone', `No such event: '${after}'`);
  }
  const data = events.slice(place + 1, place + 1 + size).map(({ render }) => render());
  return { object: 'list', data, has_more: place + 1 + size < events.length, url: '/v1/events' };
}

/** Whether the cursor of this page has expired. */
function isDead({ quirks }: DialectAccount, page: number): boolean {
  const { cursorsDie } = quirks;
  if (!cursorsDie || page <= cursorsDie.afterPage) return false;
  cursorsDie.times -= 1;
  if (cursorsDie.times === 0) quirks.cursorsDie = undefined;
  return true;
}

/** A type can end with a star, which stands for all that follows. */
const isOfType = (type: string, wanted: string) =>
  wanted.endsWith('*') ? type.startsWith(wanted.slice(0, -1)) : type === wanted;

function eventsOf(account: DialectAccount, object: DescribedObject) {
  const { name, singular, description } = object;
  return account.history(name).flatMap(({ kind, record, before }) => {
    const usual = description.events?.[kind];
    if (usual === undefined) return [];
    const { updateTime: time, sequence } = record;
    const id = `evt_${singular.replaceAll('.', '_')}_${String(sequence).padStart(9, '0')}`;
    const created = toEpochSeconds(time);
    const previous = before?.values.status === record.values.status ? {} : { status: before?.values.status };
    const type = before ? nameOfEvent({ kind, object: name, record, previous }, usual) : usual;
    const render = () => {
      const { metadata: _, ...old } = rendererOf(account, object)(record) as Record<string, unknown>;
      const about = { api_version: '2018-02-28', livemode: false, data: { object: old } };
      return { id, object: 'event', type, created, ...about };
    };
    return [{ id, type, time, created, render }];
  });
}
