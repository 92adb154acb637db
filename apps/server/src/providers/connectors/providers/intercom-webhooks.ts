import type { ApplicationWebhooks, ObjectEvents } from '@dowel/schema/connector';
import { isPlainObject } from '@dowel/schema/rules';
import { memberOf } from '../../provider-words/member-of.ts';
import type { ProviderRecord } from '../engine/records.ts';
import { type Arrived, isSigned, type Signature } from '../engine/webhooks/is-signed.ts';

const documentation = 'https://developers.intercom.com/docs/webhooks';
const topics = 'https://developers.intercom.com/docs/references/webhooks/webhook-models';

/** The topics of an object. Intercom has more than one for most of what happens; the others count as these. */
export const intercomEvents = {
  contacts: {
    create: 'contact.user.created',
    update: 'contact.user.updated',
    delete: 'contact.deleted',
    documentation: topics,
  },
  companies: {
    create: 'company.created',
    update: 'company.updated',
    delete: 'company.deleted',
    documentation: topics,
  },
  conversations: {
    create: 'conversation.user.created',
    update: 'conversation.admin.replied',
    delete: 'conversation.deleted',
    // Beside a contact that joins or leaves, it is a member of its own.
    recordId: ['data.item.conversation.id', 'data.item.id'],
    documentation: topics,
  },
} satisfies Record<string, ObjectEvents>;

/** Topics that tell of the same: the one of `intercomEvents`, and the others. */
const others: Readonly<Record<string, readonly string[]>> = {
  [intercomEvents.contacts.create]: ['contact.lead.created'],
  [intercomEvents.contacts.update]: [
    'contact.lead.updated',
    'contact.lead.added_email',
    'contact.lead.signed_up',
    'contact.archived',
    'contact.email.updated',
    'contact.merged',
    'contact.subscribed',
    'contact.unarchive',
    'contact.unsubscribed',
    ...['contact.lead.tag.created', 'contact.lead.tag.deleted'],
    ...['contact.user.tag.created', 'contact.user.tag.deleted'],
  ],
  [intercomEvents.conversations.create]: ['conversation.admin.single.created'],
  [intercomEvents.conversations.update]: [
    'conversation.admin.assigned',
    'conversation.admin.closed',
    'conversation.admin.noted',
    'conversation.admin.open.assigned',
    'conversation.admin.opened',
    'conversation.admin.snoozed',
    'conversation.admin.unsnoozed',
    'conversation.company.updated',
    'conversation.contact.attached',
    'conversation.contact.detached',
    'conversation.operator.replied',
    'conversation.priority.updated',
    'conversation.rating.added',
    'conversation.read',
    'conversation.user.replied',
  ],
};

/** The address and the topics of an application are set in the vendor's developer pages only. */
export const intercomWebhooks: ApplicationWebhooks = {
  scope: 'application',
  signature: 'code',
  event: {
    // A merge is about two contacts.
    id: ['id', 'data.item.id'],
    type: 'topic',
    typeRules: [
      {
        type: 'contact.merged',
        when: { member: 'data.item.deleted', text: 'true' },
        means: intercomEvents.contacts.delete,
      },
      ...Object.entries(others).flatMap(([means, types]) => types.map((type) => ({ type, means }))),
    ],
    // A tag or a subscription of a contact has an id of its own.
    recordId: ['data.item.contact.id', 'data.item.id'],
    account: 'app_id',
    documentation: `${documentation}/webhook-notifications`,
  },
  account: {
    source: 'call',
    request: {
      path: '/me',
      documentation:
        'https://developers.intercom.com/docs/references/rest-api/api.intercom.io/admins/identifyadmin',
    },
    member: 'app.id_code',
  },
  setUp:
    'In the Developer Hub of Intercom, open your app, then "Webhooks". Set the endpoint URL to this address, and add the topics of what your integrations ask for: contacts (user and lead), companies and conversations.',
};

/** https://developers.intercom.com/docs/webhooks/webhook-notifications */
const signature: Signature = {
  header: 'x-hub-signature',
  prefix: 'sha1=',
  algorithm: 'sha1',
  signs: '{body}',
  encoding: 'hex',
};

/**
 * A merge names the contact that is left, and in it the one that is gone. That one gets an event of its own, with the item
 * that Intercom sends for a deletion: https://developers.intercom.com/docs/references/webhooks/webhook-models
 */
export function perMergedContact(event: ProviderRecord): ProviderRecord[] {
  const gone = memberOf(event, 'data.item.merged_from');
  if (event.topic !== 'contact.merged' || !isPlainObject(gone)) return [event];
  return [event, { ...event, data: { item: { ...gone, deleted: true } } }];
}

export function isGenuine(arrived: Arrived, secrets: readonly string[], now: Date): boolean {
  return isSigned(signature, arrived, secrets, now);
}
