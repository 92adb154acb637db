import { type Context, Hono, type MiddlewareHandler } from 'hono';
import type { DialectAccount } from '../account.ts';
import type { DialectEnv } from '../dialect.ts';
import type { DescribedObject } from '../general/described-object.ts';
import { answerList } from '../general/list.ts';
import { rendererOf } from '../general/render.ts';
import { readValues } from '../read-request.ts';
import { found } from '../record-routes.ts';
import { Refused } from '../refusal.ts';
import type { StoredRecord } from '../store/entry.ts';
import { LOGIN, NEW_ISSUE, NEW_REPOSITORY, repositoryIssueList, repositoryOf } from './github.ts';

type Call = Context<DialectEnv>;
type Values = Record<string, unknown>;

const NOT_FOUND = 'Not Found';
const REPOSITORY = ['name', 'description', 'private', 'default_branch', 'archived', 'visibility', 'topics'];
const ISSUE = ['title', 'body', 'state', 'state_reason', 'assignees', 'labels', 'milestone'];

/** The calls about repositories, which are named by their owner and name, and about their issues, which have numbers. */
export function repositoryRoutes(objects: Readonly<Record<string, DescribedObject>>): Hono<DialectEnv> {
  const { repos, issues } = objects as Record<'repos' | 'issues', DescribedObject>;
  const routes = new Hono<DialectEnv>();
  const answer = (c: Call, object: DescribedObject, record: StoredRecord, status: 200 | 201 = 200) =>
    c.json(rendererOf(c.var.account, object)(record) as object, status);
  routes.use(async (c, next) => {
    if (!c.req.header('user-agent')) throw new Refused('forbidden', 'A request needs a User-Agent header.');
    await next();
  });
  routes.post('/user/repos', async (c) => {
    const body = await sentIn(c, REPOSITORY);
    const name = required(body, 'name');
    if (findRepository(c.var.account, `${LOGIN}/${name}`)) {
      throw new Refused('badValue', 'name already exists on this account', { field: 'name' });
    }
    const values = { ...NEW_REPOSITORY, ...body, ...repositoryOf(name) };
    return answer(c, repos, c.var.account.create('repos', values), 201);
  });

  const own = new Hono<DialectEnv>();
  own.use(assertRepository);
  own.use('/*', assertRepository);
  own.patch('/', async (c) => {
    const body = await sentIn(c, REPOSITORY);
    const renamed = typeof body.name === 'string' ? repositoryOf(body.name) : {};
    const changed = c.var.account.update('repos', repositoryIn(c).id, { ...body, ...renamed });
    return answer(c, repos, found(changed, NOT_FOUND));
  });
  own.delete('/', (c) => {
    c.var.account.delete('repos', repositoryIn(c).id);
    return c.body(null, 204);
  });
  own.get('/issues', (c) => answerList(c, issues, repositoryIssueList, { in: nameIn(c) }));
  own.post('/issues', async (c) => {
    const { account } = c.var;
    const body = await issueSentIn(c);
    required(body, 'title');
    const { values } = repositoryIn(c);
    const numbers = issuesIn(account, nameIn(c)).map((one) => Number(one.values.number));
    const about = { number: Math.max(0, ...numbers) + 1, in: nameIn(c), state: 'open' };
    const repository = repositoryOf(String(values.name));
    const made = account.create('issues', { ...NEW_ISSUE, ...body, ...about, repository });
    return answer(c, issues, made, 201);
  });
  own.get('/issues/:number{[0-9]+}', (c) => answer(c, issues, issueIn(c)));
  own.patch('/issues/:number{[0-9]+}', async (c) => {
    const body = await issueSentIn(c);
    if (body.state !== undefined && body.state !== 'open' && body.state !== 'closed') throw invalid('state');
    return answer(c, issues, found(c.var.account.update('issues', issueIn(c).id, body), NOT_FOUND));
  });
  // A comment is made at an issue or a pull request.
  own.post('/issues/:number/comments', async (c, next) => {
    if (!c.var.account.find('repos/pulls', c.req.param('number'))) issueIn(c);
    await next();
  });
  routes.route('/repos/:owner/:repo', own);
  return routes;
}

/** What is below a repository is only there with it. */
const assertRepository: MiddlewareHandler<DialectEnv> = async (c, next) => {
  repositoryIn(c);
  await next();
};

/** A repository by its full name, such as `acme/site`. */
function findRepository(account: DialectAccount, name: string): StoredRecord | undefined {
  return account
    .everyRecord('repos')
    .find(({ isDeleted, values }) => !isDeleted && values.full_name === name);
}

const nameIn = (c: Call) => `${c.req.param('owner')}/${c.req.param('repo')}`;

/** The repository in the path. @throws {Refused} */
export const repositoryIn = (c: Call): StoredRecord =>
  found(findRepository(c.var.account, nameIn(c)), NOT_FOUND);

const issuesIn = (account: DialectAccount, repository: string) =>
  account.everyRecord('issues').filter(({ values }) => Object(values.repository).full_name === repository);

function issueIn(c: Call): StoredRecord {
  const number = c.req.param('number');
  const all = issuesIn(c.var.account, nameIn(c));
  return found(
    all.find(({ isDeleted, values }) => !isDeleted && String(values.number) === number),
    NOT_FOUND,
  );
}

/** Members that GitHub does not know are ignored. */
async function sentIn(c: Call, names: readonly string[]): Promise<Values> {
  const body = await readValues(c, 'Problems parsing JSON');
  return Object.fromEntries(Object.entries(body).filter(([name]) => names.includes(name)));
}

/** @throws {Refused} for what is missing or no text */
function required(body: Values, name: string): string {
  const value = body[name];
  if (typeof value === 'string' && value !== '') return value;
  throw invalid(name);
}

/** What an issue is sent with: a milestone is a number and an assignee a name, although both are shown whole. */
async function issueSentIn(c: Call): Promise<Values> {
  const body = await sentIn(c, ISSUE);
  const isShown = (value: unknown) => typeof value === 'object' && value !== null;
  if (isShown(body.milestone)) throw invalid('milestone');
  if ([body.assignees].flat().some(isShown)) throw invalid('assignees');
  return body;
}

const invalid = (field: string) => new Refused('badValue', 'Validation Failed', { field });
