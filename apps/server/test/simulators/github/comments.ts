import { type Context, Hono } from 'hono';
import * as z from 'zod';
import type { DialectAccount } from '../account.ts';
import type { DialectEnv, SimulatedObject } from '../dialect.ts';
import { readQuery } from '../read-request.ts';
import { recordRoutes } from '../record-routes.ts';
import { Refused } from '../refusal.ts';
import type { StoredRecord } from '../store/entry.ts';
import { toSecond } from '../times.ts';
import { bodyOf, repositoryIn } from './call.ts';
import { page, since, toPageAnswer } from './list.ts';
import { fieldsOf, LOGIN, repositoryName, USER } from './objects.ts';
import { numbersIn } from './pulls.ts';
import { NOT_FOUND, required } from './writes.ts';

type Values = Record<string, unknown>;

/** The name of the object in the store. */
export const COMMENTS = 'repos/comments';
/** How many repositories the seeded comments are in. */
const REPOSITORIES = 2;
const FIRST_ID = 50_001;

/**
 * The comments of issues and pull requests. In the store, an id has the repository too, because a comment is asked for
 * there.
 * https://docs.github.com/en/rest/issues/comments
 */
export const comments: SimulatedObject = {
  fields: fieldsOf(
    `id:number node_id:string html_url:string issue_url:string body:string user:map author_association:string
     created_at:time updated_at:time`,
  ),
  idOf: (index) => `${LOGIN}/${repositoryName(index % REPOSITORIES)}/${FIRST_ID + index}`,
  valuesOf: (index) => ({ issue: 1, body: `What somebody says. ${index + 1}` }),
};

const Query = z.strictObject({
  ...page,
  ...since,
  sort: z.enum(['created', 'updated']).default('created'),
  // It counts only with `sort`.
  direction: z.enum(['asc', 'desc']).default('asc'),
});

/** Lists, shows, changes and removes the comments of a repository, which is in the path. */
export function commentRoutes(): Hono<DialectEnv> {
  const routes = new Hono<DialectEnv>();
  const show = (c: Context<DialectEnv>, record: StoredRecord) => toComment(c.var.account)(record);
  routes.get('/comments', listComments);
  routes.route(
    '/comments',
    recordRoutes(COMMENTS, {
      show,
      missing: NOT_FOUND,
      idOf: (c) => `${repositoryIn(c)}/${c.req.param('id')}`,
      change: sentIn,
      deleted: null,
    }),
  );
  routes.post('/:number/comments', async (c) => {
    const { account } = c.var;
    const issue = Number(c.req.param('number'));
    if (!numbersIn(account, repositoryIn(c)).includes(issue)) throw new Refused('notFound', NOT_FOUND);
    const id = `${repositoryIn(c)}/${FIRST_ID + account.everyRecord(COMMENTS).length}`;
    return c.json(show(c, account.create(COMMENTS, { issue, ...(await sentIn(c)) }, { id })), 201);
  });
  return routes;
}

/** A comment as answers and events have it. */
export function toComment(account: DialectAccount) {
  const present = account.fieldsOf(COMMENTS).map(({ name }) => name);
  return ({ id, createTime, updateTime, values }: StoredRecord): Values => {
    const [owner, repo, ownId] = id.split('/');
    const { issue = 1, ...others } = values;
    const at = `${owner}/${repo}/issues/${issue}`;
    const all: Values = {
      user: USER,
      author_association: 'OWNER',
      html_url: `https://github.example/${at}#issuecomment-${ownId}`,
      issue_url: `https://api.github.example/repos/${at}`,
      ...others,
      id: Number(ownId),
      node_id: Buffer.from(`comment ${id}`).toString('base64url'),
      created_at: toSecond(createTime),
      updated_at: toSecond(updateTime),
    };
    return Object.fromEntries(present.map((name) => [name, all[name] ?? null]));
  };
}

function listComments(c: Context<DialectEnv>): Response {
  const query = readQuery(c, Query);
  const { since: from = Number.NEGATIVE_INFINITY, sort, direction } = query;
  const { page: _, ...asked } = query;
  const repository = repositoryIn(c);
  return toPageAnswer(c, {
    object: COMMENTS,
    query,
    whereKey: JSON.stringify([asked, repository]),
    // Times are stored in whole seconds.
    where: ({ id, updateTime }) =>
      id.startsWith(`${repository}/`) && Math.floor(updateTime / 1000) * 1000 >= from,
    orderBy: sort === 'updated' ? 'updateTime' : 'createTime',
    isDescending: direction === 'desc',
    render: toComment(c.var.account),
  });
}

/** Whatever else is sent is ignored. @throws {Refused} for a comment without words */
async function sentIn(c: Context): Promise<{ body: string }> {
  return { body: required(await bodyOf(c), 'body') };
}
