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
    typeRules: [
      ...['published', 'payment_made', 'scheduled_charge_failed', 'canceled', 'refunded'].map((name) => ({
        type: `invoice.${name}`,
        means: 'invoice.updated',
      })),
      { type: 'team_member.wage_setting.updated', means: 'team_member.updated' },
    ],
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
    'In the Developer Console of Square, open your app, then "Webhooks" and "Subscriptions". Add a subscription with this address and the events of what your integrations ask for, such as "customer.created". Of invoices and team members, add all events. Then set its signature key as the webhookSecret of the provider app.',
};

export const customerEvents: ObjectEvents = {
  create: 'customer.created',
  update: 'customer.updated',
  delete: 'customer.deleted',
  documentation: `${reference}/webhooks/customer.created`,
};

/** Of most objects, nothing tells of a deletion. */
export const eventsOf = (singular: string): ObjectEvents => ({
  create: `${singular}.created`,
  update: `${singular}.updated`,
  documentation: `${reference}/webhooks/${singular}.created`,
});
