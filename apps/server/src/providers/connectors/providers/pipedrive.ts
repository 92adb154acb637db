import type { ConnectorObject, ListEndpoint } from '@dowel/schema/connector';
import type { DeletedList } from '../engine/read-deleted.ts';
import type { ProviderRecord } from '../engine/records.ts';
import { changedSince } from './changed-since.ts';
import { foundBy } from './found-by.ts';
import { cursorPages, listsAt, offsetPages, onePage } from './pages.ts';
import { customOfDeals, discovered, fieldsAsRead, included, listedFields } from './pipedrive-fields.ts';
import { pages, pipedriveLists } from './pipedrive-lists.ts';
import { eventsOf, isGenuine, pipedriveWebhooks } from './pipedrive-webhooks.ts';
import { plainWrites } from './plain-writes.ts';
import { timesOf } from './record-times.ts';
import { usualConnector } from './usual-connector.ts';

const documentation = 'https://developers.pipedrive.com/docs/api/v1';
const dealsPage = `${documentation}/Deals`;
const rateLimits = 'https://pipedrive.readme.io/docs/core-api-concepts-rate-limiting';
const paginationPage = 'https://pipedrive.readme.io/docs/core-api-concepts-pagination';

const records = '/api/v2/{objectName}';
const oldRecords = '/v1/{objectName}';

/** Version 2: a cursor, which is null on the last page. */
function listOf(equalsFields: string[], changed?: 'changed', named?: string): ListEndpoint {
  const query = {
    ...(changed && { sort_by: 'update_time', sort_direction: 'asc' }),
    ...(named !== undefined && { include_fields: named }),
  };
  return {
    request: {
      path: records,
      ...(Object.keys(query).length > 0 && { query }),
      documentation: dealsPage,
    },
    records: 'data',
    paging: pages,
    conditions: {
      style: 'parameters',
      ...(changed && { from: { query: 'updated_since' }, until: { query: 'updated_until' } }),
      ...(equalsFields.length > 0 && { equals: { query: '{fieldName}' }, equalsFields }),
      documentation: dealsPage,
    },
  };
}

/** Version 1: the number of the next record, while there are more. */
const oldList: ListEndpoint = {
  request: { path: oldRecords, documentation: `${documentation}/Notes` },
  records: 'data',
  paging: cursorPages('additional_data.pagination.next_start', 'start', { limit: 500 }, paginationPage, {
    when: 'false',
    member: 'additional_data.pagination.more_items_in_collection',
  }),
};

/**
 * Leads, oldest first. The list takes `updated_since`, but its pages have numbers: a lead that is deleted while they are
 * read moves the others forward, and one is missed, which no later time would find. So each read reads everything.
 */
const leadList: ListEndpoint = {
  request: { path: oldRecords, documentation: `${documentation}/Leads` },
  records: 'data',
  paging: offsetPages('start', { limit: 500 }, `${documentation}/Leads`),
  conditions: foundBy(['owner_id', 'person_id', 'organization_id'], `${documentation}/Leads`),
};

/** Users are shown all at once. */
const userList = listsAt(`${documentation}/Users`, onePage(), 'data')(oldRecords);

const writesAt = (path: string, update: 'PATCH' | 'PUT') =>
  plainWrites(path, { documentation, update, record: 'data' });

const withUpdateTime = {
  id: 'id',
  ...timesOf(dealsPage, { updated: 'update_time', created: 'add_time' }),
} as const;

/** An object of version 2 that can be limited to changes, with the fields that have to be named. */
const changing = (name: keyof typeof included, equalsFields: string[]): Partial<ConnectorObject> => ({
  list: listOf(equalsFields, 'changed', included[name]),
  write: {
    ...writesAt(records, 'PATCH'),
    get: { path: `${records}/{id}`, query: { include_fields: included[name] } },
  },
});

/** An object of version 2 whose list cannot be limited to changes. */
const unchanging: Partial<ConnectorObject> = {
  changes: { source: 'none', documentation },
  order: 'none',
};

/** An object of version 1. Its times have no zone, so they are not understood as times. */
const old: Partial<ConnectorObject> = {
  ...unchanging,
  record: { id: 'id' },
  list: oldList,
};

/** Deals that were deleted in the last 30 days. They cannot be changed, so the time of their last change is that of it. */
const deletedDeals: DeletedList = {
  list: {
    ...listOf([], 'changed'),
    request: {
      path: records,
      query: { sort_by: 'update_time', sort_direction: 'asc', status: 'deleted' },
      documentation: dealsPage,
    },
  },
  time: { member: 'update_time', format: 'rfc3339', documentation: dealsPage },
  member: 'is_deleted',
};

/** The names of custom fields are hashes. */
const CUSTOM = /^[0-9a-f]{40}$/;

/** Version 1 takes custom fields beside the others. */
const ofVersion1 = ['leads', 'notes', 'users'];

/** Members that are the numbers of other records or of choices. Other names with such an end take any text. */
const NUMBERED = /^(?!channel_|origin_)\w+_ids?$|^(visible_to|category)$/;

/**
 * A record as it is taken. Version 2 takes custom fields in a map of their own, also if the builder names them as they are
 * read. It takes no text for a number, and Dowel tells ids and choices as texts. Version 1 has flags of a note that are
 * read as booleans, and written as 0 or 1: the package pipedrive, versions/v1.
 * https://pipedrive.readme.io/docs/pipedrive-api-v2-migration-guide
 */
function asTaken(objectName: string, record: ProviderRecord): ProviderRecord {
  if (objectName === 'notes') return changed(record, /^pinned_to_/, flagOf);
  if (ofVersion1.includes(objectName)) return record;
  const own = Object.entries(record).filter(([name]) => CUSTOM.test(name));
  const others = Object.entries(record).filter(([name]) => !CUSTOM.test(name));
  const custom_fields = { ...Object(record.custom_fields), ...Object.fromEntries(own) };
  return {
    ...changed(Object.fromEntries(others), NUMBERED, numberOf),
    ...(own.length > 0 && { custom_fields }),
  };
}

/** The record with other values of the fields with such a name. */
function changed(
  record: ProviderRecord,
  names: RegExp,
  toTaken: (value: unknown) => unknown,
): ProviderRecord {
  const entries = Object.entries(record);
  return Object.fromEntries(
    entries.map(([name, value]) => [name, names.test(name) ? toTaken(value) : value]),
  );
}

const flagOf = (value: unknown): unknown => (typeof value === 'boolean' ? Number(value) : value);

function numberOf(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(numberOf);
  return typeof value === 'string' && /^\d{1,15}$/.test(value) ? Number(value) : value;
}

/**
 * Pipedrive: version 2 of its API for most objects, and version 1 for leads, notes and users. Both are on one host, so
 * the connector is the same for both modules. Custom fields are moved up from `custom_fields` when they are read, and
 * moved back when they are written.
 */
export const pipedrive = usualConnector({
  provider: 'pipedrive',
  displayName: 'Pipedrive',
  errors: {
    message: 'error',
    rules: [{ status: 400, member: 'error', begins: 'Invalid cursor', means: 'cursor_gone' }],
    wait: [{ header: 'x-ratelimit-reset', format: 'seconds' }],
    documentation: rateLimits,
  },
  success: [{ mustBeTrue: 'success' }],
  // The limit of the smallest plan for an access token. Each call also takes from a budget of the day.
  budgets: [{ scope: 'connection', requests: 80, perMs: 2000, documentation: rateLimits }],
  webhooks: pipedriveWebhooks,
  functions: {
    deletedOf: () => deletedDeals,
    moreFields(body) {
      const cursor = body.text('additional_data.next_cursor')?.toSend();
      return cursor ? { cursor } : undefined;
    },
    withChoices: async (objectName, fields) => fieldsAsRead(objectName, fields),
    isDeleted: (_, { is_deleted }) => is_deleted === true,
    events: { isGenuine, isAsMade: ({ is_active }) => is_active !== 0 },
    toRecord: asTaken,
  },
  object: {
    record: { ...withUpdateTime, unwrap: ['custom_fields'] },
    list: listOf([], 'changed'),
    changes: changedSince({
      isFromInclusive: true,
      isUntilInclusive: false,
      granularityMs: 1000,
      documentation: dealsPage,
    }),
    order: 'ascending',
    deletes: { source: 'webhook', documentation: 'https://pipedrive.readme.io/docs/list-of-webhooks-v2' },
    fields: discovered('dealFields'),
    write: writesAt(records, 'PATCH'),
  },
  objects: {
    deals: {
      displayName: 'Deals without archived deals',
      events: eventsOf('deal'),
      ...changing('deals', ['owner_id', 'person_id', 'org_id', 'pipeline_id', 'stage_id', 'status']),
      // `status=deleted` lists what was deleted in the last 30 days.
      deletes: { source: 'endpoint', documentation: dealsPage },
    },
    persons: {
      events: eventsOf('person'),
      ...changing('persons', ['owner_id', 'org_id']),
      fields: discovered('personFields'),
    },
    organizations: {
      events: eventsOf('organization'),
      ...changing('organizations', ['owner_id']),
      fields: discovered('organizationFields'),
    },
    activities: {
      events: eventsOf('activity'),
      ...changing('activities', ['owner_id', 'deal_id', 'lead_id', 'person_id', 'org_id', 'done']),
      fields: discovered('activityFields'),
    },
    products: {
      ...unchanging,
      events: eventsOf('product'),
      list: listOf(['owner_id']),
      fields: discovered('productFields'),
    },
    pipelines: {
      ...unchanging,
      events: eventsOf('pipeline'),
      list: listOf([]),
      fields: listedFields.pipelines,
    },
    stages: {
      ...unchanging,
      events: eventsOf('stage'),
      list: listOf(['pipeline_id']),
      fields: listedFields.stages,
    },
    leads: {
      ...unchanging,
      events: eventsOf('lead'),
      record: withUpdateTime,
      list: leadList,
      fields: customOfDeals(listedFields.leads),
      write: writesAt(oldRecords, 'PATCH'),
    },
    notes: {
      ...old,
      events: eventsOf('note'),
      fields: listedFields.notes,
      write: writesAt(oldRecords, 'PUT'),
    },
    users: {
      ...old,
      list: userList,
      events: eventsOf('user'),
      fields: listedFields.users,
      // Its records are not written.
      write: { get: { path: `${oldRecords}/{id}` }, answer: { record: 'data', id: 'id' } },
    },
    ...pipedriveLists,
  },
});
