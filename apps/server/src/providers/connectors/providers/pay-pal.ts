import type { ConnectorException, ListEndpoint } from '@dowel/schema/connector';
import { fieldsDocumentedAt, readOnly } from './listed-fields.ts';
import { listsAt, numberedPages, onePage, type Query } from './pages.ts';
import { plainWrites, type Way } from './plain-writes.ts';
import { presentFields } from './present-fields.ts';
import { usualConnector } from './usual-connector.ts';

// The facts are those of the vendor's OpenAPI documents: github.com/paypal/paypal-rest-api-specifications, openapi.
const reference = 'https://developer.paypal.com/docs/api';

/** @param query what a list needs to say how many there are */
function pagedAt(
  path: string,
  records: string,
  max: number,
  { end, query }: { end: 'total' | 'emptyPage'; query?: Query },
): ListEndpoint {
  const when = end === 'total' ? ({ when: end, member: 'total_items' } as const) : { when: end };
  const paging = numberedPages('page', { page_size: max }, reference, when);
  return listsAt(reference, paging, records)(path, query);
}

const counted = { end: 'total', query: { total_required: 'true' } } as const;

/** A list that shows everything at once. */
const wholeAt = (path: string, records: string) => listsAt(reference, onePage(), records)(path);

const createTime = { member: 'create_time', format: 'rfc3339', documentation: reference } as const;
const fieldsOf = fieldsDocumentedAt(reference);
const writesAt = (path: string, ways?: readonly Way[]) =>
  plainWrites(path, { documentation: reference, update: 'PUT', ways });

/** A create is done once for each value of this header. */
function onceAt(path: string, ways: readonly Way[]): ConnectorException['write'] {
  const { create, ...others } = writesAt(path, ways);
  return {
    ...others,
    ...(create && {
      create: { ...create, repeat: { by: 'key', header: 'PayPal-Request-Id' } },
    }),
  };
}

/**
 * PayPal. No list but that of disputes can be limited to what has changed; that one is left out, because where it goes on
 * stands in a list of links.
 */
export const payPal = usualConnector({
  provider: 'payPal',
  otherProviders: ['payPalSandBox'],
  displayName: 'PayPal',
  // Otherwise a plan has little more than its name, and an invoice that was written has no id.
  headers: { Prefer: 'return=representation' },
  errors: {
    message: ['message', 'error_description'],
    details: [{ at: 'details', text: 'description' }],
    documentation: 'https://developer.paypal.com/api/rest/responses/',
  },
  functions: {
    // A change takes the whole record: https://developer.paypal.com/docs/api/invoicing/v2/#invoices_update
    sentBeside: presentFields(() => payPal, { invoices: [], invoice_templates: [], web_profiles: [] }),
  },
  object: {
    list: wholeAt('/{objectName}', '.'),
  },
  objects: {
    products: {
      record: { id: 'id', createTime },
      list: pagedAt('/v1/catalogs/products', 'products', 20, counted),
      fields: fieldsOf('id! name description create_time:datetime! links:other!'),
      write: onceAt('/v1/catalogs/products', ['create']),
    },
    plans: {
      record: { id: 'id', createTime },
      list: pagedAt('/v1/billing/plans', 'plans', 20, counted),
      fields:
        fieldsOf(`id! product_id name status description billing_cycles:other payment_preferences:other taxes:other
        quantity_supported:boolean create_time:datetime! update_time:datetime! links:other!`),
      write: onceAt('/v1/billing/plans', ['create']),
    },
    invoices: {
      list: pagedAt('/v2/invoicing/invoices', 'items', 100, {
        ...counted,
        query: { ...counted.query, fields: 'all' },
      }),
      fields: fieldsOf(`id! parent_id! status! detail:other invoicer:other primary_recipients:other
        additional_recipients:other items:other configuration:other amount:other due_amount:other! gratuity:other
        payments:other! refunds:other! links:other!`),
      write: writesAt('/v2/invoicing/invoices'),
    },
    invoice_templates: {
      list: pagedAt('/v2/invoicing/templates', 'templates', 100, {
        end: 'emptyPage',
        query: { fields: 'all' },
      }),
      fields: fieldsOf(`id! name default_template:boolean template_info:other settings:other unit_of_measure
        standard_template:boolean! links:other!`),
      write: writesAt('/v2/invoicing/templates'),
    },
    webhooks: {
      list: wholeAt('/v1/notifications/webhooks', 'webhooks'),
      fields: fieldsOf('id! url event_types:other links:other!'),
      write: writesAt('/v1/notifications/webhooks', ['create', 'delete']),
    },
    webhook_lookups: {
      list: wholeAt('/v1/notifications/webhooks-lookup', 'webhooks_lookups'),
      fields: fieldsOf(readOnly('id client_id links:other')),
    },
    webhook_event_types: {
      record: { id: 'name' },
      list: wholeAt('/v1/notifications/webhooks-event-types', 'event_types'),
      fields: fieldsOf(readOnly('name description status resource_versions:other')),
    },
    web_profiles: {
      displayName: 'The 20 latest web profiles',
      list: wholeAt('/v1/payment-experience/web-profiles', '.'),
      fields: fieldsOf('id! name temporary:boolean flow_config:other input_fields:other presentation:other'),
      write: onceAt('/v1/payment-experience/web-profiles', ['create', 'update', 'delete']),
    },
  },
});
