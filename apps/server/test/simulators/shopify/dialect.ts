import { execute, validate } from 'graphql';
import { type Context, Hono } from 'hono';
import type { Dialect, DialectEnv } from '../dialect.ts';
import { GraphQLCall, parsedQuery } from '../graphql.ts';
import { readJson } from '../read-request.ts';
import { type CountedCall, costExtension, costOf, MAX_COST, pointsOf, spend } from './cost.ts';
import { OBJECTS, shopSchema } from './objects.ts';
import { refuse, toAnswer } from './refuse.ts';
import { resolversOf } from './resolvers.ts';
import { sendEventsTo, subscriptionsOf } from './webhooks.ts';

/** Shopify's GraphQL Admin API, version 2026-10. */
export const shopifyDialect: Dialect = {
  provider: 'shopify',
  objects: OBJECTS,
  authorizePath: '/admin/oauth/authorize',
  tokenPath: '/admin/oauth/access_token',
  expiresWith: 'expiring',
  credentialOf: (request) => request.headers.get('x-shopify-access-token') ?? undefined,
  refuse,
  sendEventsTo,
  subscriptionsOf,
  routes() {
    const api = new Hono<DialectEnv>();
    api.post('/admin/api/2026-10/graphql.json', answer);
    return api;
  },
};

async function answer(c: Context<DialectEnv>) {
  const { account } = c.var;
  const { query, variables } = await readJson(c, GraphQLCall);
  const schema = shopSchema(account);
  const document = parsedQuery(query);
  const wrong = validate(schema, document);
  if (wrong.length > 0) return c.json({ errors: wrong.map(toAnswer) });
  const call: CountedCall = { schema, document, variables };
  const requested = costOf(call, (_, first) => first);
  if (requested > MAX_COST) return c.json({ errors: [tooCostly(requested)] });
  if (requested > pointsOf(account)) {
    const error = { message: 'Throttled', extensions: { code: 'THROTTLED' } };
    return c.json({ errors: [error], extensions: costExtension(account, requested, null) });
  }
  const sizes = new Map<string, number>();
  const rootValue = resolversOf(account, sizes);
  const { data, errors } = await execute({ schema, document, rootValue, variableValues: variables });
  const told = errors?.map(toAnswer);
  const actual = costOf(call, (name) => sizes.get(name) ?? 0);
  spend(account, actual);
  return c.json({
    ...(data !== undefined && { data }),
    ...(told && { errors: told }),
    extensions: costExtension(account, requested, actual),
  });
}

function tooCostly(cost: number) {
  return {
    message: `Query cost is ${cost}, which exceeds the single query max cost limit (${MAX_COST}).`,
    extensions: { code: 'MAX_COST_EXCEEDED', cost, maxCost: MAX_COST },
  };
}
