import { type Context, Hono } from 'hono';
import * as z from 'zod';
import type { DialectAccount } from '../account.ts';
import type { Dialect, DialectEnv } from '../dialect.ts';
import { withLists } from '../general/general-dialect.ts';
import { AnyValues, readJson, readQuery } from '../read-request.ts';
import { found, recordRoutes } from '../record-routes.ts';
import { Refused } from '../refusal.ts';
import { commentRoutes, comments } from './comments.ts';
import { documented } from './documented.ts';
import { toTest } from './jql.ts';
import { cloudIdOf, issues } from './objects.ts';
import { MISSING, refuse } from './refuse.ts';
import { describeField, renderIssue, wordsOf } from './render.ts';
import { installApp, SITE, subscriptionsOf, webhookRoutes } from './webhooks.ts';
import { issueIn, newIssue } from './writes.ts';

/** With more than ids and keys, a page has at most so many issues. */
const MAX_WITH_FIELDS = 100;
const MAX_IDS = 5000;

const Search = z.strictObject({
  jql: z.string(),
  fields: z.array(z.string()).default([]),
  maxResults: z.int().min(1).max(MAX_IDS).default(50),
  nextPageToken: z.string().optional(),
});
const IssueBody = z.strictObject({ fields: AnyValues });
const FieldsQuery = z.strictObject({ fields: z.string().default('*all') });

/** The REST API of Jira in version 3, as apps of OAuth reach it. */
const ownDialect: Dialect = {
  provider: 'atlassian',
  objects: { issues, comments },
  authorizePath: '/authorize',
  tokenPath: '/oauth/token',
  refuse,
  sendEventsTo: installApp,
  subscriptionsOf,
  routes() {
    const api = new Hono<DialectEnv>();
    api.get('/oauth/token/accessible-resources', (c) => c.json([siteOf(c.var.account)]));
    // https://developer.atlassian.com/platform/user-identity-api/
    api.get('/me', (c) => c.json({ account_id: c.var.account.id, name: 'Ada', email: 'ada@acme.example' }));
    const site = new Hono<DialectEnv>();
    site.use(async (c, next) => {
      if (c.req.param('cloudId') !== cloudIdOf(c.var.account.id)) {
        throw new Refused('notFound', 'There is no such site.');
      }
      await next();
    });
    site.get('/field', (c) => c.json([...c.var.account.fieldsOf('issues').map(describeField), ...TIMES]));
    site.post('/search/jql', search);
    // https://developer.atlassian.com/cloud/jira/platform/rest/v3/api-group-server-info/
    site.get('/serverInfo', (c) => c.json({ baseUrl: SITE, deploymentType: 'Cloud', serverTitle: 'Jira' }));
    site.route('/webhook', webhookRoutes());
    site.route('/issue', issueRoutes());
    site.route('/issue/:issue/comment', commentRoutes());
    api.route('/ex/jira/:cloudId/rest/api/3', site);
    return api;
  },
};

/** With projects and users, and the lists of the vendor's document. */
export const atlassianDialect = withLists(ownDialect, documented);

const TIMES = ['created', 'updated'].map((name) => ({
  id: name,
  key: name,
  name: name === 'created' ? 'Created' : 'Updated',
  custom: false,
  schema: { type: 'datetime', system: name },
}));

/** The site that a person grants. Every account of the simulator has one. */
function siteOf({ id }: DialectAccount) {
  return { id: cloudIdOf(id), name: 'acme', url: SITE, scopes: [], avatarUrl: '' };
}

async function search(c: Context<DialectEnv>) {
  const { account } = c.var;
  const { jql, fields, maxResults, nextPageToken } = await readJson(c, Search);
  const now = account.now();
  const queried = account.fieldsOf('issues').filter(({ isQueried }) => isQueried);
  const isFound = toTest(jql, {
    now,
    queried: new Map(queried.map(({ name }) => [name, ({ values }) => wordsOf(values[name])])),
  });
  const most = fields.every((name) => name === 'id' || name === 'key') ? MAX_IDS : MAX_WITH_FIELDS;
  const page = account.page({
    object: 'issues',
    size: Math.min(maxResults, most),
    cursor: nextPageToken,
    cursors: 'position',
    isIndexed: true,
    where: isFound,
    whereKey: `${jql} at ${now}`,
  });
  return c.json({
    issues: page.records.map(renderIssue(account, fields)),
    // Not every answer has `isLast`. The last one has no token: https://jira.atlassian.com/browse/JRACLOUD-92184
    ...(page.next !== undefined && { nextPageToken: page.next }),
  });
}

function issueRoutes(): Hono<DialectEnv> {
  const routes = new Hono<DialectEnv>();
  const sentIn = async (c: Context) => (await readJson(c, IssueBody)).fields;
  routes.post('/', async (c) => {
    const { account } = c.var;
    const { id } = account.create('issues', newIssue(account, await sentIn(c)));
    return c.json({ id, key: `DOW-${id}`, self: `https://jira.example/rest/api/3/issue/${id}` }, 201);
  });
  routes.put('/:id', async (c) => {
    const { account } = c.var;
    const { id } = found(account.find('issues', c.req.param('id').replace('DOW-', '')), MISSING);
    account.update('issues', id, issueIn(account, await sentIn(c)));
    return c.req.query('returnIssue') ? c.json({ id, key: `DOW-${id}` }) : c.body(null, 204);
  });
  const single = recordRoutes('issues', {
    show: (c, record) => renderIssue(c.var.account, readQuery(c, FieldsQuery).fields.split(','))(record),
    missing: MISSING,
    deleted: null,
  });
  return routes.route('/', single);
}
