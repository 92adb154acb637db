import { type Context, Hono } from 'hono';
import type { Dialect, DialectEnv } from '../dialect.ts';
import { answerTo, GraphQLCall, schemaOfText } from '../graphql.ts';
import { schemaOf } from '../graphql-objects.ts';
import { readJson } from '../read-request.ts';
import { type RefusalKind, UnexpectedRequest } from '../refusal.ts';
import { refuser } from '../refuser.ts';
import { OBJECTS, SCHEMA } from './objects.ts';
import { resolversOf } from './resolvers.ts';

const CODES: Partial<Record<RefusalKind, string>> = {
  forbidden: 'UserUnauthorizedException',
  notFound: 'ResourceNotFoundException',
  rateLimited: 'RATE_LIMIT_EXCEEDED',
  quotaSpent: 'DAILY_LIMIT_EXCEEDED',
  serverError: 'INTERNAL_SERVER_ERROR',
  badValue: 'InvalidArgumentException',
};

const errorOf = (kind: RefusalKind, message: string) => ({
  message,
  extensions: { code: CODES[kind] ?? 'undefinedField' },
});

/**
 * monday.com's GraphQL API of the version 2026-10. Errors of an operation have the status of a success.
 * https://developer.monday.com/api-reference/docs/error-handling, https://developer.monday.com/api-reference/docs/rate-limits,
 * https://developer.monday.com/api-reference/docs/querying-board-items,
 * https://developer.monday.com/api-reference/changelog/the-api-version-header-is-now-required, and the vendor's schema
 */
export const mondayDialect: Dialect = {
  provider: 'monday',
  objects: OBJECTS,
  credentialOf: (request) => request.headers.get('authorization') ?? undefined,
  refuse: refuser({
    statuses: { forbidden: 200, notFound: 200, badValue: 200, conflict: 200 },
    body: ({ kind, message }) => ({ errors: [errorOf(kind, message)] }),
  }),
  routes() {
    const api = new Hono<DialectEnv>();
    api.post('/v2', answer);
    return api;
  },
};

async function answer(c: Context<DialectEnv>) {
  const { account } = c.var;
  const call = await readJson(c, GraphQLCall);
  // Every call has to name one. Who is signed in, every version can be asked.
  const version = call.query.includes('{ me {') ? 'current' : '2026-10';
  if (c.req.header('api-version') !== version) {
    throw new UnexpectedRequest(`The call does not name the version ${version} of the API.`);
  }
  const schema = schemaOfText(schemaOf(account, OBJECTS, SCHEMA));
  return c.json((await answerTo(call, schema, () => resolversOf(account), errorOf)).body);
}
