import { execute, getOperationAST, OperationTypeNode, validate } from 'graphql';
import { type Context, Hono } from 'hono';
import type { Dialect, DialectEnv } from '../dialect.ts';
import { answerWith, GraphQLCall, parsedQuery } from '../graphql.ts';
import { readJson } from '../read-request.ts';
import type { RefusalKind } from '../refusal.ts';
import { refuser } from '../refuser.ts';
import { OBJECTS } from './objects.ts';
import { resolversOf } from './resolvers.ts';
import { schemaOf } from './schema.ts';

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
  const { query, variables } = await readJson(c, GraphQLCall);
  const schema = schemaOf(account);
  const document = parsedQuery(query);
  const wrong = validate(schema, document);
  if (wrong.length > 0) return c.json({ errors: wrong.map(answerWith(errorOf)) }, 400);
  const rootValue = resolversOf(account, getOperationAST(document)?.operation ?? OperationTypeNode.QUERY);
  const { data, errors } = await execute({ schema, document, rootValue, variableValues: variables });
  return c.json({
    ...(data !== undefined && { data }),
    ...(errors && { errors: errors.map(answerWith(errorOf)) }),
  });
}
