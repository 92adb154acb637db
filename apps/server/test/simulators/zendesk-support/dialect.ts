import { type Context, Hono } from 'hono';
import * as z from 'zod';
import type { DialectAccount } from '../account.ts';
import type { Dialect, DialectEnv } from '../dialect.ts';
import { AnyValues, pageSize, readJson, readQuery } from '../read-request.ts';
import { recordRoutes } from '../record-routes.ts';
import { Refused, UnexpectedRequest } from '../refusal.ts';
import { refuser } from '../refuser.ts';
import type { StoredRecord } from '../store/entry.ts';
import { toEpochSeconds, toSecond } from '../times.ts';
import { describeTickets, withCustomFields, withListedFields } from './custom-fields.ts';
import { OBJECTS, TICKET, type ZendeskObject } from './objects.ts';
import { subscriptionsOf, webhookRoutes } from './webhooks.ts';

const MINUTE_MS = 60_000;

const ExportQuery = z.strictObject({
  start_time: z.coerce.number().int().min(0).optional(),
  cursor: z.string().optional(),
  per_page: pageSize(1000),
});
const ListQuery = z.strictObject({ 'page[size]': pageSize(100), 'page[after]': z.string().optional() });

const ERRORS = {
  unauthorized: 'invalid_token',
  forbidden: 'Forbidden',
  notFound: 'RecordNotFound',
  rateLimited: 'APIRateLimitExceeded',
  quotaSpent: 'APIRateLimitExceeded',
  cursorGone: 'InvalidCursor',
  resultCap: 'InvalidPaginationParameter',
  unknownField: 'RecordInvalid',
  badValue: 'RecordInvalid',
  badRequest: 'StartTimeTooRecent',
  conflict: 'Conflict',
  serverError: 'ServiceUnavailable',
} as const;

/** Zendesk's API for support. */
export const zendeskDialect: Dialect = {
  provider: 'zendeskSupport',
  objects: OBJECTS,
  tokenPath: '/oauth/tokens',
  authorizePath: '/oauth/authorizations/new',
  /** `{error, description}`, and for a record what is wrong with each field. */
  refuse: refuser({
    statuses: { unknownField: 422, badValue: 422 },
    body: ({ kind, message, field }, status) => ({
      error: ERRORS[kind],
      description: status === 422 ? 'Record validation errors' : message,
      ...(field !== undefined && {
        details: { [field]: [{ description: message, error: 'InvalidValue' }] },
      }),
    }),
  }),
  subscriptionsOf,
  routes(world) {
    const api = new Hono<DialectEnv>();
    api.route('/api/v2/webhooks', webhookRoutes());
    api.get('/api/v2/ticket_fields', describeTickets);
    for (const [name, object] of Object.entries(OBJECTS)) {
      const path = `/api/v2/${name}`;
      const address = (c: Context) => `${new URL(c.req.url).origin}${world.basePath}/api/v2`;
      if (object.export) {
        const suffix = object.export === 'cursor' ? '/cursor' : '';
        api.get(`/api/v2/incremental/${name}${suffix}`, (c) => answerExport(c, name, object, address(c)));
      } else if (name === 'comments') {
        // https://developer.zendesk.com/api-reference/ticketing/tickets/ticket_comments/
        api.get('/api/v2/tickets/:ticket/comments', (c) => {
          const ticket = c.req.param('ticket');
          if (!c.var.account.find('tickets', ticket)) throw new Refused('notFound', 'Not found');
          return answerList(c, name, object, `${address(c)}/tickets/${ticket}/comments`, ticket);
        });
        continue;
      } else api.get(path, (c) => answerList(c, name, object, `${address(c)}/${name}`));
      api.route(path, routesOf(name, object));
    }
    return api;
  },
};

/** What changed since a time, until one minute ago. The address of a next page is there also after the last one. */
function answerExport(c: Context<DialectEnv>, name: string, object: ZendeskObject, address: string) {
  const { account } = c.var;
  const query = readQuery(c, ExportQuery);
  const start = startOf(account, query);
  const until = account.now() - MINUTE_MS;
  const { records, next } = account.page({
    object: name,
    size: query.per_page,
    cursors: 'position',
    cursor: query.cursor?.slice(query.cursor.indexOf('_') + 1),
    orderBy: 'updateTime',
    includesDeleted: object.whenDeleted !== undefined,
    isIndexed: true,
    where: ({ updateTime }) => toEpochSeconds(updateTime) >= start && updateTime <= until,
    whereKey: `${start} ${until}`,
  });
  const shown = records.map((record) => present(object, record));
  const isEnd = next === undefined;
  const end = records.at(-1)?.updateTime;
  const endTime = end === undefined ? start : toEpochSeconds(end);
  const cursor = isEnd ? query.cursor : `${start}_${next}`;
  const base = `${address}/incremental/${name}`;
  if (object.export === 'time') {
    const more = isEnd ? '' : `&cursor=${encodeURIComponent(cursor ?? '')}`;
    const place = { end_time: endTime, next_page: `${base}?start_time=${endTime}${more}` };
    return c.json({ [name]: shown, count: shown.length, ...place, end_of_stream: isEnd });
  }
  const after = cursor ?? `${start}_`;
  const afterUrl = `${base}/cursor?cursor=${encodeURIComponent(after)}&per_page=${query.per_page}`;
  const place = { after_cursor: after, after_url: afterUrl, before_url: null };
  return c.json({ [name]: shown, ...place, end_of_stream: isEnd });
}

/** The start of an export. Its cursor contains it. */
function startOf(account: DialectAccount, query: z.output<typeof ExportQuery>): number {
  const start = query.cursor === undefined ? query.start_time : Number.parseInt(query.cursor, 10);
  if (start === undefined) throw new UnexpectedRequest('An export needs start_time or cursor.');
  if (start * 1000 <= account.now() - MINUTE_MS) return start;
  throw new Refused('badRequest', 'Too recent start_time. Use a start_time older than 60 seconds');
}

/** @param ticket the one that all records are below */
function answerList(
  c: Context<DialectEnv>,
  name: string,
  object: ZendeskObject,
  address: string,
  ticket?: string,
) {
  const { 'page[size]': size, 'page[after]': cursor } = readQuery(c, ListQuery);
  const { records, next } = c.var.account.page({
    object: name,
    size,
    cursor,
    cursors: 'position',
    ...(ticket !== undefined && {
      where: ({ values }: StoredRecord) => values[TICKET] === ticket,
      whereKey: ticket,
    }),
  });
  const query = new URLSearchParams({ 'page[size]': String(size), 'page[after]': next ?? '' });
  return c.json({
    [name]: records.map((record) => present(object, record)),
    meta: { has_more: next !== undefined, after_cursor: next ?? null },
    links: { next: next === undefined ? null : `${address}?${query}`, prev: null },
  });
}

function routesOf(name: string, object: ZendeskObject): Hono<DialectEnv> {
  const { singular } = object;
  const read = async (c: Context<DialectEnv>) => {
    const { account } = c.var;
    const body = await readJson(c, z.strictObject({ [singular]: AnyValues }));
    return readValues(account, name, withCustomFields(account, name, body[singular] ?? {}));
  };
  return recordRoutes(name, {
    show: (_, record) => ({ [singular]: present(object, record) }),
    missing: 'Not found',
    async create(c) {
      const sent = await read(c);
      assertComplete(c.var.account, name, sent);
      const key = name === 'tickets' ? c.req.header('idempotency-key') : undefined;
      const create = () => c.var.account.create(name, sent);
      return key === undefined ? create() : c.var.account.once(key, JSON.stringify(sent), create);
    },
    change: read,
    changedBy: 'PUT',
    deleted: null,
  });
}

/** Zendesk ignores members that it does not know, and those that nobody can write. */
function readValues(account: DialectAccount, name: string, sent: Record<string, unknown>) {
  const fields = new Map(account.fieldsOf(name).map((field) => [field.name, field]));
  const known = Object.entries(sent).filter(
    ([member]) => fields.get(member)?.isReadOnly === undefined && fields.has(member),
  );
  for (const [member, value] of known) {
    const options = fields.get(member)?.options as string[] | undefined;
    if (!options || value === null || options.includes(String(value))) continue;
    // What is wrong with a custom field is told of the whole ticket.
    const field = fields.get(member)?.isCustom ? 'base' : member;
    throw new Refused('badValue', `${member}: ${value} is not a valid option`, { field });
  }
  return Object.fromEntries(known);
}

function assertComplete(account: DialectAccount, name: string, values: Record<string, unknown>): void {
  const field = account
    .fieldsOf(name)
    .find(({ isRequired, type, name: field }) => isRequired && type === 'text' && !values[field]);
  if (field) throw new Refused('badValue', `${field.name}: cannot be blank`, { field: field.name });
}

/** A record as Zendesk sends it, with times to the second. A deleted one is there in exports, and says so. */
function present({ whenDeleted, fields }: ZendeskObject, record: StoredRecord) {
  const { id, createTime, updateTime, isDeleted, values } = record;
  const times = { created_at: toSecond(createTime), updated_at: toSecond(updateTime) };
  const { [TICKET]: _, ...shown } = withListedFields(fields, values) as Record<string, unknown>;
  return { ...shown, ...(isDeleted && whenDeleted), id: Number(id), ...times };
}
