import { WORDS } from '@dowel/sandbox/crm/words.ts';
import type { StripeObject } from './stripe-object.ts';

/** https://docs.stripe.com/api/products */
export const products: StripeObject = {
  object: 'product',
  eventName: 'product',
  idPrefix: 'prod_',
  parameters: {
    active: 'boolean',
    default_price: 'string',
    description: 'string',
    images: 'list',
    metadata: 'metadata',
    name: 'string',
    tax_code: 'string',
    url: 'string',
  },
  createOnly: [],
  required: ['name'],
  filters: ['active', 'url'],
  hasUpdateTime: true,
  deleting: 'removes',
  blank: {
    active: true,
    default_price: null,
    description: null,
    images: [],
    metadata: {},
    tax_code: null,
    url: null,
  },
  seed(index, dice) {
    return {
      active: index % 5 !== 4,
      description: dice.int(0, 1) === 0 ? null : dice.pick(WORDS.dealSubject),
      name: `${dice.pick(WORDS.companyStart)} ${dice.pick(WORDS.dealSubject)} ${index + 1}`,
    };
  },
};
