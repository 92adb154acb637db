import type { ConnectorException, ListEndpoint, Parents, WriteEndpoints } from '@dowel/schema/connector';
import { foundBy } from './found-by.ts';
import { fieldsDocumentedAt, listedFields } from './listed-fields.ts';
import { hasNewEntry } from './new-entry.ts';
import { linkPages, listsAt, onePage, type Query } from './pages.ts';
import { plainWrites, type Way } from './plain-writes.ts';
import { usualConnector } from './usual-connector.ts';

// The facts are those of the vendor's own pages: github.com/woocommerce/woocommerce-rest-api-docs, wp-api-v3.
const reference = 'https://woocommerce.github.io/woocommerce-rest-api-docs/';

/** The answer is the list. A header has the address of the next page. */
const pages = linkPages({ per_page: 100 }, `${reference}#pagination`);
const listAt = (path: string, query?: Query, equalsFields?: string[]): ListEndpoint => ({
  ...listsAt(reference, pages, '.')(path, query),
  ...(equalsFields && { conditions: foundBy(equalsFields, reference) }),
});

/** A list that shows everything at once. */
const wholeListAt = listsAt(reference, onePage(), '.');

/** In this order, records that change keep their place. */
const byId = { orderby: 'id', order: 'asc' };

/** Records that have a trash would go there without `force`; the others are refused without it. */
function writesAt(
  path: string,
  ways?: readonly Way[],
  own: { id?: string; canGet?: boolean } = {},
): WriteEndpoints {
  const writes = plainWrites(path, { documentation: reference, update: 'PUT', ways, ...own });
  return { ...writes, ...(writes.delete && { delete: { ...writes.delete, query: { force: 'true' } } }) };
}

const fieldsOf = fieldsDocumentedAt(reference);
const CREATED = 'date_created:datetime! date_created_gmt:datetime!';
const TIMES = `${CREATED} date_modified:datetime! date_modified_gmt:datetime!`;
const FILES = 'virtual:boolean downloadable:boolean downloads:other download_limit:int download_expiry:int';
const SOLD = `regular_price sale_price price! on_sale:boolean! date_on_sale_from:datetime date_on_sale_from_gmt:datetime
  date_on_sale_to:datetime date_on_sale_to_gmt:datetime purchasable:boolean! ${FILES} tax_status tax_class
  manage_stock:boolean stock_quantity:int stock_status backorders backorders_allowed:boolean! backordered:boolean! weight
  dimensions:other shipping_class shipping_class_id:int!`;

const LINES = ['line_items', 'shipping_lines', 'fee_lines'];

/** A path below another record needs both ids. */
const below = (object: string, value: string): Parents => ({
  object,
  values: { [value]: 'id' },
  idField: 'parentAndId',
  documentation: reference,
});

function at(
  path: string,
  words: string,
  { equals, query }: { equals?: string[]; query?: Record<string, string> } = {},
): ConnectorException {
  return {
    list: listAt(path, { ...byId, ...query }, equals),
    fields: fieldsOf(`id:int! ${words}`),
    write: writesAt(path),
  };
}

/**
 * WooCommerce's REST API 3. All records are read each time: orders, products and coupons can be limited to what was
 * modified, but their times have no zone, and their pages have numbers.
 */
export const wooCommerce = usualConnector({
  provider: 'wooCommerce',
  displayName: 'WooCommerce',
  errors: { message: 'message', details: [{ at: 'data.params' }], documentation: `${reference}#errors` },
  functions: {
    // An order keeps its lines, and gets each line that has no id: https://github.com/woocommerce/woocommerce/issues/13515
    addsEachTime: (objectName, record) =>
      objectName === 'orders' && LINES.some((name) => hasNewEntry(record[name])),
    // With the key, anybody pays an order, or reads it.
    secrets: { orders: 'order_key payment_url', payment_gateways: 'settings' },
    // What the shop has put into its trash is in no list but that of coupons, unless it is asked for by this status.
    isDeleted: (_, { status }) => status === 'trash',
    // The parameter `sku` is a list, and also finds variations, which are no products:
    // https://github.com/woocommerce/woocommerce/blob/trunk/plugins/woocommerce/includes/rest-api/Controllers/Version3/class-wc-rest-products-controller.php
    takesSeveral: (fieldName) => fieldName === 'sku',
    // PHP takes "0" for empty, and lists everything. WordPress takes `*` at an end of an address for any letters.
    takesOtherwise: (fieldName, value) => value === '0' || (fieldName === 'email' && /^\*|\*$/.test(value)),
    // A coupon that was only begun is in its list too: https://github.com/woocommerce/woocommerce/pull/31577
    isRecord: (objectName, { type, status }) =>
      (objectName !== 'products' || type !== 'variation') && status !== 'auto-draft',
  },
  object: {
    record: { id: 'id', omit: ['_links'] },
    list: listAt('/{objectName}', byId),
    fields: { source: 'list', fields: listedFields('id:int!') },
  },
  objects: {
    orders: at(
      '/orders',
      `parent_id:int number! created_via! version! status currency ${TIMES} discount_total! discount_tax!
      shipping_total! shipping_tax! cart_tax! total! total_tax! prices_include_tax:boolean! customer_id:int
      customer_ip_address! customer_user_agent! customer_note billing:other shipping:other payment_method
      payment_method_title transaction_id date_paid:datetime! date_paid_gmt:datetime! date_completed:datetime!
      date_completed_gmt:datetime! cart_hash! meta_data:other line_items:other tax_lines:other! shipping_lines:other
      fee_lines:other coupon_lines:other refunds:other!`,
      { equals: ['status'] },
    ),
    refunds: {
      parents: below('orders', 'order_id'),
      list: listAt('/orders/{order_id}/refunds', byId),
      fields: fieldsOf(
        `id:int! ${CREATED} amount reason refunded_by:int refunded_payment:boolean! meta_data:other line_items:other`,
      ),
      write: writesAt('/orders/{order_id}/refunds', ['create', 'delete']),
    },
    order_notes: {
      parents: below('orders', 'order_id'),
      list: wholeListAt('/orders/{order_id}/notes'),
      fields: fieldsOf(`id:int! author! ${CREATED} note customer_note:boolean added_by_user:boolean`),
      write: writesAt('/orders/{order_id}/notes', ['create', 'delete']),
    },
    products: at(
      '/products',
      `name slug permalink! ${TIMES} type status featured:boolean catalog_visibility description short_description sku
      ${SOLD} price_html! total_sales:int! external_url button_text sold_individually:boolean
      shipping_required:boolean! shipping_taxable:boolean! reviews_allowed:boolean average_rating! rating_count:int!
      related_ids:other! upsell_ids:other cross_sell_ids:other parent_id:int purchase_note categories:other tags:other
      images:other attributes:other default_attributes:other variations:other! grouped_products:other menu_order:int
      meta_data:other`,
      { equals: ['slug', 'sku', 'status', 'type', 'stock_status'] },
    ),
    variations: {
      parents: below('products', 'product_id'),
      list: listAt('/products/{product_id}/variations', byId),
      fields: fieldsOf(
        `id:int! ${TIMES} description permalink! sku ${SOLD} status image:other attributes:other menu_order:int
        meta_data:other`,
      ),
      write: writesAt('/products/{product_id}/variations'),
    },
    product_categories: at(
      '/products/categories',
      'name slug parent:int description display image:other menu_order:int count:int!',
      { equals: ['slug'] },
    ),
    product_tags: at('/products/tags', 'name slug description count:int!', { equals: ['slug'] }),
    shipping_classes: at('/products/shipping_classes', 'name slug description count:int!', {
      equals: ['slug'],
    }),
    product_attributes: {
      list: wholeListAt('/products/attributes'),
      fields: fieldsOf('id:int! name slug type order_by has_archives:boolean'),
      write: writesAt('/products/attributes'),
    },
    attribute_terms: {
      parents: below('product_attributes', 'attribute_id'),
      list: listAt('/products/attributes/{attribute_id}/terms', byId),
      fields: fieldsOf('id:int! name slug description menu_order:int count:int!'),
      write: writesAt('/products/attributes/{attribute_id}/terms'),
    },
    product_reviews: at(
      '/products/reviews',
      `${CREATED} product_id:int status reviewer reviewer_email review rating:int verified:boolean
      reviewer_avatar_urls:other!`,
      // Otherwise only those that were approved are listed.
      { equals: ['reviewer_email', 'status'], query: { status: 'all' } },
    ),
    customers: at(
      '/customers',
      `${TIMES} email first_name last_name role! username billing:other shipping:other
      is_paying_customer:boolean! avatar_url! meta_data:other`,
      // Otherwise only people with the role of a customer are listed.
      { equals: ['email'], query: { role: 'all' } },
    ),
    coupons: {
      ...at(
        '/coupons',
        `code amount status! ${TIMES} discount_type description date_expires date_expires_gmt usage_count:int!
        individual_use:boolean product_ids:other excluded_product_ids:other usage_limit:int usage_limit_per_user:int
        limit_usage_to_x_items:int free_shipping:boolean product_categories:other excluded_product_categories:other
        exclude_sale_items:boolean minimum_amount maximum_amount email_restrictions:other used_by:other! meta_data:other`,
        { equals: ['code'] },
      ),
      // https://github.com/woocommerce/woocommerce/blob/trunk/plugins/woocommerce/includes/rest-api/Controllers/Version3/class-wc-rest-coupons-controller.php
      deletes: { source: 'flag', member: 'status', value: 'trash', documentation: reference },
    },
    taxes: at(
      '/taxes',
      `country state postcode city postcodes:other cities:other rate name priority:int compound:boolean shipping:boolean
      order:int class`,
      { equals: ['class'] },
    ),
    tax_classes: {
      record: { id: 'slug', omit: ['_links'] },
      list: wholeListAt('/taxes/classes'),
      fields: fieldsOf('slug! name'),
      // There is no call for a single one.
      write: writesAt('/taxes/classes', ['create', 'delete'], { id: 'slug', canGet: false }),
    },
    shipping_zones: {
      list: wholeListAt('/shipping/zones'),
      fields: fieldsOf('id:int! name order:int'),
      write: writesAt('/shipping/zones'),
    },
    payment_gateways: {
      // The settings have passwords of the providers of payments, as in the example of the page.
      record: { id: 'id', omit: ['_links', 'settings'] },
      list: wholeListAt('/payment_gateways'),
      fields: fieldsOf(
        'id! title description order:int enabled:boolean method_title! method_description! method_supports:other!',
      ),
      write: writesAt('/payment_gateways', ['update']),
    },
    webhooks: at(
      '/webhooks',
      `name status topic resource! event! hooks:other! delivery_url secret ${TIMES}`,
      { equals: ['status'] },
    ),
  },
});
