import type { GraphQLSchema } from 'graphql';
import type { DialectAccount } from '../account.ts';
import { schemaOfText } from '../graphql.ts';
import { OBJECTS, type ObjectName, objectNames, type ShopField } from './objects.ts';

const COMMON = `
scalar DateTime
scalar Decimal
scalar HTML
scalar Money
scalar UnsignedInt64
enum CurrencyCode { USD CAD EUR }
enum CustomerState { DECLINED DISABLED ENABLED INVITED }
enum OrderDisplayFinancialStatus { AUTHORIZED PAID PENDING REFUNDED VOIDED }
enum OrderDisplayFulfillmentStatus { FULFILLED PARTIALLY_FULFILLED UNFULFILLED }
enum ProductVariantInventoryPolicy { CONTINUE DENY }
enum ProductStatus { ACTIVE ARCHIVED DRAFT }
type PageInfo { hasNextPage: Boolean! endCursor: String }
type UserError { field: [String!] message: String! }
type MoneyV2 { amount: Decimal! currencyCode: CurrencyCode! }
type MoneyBag { shopMoney: MoneyV2! }
type MailingAddress {
  address1: String address2: String city: String province: String zip: String country: String
}
type ProductOption { name: String! values: [String!]! }
type LineItem { id: ID! name: String! quantity: Int! }
type LineItemConnection { nodes: [LineItem!]! pageInfo: PageInfo! }
type SelectedOption { name: String! value: String! }
input CustomerDeleteInput { id: ID! }
input ProductDeleteInput { id: ID! }
type Mutation {
  customerCreate(input: CustomerInput!): CustomerPayload
  customerUpdate(input: CustomerInput!): CustomerPayload
  customerDelete(input: CustomerDeleteInput!): CustomerDeletePayload
  orderCreate(order: OrderCreateOrderInput!): OrderPayload
  orderUpdate(input: OrderInput!): OrderPayload
  orderDelete(orderId: ID!): OrderDeletePayload
  productCreate(product: ProductCreateInput!): ProductPayload
  productUpdate(product: ProductUpdateInput!): ProductPayload
  productDelete(input: ProductDeleteInput!): ProductDeletePayload
  webhookSubscriptionCreate(
    topic: WebhookSubscriptionTopic! webhookSubscription: WebhookSubscriptionInput!
  ): WebhookSubscriptionCreatePayload
  webhookSubscriptionDelete(id: ID!): WebhookSubscriptionDeletePayload
}
enum WebhookSubscriptionTopic {
  APP_UNINSTALLED CUSTOMERS_CREATE CUSTOMERS_DELETE CUSTOMERS_UPDATE ORDERS_CREATE ORDERS_DELETE ORDERS_PAID
  ORDERS_UPDATED PRODUCTS_CREATE PRODUCTS_DELETE PRODUCTS_UPDATE
}
enum WebhookSubscriptionFormat { JSON XML }
input WebhookSubscriptionInput { uri: String format: WebhookSubscriptionFormat }
type WebhookSubscription { id: ID! topic: WebhookSubscriptionTopic! uri: String! }
type WebhookSubscriptionConnection { nodes: [WebhookSubscription!]! pageInfo: PageInfo! }
type WebhookSubscriptionCreatePayload { webhookSubscription: WebhookSubscription userErrors: [UserError!]! }
type WebhookSubscriptionDeletePayload { deletedWebhookSubscriptionId: ID userErrors: [UserError!]! }
type CustomerDeletePayload { deletedCustomerId: ID userErrors: [UserError!]! }
type OrderDeletePayload { deletedId: ID userErrors: [UserError!]! }
type ProductDeletePayload { deletedProductId: ID userErrors: [UserError!]! }
`;

/** The inputs of each object, by whether they name a record that is changed. */
const INPUTS: Readonly<Record<ObjectName, Readonly<Record<string, string>>>> = {
  customers: { CustomerInput: 'id: ID' },
  orders: { OrderCreateOrderInput: '', OrderInput: 'id: ID!' },
  products: { ProductCreateInput: '', ProductUpdateInput: 'id: ID!' },
  // Its mutations take many at once, and are not known here.
  productVariants: {},
};

/** The schema of an account, whose fields a test may have changed. */
export function schemaOf(account: DialectAccount): GraphQLSchema {
  return schemaOfText([COMMON, queryType(), ...objectNames.map((name) => typesOf(account, name))].join('\n'));
}

function queryType(): string {
  const lists = objectNames.map(
    (name) => `${name}(first: Int, after: String, query: String): ${OBJECTS[name].typeName}Connection!`,
  );
  const singles = objectNames.map((name) => `${singleOf(name)}(id: ID!): ${OBJECTS[name].typeName}`);
  const webhooks = 'webhookSubscriptions(first: Int, after: String): WebhookSubscriptionConnection!';
  return `type Query { ${[...lists, ...singles, webhooks].join(' ')} }`;
}

function typesOf(account: DialectAccount, name: ObjectName): string {
  const { typeName } = OBJECTS[name];
  const fields = account.fieldsOf(name) as ShopField[];
  const shown = fields.map(({ name: field, takes = '', type }) => `${field}${takes}: ${known(type)}`);
  const inputs = Object.entries(INPUTS[name]).map(([input, id]) => {
    const members = fields.filter(({ isWritten }) => isWritten);
    const all = members.map(({ name: field, type }) => `${field}: ${known(type).replace(/!$/, '')}`);
    return `input ${input} { ${[id, ...all].join(' ')} }`;
  });
  return [
    `type ${typeName} { id: ID! legacyResourceId: UnsignedInt64! createdAt: DateTime! updatedAt: DateTime!`,
    `${shown.join(' ')} }`,
    `type ${typeName}Connection { nodes: [${typeName}!]! pageInfo: PageInfo! }`,
    `type ${typeName}Payload { ${singleOf(name)}: ${typeName} userErrors: [UserError!]! }`,
    ...inputs,
  ].join('\n');
}

/** What one record is called, such as `customer`. */
export function singleOf(name: ObjectName): string {
  const { typeName } = OBJECTS[name];
  return `${typeName.charAt(0).toLowerCase()}${typeName.slice(1)}`;
}

/** A test may give a field a type of another provider, which is a text here. */
function known(type: string): string {
  return /^[[A-Z]/.test(type) ? type : 'String';
}
