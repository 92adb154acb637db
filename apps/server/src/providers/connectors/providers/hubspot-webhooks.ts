import type { ApplicationWebhooks, ObjectEvents } from '@dowel/schema/connector';
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
const linkedObjects = Object.entries(eventObjects);
const eventNames = { create: 'creation', update: 'propertyChange', delete: 'deletion' } as const;
/**
 * What is told of a record that has become a part of another one, or that is there again:
 * https://developers.hubspot.com/changelog/new-subscription-types-for-webhooks
 */
const otherNames = { merge: eventNames.delete, restore: eventNames.create } as const;

/** The events of an object. */
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
    id: ['eventId', 'subscriptionId', 'objectId', 'occurredAt', 'toObjectId'],
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

/** A link has changed. An event comes from each of both records. */
export function associationOf(event: ProviderRecord): EventAssociation | undefined {
  const [fromId, toId] = [textAt(event, 'fromObjectId'), textAt(event, 'toObjectId')];
  if (fromId === undefined || toId === undefined) return undefined;
  const [fromName, toName] = textAt(event, 'associationType')?.split('_TO_') ?? [];
  // Links with a label of their own say only the types of both, which newer applications are told.
  const isNamed = objectOfName(fromName) !== undefined && objectOfName(toName) !== undefined;
  return {
    from: { id: fromId, objectName: isNamed ? objectOfName(fromName) : objectOfType(event.fromObjectTypeId) },
    to: { id: toId, objectName: isNamed ? objectOfName(toName) : objectOfType(event.toObjectTypeId) },
  };
}

function objectOfName(said: string | undefined): string | undefined {
  return linkedObjects.find(([, { name }]) => name.toUpperCase() === said)?.[0];
}

function objectOfType(said: unknown): string | undefined {
  return linkedObjects.find(([, { typeId }]) => typeId === said)?.[0];
}
