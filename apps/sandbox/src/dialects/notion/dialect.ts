import { type Context, Hono } from 'hono';
import { uuidOf } from '../attio/objects.ts';
import type { Dialect, DialectEnv } from '../dialect.ts';
import { readJson } from '../read-request.ts';
import { Refused, UnexpectedRequest } from '../refusal.ts';
import { blockRoutes, blocks } from './blocks.ts';
import { listUsers, queryRows, search } from './lists.ts';
import { OBJECTS } from './objects.ts';
import { refuse } from './refuse.ts';
import { rendererOf } from './render.ts';
import { notionWebhooks, workspaceOf } from './webhooks.ts';
import {
  createDatabase,
  createPage,
  DatabaseChange,
  type Found,
  findDatabase,
  findPage,
  NewDatabase,
  NewPage,
  PageChange,
  updateDatabase,
  updatePage,
} from './writes.ts';

/** Notion's API in the version before data sources. Of the blocks of pages, paragraphs are simulated. */
export const notionDialect: Dialect = {
  provider: 'notion',
  objects: { ...OBJECTS, blocks },
  routes: notionRoutes,
  refuse,
  ...notionWebhooks,
  authorizePath: '/v1/oauth/authorize',
  tokenPath: '/v1/oauth/token',
};

const VERSION = '2022-06-28';

function notionRoutes(): Hono<DialectEnv> {
  const app = new Hono<DialectEnv>();
  app.use(async (c, next) => {
    const version = c.req.header('notion-version');
    if (version === undefined) throw new Refused('badValue', 'The Notion-Version header is missing.');
    if (version !== VERSION) throw new UnexpectedRequest(`Notion-Version has to be ${VERSION}.`);
    await next();
  });
  app.post('/v1/search', search);
  app.get('/v1/users', listUsers);
  app.get('/v1/users/me', me);

  app.post('/v1/databases/:id/query', (c) => queryRows(c, c.req.param('id')));
  app.get('/v1/databases/:id', (c) => one(c, findDatabase(c.var.account, c.req.param('id'))));
  app.post('/v1/databases', async (c) =>
    one(c, createDatabase(c.var.account, await readJson(c, NewDatabase))),
  );
  app.patch('/v1/databases/:id', async (c) => {
    const change = await readJson(c, DatabaseChange);
    return one(c, updateDatabase(c.var.account, c.req.param('id'), change));
  });

  app.get('/v1/pages/:id', (c) => one(c, findPage(c.var.account, c.req.param('id'))));
  app.post('/v1/pages', async (c) => one(c, createPage(c.var.account, await readJson(c, NewPage))));
  app.patch('/v1/pages/:id', async (c) => {
    const change = await readJson(c, PageChange);
    return one(c, updatePage(c.var.account, c.req.param('id'), change));
  });
  app.route('/v1/blocks', blockRoutes());
  return app;
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
