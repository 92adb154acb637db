import type { ProviderDescription } from '../general/description.ts';
import type { ListDescription } from '../general/list-description.ts';

const reference = 'https://woocommerce.github.io/woocommerce-rest-api-docs/';

/** The pages tell callers to follow the address in the header, and to make none of their own. */
function listWith(parameters: ListDescription['parameters']): ListDescription {
  return {
    paging: { by: 'cursor', parameter: 'page' },
    size: { parameter: 'per_page', max: 100, usual: 10 },
    parameters: {
      orderby: { orders: { date: 'createTime', id: 'id' } },
      order: { descendsWhen: 'desc' },
      ...parameters,
    },
    answer: '{records}',
    headers: {
      Link: '<{nextUrl}>; rel="next"',
    },
  };
}

/** WooCommerce's REST API 3. */
export const wooCommerce: ProviderDescription = {
  provider: 'wooCommerce',
  documentation: [
    `${reference}#list-all-products`,
    `${reference}#list-all-customers`,
    `${reference}#pagination`,
    `${reference}#errors`,
  ],
  signIn: { credential: { basic: 'user' } },
  errors: {
    body: { code: '{code}', message: '{message}', data: { status: '{status}' } },
  },
  object: {
    record: { '...': '{values}', id: '{number}' },
    create: {},
    update: { method: 'PUT' },
    delete: { takes: ['force'], answer: '{record}' },
    values: {
      map: { always: {} },
      list: { always: [] },
      email: { text: 'person{n}@mail.example' },
      sku: { text: 'SKU-{n}' },
    },
  },
  objects: {
    products: {
      path: '/wp-json/wc/v3/products',
      id: '{n}',
      fields: `name:string slug:string type:string status:string description:string short_description:string sku:string
        regular_price:string manage_stock:boolean stock_quantity:integer categories:list images:list`,
      list: listWith({
        slug: { field: 'slug' },
        sku: { field: 'sku' },
        status: { field: 'status' },
        type: { field: 'type' },
        stock_status: { field: 'stock_status' },
      }),
    },
  },
  documented: {
    // https://woocommerce.github.io/woocommerce-rest-api-docs/#list-all-customers
    '/wp-json/wc/v3/customers': {
      list: { parameters: { role: { field: 'role', all: 'all', usual: 'customer' } } },
    },
    // https://woocommerce.github.io/woocommerce-rest-api-docs/#list-all-product-reviews
    '/wp-json/wc/v3/products/reviews': {
      list: { parameters: { status: { field: 'status', all: 'all', usual: 'approved' } } },
    },
    '/wp-json/wc/v3/taxes/classes': { id: 'class-{n}', record: { slug: '{id}', name: '{value.name}' } },
  },
};
