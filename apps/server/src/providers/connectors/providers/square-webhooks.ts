import type { ApplicationWebhooks, ObjectEvents } from '@dowel/schema/connector';

const guide = 'https://developer.squareup.com/docs/webhooks';
const reference = 'https://developer.squareup.com/reference/square';

/** The address and the events of an application are set in Square's Developer Console. */
export const squareWebhooks: ApplicationWebhooks = {
  scope: 'application',
  secret: 'webhookSecret',
  signature: {
    header: 'x-square-hmacsha256-signature',
    signs: '{url}{body}',
    encoding: 'base64',
    documentation: `${guide}/step3validate`,
  },
  event: {
    id: 'event_id',
    type: 'type',
    recordId: 'data.id',
    account: 'merchant_id',
    documentation: `${reference}/webhooks/customer.created`,
  },
  account: {
    source: 'call',
    request: { path: '/v2/merchants/me', documentation: `${reference}/merchants-api/retrieve-merchant` },
    member: 'merchant.id',
  },
  setUp:
    'In the Developer Console of Square, open your app, then "Webhooks" and "Subscriptions". Add a subscription with this address and the events of what your integrations ask for, such as "customer.created". Then set its signature key as the webhookSecret of the provider app.',
};

export const customerEvents: ObjectEvents = {
  create: 'customer.created',
  update: 'customer.updated',
  delete: 'customer.deleted',
  documentation: `${reference}/webhooks/customer.created`,
};

/** Nothing tells of a deletion of these. */
export const eventsOf = (singular: string): ObjectEvents => ({
  create: `${singular}.created`,
  update: `${singular}.updated`,
  documentation: `${reference}/webhooks/${singular}.created`,
});
