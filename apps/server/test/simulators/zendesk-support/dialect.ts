import { type Context, Hono } from 'hono';
import * as z from 'zod';
import type { DialectAccount } from '../account.ts';
import type { Dialect, DialectEnv } from '../dialect.ts';
import { readJson, readQuery } from '../read-request.ts';
import { type Refusal, type RefusalKind, Refused, UnexpectedRequest } from '../refusal.ts';
import type { StoredRecord } from '../store/entry.ts';
import { describeTickets, withCustomFields, withListedFields } from './custom-fields.ts';
import { OBJECTS, type ZendeskObject } from './objects.ts';
import { subscriptionsOf, webhookRoutes } from './webhooks.ts';

const MINUTE_MS = 60_000;

const Size = z.coerce.number().int().min(1);
const ExportQuery = z.strictObject({
  start_time: z.coerce.number().int().min(0).optional(),
  cursor: z.string().optional(),
  per_page: Size.max(1000).default(1000),
});
const ListQuery = z.strictObject({
  'page[size]': Size.max(100).default(100),
  'page[after]': z.string().optional(),
});
const Values = z.record(z.string(), z.unknown());

/** Zendesk's API for support. */
export const zendeskDialect: Dialect = {
  provider: 'zendeskSupport',
  objects: OBJECTS,
  tokenPath: '/oauth/tokens',
  authorizePath: '/oauth/authorizations/new',
  refuse,
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
      } else api.get(path, (c) => answerList(c, name, object, `${address(c)}/${name}`));
      api.route(path, recordRoutes(name, object));
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
    where: ({ updateTime }) => Math.floor(updateTime / 1000) >= start && updateTime <= until,
    whereKey: `${start} ${until}`,
  });
  const shown = records.map((record) => present(object, record));
  const isEnd = next === undefined;
  const end = records.at(-1)?.updateTime;
  const endTime = end === undefined ? start : Math.floor(end / 1000);
  const cursor = isEnd ? query.cursor : `${start}_${next}`;
  const base = `${address}/incremental/${name}`;
  if (object.export === 'time') {
    const more = isEnd ? '' : `&cursor=${encodeURIComponent(cursor ?? '')}`;
    const nextPage = `${base}?start_time=${endTime}${more}`;
    return c.json({
      [name]: shown,
      count: shown.length,
      end_time: endTime,
      next_page: nextPage,
      end_of_stream: isEnd,
    });
  }
  const after = cursor ?? `${start}_`;
  const afterUrl = `${base}/cursor?cursor=${encodeURIComponent(after)}&per_page=${query.per_page}`;
  return c.json({
    [name]: shown,
    after_cursor: after,
    after_url: afterUrl,
    before_url: null,
    end_of_stream: isEnd,
  });
}

/** The start of an export. Its cursor contains it. */
function startOf(account: DialectAccount, query: z.output<typeof ExportQuery>): number {
  const start = query.cursor === undefined ? query.start_time : Number.parseInt(query.cursor, 10);
  if (start === undefined) throw new UnexpectedRequest('An export needs start_time or cursor.');
  if (start * 1000 <= account.now() - MINUTE_MS) return start;
  throw new Refused('badRequest', 'Too recent start_time. Use a start_time older than 60 seconds');
}

function answerList(c: Context<DialectEnv>, name: string, object: ZendeskObject, address: string) {
  const { 'page[size]': size, 'page[after]': cursor } = readQuery(c, ListQuery);
  const { records, next } = c.var.account.page({ object: name, size, cursor, cursors: 'position' });
  const query = new URLSearchParams({ 'page[size]': String(size), 'page[after]': next ?? '' });
  return c.json({
    [name]: records.map((record) => present(object, record)),
    meta: { has_more: next !== undefined, after_cursor: next ?? null },
    links: { next: next === undefined ? null : `${address}?${query}`, prev: null },
  });
}

function recordRoutes(name: string, object: ZendeskObject): Hono<DialectEnv> {
  const routes = new Hono<DialectEnv>();
  const { singular } = object;
  const wrap = (record: StoredRecord) => ({ [singular]: present(object, record) });
  const id = (c: Context) => c.req.param('id') ?? '';
  const found = (record: StoredRecord | undefined) => {
    if (record) return record;
    throw new Refused('notFound', 'Not found');
  };
  const values = async (c: Context<DialectEnv>) => {
    const body = await readJson(c, z.strictObject({ [singular]: Values }));
    return readValues(c.var.account, name, withCustomFields(c.var.account, name, body[singular] ?? {}));
  };

  routes.post('/', async (c) => {
    const sent = await values(c);
    assertComplete(c.var.account, name, sent);
    const key = name === 'tickets' ? c.req.header('idempotency-key') : undefined;
    const create = () => c.var.account.create(name, sent);
    return c.json(
      wrap(key === undefined ? create() : c.var.account.once(key, JSON.stringify(sent), create)),
      201,
    );
  });
  routes.get('/:id', (c) => c.json(wrap(found(c.var.account.find(name, id(c))))));
  routes.put('/:id', async (c) => {
    const sent = await values(c);
    found(c.var.account.find(name, id(c)));
    return c.json(wrap(found(c.var.account.update(name, id(c), sent))));
  });
  routes.delete('/:id', (c) => {
    found(c.var.account.delete(name, id(c)));
    return c.body(null, 204);
  });
  return routes;
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
  const first = name === 'tickets' ? 'description' : undefined;
  const field = account
    .fieldsOf(name)
    .find((one) => one.isRequired && (one.type === 'text' || one.name === first) && !values[one.name]);
  if (field) throw new Refused('badValue', `${field.name}: cannot be blank`, { field: field.name });
}

/** A record as Zendesk sends it, with times to the second. A deleted one is there in exports, and says so. */
function present(
  { whenDeleted, fields }: ZendeskObject,
  { id, createTime, updateTime, isDeleted, values }: StoredRecord,
) {
  const times = { created_at: toTime(createTime), updated_at: toTime(updateTime) };
  return { ...withListedFields(fields, values), ...(isDeleted && whenDeleted), id: Number(id), ...times };
}

const toTime = (time: number) => new Date(Math.floor(time / 1000) * 1000).toISOString().replace('.000Z', 'Z');

const ANSWERS: Readonly<Record<RefusalKind, readonly [status: number, error: string]>> = {
  unauthorized: [401, 'invalid_token'],
  forbidden: [403, 'Forbidden'],
  notFound: [404, 'RecordNotFound'],
  rateLimited: [429, 'APIRateLimitExceeded'],
  quotaSpent: [429, 'APIRateLimitExceeded'],
  cursorGone: [400, 'InvalidCursor'],
  resultCap: [400, 'InvalidPaginationParameter'],
  unknownField: [422, 'RecordInvalid'],
  badValue: [422, 'RecordInvalid'],
  badRequest: [400, 'StartTimeTooRecent'],
  conflict: [409, 'Conflict'],
  serverError: [503, 'ServiceUnavailable'],
};

/** Refuses a call in Zendesk's words: `{error, description}`, and for a record what is wrong with each field. */
function refuse({ kind, message, field, retryAfter }: Refusal): Response {
  const [status, error] = ANSWERS[kind];
  const details =
    field === undefined ? undefined : { [field]: [{ description: message, error: 'InvalidValue' }] };
  const description = status === 422 ? 'Record validation errors' : message;
  return Response.json(
    { error, description, ...(details && { details }) },
    { status, headers: retryAfter === undefined ? {} : { 'retry-after': retryAfter } },
  );
}
