import { type Context, Hono, type MiddlewareHandler } from 'hono';
import * as z from 'zod';
import type { Dialect, DialectEnv } from '../dialect.ts';
import { Refused, UnexpectedRequest } from '../refusal.ts';
import type { StoredRecord } from '../store/entry.ts';
import { COMMENTS, commentRoutes, comments } from './comments.ts';
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
  found,
  updateGist,
  updateIssue,
  updateRepository,
} from './writes.ts';

/** GitHub's REST API, as the authenticated user sees it. */
export const githubDialect: Dialect = {
  provider: 'github',
  objects: { ...OBJECTS, [PULLS]: pulls, [COMMENTS]: comments },
  subscriptionsOf,
  routes: githubRoutes,
  refuse,
  authorizePath: '/login/oauth/authorize',
  tokenPath: '/login/oauth/access_token',
};

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
    app.get(object.path, (c) => listPage(c, name, object));
  }
  app.get('/user/issues', (c) => listPage(c, 'issues', OBJECTS.issues as (typeof OBJECTS)[string]));
  app.use('/repos/:owner/:repo/issues/*', assertRepository);
  app.route('/repos/:owner/:repo/issues', commentRoutes());
  app.route('/repos/:owner/:repo', repositoryRoutes());
  app.post('/user/repos', async (c) =>
    one(c, 'repos', createRepository(c.var.account, await bodyOf(c)), 201),
  );
  app.use('/repos/:owner/:repo/pulls/*', assertRepository);
  app.route('/repos/:owner/:repo/pulls', pullRoutes());
  app.route('/repos/:owner/:repo/hooks', hookRoutes());
  app.route('/gists', gistRoutes());
  for (const name of ['user/keys', 'user/emails', 'user/gpg_keys']) {
    app.post(`/${name}`, async (c) => one(c, name, createOwn(c.var.account, name, await bodyOf(c)), 201));
    app.delete(`/${name}/:id`, (c) => removed(c, name, c.req.param('id')));
  }
  return app;
}

/** What is below a repository is only there with it. */
const assertRepository: MiddlewareHandler<DialectEnv> = async (c, next) => {
  found(findRepository(c.var.account, c.req.param('owner') ?? '', c.req.param('repo') ?? ''));
  await next();
};

function repositoryRoutes(): Hono<DialectEnv> {
  const routes = new Hono<DialectEnv>();
  const repositoryOf = (c: Context) => ({
    owner: c.req.param('owner') ?? '',
    repo: c.req.param('repo') ?? '',
  });
  routes.patch('/', async (c) =>
    one(c, 'repos', updateRepository(c.var.account, repositoryOf(c), await bodyOf(c))),
  );
  routes.delete('/', (c) => {
    const { owner, repo } = repositoryOf(c);
    return removed(c, 'repos', found(findRepository(c.var.account, owner, repo)).id);
  });
  routes.get('/issues', (c) => {
    const { owner, repo } = repositoryOf(c);
    const { values } = found(findRepository(c.var.account, owner, repo));
    return listPage(c, 'issues', { list: 'repositoryIssues' }, String(values.full_name));
  });
  routes.post('/issues', async (c) =>
    one(c, 'issues', createIssue(c.var.account, repositoryOf(c), await bodyOf(c)), 201),
  );
  routes.get('/issues/:number', (c) =>
    one(c, 'issues', findIssue(c.var.account, { ...repositoryOf(c), number: c.req.param('number') })),
  );
  routes.patch('/issues/:number', async (c) => {
    const which = { ...repositoryOf(c), number: c.req.param('number') };
    return one(c, 'issues', updateIssue(c.var.account, which, await bodyOf(c)));
  });
  return routes;
}

function gistRoutes(): Hono<DialectEnv> {
  const routes = new Hono<DialectEnv>();
  routes.post('/', async (c) => one(c, 'gists', createGist(c.var.account, await bodyOf(c)), 201));
  routes.get('/:id', (c) => one(c, 'gists', found(c.var.account.find('gists', c.req.param('id')))));
  routes.patch('/:id', async (c) =>
    one(c, 'gists', updateGist(c.var.account, c.req.param('id'), await bodyOf(c))),
  );
  routes.delete('/:id', (c) => removed(c, 'gists', c.req.param('id')));
  return routes;
}

function one(c: Context<DialectEnv>, name: string, record: StoredRecord, status: 200 | 201 = 200): Response {
  return c.json(rendererOf(c.var.account, name)(record), status);
}

function removed(c: Context<DialectEnv>, name: string, id: string): Response {
  found(c.var.account.delete(name, id));
  return c.body(null, 204);
}

const Body = z.record(z.string(), z.unknown());

async function bodyOf(c: Context): Promise<Record<string, unknown>> {
  const parsed = Body.safeParse(await c.req.json().catch(() => undefined));
  if (parsed.success) return parsed.data;
  throw new Refused('badRequest', 'Problems parsing JSON');
}
