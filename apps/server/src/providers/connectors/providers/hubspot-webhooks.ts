import type { ApplicationWebhooks, ObjectEvents } from '@dowel/schema/connector';
import { ownValue } from '@dowel/schema/rules';
import { textAt } from '../engine/record-facts.ts';
import type { ProviderRecord } from '../engine/records.ts';
import type { EventAssociation } from '../engine/webhooks/read-event.ts';

const webhooksPage = 'https://developers.hubspot.com/docs/api/webhooks';

/** The objects whose changes HubSpot tells of: what its events call them, and the ids of their types. */
const eventObjects = {
  contacts: { name: 'contact', typeId: '0-1' },
  companies: { name: 'company', typeId: '0-2' },
  deals: { name: 'deal', typeId: '0-3' },
  tickets: { name: 'ticket', typeId: '0-5' },
} as const;
/** What a record can be linked to, by its type: https://developers.hubspot.com/docs/guides/crm/using-object-apis */
const objectsByType: Readonly<Record<string, string>> = {
  ...Object.fromEntries(Object.entries(eventObjects).map(([object, { typeId }]) => [typeId, object])),
  '0-7': 'products',
  '0-8': 'line_items',
  '0-14': 'quotes',
  '0-18': 'communications',
  '0-19': 'feedback_submissions',
  '0-27': 'tasks',
  '0-46': 'notes',
  '0-47': 'meetings',
  '0-48': 'calls',
  '0-49': 'emails',
  '0-53': 'invoices',
  '0-69': 'subscriptions',
  '0-74': 'goal_targets',
  '0-84': 'discounts',
  '0-85': 'fees',
  '0-86': 'taxes',
  '0-101': 'commerce_payments',
  '0-115': 'users',
  '0-116': 'postal_mail',
  '0-123': 'orders',
  '0-136': 'leads',
  '0-142': 'carts',
  '0-162': 'services',
  '0-410': 'courses',
  '0-420': 'listings',
  '0-421': 'appointments',
};
/** The same by what older events call it. */
const objectsByName: Readonly<Record<string, string>> = {
  ...Object.fromEntries(Object.entries(eventObjects).map(([object, { name }]) => [name, object])),
  line_item: 'line_items',
  product: 'products',
};
const eventNames = { create: 'creation', update: 'propertyChange', delete: 'deletion' } as const;
/**
 * What is told of a record that has become a part of another one, or that is there again:
 * https://developers.hubspot.com/changelog/new-subscription-types-for-webhooks
 */
const otherNames = { merge: eventNames.delete, restore: eventNames.create } as const;

export function hubspotEvents(object: keyof typeof eventObjects): ObjectEvents {
  const { name } = eventObjects[object];
  return {
    create: `${name}.${eventNames.create}`,
    update: `${name}.${eventNames.update}`,
    delete: `${name}.${eventNames.delete}`,
    association: `${name}.associationChange`,
    documentation: webhooksPage,
  };
}

/** An application has one address and one list of subscriptions. To change them by API needs a developer key. */
export const hubspotWebhooks: ApplicationWebhooks = {
  scope: 'application',
  signature: {
    header: 'x-hubspot-signature-v3',
    signs: '{method}{url}{body}{time}',
    encoding: 'base64',
    time: { header: 'x-hubspot-request-timestamp', format: 'epochMs', toleranceMs: 5 * 60_000 },
    documentation: 'https://developers.hubspot.com/docs/api/webhooks/validating-requests',
  },
  event: {
    list: '.',
    // An event id alone is not promised to be unique.
    id: [
      ...['eventId', 'subscriptionId', 'objectId', 'occurredAt'],
      ...['fromObjectId', 'toObjectId', 'associationTypeId'],
    ],
    type: 'subscriptionType',
    // Newer applications subscribe to objects of a type.
    typeRules: Object.values(eventObjects).flatMap(({ name, typeId: text }) => [
      ...Object.values(eventNames).map((event) => ({
        type: `object.${event}`,
        when: { member: 'objectTypeId', text },
        means: `${name}.${event}`,
      })),
      {
        type: 'object.associationChange',
        when: { member: 'fromObjectTypeId', text },
        means: `${name}.associationChange`,
      },
      ...Object.entries(otherNames).flatMap(([other, event]) => [
        { type: `${name}.${other}`, means: `${name}.${event}` },
        { type: `object.${other}`, when: { member: 'objectTypeId', text }, means: `${name}.${event}` },
      ]),
    ]),
    recordId: 'objectId',
    changedFields: 'propertyName',
    account: 'portalId',
    documentation: webhooksPage,
  },
  account: {
    source: 'call',
    request: {
      path: '/account-info/2026-09/details',
      documentation:
        'https://developers.hubspot.com/docs/api-reference/latest/account/account-information/get-account-details',
    },
    member: 'portalId',
  },
  setUp:
    'In your app at HubSpot, open "Webhooks" and set the target URL to this address. Subscribe to what your integrations ask for: the creation, deletion, restoring, merge, property changes and association changes of contacts, companies, deals and tickets. Each property has a subscription of its own.',
};

/**
 * One event for each record that a merge has taken away, whose id is then its `objectId`. The merged record is a new one, so
 * the first one is gone too: https://developers.hubspot.com/changelog/updated-merge-functionality-for-contacts-and-companies
 */
export function perMergedRecord(event: ProviderRecord): ProviderRecord[] {
  const { mergedObjectIds, primaryObjectId, newObjectId } = event;
  if (!Array.isArray(mergedObjectIds)) return [event];
  const gone = new Set<unknown>([...mergedObjectIds, primaryObjectId]);
  gone.delete(newObjectId ?? primaryObjectId);
  return [...gone].map((objectId) => ({ ...event, objectId }));
}

/**
 * A link has changed. An event comes from each of both records. Newer ones say the types of both. An older one has the
 * object of the first in its own type, and that of the other in the type of the link: `CONTACT_TO_COMPANY`.
 */
export function associationOf(event: ProviderRecord): EventAssociation | undefined {
  const [fromId, toId] = [textAt(event, 'fromObjectId'), textAt(event, 'toObjectId')];
  if (fromId === undefined || toId === undefined) return undefined;
  const [fromName] = textAt(event, 'subscriptionType')?.split('.') ?? [];
  const [, toName] = textAt(event, 'associationType')?.toLowerCase().split('_to_') ?? [];
  return {
    from: { id: fromId, objectName: objectOf(textAt(event, 'fromObjectTypeId'), fromName) },
    to: { id: toId, objectName: objectOf(textAt(event, 'toObjectTypeId'), toName) },
  };
}

const objectOf = (typeId: string | undefined, name = ''): string | undefined =>
  typeId === undefined ? ownValue(objectsByName, name) : ownValue(objectsByType, typeId);
