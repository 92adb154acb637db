import type { Context } from 'hono';
import * as z from 'zod';
import type { DialectEnv } from '../dialect.ts';
import { countedTo, pageSize, readJson, readQuery } from '../read-request.ts';
import type { Page } from '../store/pages.ts';
import { OBJECTS, rendererOf, type SlackObject } from './objects.ts';

/** A cursor as answers have it. An empty one means the end; others may end with an equals sign. */
export const writeCursor = ({ next }: Page) => ({
  response_metadata: { next_cursor: next === undefined ? '' : `${next}=` },
});
export const readCursor = (sent: string | undefined) => (sent === '' ? undefined : sent?.replace(/=$/, ''));

/** Lists the records of an object. */
export async function list(c: Context<DialectEnv>, usual: string): Promise<Response> {
  // Without types, only public channels are listed.
  const isPrivate = usual === 'conversations' && c.req.query('types') === 'private_channel';
  const name = isPrivate ? 'private_channels' : usual;
  const object = OBJECTS[name] as SlackObject;
  const { records, more, hidden = [] } = await LISTS[object.paging](c, name, object);
  const rendered = records.map(rendererOf(c.var.account, name)).map((record) => without(record, hidden));
  return c.json({ ok: true, [object.records]: rendered, ...more });
}

type ListPage = (
  c: Context<DialectEnv>,
  name: string,
  object: SlackObject,
) => Promise<Pick<Page, 'records'> & { more: object; hidden?: readonly string[] }>;

const without = (record: object, members: readonly string[]) =>
  Object.fromEntries(Object.entries(record).filter(([member]) => !members.includes(member)));

const LISTS: Readonly<Record<SlackObject['paging'], ListPage>> = {
  cursor: async (c, name, object) => {
    const types = z.enum(['public_channel', 'private_channel']).optional();
    const shape = z.strictObject({
      limit: pageSize(object.max, 100),
      cursor: z.string().optional(),
      ...(object.records === 'channels' && { types }),
    });
    return byCursor(c, name, object, readQuery(c, shape));
  },
  bodyCursor: async (c, name, object) => {
    const limit = z.int().min(1).max(object.max).default(object.max);
    const shape = z.strictObject({ limit, cursor: z.string().optional() });
    return byCursor(c, name, object, await readJson(c, shape));
  },
  pageNumber: async (c, name, object) => {
    const page = z.coerce.number().int().min(1).default(1);
    const query = readQuery(c, z.strictObject({ count: pageSize(object.max, 100), page }));
    const { account } = c.var;
    const count = Math.min(query.count, account.quirks.largestPage ?? query.count);
    const found = account.page({ object: name, size: count, ...countedTo((query.page - 1) * count) });
    const pages = Math.ceil(found.total / count);
    return {
      records: found.records,
      more: { paging: { count, page: query.page, total: found.total, pages } },
    };
  },
  none: async (c, name, { onlyAsked = {} }) => {
    const flag = z.enum(['true', 'false']).optional();
    const flags = Object.fromEntries(Object.values(onlyAsked).map((parameter) => [parameter, flag]));
    const asked = readQuery(c, z.strictObject(flags));
    const hidden = Object.keys(onlyAsked).filter((member) => asked[onlyAsked[member] ?? ''] !== 'true');
    const records = c.var.account.everyRecord(name).filter(({ isDeleted }) => !isDeleted);
    return { records, more: {}, hidden };
  },
};

function byCursor(
  { var: { account } }: Context<DialectEnv>,
  name: string,
  { deletedMark }: SlackObject,
  { limit, cursor }: { limit: number; cursor?: string | undefined },
) {
  const page = account.page({
    object: name,
    size: limit,
    cursor: readCursor(cursor),
    cursors: 'position',
    includesDeleted: deletedMark !== undefined,
  });
  return { records: page.records, more: writeCursor(page) };
}
