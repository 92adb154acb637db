import { type Context, Hono } from 'hono';
import type { DialectAccount } from '../account.ts';
import type { Dialect, DialectEnv } from '../dialect.ts';
import { answerTo, GraphQLCall, schemaOfText } from '../graphql.ts';
import { schemaOf } from '../graphql-objects.ts';
import { readJson } from '../read-request.ts';
import type { RefusalKind } from '../refusal.ts';
import { refuser } from '../refuser.ts';
import { OBJECTS, SCHEMA } from './objects.ts';
import { resolversOf } from './resolvers.ts';

/** What the vendor's SDK calls the types of errors (`packages/sdk/src/error.ts`). */
const TYPES: Partial<Record<RefusalKind, string>> = {
  unauthorized: 'authentication error',
  forbidden: 'forbidden',
  rateLimited: 'ratelimited',
  quotaSpent: 'ratelimited',
  serverError: 'internal error',
  unknownField: 'graphql error',
};

const errorOf = (kind: RefusalKind, message: string) => ({
  message,
  extensions: { type: TYPES[kind] ?? 'invalid input', userError: true, userPresentableMessage: message },
});

/**
 * Linear's GraphQL API. Limits are answered with 400, and errors of an operation with the status of a success.
 * https://linear.app/developers/graphql, https://linear.app/developers/rate-limiting, and the schema of the vendor's SDK
 */
export const linearDialect: Dialect = {
  provider: 'linear',
  objects: OBJECTS,
  authorizePath: '/oauth/authorize',
  tokenPath: '/oauth/token',
  refuse: refuser({
    statuses: {
      forbidden: 200,
      rateLimited: 400,
      quotaSpent: 400,
      notFound: 200,
      badValue: 200,
      conflict: 200,
    },
    body: ({ kind, message }) => ({ errors: [errorOf(kind, message)] }),
  }),
  routes() {
    const api = new Hono<DialectEnv>();
    api.post('/graphql', answer);
    return api;
  },
};

async function answer(c: Context<DialectEnv>) {
  const { account } = c.var;
  const call = await readJson(c, GraphQLCall);
  const { isValid, body } = await answerTo(
    call,
    schemaOfText(textOf(account)),
    (kind) => resolversOf(account, kind),
    errorOf,
  );
  return c.json(body, isValid ? 200 : 400);
}

/** What the inputs of issues take besides what the digest has of them. */
const WRITTEN: Readonly<Record<string, string>> = {
  title: 'String',
  description: 'String',
  priority: 'Float',
  estimate: 'Float',
  dueDate: 'TimelessDate',
  labelIds: '[String!]',
};

/** The schema of an account, with the inputs of issues and who has signed in. */
function textOf(account: DialectAccount): string {
  const names = account.fieldsOf('issues').map(({ name }) => name);
  const members = Object.entries(WRITTEN).filter(([name]) => names.includes(name));
  const taken = members.map(([name, type]) => `${name}: ${type}`).join(' ');
  return `${schemaOf(account, OBJECTS, SCHEMA)}
    extend type Query { viewer: User! organization: Organization! }
    extend type Organization { name: String! urlKey: String! }
    extend input IssueCreateInput { id: String ${taken} }
    extend input IssueUpdateInput { ${taken} }`;
}
