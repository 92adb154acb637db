import { custom, type Field } from './fields.ts';
import type { ObjectName } from './objects.ts';

/** The sets of custom fields an account can start with. No two sets share a field. */
export const CUSTOM_FIELD_SETS = ['acme', 'globex'] as const;
export type CustomFieldSet = (typeof CUSTOM_FIELD_SETS)[number];

/** The custom fields of each set, by object. */
export const CUSTOM_FIELDS: Record<CustomFieldSet, Record<ObjectName, Field[]>> = {
  acme: {
    contacts: [
      custom('favourite_colour', 'picklist', { options: ['Amber', 'Blue', 'Green', 'Violet'] }),
      custom('product_interests', 'multipicklist', { options: ['Anvils', 'Magnets', 'Rockets', 'Springs'] }),
      custom('loyalty_points', 'integer'),
      custom('referred_by', 'string'),
    ],
    companies: [
      custom('account_tier', 'picklist', { options: ['Bronze', 'Silver', 'Gold'] }),
      custom('renewal_date', 'date'),
      custom('warehouse_count', 'integer'),
      custom('is_strategic', 'boolean'),
    ],
    deals: [
      custom('discount_percent', 'decimal'),
      custom('competitors', 'multipicklist', { options: ['Initech', 'Umbra', 'Vandelay'] }),
      custom('contract_number', 'string'),
      custom('needs_legal_review', 'boolean'),
    ],
  },
  globex: {
    contacts: [
      custom('preferred_language', 'picklist', { options: ['English', 'French', 'German', 'Spanish'] }),
      custom('newsletter_topics', 'multipicklist', { options: ['Events', 'Product news', 'Research'] }),
      custom('badge_number', 'string'),
      custom('onboarded_on', 'date'),
    ],
    companies: [
      custom('region', 'picklist', { options: ['Americas', 'Asia', 'Europe'] }),
      custom('credit_limit', 'decimal'),
      custom('tax_number', 'string'),
      custom('has_signed_agreement', 'boolean'),
    ],
    deals: [
      custom('delivery_window', 'picklist', { options: ['This quarter', 'Next quarter', 'Later'] }),
      custom('unit_count', 'integer'),
      custom('reactor_model', 'string'),
      custom('approved_on', 'date'),
    ],
  },
};
