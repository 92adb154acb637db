import { type Context, Hono } from 'hono';
import * as z from 'zod';
import type { Dialect, DialectEnv } from '../dialect.ts';
import { pageSize, readJson, readQuery } from '../read-request.ts';
import { type RefusalKind, Refused, UnexpectedRequest } from '../refusal.ts';
import { refuser } from '../refuser.ts';
import type { Page } from '../store/pages.ts';
import { toEpochSeconds } from '../times.ts';
import { type IntercomObject, OBJECTS, renderRecord } from './objects.ts';
import { SearchBody, toCondition } from './search-body.ts';
import { idCodeOf, intercomWebhooks } from './webhooks.ts';
import { writeRoutes } from './write-routes.ts';

const PageQuery = z.strictObject({
  per_page: pageSize(150, 20),
  starting_after: z.string().optional(),
});

const CompaniesQuery = z.strictObject({
  per_page: pageSize(60, 15),
  page: z.coerce.number().int().min(1).default(1),
});

const AttributesQuery = z.strictObject({ model: z.enum(['contact', 'company', 'conversation']) });

const CODES: Partial<Readonly<Record<RefusalKind, string>>> = {
  unauthorized: 'unauthorized',
  forbidden: 'api_plan_restricted',
  notFound: 'not_found',
  rateLimited: 'rate_limit_exceeded',
  quotaSpent: 'rate_limit_exceeded',
  badRequest: 'bad_request',
  conflict: 'conflict',
};

/** Intercom's REST API, from the facts about it. */
export const intercomDialect: Dialect = {
  provider: 'intercom',
  objects: OBJECTS,
  tokenPath: '/auth/eagle/token',
  authorizePath: '/oauth',
  refuse: refuser({
    statuses: { serverError: 500 },
    body({ kind, message, field }, status) {
      // When the API itself fails, a server before it answers with its status and a word.
      if (kind === 'serverError') return { status, error: 'Internal Server Error' };
      // No documented code is about cursors, so it is that of a wrong parameter.
      const error = {
        code: CODES[kind] ?? 'parameter_invalid',
        message,
        ...(field !== undefined && { field }),
      };
      return { type: 'error.list', request_id: crypto.randomUUID(), errors: [error] };
    },
  }),
  ...intercomWebhooks,
  routes() {
    const api = new Hono<DialectEnv>();
    api.use(async (c, next) => {
      const version = c.req.header('intercom-version');
      if (version !== '2.11' && c.req.path.endsWith('/me') === false) {
        throw new UnexpectedRequest(`Intercom-Version must be 2.11, but it is ${version ?? 'absent'}.`);
      }
      return next();
    });
    api.get('/me', (c) => {
      const app = { type: 'app', id_code: idCodeOf(c.var.account), name: 'Acme', region: 'US' };
      return c.json({ type: 'admin', id: '100', email: 'admin0@mail.example', app });
    });
    api.get('/data_attributes', listAttributes);
    for (const object of ['contacts', 'conversations']) api.get(`/${object}`, (c) => listPage(c, object));
    for (const object of ['contacts', 'conversations', 'tickets']) {
      api.post(`/${object}/search`, (c) => search(c, object));
    }
    api.get('/companies', listCompanies);
    for (const object of ['admins', 'teams', 'tags']) api.get(`/${object}`, (c) => listAll(c, object));
    api.route('/', writeRoutes());
    return api;
  },
};

function listAttributes(c: Context<DialectEnv>) {
  const { model } = readQuery(c, AttributesQuery);
  const [name = ''] = Object.entries(OBJECTS).find(([, object]) => object.model === model) ?? [];
  const data = c.var.account.fieldsOf(name).map((field) => ({
    type: 'data_attribute',
    model,
    name: field.name,
    full_name: field.isCustom ? `custom_attributes.${field.name}` : field.name,
    label: field.label ?? field.name,
    data_type: field.type,
    api_writable: !field.isReadOnly,
    custom: field.isCustom ?? false,
    archived: false,
  }));
  return c.json({ type: 'list', data });
}

function listPage(c: Context<DialectEnv>, object: string) {
  const { per_page: size, starting_after: after } = readQuery(c, PageQuery);
  const page = c.var.account.page({ object, size, cursor: readCursor(after), cursors: 'position' });
  return c.json(renderPage(object, page, size));
}

async function search(c: Context<DialectEnv>, object: string) {
  const body = await readJson(c, SearchBody);
  const { per_page: size, starting_after: after } = body.pagination;
  const fields = c.var.account.fieldsOf(object).map(({ name }) => name);
  const isFound = toCondition(
    body,
    new Set([...fields, 'id', 'created_at', 'updated_at']),
    object === 'contacts',
  );
  const { sort } = body;
  const page = c.var.account.page({
    object,
    size,
    cursor: readCursor(after ?? undefined),
    cursors: 'position',
    isIndexed: true,
    where: ({ id, createTime, updateTime, values }) => {
      const times = { created_at: toEpochSeconds(createTime), updated_at: toEpochSeconds(updateTime) };
      return isFound({ ...values, id, ...times });
    },
    whereKey: JSON.stringify(body.query),
    ...(sort && { orderBy: storedName(sort.field), isDescending: sort.order === 'descending' }),
  });
  return c.json(renderPage(object, page, size));
}

/** Companies are paged by number, and the next page is a whole address. */
function listCompanies(c: Context<DialectEnv>) {
  const { per_page: size, page: number } = readQuery(c, CompaniesQuery);
  const start = (number - 1) * size;
  const cursor = start === 0 ? undefined : String(start);
  const page = c.var.account.page({ object: 'companies', size, cursor, cursors: 'offset' });
  const next = new URL(c.req.url);
  next.searchParams.set('page', String(number + 1));
  return c.json({
    ...listOf('companies', page),
    total_count: page.total,
    pages: {
      type: 'pages',
      page: number,
      per_page: size,
      total_pages: Math.ceil(page.total / size),
      next: page.hasMore ? next.href : null,
    },
  });
}

function listAll(c: Context<DialectEnv>, object: string) {
  return c.json(listOf(object, c.var.account.page({ object, size: 10_000, cursors: 'offset' })));
}

function renderPage(object: string, page: Page, size: number) {
  const next = page.next === undefined ? undefined : { next: { starting_after: writeCursor(page.next) } };
  return {
    ...listOf(object, page),
    total_count: page.total,
    pages: { type: 'pages', per_page: size, total_pages: Math.ceil(page.total / size), ...next },
  };
}

/** The type of a list says where its records are. */
function listOf(object: string, page: Page) {
  const { listType } = OBJECTS[object] as IntercomObject;
  const member = listType === 'list' ? 'data' : object;
  return { type: listType, [member]: page.records.map((record) => renderRecord(object, record)) };
}

/** A cursor of the vendor may end with `=`. */
function writeCursor(cursor: string): string {
  return Buffer.from(cursor).toString('base64');
}

function readCursor(text: string | undefined): string | undefined {
  if (text === undefined) return undefined;
  const cursor = Buffer.from(text, 'base64').toString();
  if (writeCursor(cursor) === text) return cursor;
  throw new Refused('cursorGone', 'The cursor is not valid.');
}

function storedName(field: string): string {
  if (field === 'created_at') return 'createTime';
  return field === 'updated_at' ? 'updateTime' : field;
}
