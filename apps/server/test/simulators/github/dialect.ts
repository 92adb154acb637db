import { type Context, Hono, type MiddlewareHandler } from 'hono';
import type { Dialect, DialectEnv } from '../dialect.ts';
import { withLists } from '../general/general-dialect.ts';
import { found, recordRoutes } from '../record-routes.ts';
import { Refused, UnexpectedRequest } from '../refusal.ts';
import type { StoredRecord } from '../store/entry.ts';
import { bodyOf, repositoryIn } from './call.ts';
import { COMMENTS, commentRoutes, comments } from './comments.ts';
import { documented } from './documented.ts';
import { hookRoutes, subscriptionsOf } from './hooks.ts';
import { listPage } from './list.ts';
import { OBJECTS, USER } from './objects.ts';
import { PULLS, pullRoutes, pulls } from './pulls.ts';
import { refuse } from './refuse.ts';
import { rendererOf } from './render.ts';
import {
  createGist,
  createIssue,
  createOwn,
  createRepository,
  findIssue,
  findRepository,
  gistIn,
  NOT_FOUND,
  updateIssue,
  updateRepository,
} from './writes.ts';

/** GitHub's REST API, as the authenticated user sees it. */
const ownDialect: Dialect = {
  provider: 'github',
  objects: { ...OBJECTS, [PULLS]: pulls, [COMMENTS]: comments },
  subscriptionsOf,
  routes: githubRoutes,
  refuse,
  authorizePath: '/login/oauth/authorize',
  tokenPath: '/login/oauth/access_token',
};

/** With the lists of the vendor's document. */
export const githubDialect = withLists(ownDialect, documented);

const HEADERS = { accept: 'application/vnd.github+json', 'x-github-api-version': '2022-11-28' };

function githubRoutes(): Hono<DialectEnv> {
  const app = new Hono<DialectEnv>();
  app.use(async (c, next) => {
    if (!c.req.header('user-agent')) throw new Refused('forbidden', 'A request needs a User-Agent header.');
    await next();
  });
  // The health check of the catalogue entry, which can send no headers of its own.
  app.get('/user', (c) => c.json(USER));
  app.use(async (c, next) => {
    for (const [name, value] of Object.entries(HEADERS)) {
      if (c.req.header(name) !== value) throw new UnexpectedRequest(`The header ${name} has to be ${value}.`);
    }
    await next();
  });
  for (const [name, object] of Object.entries(OBJECTS)) {
    app.get(object.path, (c) => listPage(c, name, object.list));
  }
  app.get('/user/issues', (c) => listPage(c, 'issues', 'issues'));
  app.use('/repos/:owner/:repo/issues/*', assertRepository);
  app.route('/repos/:owner/:repo/issues', commentRoutes());
  app.route('/repos/:owner/:repo', repositoryRoutes());
  app.post('/user/repos', async (c) =>
    one(c, 'repos', createRepository(c.var.account, await bodyOf(c)), 201),
  );
  app.use('/repos/:owner/:repo/pulls/*', assertRepository);
  app.route('/repos/:owner/:repo/pulls', pullRoutes());
  app.route('/repos/:owner/:repo/hooks', hookRoutes());
  app.route(
    '/gists',
    recordRoutes('gists', {
      show: (c, record) => rendererOf(c.var.account, 'gists')(record),
      missing: NOT_FOUND,
      create: async (c) => createGist(c.var.account, await bodyOf(c)),
      change: async (c) => gistIn(await bodyOf(c)),
      deleted: null,
    }),
  );
  for (const name of ['user/keys', 'user/emails', 'user/gpg_keys']) {
    app.post(`/${name}`, async (c) => one(c, name, createOwn(c.var.account, name, await bodyOf(c)), 201));
    app.delete(`/${name}/:id`, (c) => removed(c, name, c.req.param('id')));
  }
  return app;
}

/** What is below a repository is only there with it. */
const assertRepository: MiddlewareHandler<DialectEnv> = async (c, next) => {
  found(findRepository(c.var.account, repositoryIn(c)), NOT_FOUND);
  await next();
};

function repositoryRoutes(): Hono<DialectEnv> {
  const routes = new Hono<DialectEnv>();
  const issueIn = (c: Context<DialectEnv>) =>
    findIssue(c.var.account, repositoryIn(c), c.req.param('number'));
  routes.patch('/', async (c) =>
    one(c, 'repos', updateRepository(c.var.account, repositoryIn(c), await bodyOf(c))),
  );
  routes.delete('/', (c) =>
    removed(c, 'repos', found(findRepository(c.var.account, repositoryIn(c)), NOT_FOUND).id),
  );
  routes.get('/issues', (c) => {
    const { values } = found(findRepository(c.var.account, repositoryIn(c)), NOT_FOUND);
    return listPage(c, 'issues', 'repositoryIssues', String(values.full_name));
  });
  routes.post('/issues', async (c) =>
    one(c, 'issues', createIssue(c.var.account, repositoryIn(c), await bodyOf(c)), 201),
  );
  routes.get('/issues/:number{[0-9]+}', (c) => one(c, 'issues', issueIn(c)));
  routes.patch('/issues/:number{[0-9]+}', async (c) =>
    one(c, 'issues', updateIssue(c.var.account, issueIn(c), await bodyOf(c))),
  );
  return routes;
}

function one(c: Context<DialectEnv>, name: string, record: StoredRecord, status: 200 | 201 = 200): Response {
  return c.json(rendererOf(c.var.account, name)(record), status);
}

function removed(c: Context<DialectEnv>, name: string, id: string): Response {
  found(c.var.account.delete(name, id), NOT_FOUND);
  return c.body(null, 204);
}
