import type { AccountWebhooks, ObjectEvents } from '@dowel/schema/connector';

/** Stable since October 2026. Shopify supports each version for at least twelve months. */
const version = '2026-10';
export const apiVersion = {
  name: version,
  supportedUntil: '2027-10-01',
  // A version that has ended is answered in the oldest one that is still supported.
  servedBy: 'X-Shopify-API-Version',
  documentation: 'https://shopify.dev/docs/api/usage/versioning',
};
export const reference = `https://shopify.dev/docs/api/admin-graphql/${version}`;
export const path = `/admin/api/${version}/graphql.json`;
const guide = 'https://shopify.dev/docs/apps/build/webhooks';

const HOUR_MS = 60 * 60_000;

/** What has happened in the names of topics. A topic is `ORDERS_UPDATED` in GraphQL, and `orders/updated` in an event. */
const verbs = {
  customers: { create: 'create', update: 'update', delete: 'delete' },
  orders: { create: 'create', update: 'updated', delete: 'delete' },
  products: { create: 'create', update: 'update', delete: 'delete' },
} as const;

type Topics = keyof typeof verbs;

const topicOf = (list: string, verb: string) => `${list}_${verb}`.toUpperCase();

/** The events of an object. Events of a deletion have only the number of the record. */
export function shopifyEvents(list: Topics): ObjectEvents {
  const { create, update, delete: remove } = verbs[list];
  return {
    create: topicOf(list, create),
    update: topicOf(list, update),
    delete: topicOf(list, remove),
    documentation: `https://shopify.dev/docs/api/webhooks/${version}`,
  };
}

/** What the ids of records begin with. An event of a deletion has only the number behind it. */
const types: Readonly<Record<string, string>> = {
  customers: 'Customer',
  orders: 'Order',
  products: 'Product',
};

/** The id of a record by what an event says of it. */
export function recordIdOf(objectName: string, said: string): string {
  const type = types[objectName];
  const start = `gid://shopify/${type}/`;
  return type === undefined || said.startsWith(start) ? said : start + said;
}

/** The name in GraphQL of the topic of an event, which may also be `customer.tags_added`. */
export function meaningOf(topic: string): string {
  return topic.replaceAll(/\W/g, '_').toUpperCase();
}

const create = 'webhookSubscriptionCreate';
const remove = 'webhookSubscriptionDelete';

/** The mutations that say what is wrong in a member of their own. */
export const shopifyWebhookMutations = [create, remove];

/**
 * Each topic has a subscription of its own. Shopify waits five seconds for an answer, sends an event again eight times in
 * four hours, and then deletes the subscription. The version of the events is that of the app, so only the id is taken
 * from their bodies. Events are signed without a time.
 */
export const shopifyWebhooks: AccountWebhooks = {
  secret: 'clientSecret',
  signature: {
    header: 'x-shopify-hmac-sha256',
    signs: '{body}',
    encoding: 'base64',
    documentation: `${guide}/subscribe/https`,
  },
  event: {
    // Both are the same when it is sent again. One action can change a record several times, under one event id.
    id: [{ header: 'x-shopify-webhook-id' }, { header: 'x-shopify-event-id' }],
    type: { header: 'x-shopify-topic' },
    recordId: ['admin_graphql_api_id', 'id'],
    documentation: `${guide}/verify-deliveries`,
  },
  create: {
    each: true,
    request: {
      method: 'POST',
      path,
      body: {
        query: `mutation ($topic: WebhookSubscriptionTopic!, $webhookSubscription: WebhookSubscriptionInput!) { ${create}(topic: $topic, webhookSubscription: $webhookSubscription) { webhookSubscription { id } userErrors { field message } } }`,
        variables: { webhookSubscription: { format: 'JSON' } },
      },
      documentation: `${reference}/mutations/${create}`,
    },
    address: { body: 'variables.webhookSubscription.uri' },
    events: { body: 'variables.topic' },
    id: `data.${create}.webhookSubscription.id`,
  },
  // An installation has one for each topic.
  list: {
    request: {
      method: 'POST',
      path,
      body: {
        query: '{ webhookSubscriptions(first: 100) { nodes { id topic uri } } }',
      },
      documentation: `${reference}/queries/webhookSubscriptions`,
    },
    records: 'data.webhookSubscriptions.nodes',
    id: 'id',
    address: 'uri',
    event: 'topic',
  },
  remove: {
    method: 'POST',
    path,
    body: {
      query: `mutation ($id: ID!) { ${remove}(id: $id) { userErrors { field message } } }`,
      variables: { id: '{id}' },
    },
    documentation: `${reference}/mutations/${remove}`,
  },
  lookMs: HOUR_MS,
};
