import type { ConnectorObject, ListedField, WriteEndpoint } from '@dowel/schema/connector';
import { isPlainObject, ownValue } from '@dowel/schema/rules';
import type { ProviderRecord } from '../engine/records.ts';
import { introspected, scalarTypes } from './graphql-fields.ts';
import {
  apiVersion,
  meaningOf,
  path,
  recordIdOf,
  reference,
  shopifyEvents,
  shopifyWebhookMutations,
  shopifyWebhooks,
} from './shopify-webhooks.ts';
import { usualConnector } from './usual-connector.ts';

const SECOND_MS = 1000;
const MINUTE_MS = 60 * SECOND_MS;

const money = '{ amount currencyCode }';
const priceSet = `{ shopMoney ${money} }`;
const address = `{
  name firstName lastName company address1 address2 city province provinceCode zip country countryCodeV2 phone
}`;

/** The amounts of an order, in the shop's currency. Each costs two points, and with more of them a page would have 25 orders. */
const priceSets = [
  ...['totalPriceSet', 'subtotalPriceSet', 'totalTaxSet', 'totalDiscountsSet', 'totalShippingPriceSet'],
  ...['currentTotalPriceSet', 'totalRefundedSet'],
];

/** What is asked for of the fields that have fields of their own. Lists in a record, such as `lineItems`, are not read. */
const selections = {
  ...Object.fromEntries(priceSets.map((name) => [name, priceSet])),
  amountSpent: money,
  defaultEmailAddress: '{ emailAddress marketingState validFormat }',
  defaultPhoneNumber: '{ phoneNumber smsMarketingConsent { state } }',
  defaultAddress: address,
  shippingAddress: address,
  billingAddress: address,
  customer: '{ id }',
  options: '{ name values }',
  product: '{ id }',
  selectedOptions: '{ name value }',
};

/** The same by any name. */
const selectionOf = (fieldName: string) => ownValue(selections, fieldName);

const fieldsParameter: NonNullable<ConnectorObject['list']['fieldsParameter']> = {
  as: 'lines',
  always: ['id', 'createdAt', 'updatedAt'],
};

interface ShopList {
  /** Its name in queries, such as `customers`. */
  list: string;
  /** Its type in the schema. */
  type: string;
  /** What a search compares as a whole. */
  equalsFields: string[];
  /** Fields that the introspection tells of, but not what to ask for of them. */
  also: ListedField[];
}

/** One object of the shop that is written too. */
interface ShopObject extends ShopList {
  create: Mutation;
  update: Mutation;
  delete: Mutation;
}

/** A mutation: its name, its argument, the type of that, and the member of it that takes the id. */
interface Mutation {
  name: string;
  argument: string;
  type: string;
  id?: string;
}

const other = (...names: string[]): ListedField[] => names.map((name) => ({ name, type: 'other' }));

/**
 * No search compares the state of customers any more, nor their tags or places.
 * https://shopify.dev/changelog/removal-of-customer-search-filters-on-admin-api
 */
const customers: ShopObject = {
  list: 'customers',
  type: 'Customer',
  equalsFields: ['email', 'phone'],
  also: other('amountSpent', 'defaultAddress', 'defaultEmailAddress', 'defaultPhoneNumber', 'tags'),
  create: { name: 'customerCreate', argument: 'input', type: 'CustomerInput!' },
  update: { name: 'customerUpdate', argument: 'input', type: 'CustomerInput!', id: 'input.id' },
  delete: { name: 'customerDelete', argument: 'input', type: 'CustomerDeleteInput!', id: 'input.id' },
};

/** Neither the list nor a single call shows orders older than 60 days to an app without the scope `read_all_orders`. */
const orders: ShopObject = {
  list: 'orders',
  type: 'Order',
  equalsFields: ['name', 'email'],
  also: other(
    ...priceSets,
    ...['customer', 'shippingAddress', 'billingAddress', 'tags', 'discountCodes', 'paymentGatewayNames'],
  ),
  create: { name: 'orderCreate', argument: 'order', type: 'OrderCreateOrderInput!' },
  update: { name: 'orderUpdate', argument: 'input', type: 'OrderInput!', id: 'input.id' },
  delete: { name: 'orderDelete', argument: 'orderId', type: 'ID!', id: 'orderId' },
};

const products: ShopObject = {
  list: 'products',
  type: 'Product',
  equalsFields: ['handle', 'vendor', 'status'],
  also: other('options', 'tags'),
  create: { name: 'productCreate', argument: 'product', type: 'ProductCreateInput!' },
  update: { name: 'productUpdate', argument: 'product', type: 'ProductUpdateInput!', id: 'product.id' },
  delete: { name: 'productDelete', argument: 'input', type: 'ProductDeleteInput!', id: 'input.id' },
};

/** Variants are written many at once, below their product. That cannot be said yet. */
const productVariants: ShopList = {
  list: 'productVariants',
  type: 'ProductVariant',
  equalsFields: ['sku', 'barcode'],
  also: other('product', 'selectedOptions'),
};

const all = [customers, orders, products];

const types = scalarTypes(
  {
    HTML: 'string',
    URL: 'string',
    // Large and exact numbers are texts in an answer.
    UnsignedInt64: 'string',
    Decimal: 'string',
    Money: 'string',
    DateTime: 'datetime',
  },
  `CurrencyCode CustomerState CustomerProductSubscriberStatus ProductStatus CombinedListingsRole
    OrderCancelReason OrderReturnStatus ProductVariantInventoryPolicy OrderDisplayFinancialStatus
    OrderDisplayFulfillmentStatus`,
);

const recordOf = ({ type }: ShopObject) => type.toLowerCase();

const fieldsOf = ({ type, also }: ShopList): ConnectorObject['fields'] =>
  introspected({ method: 'POST', path }, type, {
    types,
    also,
    documentation: `${reference}/objects/${type}`,
    isDescribed: false,
  });

/**
 * A connection of the Admin API has no last page that Shopify tells of: the end at 25,000 is that of the Storefront API
 * (https://shopify.dev/changelog/new-pagination-limits-for-liquid-storefront-graphql-api). A bulk operation costs no points,
 * but its result is a file at a host that is none of the catalogue, and an app may run only five of them for a shop
 * (https://shopify.dev/docs/api/usage/bulk-operations/queries). So pages are read, as fast as the points come back.
 */
function listOf({ list, equalsFields }: ShopList): ConnectorObject['list'] {
  const page = 'pageInfo { hasNextPage endCursor }';
  const query = `query ($first: Int!, $after: String, $query: String) { ${list}(first: $first, after: $after, query: $query) { nodes { {fields} } ${page} } }`;
  return {
    request: { method: 'POST', path, body: { query }, documentation: `${reference}/queries/${list}` },
    records: `data.${list}.nodes`,
    paging: {
      style: 'cursor',
      next: `data.${list}.pageInfo.endCursor`,
      into: { body: 'variables.after' },
      end: { when: 'false', member: `data.${list}.pageInfo.hasNextPage` },
      // Shopify takes 250, but a call with nested fields costs several points a record, and may cost 1,000 at most.
      size: { into: { body: 'variables.first' }, max: 100 },
      documentation: 'https://shopify.dev/docs/api/usage/pagination-graphql',
    },
    fieldsParameter,
    conditions: {
      style: 'text',
      language: 'shopifySearch',
      into: { body: 'variables.query' },
      text: '{conditions}',
      equalsFields,
      documentation: 'https://shopify.dev/docs/api/usage/search-syntax',
    },
  };
}

function writesOf(object: ShopObject): ConnectorObject['write'] {
  const record = recordOf(object);
  return {
    // Shopify's key for repeated calls is only for other mutations.
    create: mutate(object.create, `${record} { id }`, { by: 'none' }, `data.${object.create.name}.${record}`),
    update: mutate(
      object.update,
      `${record} { id }`,
      { by: 'upsert' },
      `data.${object.update.name}.${record}`,
    ),
    // A second delete is refused like one of a record that never was.
    delete: mutate(object.delete, '', { by: 'none' }),
    get: {
      method: 'POST',
      path,
      body: { query: `query ($id: ID!) { ${record}(id: $id) { {fields} } }`, variables: { id: '{id}' } },
      fieldsParameter,
      record: `data.${record}`,
    },
    answer: { id: 'id' },
  };
}

function mutate(
  { name, argument, type, id }: Mutation,
  asked: string,
  repeat: WriteEndpoint['repeat'],
  record?: string,
): WriteEndpoint {
  const result = `{ ${asked} userErrors { field message } }`;
  return {
    method: 'POST',
    path,
    body: {
      query: `mutation ($${argument}: ${type}) { ${name}(${argument}: $${argument}) ${result} }`,
      ...(id !== undefined && { variables: { [argument]: id === argument ? '{id}' : { id: '{id}' } } }),
    },
    wrap: `variables.${argument}`,
    ...(record !== undefined && { answer: { record, id: 'id' } }),
    repeat,
    documentation: `${reference}/mutations/${name}`,
  };
}

function partsOf(object: ShopObject): Pick<ConnectorObject, 'list' | 'fields' | 'write'> {
  return { list: listOf(object), fields: fieldsOf(object), write: writesOf(object) };
}

/** Each mutation tells what is wrong with the input in its own member. */
const userErrors = [
  ...all.flatMap((object) => [object.create.name, object.update.name, object.delete.name]),
  ...shopifyWebhookMutations,
].map((name) => `data.${name}.userErrors`);

/** Shopify's GraphQL Admin API. Lists in a record, such as the lines of an order, are not read. */
export const shopify = usualConnector({
  provider: 'shopify',
  displayName: 'Shopify',
  apiVersion,
  errors: {
    message: ['errors.0.message', 'errors', ...userErrors.map((member) => `${member}.0.message`)],
    details: ['errors', ...userErrors].map((at) => ({ at, text: 'message' })),
    rules: [
      { member: 'errors.0.extensions.code', text: 'THROTTLED', means: 'rate_limited' },
      { member: 'errors.0.extensions.code', text: 'MAX_COST_EXCEEDED', means: 'too_large' },
      { member: 'errors.0.extensions.code', text: 'ACCESS_DENIED', means: 'forbidden' },
      // What others answer with 500 comes with 200.
      { member: 'errors.0.extensions.code', text: 'INTERNAL_SERVER_ERROR', means: 'unreachable' },
      {
        member: 'errors.0.extensions.code',
        text: 'undefinedField',
        means: 'missing_field',
        field: { member: 'errors.0.extensions.fieldName' },
      },
      // A field with fields of its own that this connector does not know. Its node is `field 'addresses'`.
      {
        member: 'errors.0.extensions.code',
        text: 'selectionMismatch',
        means: 'missing_field',
        field: { member: 'errors.0.extensions.nodeName', after: "field '", before: "'" },
      },
    ],
    documentation: `${reference}#status-and-error-codes`,
  },
  success: ['errors', ...userErrors].map((member) => ({ mustBeAbsent: member })),
  functions: {
    selectionOf,
    toRecord: (objectName, record) => (objectName === 'customers' ? withTexts(record) : record),
    // What needs more than its name to be asked for is left out.
    field: (_, field) => (field.valueType === 'other' ? undefined : field),
    // https://shopify.dev/docs/api/usage/limits
    pointsOf: (body) => ({
      requested: body.number('extensions.cost.requestedQueryCost'),
      available: body.number('extensions.cost.throttleStatus.currentlyAvailable'),
      perSecond: body.number('extensions.cost.throttleStatus.restoreRate'),
    }),
    events: { recordIdOf, meaningOf },
    whyHidden: (objectName) =>
      objectName === 'orders'
        ? 'Without the scope "read_all_orders", Shopify hides orders that are older than 60 days, so nobody can tell whether one that is missing was deleted.'
        : undefined,
  },
  webhooks: shopifyWebhooks,
  object: {
    ...partsOf(customers),
    events: shopifyEvents('customers'),
    record: {
      id: 'id',
      updateTime: { member: 'updatedAt', format: 'rfc3339', granularityMs: SECOND_MS },
      createTime: { member: 'createdAt', format: 'rfc3339' },
    },
    changes: {
      source: 'filter',
      field: 'updated_at',
      format: 'rfc3339',
      isFromInclusive: true,
      isUntilInclusive: true,
      // It is not documented how late the search shows a change.
      settleMs: MINUTE_MS,
      overlapMs: 5 * MINUTE_MS,
      granularityMs: SECOND_MS,
      documentation: `${reference}/queries/customers#arguments-query`,
    },
    deletes: { source: 'webhook', documentation: `${reference}/enums/WebhookSubscriptionTopic` },
  },
  objects: {
    customers: {},
    orders: {
      displayName: 'Orders of the last 60 days, or all with read_all_orders',
      ...partsOf(orders),
      events: shopifyEvents('orders'),
    },
    products: { ...partsOf(products), events: shopifyEvents('products') },
    // No topic tells of a variant. A change of one is an update of its product too.
    productVariants: {
      list: listOf(productVariants),
      fields: fieldsOf(productVariants),
      deletes: { source: 'unknown' },
      write: null,
      events: null,
    },
  },
});

/**
 * A customer shows email address and phone number as records, and takes them as texts under other names:
 * https://shopify.dev/docs/api/admin-graphql/latest/input-objects/CustomerInput
 */
function withTexts({ defaultEmailAddress, defaultPhoneNumber, ...others }: ProviderRecord): ProviderRecord {
  const textOf = (value: unknown, member: string) => (isPlainObject(value) ? value[member] : value);
  return {
    ...(defaultEmailAddress !== undefined && { email: textOf(defaultEmailAddress, 'emailAddress') }),
    ...(defaultPhoneNumber !== undefined && { phone: textOf(defaultPhoneNumber, 'phoneNumber') }),
    ...others,
  };
}
