import type { FieldMetadata } from '@dowel/schema';
import type { ConnectorObject, ListEndpoint, WriteEndpoint } from '@dowel/schema/connector';
import type { ProviderBody } from '../../provider-words/provider-body.ts';
import { byReference } from './by-reference.ts';
import { intercomLists, numberedList, reference } from './intercom-lists.ts';
import { intercomEvents, intercomWebhooks, isGenuine, perMergedContact } from './intercom-webhooks.ts';
import { listedFields } from './listed-fields.ts';
import { cursorPages, listsAt } from './pages.ts';
import { plainWrites } from './plain-writes.ts';
import { clearedFields } from './present-fields.ts';
import { timesOf } from './record-times.ts';
import { usualConnector } from './usual-connector.ts';

const SECOND_MS = 1000;
const MINUTE_MS = 60 * SECOND_MS;
const DAY_MS = 24 * 60 * MINUTE_MS;

/** @param records where an answer has its records: Intercom calls them by their name in some lists, and data in others */
const searchOf = (records: string): ListEndpoint => ({
  request: {
    method: 'POST',
    path: '/{objectName}/search',
    body: { query: { operator: 'AND' } },
    documentation: `${reference}/contacts/searchcontacts`,
  },
  records,
  paging: {
    style: 'cursor',
    next: 'pages.next.starting_after',
    into: { body: 'pagination.starting_after' },
    end: { when: 'absent' },
    size: { into: { body: 'pagination.per_page' }, max: 50 },
    documentation: `${reference}/contacts/searchcontacts`,
  },
  conditions: {
    style: 'list',
    body: 'query.value',
    members: { field: 'field', operator: 'operator', value: 'value' },
    operators: { equals: '=', from: '>', until: '<' },
    documentation: `${reference}/contacts/searchcontacts`,
  },
});

const pagingPage =
  'https://developers.intercom.com/docs/build-an-integration/learn-more/rest-apis/pagination';
const pages = cursorPages('pages.next.starting_after', 'starting_after', { per_page: 60 }, pagingPage);
const listOf = (records: string) => listsAt(reference, pages, records)('/{objectName}');

const tickets = searchOf('tickets');
const { conditions: _, ...allTickets } = tickets;

const changes: Extract<ConnectorObject['changes'], { source: 'filter' }> = {
  source: 'filter',
  field: 'updated_at',
  format: 'epochSeconds',
  isFromInclusive: false,
  isUntilInclusive: false,
  // The search shows new records after minutes.
  settleMs: 5 * MINUTE_MS,
  overlapMs: 5 * MINUTE_MS,
  granularityMs: SECOND_MS,
  documentation: `${reference}/conversations/searchconversations`,
};

const times = [
  { name: 'created_at', label: 'Created at', type: 'datetime', readOnly: true },
  { name: 'updated_at', label: 'Updated at', type: 'datetime', readOnly: true },
] as const;

/**
 * The attributes of a model, which include the custom ones.
 * @param also what a record has beside them, in the words of `listedFields`
 */
function attributesOf(
  model: 'contact' | 'company' | 'conversation',
  also: string,
): ConnectorObject['fields'] {
  return {
    source: 'call',
    request: { path: '/data_attributes', query: { model } },
    records: 'data',
    members: {
      name: 'name',
      label: 'label',
      type: 'data_type',
      isCustom: 'custom',
      isWritable: 'api_writable',
    },
    types: { string: 'string', integer: 'int', float: 'float', boolean: 'boolean', date: 'datetime' },
    also: [{ name: 'id', label: 'ID', type: 'string', readOnly: true }, ...times, ...listedFields(also)],
    documentation: `${reference}/data-attributes/lisdataattributes`,
  };
}

/** Intercom takes custom attributes in a map of their own. These are the members beside it. */
const customBeside = (...except: string[]) => ({ into: 'custom_attributes', except });
const contactCustom = customBeside(
  ...['role', 'external_id', 'email', 'phone', 'name', 'avatar', 'signed_up_at', 'last_seen_at', 'owner_id'],
  ...['unsubscribed_from_emails', 'language_override', 'id', 'type'],
);
const companyCustom = customBeside(
  ...['name', 'company_id', 'plan', 'size', 'website', 'industry', 'remote_created_at', 'monthly_spend'],
  ...['id', 'type'],
);

/** A company with a known `company_id` is changed, and the vendor takes none without it. */
const madeCompany: WriteEndpoint = {
  method: 'POST',
  path: '/companies',
  custom: companyCustom,
  repeat: { by: 'upsert' },
  documentation: `${reference}/companies/createorupdatecompany`,
};

/** Intercom's REST API, in version 2.11. Workspaces in the EU and in Australia have other hosts. */
export const intercom = usualConnector({
  provider: 'intercom',
  displayName: 'Intercom',
  headers: { 'Intercom-Version': '2.11' },
  errors: {
    // The message of an error is optional. A server before the API says `error` alone, beside its status.
    message: ['errors.0.message', 'message', 'error', 'errors.0.code'],
    wait: [{ header: 'X-RateLimit-Reset', format: 'epochSeconds' }],
    documentation: 'https://developers.intercom.com/docs/references/rest-api/errors/error-codes',
  },
  webhooks: intercomWebhooks,
  functions: {
    toRecord: byReference({ companies: { plan: 'name' }, contacts: { avatar: 'image_url' } }),
    // Companies alone. A contact with a known external id is refused as a conflict.
    upsertOf: (objectName, field) =>
      objectName === 'companies' && field === 'company_id' ? madeCompany : undefined,
    // https://developers.intercom.com/docs/references/2.17/rest-api/api.intercom.io/news/updatenewsitem and
    // .../help-center/updatecollection. A news item also needs its sender.
    sentBeside: clearedFields(() => intercom, {
      news_items: ['sender_id', 'labels', 'newsfeed_assignments', 'reactions'],
      collections: ['icon'],
    }),
    events: { isGenuine, perRecord: perMergedContact },
    field: withoutInner,
  },
  object: {
    record: {
      id: 'id',
      ...timesOf(reference, { updated: 'updated_at', created: 'created_at', format: 'epochSeconds' }),
      unwrap: ['custom_attributes'],
      omit: ['type'],
    },
    list: listOf('data'),
    filteredList: searchOf('data'),
    changes,
    // Only a webhook tells of a deletion.
    deletes: { source: 'webhook', documentation: reference },
    fields: attributesOf(
      'contact',
      'location:other! avatar:other tags:other! notes:other! companies:other! social_profiles:other!',
    ),
  },
  objects: {
    contacts: {
      events: intercomEvents.contacts,
      // Contacts alone are searched by day, which is one of the workspace's zone:
      // https://github.com/intercom/Intercom-OpenAPI/pull/576
      changes: { ...changes, granularityMs: DAY_MS, documentation: `${reference}/contacts/searchcontacts` },
      // A second contact with the same email or external id is refused. A contact without them is created twice.
      write: plainWrites('/contacts', {
        update: 'PUT',
        sent: { custom: contactCustom },
        documentation: (way) => `${reference}/contacts/${way}contact`,
      }),
    },
    conversations: {
      events: intercomEvents.conversations,
      list: listOf('conversations'),
      filteredList: searchOf('conversations'),
      fields: attributesOf(
        'conversation',
        `title! state! open:boolean! read:boolean! priority! waiting_since:datetime! snoozed_until:datetime!
        admin_assignee_id:reference! team_assignee_id:reference! source:other! contacts:other! teammates:other!
        tags:other! conversation_rating:other! first_contact_reply:other! sla_applied:other! statistics:other!
        linked_objects:other! topics:other! ai_agent:other! ai_agent_participated:boolean!`,
      ),
      // Nothing is written. A single one is fetched when an event names it.
      write: { get: { path: '/conversations/{id}' }, answer: { record: '.', id: 'id' } },
    },
    tickets: {
      // There is no list of tickets but a search, so everything is searched with what each ticket meets. A condition beside
      // that would find every ticket too.
      list: {
        ...allTickets,
        request: {
          ...tickets.request,
          body: {
            query: {
              operator: 'OR',
              value: [
                { field: 'open', operator: '=', value: 'true' },
                { field: 'open', operator: '=', value: 'false' },
              ],
            },
          },
        },
      },
      filteredList: tickets,
      fields: {
        source: 'sampled',
        also: [
          { name: 'id', label: 'ID', type: 'string', readOnly: true },
          { name: 'ticket_id', label: 'Ticket ID', type: 'string', readOnly: true },
          { name: 'category', type: 'string', readOnly: true },
          { name: 'open', type: 'boolean' },
          ...times,
        ],
        documentation: `${reference}/tickets`,
      },
    },
    companies: {
      // Behind so many, the list is refused, and a scroll over all takes one caller at a time.
      displayName: 'Companies with users, 10,000 at most',
      events: intercomEvents.companies,
      list: numberedList('/companies', `${reference}/companies/listallcompanies`),
      filteredList: null,
      changes: { source: 'none', documentation: `${reference}/companies/listallcompanies` },
      deletes: { source: 'unknown' },
      fields: attributesOf('company', 'plan:other tags:other! segments:other!'),
      write: {
        create: madeCompany,
        ...plainWrites('/companies', {
          ways: ['update', 'delete'],
          update: 'PUT',
          sent: { custom: companyCustom },
          documentation: (way) => `${reference}/companies/${way}company`,
        }),
      },
    },
    ...intercomLists,
  },
});

/** An attribute such as `plan.name` stands inside a member, and is listed with the name that it has there. */
function withoutInner(entry: ProviderBody, field: FieldMetadata): FieldMetadata | undefined {
  const path = entry.text('full_name');
  const { fieldName: name } = field;
  return !path || path.among([name, `custom_attributes.${name}`]) ? field : undefined;
}
