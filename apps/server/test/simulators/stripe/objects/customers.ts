import { WORDS } from '@dowel/sandbox/crm/words.ts';
import type { StripeObject } from './stripe-object.ts';

/** https://docs.stripe.com/api/customers */
export const customers: StripeObject = {
  object: 'customer',
  eventName: 'customer',
  idPrefix: 'cus_',
  parameters: {
    address: 'map',
    balance: 'integer',
    description: 'string',
    email: 'email',
    invoice_prefix: 'string',
    invoice_settings: 'map',
    metadata: 'metadata',
    name: 'string',
    phone: 'string',
    preferred_locales: 'list',
    shipping: 'map',
    tax_exempt: 'string',
  },
  createOnly: [],
  required: [],
  filters: ['email'],
  deleting: 'removes',
  blank: {
    address: null,
    balance: 0,
    currency: null,
    default_source: null,
    delinquent: false,
    description: null,
    discount: null,
    email: null,
    invoice_prefix: null,
    invoice_settings: { default_payment_method: null, footer: null },
    metadata: {},
    name: null,
    phone: null,
    preferred_locales: [],
    shipping: null,
    tax_exempt: 'none',
  },
  seed(index, dice) {
    const name = `${dice.pick(WORDS.firstName)} ${dice.pick(WORDS.lastName)}`;
    return {
      address: {
        city: dice.pick(WORDS.city),
        country: 'NL',
        line1: `${dice.int(1, 180)} ${dice.pick(WORDS.street)}`,
        line2: null,
        postal_code: String(dice.int(1000, 9999)),
        state: null,
      },
      balance: dice.int(0, 4) === 0 ? -dice.int(1, 5000) : 0,
      description: dice.int(0, 1) === 0 ? null : dice.pick(WORDS.nextStep),
      // Some customers share the address of their company.
      email:
        index % 4 === 0
          ? 'billing@juniper.example'
          : `${name.replace(' ', '.')}${index + 1}@mail.example`.toLowerCase(),
      metadata: dice.int(0, 1) === 0 ? {} : { plan: dice.pick(['basic', 'team']) },
      name,
      // The numbers 555-0100 to 555-0199 are reserved for fiction.
      phone: `+1 ${dice.int(201, 989)} 555 01${String(dice.int(0, 99)).padStart(2, '0')}`,
    };
  },
};
