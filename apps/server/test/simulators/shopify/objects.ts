import type { DialectAccount } from '../account.ts';
import { schemaOfText } from '../graphql.ts';
import { digestSchema, type GraphQLObject, schemaOf } from '../graphql-objects.ts';
import { dayOf, type MakeValue, treeOf } from '../seeded.ts';

const { text, objectOf } = digestSchema('shopify');

/** With lists in records, which the digest does not have. */
const SCHEMA = `${text}
type LineItem { id: ID! name: String! quantity: Int! }
type LineItemConnection { nodes: [LineItem!]! pageInfo: PageInfo! }
extend type Order { lineItems(first: Int, after: String): LineItemConnection! }
`;

/** An object of the shop. */
interface ShopObject extends GraphQLObject {
  /** What its list can be searched by: the name in a search, which is that of the field. */
  readonly searched: readonly string[];
}

const dollars = (index: number) => ({ amount: `${index % 50}.0`, currencyCode: 'USD' });

/** How values are made, by the names of fields and the types of the schema. */
const MADE: Readonly<Record<string, MakeValue>> = {
  CurrencyCode: () => 'USD',
  DateTime: dayOf,
  Decimal: (index) => `${index % 90}.0`,
  Money: (index) => `${index % 90}.00`,
  UnsignedInt64: (index) => String(index % 9),
  URL: (index) => `https://shop-${index + 1}.example`,
  email: (index) => `buyer-${index + 1}@mail.example`,
  MoneyV2: dollars,
  MoneyBag: (index) => ({ shopMoney: dollars(index) }),
  MailingAddress: (index) => ({
    address1: `${index + 1} Elm Street`,
    city: 'Oakville',
    countryCodeV2: 'CA',
  }),
  CustomerEmailAddress: (index) => ({
    emailAddress: `buyer-${index + 1}@mail.example`,
    marketingState: 'SUBSCRIBED',
    validFormat: true,
  }),
  CustomerPhoneNumber: () => null,
  ProductOption: () => [{ name: 'Size', values: ['S', 'L'] }],
  SelectedOption: (index) => [{ name: 'Size', value: index % 2 === 0 ? 'S' : 'L' }],
};

function shopObject(typeName: string, name: string, searched: readonly string[]): ShopObject {
  const object = objectOf(typeName, {
    idOf: (index) => `gid://shopify/${typeName}/${1001 + index}`,
    given: ['id', 'legacyResourceId', 'createdAt', 'updatedAt'],
    linkedId: (index) => `gid://shopify/Product/${1001 + (index % 7)}`,
    special: { ...MADE, [name]: (index) => `${treeOf(index)} ${index + 1}` },
  });
  return { ...object, searched };
}

export const OBJECTS = {
  customers: shopObject('Customer', 'lastName', ['email', 'phone']),
  orders: shopObject('Order', 'name', ['name', 'email']),
  products: shopObject('Product', 'title', ['handle', 'vendor', 'status']),
  productVariants: shopObject('ProductVariant', 'sku', ['sku', 'barcode']),
};
export type ObjectName = keyof typeof OBJECTS;

/** The names of the objects. */
export const objectNames = Object.keys(OBJECTS) as ObjectName[];

/** The schema of an account, whose fields a test may have changed. */
export const shopSchema = (account: DialectAccount) => schemaOfText(schemaOf(account, OBJECTS, SCHEMA));
