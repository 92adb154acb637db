import type { Context } from 'hono';
import * as z from 'zod';
import type { DialectEnv } from '../dialect.ts';
import { pageSize, readJson, readQuery } from '../read-request.ts';
import { Refused } from '../refusal.ts';
import type { StoredRecord } from '../store/entry.ts';
import type { PageRequest } from '../store/pages.ts';
import { OBJECTS } from './objects.ts';
import { rendererOf, toMinute } from './render.ts';

const direction = z.enum(['ascending', 'descending']);
const paging = {
  page_size: z.int().min(1).max(100).default(100),
  start_cursor: z.string().min(1).optional(),
};

const OnOrAfter = z.strictObject({ on_or_after: z.union([z.iso.date(), z.iso.datetime({ offset: true })]) });
/** https://developers.notion.com/reference/filter-data-source-entries */
const TimeFilter = z.discriminatedUnion('timestamp', [
  z.strictObject({ timestamp: z.literal('created_time'), created_time: OnOrAfter }),
  z.strictObject({ timestamp: z.literal('last_edited_time'), last_edited_time: OnOrAfter }),
]);

const QueryBody = z.strictObject({
  ...paging,
  filter: z.union([TimeFilter, z.strictObject({ and: z.array(TimeFilter).min(1).max(100) })]).optional(),
  sorts: z
    .tuple([z.strictObject({ timestamp: z.enum(['created_time', 'last_edited_time']), direction })])
    .optional(),
});

const SearchBody = z.strictObject({
  ...paging,
  filter: z.strictObject({ property: z.literal('object'), value: z.enum(['page', 'data_source']) }),
  sort: z.strictObject({ timestamp: z.literal('last_edited_time'), direction }).optional(),
});

const UsersQuery = z.strictObject({
  ...paging,
  page_size: pageSize(100),
});

/** The rows of a data source. https://developers.notion.com/reference/query-a-data-source @throws {Refused} */
export async function queryRows(c: Context<DialectEnv>, id: string): Promise<Response> {
  if (OBJECTS[id]?.kind !== 'rows') throw notFound('data_source', id);
  const { page_size: size, start_cursor: cursor, filter, sorts } = await readJson(c, QueryBody);
  const filters = filter === undefined ? [] : 'and' in filter ? filter.and : [filter];
  const [sort] = sorts ?? [];
  return list(c, 'page_or_data_source', {
    object: id,
    size,
    cursor,
    cursors: 'position',
    cap: MOST_ROWS,
    ...(filters.length > 0 && {
      where: (record) => filters.every((one) => isMet(one, record)),
      whereKey: JSON.stringify(filters),
      isIndexed: true,
    }),
    ...(sort && {
      orderBy: sort.timestamp === 'created_time' ? 'createTime' : 'updateTime',
      isDescending: sort.direction === 'descending',
    }),
  });
}

/** https://developers.notion.com/guides/data-apis/query-large-data-sources */
const MOST_ROWS = 10_000;

function isMet(filter: z.infer<typeof TimeFilter>, { createTime, updateTime }: StoredRecord): boolean {
  return filter.timestamp === 'created_time'
    ? toMinute(createTime) >= Date.parse(filter.created_time.on_or_after)
    : toMinute(updateTime) >= Date.parse(filter.last_edited_time.on_or_after);
}

/** Pages or data sources, of which only a kind can be chosen. https://developers.notion.com/reference/post-search */
export async function search(c: Context<DialectEnv>): Promise<Response> {
  const { page_size: size, start_cursor: cursor, filter, sort } = await readJson(c, SearchBody);
  return list(c, 'page_or_data_source', {
    object: filter.value === 'page' ? 'pages' : 'data_sources',
    size,
    cursor,
    cursors: 'position',
    orderBy: 'updateTime',
    isDescending: sort?.direction !== 'ascending',
  });
}

/** https://developers.notion.com/reference/get-users */
export function listUsers(c: Context<DialectEnv>): Response {
  const { page_size: size, start_cursor: cursor } = readQuery(c, UsersQuery);
  return list(c, 'user', { object: 'users', size, cursor, cursors: 'position' });
}

function list(c: Context<DialectEnv>, type: string, request: PageRequest): Response {
  return answerList(c, type, request, rendererOf(c.var.account, request.object));
}

/** One page of a list. */
export function answerList(
  c: Context<DialectEnv>,
  type: string,
  request: PageRequest,
  render: (record: StoredRecord) => object,
): Response {
  const { records, next, isCutOff } = c.var.account.page(request);
  const goesOn = next !== undefined && !isCutOff;
  return c.json({
    object: 'list',
    results: records.map(render),
    next_cursor: goesOn ? next : null,
    has_more: goesOn,
    type,
    [type]: {},
    request_status: isCutOff
      ? { type: 'incomplete', incomplete_reason: 'query_result_limit_reached' }
      : { type: 'complete' },
  });
}

/** Refuses a call about something that does not exist, or was not shared. */
export function notFound(kind: string, id: string): Refused {
  return new Refused('notFound', `Could not find ${kind} with ID: ${id}.`);
}
