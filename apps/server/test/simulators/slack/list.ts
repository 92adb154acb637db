import type { Context } from 'hono';
import * as z from 'zod';
import type { DialectEnv } from '../dialect.ts';
import { readJson, readQuery } from '../read-request.ts';
import type { StoredRecord } from '../store/entry.ts';
import type { SlackObject } from './objects.ts';
import { rendererOf } from './render.ts';

type ListHandler = (c: Context<DialectEnv>, name: string, object: SlackObject) => Promise<Response>;

const Size = (max: number) => z.coerce.number().int().min(1).max(max);

function answer(
  c: Context<DialectEnv>,
  name: string,
  object: SlackObject,
  records: readonly StoredRecord[],
  more: object,
): Response {
  const shown = records.map(rendererOf(c.var.account, name, object));
  return c.json({ ok: true, [object.records]: shown, ...more });
}

/** An empty cursor means the end. Others may end with an equals sign. */
function answerCursor(
  c: Context<DialectEnv>,
  name: string,
  object: SlackObject,
  { limit, cursor }: { limit: number; cursor?: string | undefined },
): Response {
  const { records, next } = c.var.account.page({
    object: name,
    size: limit,
    cursor: cursor === '' ? undefined : cursor?.replace(/=$/, ''),
    cursors: 'position',
    includesDeleted: object.deletedMark !== undefined,
  });
  const nextCursor = next === undefined ? '' : `${next}=`;
  return answer(c, name, object, records, { response_metadata: { next_cursor: nextCursor } });
}

const byCursor: ListHandler = async (c, name, object) => {
  const shape = z.strictObject({ limit: Size(object.max).default(100), cursor: z.string().optional() });
  return answerCursor(c, name, object, readQuery(c, shape));
};

const byBodyCursor: ListHandler = async (c, name, object) => {
  const limit = z.int().min(1).max(object.max).default(object.max);
  const body = await readJson(c, z.strictObject({ limit, cursor: z.string().optional() }));
  return answerCursor(c, name, object, body);
};

/** Files are counted. Those that come and go meanwhile shift the rest. */
const byPageNumber: ListHandler = async (c, name, object) => {
  const page = z.coerce.number().int().min(1).default(1);
  const query = readQuery(c, z.strictObject({ count: Size(object.max).default(100), page }));
  const { account } = c.var;
  const count = Math.min(query.count, account.quirks.largestPage ?? query.count);
  const start = (query.page - 1) * count;
  const { records, total } = account.page({
    object: name,
    size: count,
    cursors: 'counted',
    cursor: start === 0 ? undefined : String(start),
  });
  const paging = { count, page: query.page, total, pages: Math.ceil(total / count) };
  return answer(c, name, object, records, { paging });
};

const whole: ListHandler = async (c, name, object) => {
  readQuery(c, z.strictObject({}));
  const records = c.var.account.everyRecord(name).filter(({ isDeleted }) => !isDeleted);
  return answer(c, name, object, records, {});
};

/** How each list is paged. */
export const listHandlers: Readonly<Record<SlackObject['paging'], ListHandler>> = {
  cursor: byCursor,
  bodyCursor: byBodyCursor,
  pageNumber: byPageNumber,
  none: whole,
};
