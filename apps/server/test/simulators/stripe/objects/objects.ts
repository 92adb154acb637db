import { charges } from './charges.ts';
import { customers } from './customers.ts';
import { invoices } from './invoices.ts';
import { paymentIntents } from './payment-intents.ts';
import { prices } from './prices.ts';
import { products } from './products.ts';
import type { StripeObject } from './stripe-object.ts';
import { subscriptions } from './subscriptions.ts';

/** The objects by their name in the address: `/v1/customers`. */
export const OBJECTS: Readonly<Record<string, StripeObject>> = {
  customers,
  charges,
  payment_intents: paymentIntents,
  subscriptions,
  invoices,
  products,
  prices,
};
