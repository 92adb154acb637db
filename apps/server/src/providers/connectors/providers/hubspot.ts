import type { FieldMetadata } from '@dowel/schema';
import type { ConnectorException, ConnectorObject } from '@dowel/schema/connector';
import type { ProviderBody } from '../../provider-words/provider-body.ts';
import { textAt } from '../engine/record-facts.ts';
import type { ProviderRecord } from '../engine/records.ts';
import { hubspotAssociations } from './hubspot-associations.ts';
import { hubspotBatch, isRecordObject, upsertInBatch } from './hubspot-batches.ts';
import { withPipelines } from './hubspot-choices.ts';
import { conditionOf, groupsOf } from './hubspot-filters.ts';
import { hubspotLists, ownerPages, recordFields, VERSION } from './hubspot-lists.ts';
import { baseOfMarketing, hubspotMarketing } from './hubspot-marketing.ts';
import { all, archived, objectsPage, records } from './hubspot-records.ts';
import { associationOf, hubspotEvents, hubspotWebhooks, perMergedRecord } from './hubspot-webhooks.ts';
import { repeatable } from './plain-writes.ts';
import { usualConnector } from './usual-connector.ts';

const searchPage = 'https://developers.hubspot.com/docs/api/crm/search';

/** What else HubSpot keeps in the same way. Nobody is told of its changes, so reading finds them. */
const hubspotObjects: Readonly<Record<string, ConnectorException>> = {
  appointments: {},
  calls: {},
  carts: {},
  commerce_payments: {},
  communications: {},
  contracts: {},
  courses: {},
  discounts: {},
  emails: {},
  feedback_submissions: { write: null },
  fees: {},
  goal_targets: {},
  invoices: {},
  leads: {},
  line_items: {},
  listings: {},
  meetings: {},
  notes: {},
  orders: {},
  partner_clients: {},
  partner_services: {},
  postal_mail: {},
  products: {},
  quotes: {},
  services: {},
  subscriptions: {},
  tasks: {},
  taxes: {},
  users: {},
};

const changes: Extract<ConnectorObject['changes'], { source: 'filter' }> = {
  source: 'filter',
  field: 'hs_lastmodifieddate',
  format: 'rfc3339',
  isFromInclusive: true,
  isUntilInclusive: true,
  // The vendor says "a few moments". Nothing is lost up to settle plus overlap.
  settleMs: 60_000,
  overlapMs: 5 * 60_000,
  granularityMs: 1,
  documentation: searchPage,
};

/**
 * HubSpot's CRM API. Its paths are relative to the module `crm`, but for those of marketing. The records of all objects but owners and lists look
 * alike, custom objects too.
 */
export const hubspot = usualConnector({
  provider: 'hubspot',
  displayName: 'HubSpot',
  apiVersion: {
    name: VERSION,
    // Each version is supported for 18 months at least.
    supportedUntil: '2028-03-08',
    documentation: 'https://developers.hubspot.com/docs/api-reference/legacy/migration-guide',
  },
  errors: {
    message: ['message', 'error_description'],
    details: [{ at: 'errors', text: 'message' }],
    rules: [
      { status: 400, member: 'message', begins: 'Unable to infer object type from', means: 'missing_object' },
      {
        status: 400,
        member: 'errors.0.code',
        text: 'PROPERTY_DOESNT_EXIST',
        means: 'missing_field',
        field: { member: 'errors.0.context.propertyName.0' },
      },
      // An account is locked for two seconds after too many changes, and closed while its data moves, for as long as a
      // header says.
      { status: 423, means: 'conflict' },
      { status: 477, means: 'rate_limited' },
    ],
    documentation: 'https://developers.hubspot.com/docs/api-reference/error-handling',
  },
  budgets: [
    { scope: 'account', calls: 'search', requests: 5, perMs: 1000, documentation: searchPage },
    {
      scope: 'account',
      requests: 100,
      perMs: 10_000,
      documentation: 'https://developers.hubspot.com/docs/api/usage-details',
    },
  ],
  webhooks: hubspotWebhooks,
  functions: {
    secrets: { 'cms/posts': 'password' },
    baseOf: baseOfMarketing,
    deletedOf: () => archived,
    associationsInto: ({ path }, type) =>
      type === 'create' && path.startsWith(records) ? 'associations' : undefined,
    batchOf: ({ path }, type) => (path.startsWith(records) ? hubspotBatch(type) : undefined),
    upsertOf: upsertInBatch,
    associationsOf: (from, to) =>
      isRecordObject(from) && isRecordObject(to) ? hubspotAssociations(from, to) : undefined,
    conditionOf,
    groupsOf,
    pagesOf: (objectName) => (objectName === 'owners' ? ownerPages : undefined),
    isFailure: isNothingWritten,
    toRecord: (objectName, record) => (isRecordObject(objectName) ? withEmptyTexts(record) : record),
    field: toField,
    withChoices: (objectName, fields, api) =>
      withPipelines(`/pipelines/${VERSION}/{objectName}`, objectName, fields, api),
    // A record that was merged is found as the one that it is a part of.
    isDeleted: (name, record, id) => isRecordObject(name) && textAt(record, 'id') !== id,
    events: { accountModule: 'root', associationOf, perRecord: perMergedRecord },
  },
  objectNames: 'any',
  object: {
    record: {
      id: 'id',
      updateTime: { member: 'updatedAt', format: 'rfc3339', granularityMs: 1, documentation: objectsPage },
      createTime: { member: 'createdAt', format: 'rfc3339', documentation: objectsPage },
      unwrap: ['properties'],
      // The address of the record at HubSpot. A property may have the same name.
      omit: ['url'],
    },
    list: all,
    filteredList: {
      request: {
        method: 'POST',
        path: `${records}/search`,
        body: { sorts: [{ propertyName: 'hs_object_id', direction: 'ASCENDING' }] },
        documentation: searchPage,
      },
      records: 'results',
      paging: {
        // A cursor is an offset: a record that leaves the window would shift the next page, and another one be left out.
        // It also ends at the 10,000th record.
        style: 'keyset',
        after: { field: 'hs_object_id', member: 'id' },
        end: { when: 'total', member: 'total' },
        size: { into: { body: 'limit' }, max: 200 },
        documentation: searchPage,
      },
      fieldsParameter: { into: { body: 'properties' }, as: 'list', documentation: searchPage },
      conditions: {
        style: 'list',
        body: 'filterGroups.0.filters',
        members: { field: 'propertyName', operator: 'operator', value: 'value' },
        operators: { equals: 'EQ', from: 'GTE', until: 'LTE', after: 'GT' },
        documentation: searchPage,
      },
    },
    changes,
    // A search is sorted by id, so that each page can go on behind the last record.
    // Only the plain list shows archived records.
    deletes: { source: 'endpoint', documentation: objectsPage },
    fields: {
      source: 'call',
      request: { path: `/properties/${VERSION}/{objectName}` },
      records: 'results',
      members: {
        name: 'name',
        label: 'label',
        type: 'type',
        readOnly: 'modificationMetadata.readOnlyValue',
        options: { records: 'options', value: 'value', label: 'label' },
      },
      types: {
        string: 'string',
        number: 'float',
        date: 'date',
        datetime: 'datetime',
        enumeration: 'singleSelect',
        bool: 'boolean',
        phone_number: 'string',
      },
      also: recordFields,
      documentation: 'https://developers.hubspot.com/docs/api/crm/properties',
    },
    fetchByIds: {
      request: { method: 'POST', path: `${records}/batch/read`, documentation: objectsPage },
      into: { body: 'inputs' },
      as: 'maps',
      member: 'id',
      max: 100,
      records: 'results',
      fieldsParameter: { into: { body: 'properties' }, as: 'list' },
    },
    write: {
      create: {
        method: 'POST',
        path: records,
        wrap: 'properties',
        // Only contacts are unique, by email, and a contact need not have one.
        repeat: { by: 'none' },
        documentation: objectsPage,
      },
      update: {
        method: 'PATCH',
        path: `${records}/{id}`,
        wrap: 'properties',
        repeat: { by: 'upsert' },
        documentation: objectsPage,
      },
      delete: repeatable('DELETE', `${records}/{id}`, objectsPage),
      get: { path: `${records}/{id}`, query: { properties: '{fields}' } },
      answer: { record: '.', id: 'id' },
    },
  },
  objects: {
    // Contacts alone keep the time of their last change in another property.
    contacts: {
      changes: { ...changes, field: 'lastmodifieddate' },
      events: hubspotEvents('contacts'),
    },
    companies: { events: hubspotEvents('companies') },
    deals: { events: hubspotEvents('deals') },
    tickets: { events: hubspotEvents('tickets') },
    ...hubspotObjects,
    ...hubspotLists,
    ...hubspotMarketing,
  },
});

/**
 * A batch of one is answered with a success, also if its only record was refused:
 * https://developers.hubspot.com/docs/api-reference/error-handling#multi-status-errors
 * @param objectName of a list or of a single write, and of no larger batch
 */
function isNothingWritten(body: ProviderBody, objectName: string | undefined): boolean {
  const isRefused = (body.list('errors')?.length ?? 0) > 0 && body.list('results')?.length === 0;
  return objectName !== undefined && isRefused;
}

/** An empty text clears a property: https://developers.hubspot.com/docs/api/crm/properties#clear-a-property-value */
function withEmptyTexts(record: ProviderRecord): ProviderRecord {
  return Object.fromEntries(Object.entries(record).map(([name, value]) => [name, value ?? '']));
}

/**
 * Several check boxes are a list of choices, of which several can be taken. A single one is true or false, also where its
 * type is an enumeration of both.
 */
function toField(entry: ProviderBody, field: FieldMetadata): FieldMetadata {
  const shown = entry.text('fieldType')?.among(['checkbox', 'booleancheckbox']);
  return {
    ...field,
    isCustom: !entry.isTrue('hubspotDefined'),
    ...(shown === 'checkbox' && { valueType: 'multiSelect' }),
    ...(shown === 'booleancheckbox' && { valueType: 'boolean' }),
  };
}
