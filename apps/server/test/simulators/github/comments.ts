import { type Context, Hono } from 'hono';
import * as z from 'zod';
import type { DialectAccount } from '../account.ts';
import type { DialectEnv, SimulatedObject } from '../dialect.ts';
import { readQuery } from '../read-request.ts';
import { Refused } from '../refusal.ts';
import type { StoredRecord } from '../store/entry.ts';
import { toPageAnswer } from './list.ts';
import { fieldsOf, LOGIN, repositoryName, USER } from './objects.ts';
import { numbersIn } from './pulls.ts';
import { toTime } from './render.ts';
import { found } from './writes.ts';

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
  fields: fieldsOf({
    id: 'number',
    node_id: 'string',
    html_url: 'string',
    issue_url: 'string',
    body: 'string',
    user: 'map',
    author_association: 'string',
    created_at: 'time',
    updated_at: 'time',
  }),
  idOf: (index) => `${LOGIN}/${repositoryName(index % REPOSITORIES)}/${FIRST_ID + index}`,
  valuesOf: (index) => ({ issue: 1, body: `What somebody says. ${index + 1}` }),
};

const Sent = z.object({ body: z.string().min(1) });

const Query = z.strictObject({
  page: z.string().optional(),
  per_page: z.coerce.number().int().min(1).max(100).default(30),
  since: z.iso.datetime({ offset: true }).transform(Date.parse).optional(),
  sort: z.enum(['created', 'updated']).default('created'),
  // It counts only with `sort`.
  direction: z.enum(['asc', 'desc']).default('asc'),
});

/** Lists, shows, changes and removes the comments of a repository, which is in the path. */
export function commentRoutes(): Hono<DialectEnv> {
  const routes = new Hono<DialectEnv>();
  routes.get('/comments', listComments);
  routes.get('/comments/:id', (c) => shown(c, found(c.var.account.find(COMMENTS, idIn(c)))));
  routes.patch('/comments/:id', async (c) =>
    shown(c, found(c.var.account.update(COMMENTS, idIn(c), await sentIn(c)))),
  );
  routes.delete('/comments/:id', (c) => {
    found(c.var.account.delete(COMMENTS, idIn(c)));
    return c.body(null, 204);
  });
  routes.post('/:number/comments', async (c) => {
    const { account } = c.var;
    const issue = Number(c.req.param('number'));
    if (!numbersIn(account, repositoryIn(c)).includes(issue)) throw new Refused('notFound', 'Not Found');
    const id = `${repositoryIn(c)}/${FIRST_ID + account.everyRecord(COMMENTS).length}`;
    return shown(c, account.create(COMMENTS, { issue, ...(await sentIn(c)) }, { id }), 201);
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
      created_at: toTime(createTime),
      updated_at: toTime(updateTime),
    };
    return Object.fromEntries(present.map((name) => [name, all[name] ?? null]));
  };
}

function listComments(c: Context<DialectEnv>): Response {
  const query = readQuery(c, Query);
  const { since = Number.NEGATIVE_INFINITY, sort, direction } = query;
  const { page: _, ...asked } = query;
  const repository = repositoryIn(c);
  return toPageAnswer(c, {
    object: COMMENTS,
    query,
    whereKey: JSON.stringify([asked, repository]),
    // Times are stored in whole seconds.
    where: ({ id, updateTime }) =>
      id.startsWith(`${repository}/`) && Math.floor(updateTime / 1000) * 1000 >= since,
    orderBy: sort === 'updated' ? 'updateTime' : 'createTime',
    isDescending: direction === 'desc',
    render: toComment(c.var.account),
  });
}

function shown(c: Context<DialectEnv>, record: StoredRecord, status: 200 | 201 = 200): Response {
  return c.json(toComment(c.var.account)(record), status);
}

function repositoryIn(c: Context): string {
  return `${c.req.param('owner')}/${c.req.param('repo')}`;
}

function idIn(c: Context): string {
  return `${repositoryIn(c)}/${c.req.param('id')}`;
}

/** Whatever else is sent is ignored. @throws {Refused} for a comment without words */
async function sentIn(c: Context): Promise<{ body: string }> {
  const parsed = Sent.safeParse(await c.req.json().catch(() => undefined));
  if (parsed.success) return parsed.data;
  throw new Refused('badValue', 'Validation Failed', { field: 'body' });
}
