import { createHash } from 'node:crypto';
import { type Context, Hono } from 'hono';
import * as z from 'zod';
import type { DialectAccount } from '../account.ts';
import type { DialectEnv, SimulatedObject } from '../dialect.ts';
import { readQuery } from '../read-request.ts';
import { found } from '../record-routes.ts';
import type { StoredRecord } from '../store/entry.ts';
import { toSecond } from '../times.ts';
import { bodyOf, repositoryIn } from './call.ts';
import { page, toPageAnswer } from './list.ts';
import { fieldsOf, LOGIN, repositoryName, USER } from './objects.ts';
import { assertState, NOT_FOUND, only, required } from './writes.ts';

type Values = Record<string, unknown>;

/** The name of the object in the store. */
export const PULLS = 'repos/pulls';
/** How many repositories the seeded pull requests are in. */
const REPOSITORIES = 2;
/** Pull requests and issues share their numbers. Seeded issues have small ones. */
const FIRST_NUMBER = 10_001;

/**
 * The pull requests of repositories. In the store, an id has the repository and the number, because the number names a
 * pull request only there. Their list takes no `since`.
 * https://docs.github.com/en/rest/pulls/pulls
 */
export const pulls: SimulatedObject = {
  fields: fieldsOf(
    `id:number node_id:string number:number html_url:string state:string title:string body:string draft:boolean
     locked:boolean user:map head:map base:map labels:list assignees:list requested_reviewers:list milestone:map
     merge_commit_sha:string merged_at:time closed_at:time created_at:time updated_at:time`,
  ),
  idOf: (index) =>
    `${LOGIN}/${repositoryName(index % REPOSITORIES)}/${FIRST_NUMBER + Math.floor(index / REPOSITORIES)}`,
  valuesOf: (index) => ({
    title: `Change ${index + 1}`,
    body: `What changes, and why. ${index + 1}`,
    state: index % 4 === 3 ? 'closed' : 'open',
    draft: index % 5 === 4,
    head: `topic-${index + 1}`,
    base: 'main',
  }),
};

const CREATES = ['title', 'head', 'base', 'body', 'draft', 'maintainer_can_modify'];
const UPDATES = ['title', 'body', 'state', 'base', 'maintainer_can_modify'];

const Query = z.strictObject({
  ...page,
  state: z.enum(['open', 'closed', 'all']).default('open'),
  sort: z.enum(['created', 'updated', 'popularity', 'long-running']).default('created'),
  direction: z.enum(['asc', 'desc']).optional(),
});

/** Lists, shows, opens and changes the pull requests of a repository, which is in the path. */
export function pullRoutes(): Hono<DialectEnv> {
  const routes = new Hono<DialectEnv>();
  routes.get('/', listPulls);
  routes.post('/', async (c) => {
    const body = await bodyOf(c);
    for (const name of ['title', 'head', 'base']) required(body, name);
    const number = Math.max(0, ...numbersIn(c.var.account, repositoryIn(c))) + 1;
    const given = { state: 'open', draft: false, body: null, ...only(CREATES, body) };
    const record = c.var.account.create(PULLS, given, { id: `${repositoryIn(c)}/${number}` });
    return c.json(toPull(c.var.account)(record), 201);
  });
  routes.get('/:number{[0-9]+}', (c) => {
    const record = found(c.var.account.find(PULLS, idIn(c)), NOT_FOUND);
    return c.json({ ...toPull(c.var.account)(record), merged: false, commits: 1, comments: 0 });
  });
  routes.patch('/:number{[0-9]+}', async (c) => {
    const change = only(UPDATES, await bodyOf(c));
    assertState(change);
    return c.json(toPull(c.var.account)(found(c.var.account.update(PULLS, idIn(c), change), NOT_FOUND)));
  });
  return routes;
}

/** The numbers that issues and pull requests of a repository have. No two have the same one. */
export function numbersIn(account: DialectAccount, repository: string): number[] {
  const ofPulls = account
    .everyRecord(PULLS)
    .filter(({ id }) => id.startsWith(`${repository}/`))
    .map(({ id }) => Number(id.slice(id.lastIndexOf('/') + 1)));
  const ofIssues = account
    .everyRecord('issues')
    .filter(({ values }) => Object(values.repository).full_name === repository)
    .map(({ values }) => Number(values.number));
  return [...ofPulls, ...ofIssues];
}

function listPulls(c: Context<DialectEnv>): Response {
  const query = readQuery(c, Query);
  const { state, sort, direction = sort === 'created' ? 'desc' : 'asc' } = query;
  const repository = repositoryIn(c);
  const { page: _, ...asked } = query;
  return toPageAnswer(c, {
    object: PULLS,
    query,
    whereKey: JSON.stringify([asked, repository]),
    where: ({ id, values }) => id.startsWith(`${repository}/`) && (state === 'all' || values.state === state),
    orderBy: sort === 'updated' ? 'updateTime' : 'createTime',
    isDescending: direction === 'desc',
    render: toPull(c.var.account),
  });
}

/** A pull request as answers and events have it. */
export function toPull(account: DialectAccount) {
  const present = account.fieldsOf(PULLS).map(({ name }) => name);
  return ({ id, createTime, updateTime, values }: StoredRecord): Values => {
    const [owner, repo, number] = id.split('/');
    const { head, base = 'main', ...others } = values;
    const branch = (ref: unknown) => ({ ref, repo: { name: repo, owner: USER } });
    const shown: Values = {
      locked: false,
      user: USER,
      labels: [],
      assignees: [],
      requested_reviewers: [],
      draft: false,
      ...others,
      id: Number.parseInt(createHash('sha256').update(id).digest('hex').slice(0, 8), 16),
      node_id: Buffer.from(`pull ${id}`).toString('base64url'),
      number: Number(number),
      html_url: `https://github.example/${owner}/${repo}/pull/${number}`,
      head: branch(head),
      base: branch(base),
      created_at: toSecond(createTime),
      updated_at: toSecond(updateTime),
    };
    return Object.fromEntries(present.map((name) => [name, shown[name] ?? null]));
  };
}

function idIn(c: Context): string {
  return `${repositoryIn(c)}/${c.req.param('number')}`;
}
