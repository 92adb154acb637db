import { type Context, Hono } from 'hono';
import * as z from 'zod';
import type { DialectAccount } from '../account.ts';
import type { DialectEnv, SimulatedObject } from '../dialect.ts';
import { AnyValues, countedTo, offset, pageSize, readJson, readQuery } from '../read-request.ts';
import { found, recordRoutes } from '../record-routes.ts';
import { Refused } from '../refusal.ts';
import type { StoredRecord } from '../store/entry.ts';
import { MISSING } from './refuse.ts';
import { toDocument, toTime } from './render.ts';

const FIRST_ISSUE = 10_001;
const FIRST_COMMENT = 30_001;
/** How many issues the seeded comments are on. */
const ISSUES = 2;

const Query = z.strictObject({
  startAt: offset,
  maxResults: pageSize(5000, 50),
});
const Document = z.object({
  type: z.literal('doc'),
  content: z.array(z.object({ content: z.array(z.object({ text: z.string() })).default([]) })),
});

/** Comments of issues. In the store, an id has the issue and the comment. */
export const comments: SimulatedObject = {
  fields: [
    { name: 'body', type: 'string' },
    { name: 'author', type: 'user', isReadOnly: true },
  ],
  idOf: (index) => `${FIRST_ISSUE + (index % ISSUES)}/${FIRST_COMMENT + index}`,
  valuesOf: (index) => ({ body: `Comment ${index + 1}`, author: `account-${index % 5}` }),
};

/** The comments of each issue. A caller asks for the next page by the number of comments that it has. */
export function commentRoutes(): Hono<DialectEnv> {
  const routes = new Hono<DialectEnv>();
  const sentIn = async (c: Context<DialectEnv>) => valuesIn(await readJson(c, AnyValues));
  routes.get('/', (c) => {
    const { account } = c.var;
    const issue = issueOf(c);
    const query = readQuery(c, Query);
    const { records, total } = account.page({
      object: 'comments',
      size: query.maxResults,
      ...countedTo(query.startAt),
      where: ({ id }) => id.startsWith(`${issue}/`),
      whereKey: issue,
    });
    return c.json({ ...query, total, comments: records.map(renderComment(account)) });
  });
  const single = recordRoutes('comments', {
    show: (c, record) => renderComment(c.var.account)(record),
    missing: MISSING,
    // The issue is in the path before.
    idOf: (c) => `${issueOf(c)}/${c.req.param('id')}`,
    async create(c) {
      const { account } = c.var;
      const id = `${issueOf(c)}/${FIRST_COMMENT + account.everyRecord('comments').length}`;
      return account.create('comments', { ...(await sentIn(c)), author: 'account-0' }, { id });
    },
    change: sentIn,
    changedBy: 'PUT',
    deleted: null,
  });
  return routes.route('/', single);
}

/** @throws {Refused} for an issue that is not there */
function issueOf(c: Context<DialectEnv>): string {
  return found(c.var.account.find('issues', c.req.param('issue') ?? ''), MISSING).id;
}

/** A body is a document tree. @throws {Refused} for one that is none, and for other fields */
function valuesIn({ body, ...others }: Record<string, unknown>): Record<string, unknown> {
  const [unknown] = Object.keys(others);
  if (unknown !== undefined) {
    throw new Refused('unknownField', `Field '${unknown}' cannot be set.`, { field: unknown });
  }
  const document = Document.safeParse(body);
  if (!document.success) {
    throw new Refused('badValue', 'Comment body is not valid!', { field: 'comment' });
  }
  const texts = document.data.content.flatMap(({ content }) => content.map(({ text }) => text));
  return { body: texts.join('\n') };
}

/** A comment as answers and events have it. */
export function renderComment(account: DialectAccount) {
  const names = account.fieldsOf('comments').map(({ name }) => name);
  return ({ id, createTime, updateTime, values }: StoredRecord): Record<string, unknown> => {
    const { author, body, ...others } = values;
    const shown = {
      ...others,
      author: { accountId: author, displayName: author },
      body: typeof body === 'string' ? toDocument(body) : body,
    };
    const own = Object.entries(shown).filter(([name]) => names.includes(name));
    return {
      ...Object.fromEntries(own),
      id: id.slice(id.indexOf('/') + 1),
      created: toTime(createTime),
      updated: toTime(updateTime),
    };
  };
}
