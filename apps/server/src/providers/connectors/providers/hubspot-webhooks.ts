import type { ApplicationWebhooks, ObjectEvents } from '@dowel/schema/connector';

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
    style: 'plain',
    header: 'x-hubspot-signature-v3',
    timeHeader: 'x-hubspot-request-timestamp',
    signs: '{method}{url}{body}{time}',
    encoding: 'base64',
    timeFormat: 'epochMs',
    toleranceMs: 5 * 60_000,
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
    ]),
    recordId: 'objectId',
    changedFields: 'propertyName',
    // An event comes from each of both records.
    association: {
      fromId: 'fromObjectId',
      toId: 'toObjectId',
      kind: 'associationType',
      kinds: linkedObjects.flatMap(([from, one]) =>
        linkedObjects.map(([to, other]) => ({
          text: `${one.name}_TO_${other.name}`.toUpperCase(),
          from,
          to,
        })),
      ),
      // Newer applications are told the types of both, also of links with a label of their own.
      fromObject: 'fromObjectTypeId',
      toObject: 'toObjectTypeId',
      objects: linkedObjects.map(([object, { typeId: text }]) => ({ text, object })),
    },
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
    module: 'root',
    member: 'portalId',
  },
  setUp:
    'In your app at HubSpot, open "Webhooks" and set the target URL to this address. Subscribe to what your integrations ask for: the creation, deletion, property changes and association changes of contacts, companies, deals and tickets. Each property has a subscription of its own.',
};
