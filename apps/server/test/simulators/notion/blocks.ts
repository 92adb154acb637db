import { type Context, Hono } from 'hono';
import * as z from 'zod';
import type { DialectAccount } from '../account.ts';
import type { DialectEnv, SimulatedObject } from '../dialect.ts';
import { pageSize, readJson, readQuery } from '../read-request.ts';
import { Refused } from '../refusal.ts';
import { uuidOf } from '../seeded.ts';
import type { StoredRecord } from '../store/entry.ts';
import { answerList, notFound } from './lists.ts';
import { plainText, richText } from './properties.ts';
import { toTime } from './render.ts';
import { findPage, trashed } from './writes.ts';

// https://developers.notion.com/reference/get-block-children, https://developers.notion.com/reference/patch-block-children,
// https://developers.notion.com/reference/update-a-block, and the members of a block from `src/api-endpoints/blocks.ts`
// of the vendor's SDK, makenotion/notion-sdk-js.

/** How many pages the seeded blocks are on. */
const PAGES = 2;

/** Which of the seeded blocks is around another one. Of twenty, four are inside, two of them inside these. */
function aroundOf(index: number): string | undefined {
  const place = index % 20;
  if (place === 8 || place === 9) return uuidOf(`block ${index - 6}`);
  return place >= 18 ? uuidOf(`block ${index - 10}`) : undefined;
}

/** Paragraphs of pages, and paragraphs inside of them. A field of a block has the name of its type. */
export const blocks: SimulatedObject = {
  fields: [
    { name: 'paragraph', type: 'paragraph' },
    { name: 'created_by', type: 'user', isReadOnly: true },
  ],
  idOf: (index) => uuidOf(`block ${index}`),
  valuesOf: (index) => ({
    page: uuidOf(`page ${index % PAGES}`),
    inside: aroundOf(index),
    paragraph: `Paragraph ${index + 1}`,
    created_by: uuidOf(`user ${index % 3}`),
  }),
};

const ListQuery = z.strictObject({
  page_size: pageSize(100),
  start_cursor: z.string().min(1).optional(),
});
const Content = z.strictObject({ rich_text: z.unknown() });
const NewBlock = z.looseObject({
  object: z.literal('block').optional(),
  type: z.literal('paragraph').optional(),
  paragraph: Content.optional(),
});
const Appended = z.strictObject({ children: z.array(NewBlock).min(1).max(100) });
const BlockChange = NewBlock.extend(trashed);

/** The blocks of pages. */
export function blockRoutes(): Hono<DialectEnv> {
  const routes = new Hono<DialectEnv>();
  routes.get('/:id/children', (c) => {
    const { page, inside } = placeOf(c);
    const { page_size: size, start_cursor: cursor } = readQuery(c, ListQuery);
    const where = ({ values }: StoredRecord) => values.page === page && values.inside === inside;
    const whereKey = inside ?? String(page);
    const request = { object: 'blocks', size, cursor, cursors: 'position', where, whereKey } as const;
    return answerList(c, 'block', request, renderBlock(c.var.account));
  });
  routes.patch('/:id/children', async (c) => {
    const { account } = c.var;
    const place = placeOf(c);
    const { children } = await readJson(c, Appended);
    const values = children.map((child) => ({
      ...valuesIn(child),
      ...place,
      created_by: uuidOf(account.id),
    }));
    const made = values.map((one) => account.create('blocks', one));
    return c.json({ object: 'list', results: made.map(renderBlock(account)), has_more: false });
  });
  routes.get('/:id', (c) => c.json(renderBlock(c.var.account)(blockOf(c))));
  routes.patch('/:id', async (c) => {
    const { account } = c.var;
    const { in_trash: inTrash, archived = inTrash, ...sent } = await readJson(c, BlockChange);
    const known = blockOf(c);
    if (archived === true) {
      return c.json(renderBlock(account)(archive(account, known.id) ?? known));
    }
    if (known.isDeleted) {
      throw new Refused('badValue', "Can't edit block that is archived. You must unarchive the block first.");
    }
    return c.json(renderBlock(account)(account.update('blocks', known.id, valuesIn(sent)) ?? known));
  });
  return routes;
}

/** Where the blocks of a list are: directly on a page, or inside a block of it. @throws {Refused} */
function placeOf(c: Context<DialectEnv>): { page: unknown; inside: string | undefined } {
  const { account } = c.var;
  const id = c.req.param('id') ?? '';
  const block = account.find('blocks', id);
  if (block) return { page: block.values.page, inside: id };
  return { page: findPage(account, id).record.id, inside: undefined };
}

/** With a block, those inside of it are archived. */
function archive(account: DialectAccount, id: string): StoredRecord | undefined {
  for (const { id: inner, values, isDeleted } of account.everyRecord('blocks')) {
    if (values.inside === id && !isDeleted) archive(account, inner);
  }
  return account.delete('blocks', id);
}

/** A block, also one that was archived. @throws {Refused} */
function blockOf(c: Context<DialectEnv>): StoredRecord {
  const id = c.req.param('id') ?? '';
  const found = c.var.account.everyRecord('blocks').find((one) => one.id === id);
  if (found) return found;
  throw notFound('block', id);
}

/** @throws {Refused} */
function valuesIn({ object: _, type: _type, paragraph, ...others }: z.output<typeof NewBlock>) {
  const [unknown] = Object.keys(others);
  if (unknown !== undefined) {
    throw new Refused('unknownField', `body failed validation: body.${unknown} should be not present.`, {
      field: unknown,
    });
  }
  return paragraph === undefined ? {} : { paragraph: plainText(paragraph.rich_text, 'paragraph.rich_text') };
}

function renderBlock(account: DialectAccount) {
  const names = new Set(account.fieldsOf('blocks').map(({ name }) => name));
  const around = new Set(
    account.everyRecord('blocks').flatMap(({ values, isDeleted }) => (isDeleted ? [] : [values.inside])),
  );
  return ({ id, createTime, updateTime, isDeleted, values }: StoredRecord): object => {
    const { page, inside, paragraph, created_by: creator, ...added } = values;
    const own = {
      ...added,
      paragraph:
        typeof paragraph === 'string' ? { rich_text: richText(paragraph), color: 'default' } : paragraph,
      created_by: typeof creator === 'string' ? { object: 'user', id: creator } : creator,
    };
    return {
      object: 'block',
      id,
      type: 'paragraph',
      has_children: around.has(id),
      parent:
        inside === undefined ? { type: 'page_id', page_id: page } : { type: 'block_id', block_id: inside },
      created_time: toTime(createTime),
      last_edited_time: toTime(updateTime),
      archived: isDeleted,
      in_trash: isDeleted,
      ...Object.fromEntries(Object.entries(own).filter(([name]) => names.has(name))),
    };
  };
}
