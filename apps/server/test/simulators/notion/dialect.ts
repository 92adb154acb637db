import { type Context, Hono } from 'hono';
import type { Dialect, DialectEnv } from '../dialect.ts';
import { withLists } from '../general/general-dialect.ts';
import { readJson } from '../read-request.ts';
import { Refused, UnexpectedRequest } from '../refusal.ts';
import { uuidOf } from '../seeded.ts';
import { blockRoutes, blocks } from './blocks.ts';
import { documented } from './documented.ts';
import { listUsers, queryRows, search } from './lists.ts';
import { OBJECTS } from './objects.ts';
import { refuse } from './refuse.ts';
import { rendererOf } from './render.ts';
import { notionWebhooks, workspaceOf } from './webhooks.ts';
import {
  createDatabase,
  createDataSource,
  createPage,
  DatabaseChange,
  DataSourceChange,
  type Found,
  findDatabase,
  findDataSource,
  findPage,
  NewDatabase,
  NewDataSource,
  NewOldDatabase,
  NewPage,
  onlyDataSource,
  PageChange,
  updateList,
  updatePage,
} from './writes.ts';

/**
 * Notion's API. Of the blocks of pages, paragraphs are simulated. Databases are made and changed in the version before
 * data sources too.
 */
const ownDialect: Dialect = {
  provider: 'notion',
  objects: { ...OBJECTS, blocks },
  routes: notionRoutes,
  refuse,
  ...notionWebhooks,
  authorizePath: '/v1/oauth/authorize',
  tokenPath: '/v1/oauth/token',
};

/** With the lists of the vendor's client. */
export const notionDialect = withLists(ownDialect, documented);

const VERSION = '2025-09-03';
const OLD_VERSION = '2022-06-28';

function notionRoutes(): Hono<DialectEnv> {
  const app = new Hono<DialectEnv>();
  app.use(async (c, next) => {
    const version = c.req.header('notion-version');
    if (version === undefined) throw new Refused('badValue', 'The Notion-Version header is missing.');
    const isOld = version === OLD_VERSION && c.req.method !== 'GET' && /\/v1\/databases\b/.test(c.req.path);
    if (version !== VERSION && !isOld) {
      throw new UnexpectedRequest(`Notion-Version has to be ${VERSION}.`);
    }
    await next();
  });
  app.post('/v1/search', search);
  app.get('/v1/users', listUsers);
  app.get('/v1/users/me', me);

  app.post('/v1/data_sources/:id/query', (c) => queryRows(c, c.req.param('id')));
  app.get('/v1/data_sources/:id', (c) => one(c, findDataSource(c.var.account, c.req.param('id'))));
  app.post('/v1/data_sources', async (c) =>
    one(c, createDataSource(c.var.account, await readJson(c, NewDataSource))),
  );
  app.patch('/v1/data_sources/:id', async (c) => {
    const { account } = c.var;
    const change = await readJson(c, DataSourceChange);
    return one(c, updateList(account, findDataSource(account, c.req.param('id')), change));
  });

  app.get('/v1/databases/:id', (c) => one(c, findDatabase(c.var.account, c.req.param('id'))));
  app.post('/v1/databases', async (c) => one(c, createDatabase(c.var.account, await newDatabase(c))));
  app.patch('/v1/databases/:id', changeDatabase);

  app.get('/v1/pages/:id', (c) => one(c, findPage(c.var.account, c.req.param('id'))));
  app.post('/v1/pages', async (c) => one(c, createPage(c.var.account, await readJson(c, NewPage))));
  app.patch('/v1/pages/:id', async (c) => {
    const change = await readJson(c, PageChange);
    return one(c, updatePage(c.var.account, c.req.param('id'), change));
  });
  app.route('/v1/blocks', blockRoutes());
  return app;
}

const isOld = (c: Context<DialectEnv>) => c.req.header('notion-version') === OLD_VERSION;

async function newDatabase(c: Context<DialectEnv>) {
  if (!isOld(c)) return readJson(c, NewDatabase);
  const { properties, ...others } = await readJson(c, NewOldDatabase);
  return { ...others, initial_data_source: { properties } };
}

/** In the older version, the title and the properties are those of the one data source. */
async function changeDatabase(c: Context<DialectEnv>): Promise<Response> {
  const { account } = c.var;
  const found = findDatabase(account, c.req.param('id') ?? '');
  if (!isOld(c)) return one(c, updateList(account, found, await readJson(c, DatabaseChange)));
  const { properties, ...change } = await readJson(c, DataSourceChange);
  const inner = findDataSource(account, onlyDataSource(account, found.record.id));
  updateList(account, inner, { ...(properties && { properties }), ...change });
  return one(c, updateList(account, found, change));
}

/** https://developers.notion.com/reference/get-self. The workspace is in `BotInfoResponse` of the vendor's SDK. */
function me(c: Context<DialectEnv>): Response {
  const { account } = c.var;
  const bot = {
    owner: { type: 'workspace', workspace: true },
    workspace_id: workspaceOf(account),
    workspace_name: 'Acme',
  };
  return c.json({ object: 'user', id: uuidOf(account.id), type: 'bot', name: 'Dowel', bot });
}

function one(c: Context<DialectEnv>, { object, record }: Found): Response {
  return c.json(rendererOf(c.var.account, object)(record));
}
