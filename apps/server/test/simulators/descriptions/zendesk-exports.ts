import { type Context, Hono } from 'hono';
import * as z from 'zod';
import type { DialectAccount } from '../account.ts';
import type { DialectEnv } from '../dialect.ts';
import type { DescribedObject } from '../general/described-object.ts';
import { rendererOf } from '../general/render.ts';
import { pageSize, readQuery } from '../read-request.ts';
import { Refused, UnexpectedRequest } from '../refusal.ts';
import { toEpochSeconds } from '../times.ts';
import { OPTIONS } from './zendesk-support.ts';

const MINUTE_MS = 60_000;

/** The objects that are listed as an export of what changed, and not page by page, and what is at the end of the path. */
const EXPORTS = { tickets: '/cursor', users: '/cursor', organizations: '' };

const ExportQuery = z.strictObject({
  start_time: z.coerce.number().int().min(0).optional(),
  cursor: z.string().optional(),
  per_page: pageSize(1000),
});

/** The exports, and the list of the fields of tickets. */
export function exportRoutes(objects: Readonly<Record<string, DescribedObject>>): Hono<DialectEnv> {
  const routes = new Hono<DialectEnv>();
  for (const [name, end] of Object.entries(EXPORTS)) {
    const object = objects[name] as DescribedObject;
    routes.get(`/api/v2/incremental/${name}${end}`, (c) => answerExport(c, object, end));
  }
  routes.get('/api/v2/ticket_fields', async (c, next) =>
    // With a page size, the records are listed.
    c.req.query('page[size]') === undefined ? c.json(ticketFields(c.var.account)) : next(),
  );
  return routes;
}

/** What changed since a time, until one minute ago. The address of a next page is there also after the last one. */
function answerExport(c: Context<DialectEnv>, object: DescribedObject, end: string): Response {
  const { account } = c.var;
  const { name } = object;
  const query = readQuery(c, ExportQuery);
  const start = startOf(account, query);
  const until = account.now() - MINUTE_MS;
  const { records, next } = account.page({
    object: name,
    size: query.per_page,
    cursors: 'position',
    cursor: query.cursor?.slice(query.cursor.indexOf('_') + 1),
    orderBy: 'updateTime',
    includesDeleted: name !== 'organizations',
    isIndexed: true,
    where: ({ updateTime }) => toEpochSeconds(updateTime) >= start && updateTime <= until,
    whereKey: `${start} ${until}`,
  });
  const render = rendererOf(account, object);
  // The start is compared with this time of a ticket, which the system moves too.
  const shown = records.map((record) => ({
    ...Object(render(record)),
    ...(name === 'tickets' && { generated_timestamp: toEpochSeconds(record.updateTime) }),
  }));
  const last = records.at(-1)?.updateTime;
  const endTime = last === undefined ? start : toEpochSeconds(last);
  const cursor = next === undefined ? query.cursor : `${start}_${next}`;
  const [address = ''] = c.req.url.split('?');
  if (end === '') {
    const more = next === undefined ? '' : `&cursor=${encodeURIComponent(cursor ?? '')}`;
    const place = { end_time: endTime, next_page: `${address}?start_time=${endTime}${more}` };
    return c.json({ [name]: shown, count: shown.length, ...place, end_of_stream: next === undefined });
  }
  const after = cursor ?? `${start}_`;
  const afterUrl = `${address}?cursor=${encodeURIComponent(after)}&per_page=${query.per_page}`;
  const place = { after_cursor: after, after_url: afterUrl, before_url: null };
  return c.json({ [name]: shown, ...place, end_of_stream: next === undefined });
}

/** The start of an export. Its cursor contains it. */
function startOf(account: DialectAccount, query: z.output<typeof ExportQuery>): number {
  const start = query.cursor === undefined ? query.start_time : Number.parseInt(query.cursor, 10);
  if (start === undefined) throw new UnexpectedRequest('An export needs start_time or cursor.');
  if (start * 1000 <= account.now() - MINUTE_MS) return start;
  throw new Refused('badRequest', 'Too recent start_time. Use a start_time older than 60 seconds');
}

/** The fields of every ticket that nobody can remove, and their kinds. */
const SYSTEM = {
  subject: 'subject',
  description: 'description',
  status: 'status',
  type: 'tickettype',
  priority: 'priority',
  group: 'group',
  assignee: 'assignee',
};

/** All fields of tickets at once. The choices of those of the system stand in a member of their own. */
function ticketFields(account: DialectAccount) {
  const system = Object.entries(SYSTEM).map(([title, type], place) => ({
    id: place + 1,
    type,
    title,
    active: true,
    required: true,
    removable: false,
    ...(OPTIONS[title] && {
      system_field_options: OPTIONS[title].map((value) => ({ name: value.toUpperCase(), value })),
    }),
  }));
  const custom = account.fieldsOf('tickets').filter(({ isCustom }) => isCustom);
  const described = custom.map(({ name, label = name, type, options }) => ({
    id: Number(name),
    type,
    title: label,
    active: true,
    required: false,
    removable: true,
    ...(Array.isArray(options) && {
      custom_field_options: options.map(({ id, label: value }) => ({ id, name: value, value })),
    }),
  }));
  return { ticket_fields: [...system, ...described] };
}
