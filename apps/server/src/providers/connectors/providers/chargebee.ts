import type { ConnectorException, WriteEndpoints } from '@dowel/schema/connector';
import { isPlainObject } from '@dowel/schema/rules';
import type { RestFunctions } from '../engine/definition.ts';
import { ProviderError } from '../engine/provider-error.ts';
import type { ProviderRecord } from '../engine/records.ts';
import { changedSince } from './changed-since.ts';
import { listedFields } from './listed-fields.ts';
import { cursorPages } from './pages.ts';
import { usualConnector } from './usual-connector.ts';

// The facts are those of the vendor's own client: the package chargebee, types/resources.
const documentation = 'https://apidocs.chargebee.com/docs/api';
const MONTH_OF_KEY = { by: 'key', header: 'chargebee-idempotency-key' } as const;

/** What a record has itself, and others have beside them. */
const OWN: Readonly<Record<string, readonly string[]>> = {
  customer: ['customer'],
  subscription: ['subscription'],
  payment_source: ['card'],
};

/** A record stands in a member that says what it is, such as `{ customer: { … } }`, and other records may stand beside it. */
function recordOf(singular: string): ConnectorException['record'] {
  return {
    id: 'id',
    updateTime: { member: 'updated_at', format: 'epochSeconds', granularityMs: 1000, documentation },
    unwrap: [singular],
    omit: ['object', 'card', 'customer', 'subscription'].filter((name) => !OWN[singular]?.includes(name)),
  };
}

interface Told {
  /** Fields besides the version and the time of the last change. */
  readonly words: string;
  /** Those by whose values the list can be limited. */
  readonly equals: string;
  /** Whether the list shows what was deleted. */
  readonly deleted?: boolean;
}

function objectOf(singular: string, { words, equals, deleted = false }: Told): ConnectorException {
  return {
    record: recordOf(singular),
    list: listOf(equals, deleted),
    ...(deleted && { deletes: { source: 'flag', member: 'deleted', documentation } as const }),
    fields: {
      source: 'list',
      fields: listedFields(`${words} resource_version:int! updated_at:int! deleted:boolean!`),
      documentation: `${documentation}/${singular}s`,
    },
  };
}

function listOf(equals: string, deleted: boolean) {
  return {
    request: {
      path: '/v2/{objectName}',
      ...(deleted && { query: { include_deleted: 'true' } }),
      documentation: `${documentation}/getting-started`,
    },
    records: 'list',
    paging: cursorPages('next_offset', 'offset', { limit: 100 }, `${documentation}/getting-started`),
    conditions: {
      style: 'parameters',
      from: { query: 'updated_at[after]' },
      until: { query: 'updated_at[before]' },
      equals: { query: '{fieldName}[is]' },
      equalsFields: equals.split(' '),
      documentation: `${documentation}/customers`,
    },
  } as const;
}

/** Everything is sent as a form, with POST. A key makes a request that is sent again be done once. */
function writesOf(singular: string): WriteEndpoints {
  const sent = { method: 'POST', encoding: 'form', repeat: MONTH_OF_KEY, documentation } as const;
  return {
    create: { path: '/v2/{objectName}', ...sent },
    update: { path: '/v2/{objectName}/{id}', ...sent },
    delete: { path: '/v2/{objectName}/{id}/delete', ...sent },
    get: { path: '/v2/{objectName}/{id}' },
    answer: { record: singular, id: 'id' },
  };
}

/** Chargebee's API, version 2, with the product catalogue 2.0. Times are seconds, and amounts the smallest unit. */
export const chargebee = usualConnector({
  provider: 'chargebee',
  displayName: 'Chargebee',
  errors: { message: ['message', 'error_msg'], documentation: `${documentation}/error-handling` },
  functions: {
    // Of what is sold, and of coupons. Others have a mark that their lists show.
    isDeleted: (_, { status }) => status === 'deleted',
    toRecord: (_, record) => inForm(record),
    sentBeside: refuseBillingInfo,
  },
  object: {
    list: listOf('id', false),
    changes: changedSince({
      format: 'epochSeconds',
      isFromInclusive: false,
      isUntilInclusive: false,
      granularityMs: 1000,
      documentation: `${documentation}/customers`,
    }),
  },
  objects: {
    customers: {
      ...objectOf('customer', {
        words: `id first_name last_name email phone company vat_number auto_collection net_term_days:int allow_direct_debit:boolean
        created_at:int! taxability exempt_number locale billing_date:int! billing_month:int! pii_cleared! channel!
        card_status! fraud_flag primary_payment_source_id! backup_payment_source_id! billing_address:other
        contacts:other! payment_method:other! invoice_notes business_entity_id preferred_currency_code
        promotional_credits:int! unbilled_charges:int! refundable_credits:int! excess_payments:int! balances:other!
        meta_data:other relationship:other!`,
        equals: 'id first_name last_name email phone company auto_collection taxability channel',
        deleted: true,
      }),
      write: writesOf('customer'),
    },
    subscriptions: objectOf('subscription', {
      words: `id! currency_code! customer_id! status! plan_id! plan_quantity:int! plan_amount:int! billing_period:int!
      billing_period_unit! start_date:int! trial_start:int! trial_end:int! current_term_start:int! current_term_end:int!
      next_billing_at:int! remaining_billing_cycles:int! po_number! auto_collection! created_at:int! started_at:int!
      activated_at:int! pause_date:int! resume_date:int! cancelled_at:int! cancel_reason! cancel_reason_code!
      payment_source_id! channel! subscription_items:other! item_tiers:other! charged_items:other! addons:other!
      coupons:other! discounts:other! due_invoices_count:int! due_since:int! total_dues:int! mrr:int!
      base_currency_code! shipping_address:other! invoice_notes! meta_data:other! business_entity_id!
      has_scheduled_changes:boolean!`,
      equals: 'id customer_id plan_id status cancel_reason channel',
      deleted: true,
    }),
    invoices: objectOf('invoice', {
      words: `id! customer_id! subscription_id! recurring:boolean! status! date:int! due_date:int! net_term_days:int! po_number!
      vat_number! price_type! currency_code! tax:int! sub_total:int! total:int! amount_due:int! amount_adjusted:int!
      amount_paid:int! amount_to_collect:int! paid_at:int! write_off_amount:int! credits_applied:int! dunning_status!
      voided_at:int! first_invoice:boolean! line_items:other! line_items_next_offset! discounts:other! taxes:other! linked_payments:other!
      applied_credits:other! issued_credit_notes:other! notes:other! shipping_address:other! billing_address:other!
      channel! business_entity_id!`,
      equals: 'id customer_id subscription_id status price_type dunning_status channel',
      deleted: true,
    }),
    credit_notes: objectOf('credit_note', {
      words: `id! customer_id! subscription_id! reference_invoice_id! type! reason_code! create_reason_code! status!
      date:int! currency_code! total:int! sub_total:int! amount_allocated:int! amount_refunded:int!
      amount_available:int! refunded_at:int! voided_at:int! line_items:other! discounts:other! taxes:other!
      linked_refunds:other! allocations:other! channel! vat_number! price_type! generated_at:int!
      line_items_next_offset! sub_total_in_local_currency:int! total_in_local_currency:int! local_currency_code!
      round_off_amount:int! fractional_correction:int! notes:other! line_item_tiers:other!
      line_item_discounts:other! line_item_taxes:other! line_item_addresses:other! tax_origin:other!
      tax_category! local_currency_exchange_rate:float! exchange_rates:other! vat_number_prefix!
      business_entity_id! shipping_address:other! billing_address:other! einvoice:other!
      site_details_at_creation:other!`,
      equals: 'id customer_id subscription_id reference_invoice_id type status channel',
      deleted: true,
    }),
    transactions: objectOf('transaction', {
      words: `id! customer_id! subscription_id! gateway_account_id! payment_source_id! payment_method! reference_number!
      gateway! type! date:int! settled_at:int! currency_code! amount:int! amount_unused:int! id_at_gateway!
      status! fraud_flag! error_code! error_text! voided_at:int! masked_card_number! refunded_txn_id!
      linked_invoices:other! linked_credit_notes:other! linked_refunds:other! exchange_rate:float!
      initiator_type! three_d_secure:boolean! authorization_reason! fraud_reason! custom_payment_method_id!
      reference_transaction_id! reference_authorization_id! amount_capturable:int! reversal_transaction_id!
      linked_payments:other! iin! last4! merchant_reference_id! business_entity_id! payment_method_details!
      error_detail:other! custom_payment_method_name!`,
      equals: 'id customer_id subscription_id payment_source_id type status id_at_gateway reference_number',
      deleted: true,
    }),
    orders: objectOf('order', {
      words: `id! document_number! invoice_id! subscription_id! customer_id! status! payment_status! order_type!
      price_type! reference_id! fulfillment_status! order_date:int! shipping_date:int! note! tracking_id!
      tracking_url! shipment_carrier! created_at:int! delivered_at:int! shipped_at:int! cancelled_at:int!
      order_line_items:other! shipping_address:other! billing_address:other! discount:int! tax:int!
      sub_total:int! total:int! currency_code! cancellation_reason! batch_id! created_by!
      invoice_round_off_amount:int! amount_paid:int! amount_adjusted:int! refundable_credits_issued:int!
      refundable_credits:int! rounding_adjustement:int! paid_on:int! shipping_cut_off_date:int!
      status_update_at:int! resent_status! is_resent:boolean! original_order_id! line_item_taxes:other!
      line_item_discounts:other! linked_credit_notes:other! is_gifted:boolean! gift_note! gift_id!
      resend_reason! resent_orders:other! business_entity_id!`,
      equals: 'id invoice_id subscription_id status order_type',
      deleted: true,
    }),
    payment_sources: objectOf('payment_source', {
      words: `id! created_at:int! customer_id! type! reference_id! status! gateway! gateway_account_id! issuing_country!
      billing_address:other! ip_address! card:other! bank_account:other! boleto:other! amazon_payment:other!
      upi:other! paypal:other! venmo:other! klarna_pay_now:other! mandates:other! vault_token:other!
      business_entity_id!`,
      equals: 'customer_id type status',
      deleted: true,
    }),
    items: {
      ...objectOf('item', {
        words: `id name external_name description status item_family_id type is_shippable:boolean is_giftable:boolean redirect_url
        enabled_for_checkout:boolean enabled_in_portal:boolean included_in_mrr:boolean item_applicability unit
        metered:boolean archived_at:int! channel! applicable_items:other metadata:other`,
        equals: 'id name item_family_id type status item_applicability channel',
      }),
      write: writesOf('item'),
    },
    item_prices: {
      ...objectOf('item_price', {
        words: `id name item_family_id! item_id description status external_name pricing_model price:int period:int
        currency_code period_unit trial_period:int trial_period_unit billing_cycles:int free_quantity:int
        created_at:int! archived_at:int! invoice_notes tiers:other is_taxable:boolean metadata:other item_type!
        parent_item_id! price_variant_id proration_type price_in_decimal trial_end_action shipping_period:int
        shipping_period_unit free_quantity_in_decimal channel! usage_accumulation_reset_frequency
        tax_detail:other tax_providers_fields:other accounting_detail:other archivable:boolean!
        show_description_in_invoices:boolean show_description_in_quotes:boolean business_entity_id`,
        equals: 'id name item_id item_family_id item_type currency_code pricing_model status',
      }),
      write: writesOf('item_price'),
    },
    item_families: {
      ...objectOf('item_family', {
        words: `id name description status! channel! business_entity_id`,
        equals: 'id name',
      }),
      write: writesOf('item_family'),
    },
    coupons: objectOf('coupon', {
      words: `id! name! invoice_name! discount_type! discount_percentage:float! discount_amount:int! currency_code!
      duration_type! duration_month:int! valid_from:int! valid_till:int! max_redemptions:int! status! apply_on!
      created_at:int! archived_at:int! period:int! period_unit! item_constraints:other! redemptions:int!
      invoice_notes! meta_data:other! discount_quantity:int! apply_discount_on! plan_constraint!
      addon_constraint! included_in_mrr:boolean! plan_ids:other! addon_ids:other!
      item_constraint_criteria:other! coupon_constraints:other!`,
      equals: 'id name discount_type duration_type status apply_on currency_code',
    }),
  },
});

/** Of a list of maps, each member is a list: `tiers[price][0]`. Maps whose members nobody fixes are JSON. */
function inForm(record: ProviderRecord): ProviderRecord {
  const members = Object.entries(record).map(([name, value]) => {
    if (/^(meta_?data|exemption_details)$/.test(name) && typeof value === 'object' && value !== null)
      return [name, JSON.stringify(value)];
    if (!Array.isArray(value) || !value.every(isPlainObject)) return [name, value];
    const inside = [...new Set(value.flatMap(Object.keys))];
    return [name, Object.fromEntries(inside.map((one) => [one, value.map((map) => map[one])]))];
  });
  return Object.fromEntries(members);
}

/**
 * An update of a customer passes over these fields, and the call that changes them removes what it does not name:
 * https://apidocs.chargebee.com/docs/api/customers/update-billing-info-for-a-customer
 * @throws {ProviderError} for a value that the customer does not have
 */
async function refuseBillingInfo(...[objectName, id, { getJson }, { record }]: Parameters<SentBeside>) {
  const sent = ['billing_address', 'vat_number'].filter((name) => (record[name] ?? '') !== '');
  if (objectName !== 'customers' || sent.length === 0) return undefined;
  const { body, secrets } = await getJson({ path: '/v2/customers/{id}' }, { objectName, id });
  const present = body.record('customer', secrets) ?? {};
  const other = sent.find((name) => !isWithin(record[name], present[name]));
  if (other === undefined) return undefined;
  const words = `Chargebee changes "${other}" of a customer only with update_billing_info, which removes what it does not name.`;
  throw new ProviderError('rejected', `${words} Nothing was written. Leave it out, or change it there.`);
}

function isWithin(sent: unknown, present: unknown): boolean {
  if (!isPlainObject(sent)) return (sent ?? '') === (present ?? '');
  return Object.entries(sent).every(([name, value]) => isWithin(value, Object(present)[name]));
}

type SentBeside = NonNullable<RestFunctions['sentBeside']>;
