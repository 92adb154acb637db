import { Hono } from 'hono';
import * as z from 'zod';
import type { Dialect, DialectEnv } from '../dialect.ts';
import { withLists } from '../general/general-dialect.ts';
import { readJson, readQuery } from '../read-request.ts';
import { Refused } from '../refusal.ts';
import type { StoredRecord } from '../store/entry.ts';
import { associationRoutes } from './associations.ts';
import { batchRoutes } from './batch-routes.ts';
import { documented } from './documented.ts';
import { refuse } from './errors.ts';
import { objectOf, propertiesOf } from './object-of-call.ts';
import { Flag, objectRoutes } from './object-routes.ts';
import { renderProperty } from './properties.ts';
import { SEEDED_OBJECTS } from './seed.ts';
import { hubspotWebhooks, portalIdOf } from './webhooks.ts';

const OwnersQuery = z.strictObject({
  limit: z.coerce.number().int().min(1).max(500).default(100),
  after: z.string().optional(),
  archived: Flag.default(false),
});

const ListsBody = z.strictObject({
  offset: z.number().int().min(0).default(0),
  count: z.number().int().min(1).max(500).default(20),
  query: z.string().optional(),
});

/** A longer address is refused. Names of some hundred properties make it so long. */
const LONGEST_ADDRESS = 8000;

/** The CRM API of HubSpot, from the facts about it. */
const ownDialect: Dialect = {
  provider: 'hubspot',
  objects: SEEDED_OBJECTS,
  tokenPath: '/oauth/2026-09/token',
  clientSecretIn: 'body',
  authorizePath: '/oauth/authorize',
  refuse,
  ...hubspotWebhooks,
  routes() {
    const api = new Hono<DialectEnv>();
    api.use(async (c, next) => {
      if (c.req.url.length > LONGEST_ADDRESS) return c.text('URI Too Long', 414);
      return next();
    });
    api.get('/account-info/2026-09/details', (c) =>
      c.json({ portalId: portalIdOf(c.var.account), accountType: 'STANDARD', companyCurrency: 'EUR' }),
    );
    api.get('/crm/properties/2026-09/:object', (c) =>
      c.json({ results: propertiesOf(c, objectOf(c)).map(renderProperty) }),
    );
    api.route('/crm/associations/2026-09', associationRoutes());
    api.route('/crm', crmRoutes());
    api.route('/crm/objects/2026-09/:object/batch', batchRoutes());
    api.route('/crm/objects/2026-09/:object', objectRoutes());
    return api;
  },
};

/** With the lists of the vendor's documents. */
export const hubspotDialect = withLists(ownDialect, documented);

/** Owners, lists and pipelines, which have no properties. */
function crmRoutes() {
  const api = new Hono<DialectEnv>();

  api.get('/owners/2026-09', (c) => {
    const { limit, after, archived } = readQuery(c, OwnersQuery);
    const page = c.var.account.page({
      object: 'owners',
      size: limit,
      cursor: after,
      cursors: 'lastId',
      includesDeleted: archived,
      ...(archived && { where: ({ isDeleted }: StoredRecord) => isDeleted, whereKey: 'archived' }),
    });
    const { next } = page;
    return c.json({
      results: page.records.map(renderTimed),
      ...(next !== undefined && { paging: { next: { after: next } } }),
    });
  });

  // Pipelines come all at once. https://developers.hubspot.com/docs/api-reference/latest/crm/pipelines/guide
  api.get('/pipelines/2026-09/:object', (c) => {
    const object = `${c.req.param('object')}/pipelines`;
    const page = c.var.account.page({ object, size: 1000, cursors: 'offset', isWhole: true });
    return c.json({ results: page.records.map(renderTimed) });
  });

  api.get('/owners/2026-09/:id', (c) => {
    const owner = c.var.account.find('owners', c.req.param('id'));
    if (!owner) throw new Refused('notFound', 'resource not found');
    return c.json(renderTimed(owner));
  });

  api.post('/lists/2026-09/search', async (c) => {
    const { offset, count } = await readJson(c, ListsBody);
    const cursor = offset === 0 ? undefined : String(offset);
    const page = c.var.account.page({ object: 'lists', size: count, cursor, cursors: 'offset' });
    return c.json({
      lists: page.records.map(({ id, createTime, updateTime, values }) => ({
        listId: id,
        ...values,
        createdAt: new Date(createTime).toISOString(),
        updatedAt: new Date(updateTime).toISOString(),
      })),
      offset: Number(page.next ?? offset + page.records.length),
      hasMore: page.hasMore,
      total: page.total,
    });
  });

  return api;
}

function renderTimed({ id, createTime, updateTime, values, isDeleted: archived }: StoredRecord) {
  return {
    id,
    ...values,
    createdAt: new Date(createTime).toISOString(),
    updatedAt: new Date(updateTime).toISOString(),
    archived,
  };
}
