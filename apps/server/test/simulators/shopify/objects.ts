import type { SimulatedField, SimulatedObject } from '../dialect.ts';

/** A field of a type of the GraphQL schema. Its `type` is written as in the schema. */
export interface ShopField extends SimulatedField {
  /** The arguments that the field takes, as in the schema. */
  takes?: string;
  /** It is in the inputs of mutations. */
  isWritten?: boolean;
}

/** An object of the shop. */
export interface ShopObject extends SimulatedObject {
  fields: readonly ShopField[];
  /** Its type, such as `Customer`. */
  typeName: string;
  /** What its list can be searched by: the name in a search, and the field. */
  searched: Readonly<Record<string, string>>;
}

const WORDS = ['Alder', 'Birch', 'Cedar', 'Dogwood', 'Elm', 'Fir', "O'Hazel", 'Maple'];
const word = (index: number) => WORDS[index % WORDS.length] ?? '';

const plain = (name: string, type = 'String'): ShopField => ({ name, type });
const written = (name: string, type = 'String'): ShopField => ({ name, type, isWritten: true });

const gid = (typeName: string) => (index: number) => `gid://shopify/${typeName}/${1001 + index}`;
const dollars = (amount: number) => ({ amount: `${amount}.0`, currencyCode: 'USD' });
const bag = (amount: number) => ({ shopMoney: dollars(amount) });
const address = (index: number) => ({
  address1: `${index + 1} Elm Street`,
  address2: null,
  city: 'Oakville',
  province: 'Ontario',
  zip: 'L6H',
  country: 'Canada',
});
const nothing = { nodes: [], pageInfo: { hasNextPage: false, endCursor: null } };

/** The objects of the facts. Ids and times are not among their fields. */
export const OBJECTS: Readonly<Record<'customers' | 'orders' | 'products' | 'productVariants', ShopObject>> =
  {
    customers: {
      typeName: 'Customer',
      searched: { email: 'email', phone: 'phone' },
      fields: [
        ...['firstName', 'lastName', 'email', 'phone', 'note'].map((name) => written(name)),
        ...[
          written('tags', '[String!]!'),
          plain('state', 'CustomerState!'),
          plain('verifiedEmail', 'Boolean!'),
        ],
        ...[plain('numberOfOrders', 'UnsignedInt64!'), plain('amountSpent', 'MoneyV2!')],
        plain('defaultAddress', 'MailingAddress'),
      ],
      idOf: gid('Customer'),
      valuesOf: (index) => ({
        firstName: word(index + 1),
        lastName: `${word(index)} ${index + 1}`,
        phone: null,
        note: null,
        email: `buyer-${index + 1}@mail.example`,
        tags: [word(index).toLowerCase()],
        verifiedEmail: true,
        state: index % 2 === 0 ? 'ENABLED' : 'DISABLED',
        numberOfOrders: String(index % 9),
        amountSpent: dollars(index % 50),
        defaultAddress: index % 3 === 0 ? null : address(index),
      }),
    },
    orders: {
      typeName: 'Order',
      searched: { name: 'name', email: 'email' },
      fields: [
        ...[plain('name', 'String!'), written('email'), written('phone'), written('note')],
        ...[written('tags', '[String!]!'), written('test', 'Boolean!'), plain('cancelReason')],
        ...['processedAt', 'closedAt', 'cancelledAt'].map((name) => plain(name, 'DateTime')),
        ...[plain('displayFinancialStatus', 'OrderDisplayFinancialStatus')],
        ...[plain('displayFulfillmentStatus', 'OrderDisplayFulfillmentStatus!')],
        plain('currencyCode', 'CurrencyCode!'),
        ...['totalPriceSet', 'subtotalPriceSet', 'totalTaxSet', 'totalDiscountsSet'].map((name) =>
          plain(name, 'MoneyBag'),
        ),
        ...[plain('customer', 'Customer'), plain('shippingAddress', 'MailingAddress')],
        { ...plain('lineItems', 'LineItemConnection!'), takes: '(first: Int, after: String)' },
      ],
      idOf: gid('Order'),
      valuesOf: (index) => ({
        name: `#${1001 + index}`,
        email: `buyer-${index + 1}@mail.example`,
        phone: null,
        note: null,
        tags: [],
        test: false,
        cancelReason: null,
        closedAt: null,
        cancelledAt: null,
        processedAt: '2026-02-01T09:00:00Z',
        displayFinancialStatus: 'PAID',
        displayFulfillmentStatus: 'UNFULFILLED',
        currencyCode: 'USD',
        totalPriceSet: bag(index % 90),
        subtotalPriceSet: bag(index % 80),
        totalTaxSet: bag(index % 10),
        totalDiscountsSet: bag(0),
        customer: null,
        shippingAddress: address(index),
        lineItems: nothing,
      }),
    },
    products: {
      typeName: 'Product',
      searched: { handle: 'handle', vendor: 'vendor', status: 'status' },
      fields: [
        ...['title', 'handle', 'productType', 'vendor'].map((name) => written(name)),
        ...[
          written('descriptionHtml', 'HTML'),
          written('status', 'ProductStatus!'),
          written('tags', '[String!]!'),
        ],
        { ...plain('options', '[ProductOption!]!'), takes: '(first: Int)' },
        { ...plain('variants', 'ProductVariantConnection!'), takes: '(first: Int, after: String)' },
      ],
      idOf: gid('Product'),
      valuesOf: (index) => ({
        title: `${word(index)} ${index + 1}`,
        handle: `product-${index + 1}`,
        productType: 'Tree',
        vendor: word(index + 2),
        descriptionHtml: '<p>A tree.</p>',
        status: 'ACTIVE',
        tags: [],
        options: [{ name: 'Size', values: ['S', 'L'] }],
        variants: nothing,
      }),
    },
    // https://shopify.dev/docs/api/admin-graphql/2026-10/objects/ProductVariant
    productVariants: {
      typeName: 'ProductVariant',
      searched: { sku: 'sku', barcode: 'barcode' },
      fields: [
        ...[plain('title', 'String!'), plain('displayName', 'String!'), plain('sku'), plain('barcode')],
        ...[plain('price', 'Money!'), plain('compareAtPrice', 'Money'), plain('inventoryQuantity', 'Int')],
        ...[plain('inventoryPolicy', 'ProductVariantInventoryPolicy!'), plain('position', 'Int!')],
        ...[plain('taxable', 'Boolean!'), plain('selectedOptions', '[SelectedOption!]!')],
        plain('product', 'Product'),
      ],
      idOf: gid('ProductVariant'),
      valuesOf: (index) => ({
        title: index % 2 === 0 ? 'S' : 'L',
        displayName: `${word(index)} ${index + 1} - S`,
        sku: `SKU-${index + 1}`,
        barcode: null,
        price: `${index % 90}.00`,
        compareAtPrice: null,
        inventoryQuantity: index % 7,
        inventoryPolicy: 'DENY',
        position: 1,
        taxable: true,
        selectedOptions: [{ name: 'Size', value: index % 2 === 0 ? 'S' : 'L' }],
        product: null,
      }),
    },
  };
export type ObjectName = keyof typeof OBJECTS;

/** The names of the objects. */
export const objectNames = Object.keys(OBJECTS) as ObjectName[];
