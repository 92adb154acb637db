import type { SimulatedField, SimulatedObject } from '../dialect.ts';
import { fieldsIn } from '../fields.ts';
import { treeOf as word } from '../seeded.ts';

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

/** The arguments that some fields take. */
const TAKES: Readonly<Record<string, string>> = {
  lineItems: '(first: Int, after: String)',
  options: '(first: Int)',
  variants: '(first: Int, after: String)',
};

/** Reads fields out of a list of names and types as in the schema, such as `tags:[String!]!:written`. */
function shopFields(text: string): ShopField[] {
  return fieldsIn(text).map(({ written, ...field }) => {
    const takes = TAKES[field.name];
    return { ...field, ...(takes && { takes }), ...(written === true && { isWritten: true }) };
  });
}

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
  countryCodeV2: 'CA',
  name: `${word(index)} Ada`,
});
const nothing = { nodes: [], pageInfo: { hasNextPage: false, endCursor: null } };

/** The objects of the facts. Ids and times are not among their fields. */
export const OBJECTS: Readonly<Record<'customers' | 'orders' | 'products' | 'productVariants', ShopObject>> =
  {
    customers: {
      typeName: 'Customer',
      searched: { email: 'email', phone: 'phone' },
      fields: shopFields(
        `firstName:String:written lastName:String:written email:String:written phone:String:written note:String:written
         tags:[String!]!:written state:CustomerState! verifiedEmail:Boolean! numberOfOrders:UnsignedInt64!
         amountSpent:MoneyV2! defaultAddress:MailingAddress defaultEmailAddress:CustomerEmailAddress
         defaultPhoneNumber:CustomerPhoneNumber`,
      ),
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
        defaultEmailAddress: {
          emailAddress: `buyer-${index + 1}@mail.example`,
          marketingState: 'SUBSCRIBED',
          validFormat: true,
        },
        defaultPhoneNumber: null,
      }),
    },
    orders: {
      typeName: 'Order',
      searched: { name: 'name', email: 'email' },
      fields: shopFields(
        `name:String! email:String:written phone:String:written note:String:written tags:[String!]!:written
         test:Boolean!:written cancelReason:String processedAt:DateTime closedAt:DateTime cancelledAt:DateTime
         displayFinancialStatus:OrderDisplayFinancialStatus displayFulfillmentStatus:OrderDisplayFulfillmentStatus!
         currencyCode:CurrencyCode! totalPriceSet:MoneyBag subtotalPriceSet:MoneyBag totalTaxSet:MoneyBag
         totalDiscountsSet:MoneyBag totalShippingPriceSet:MoneyBag! currentTotalPriceSet:MoneyBag!
         totalRefundedSet:MoneyBag! discountCodes:[String!]! paymentGatewayNames:[String!]! customer:Customer shippingAddress:MailingAddress
         billingAddress:MailingAddress lineItems:LineItemConnection!`,
      ),
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
        totalShippingPriceSet: bag(5),
        currentTotalPriceSet: bag(index % 90),
        totalRefundedSet: bag(0),
        discountCodes: [],
        paymentGatewayNames: ['bogus'],
        customer: null,
        shippingAddress: address(index),
        billingAddress: address(index),
        lineItems: nothing,
      }),
    },
    products: {
      typeName: 'Product',
      searched: { handle: 'handle', vendor: 'vendor', status: 'status' },
      fields: shopFields(
        `title:String:written handle:String:written productType:String:written vendor:String:written
         descriptionHtml:HTML:written status:ProductStatus!:written tags:[String!]!:written options:[ProductOption!]!
         variants:ProductVariantConnection!`,
      ),
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
      fields: shopFields(
        `title:String! displayName:String! sku:String barcode:String price:Money! compareAtPrice:Money
         inventoryQuantity:Int inventoryPolicy:ProductVariantInventoryPolicy! position:Int! taxable:Boolean!
         selectedOptions:[SelectedOption!]! product:Product`,
      ),
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
