import type {
  ChangeSource,
  Conditions,
  ConnectorException,
  ListEndpoint,
  WriteEndpoint,
  WriteEndpoints,
} from '@dowel/schema/connector';
import { repeatable } from './plain-writes.ts';
import { fieldsOf } from './square-fields.ts';

// The facts are those of the vendor's OpenAPI document: github.com/square/connect-api-specification, api.json.
export const reference = 'https://developer.squareup.com/reference/square';
const paginationPage = 'https://developer.squareup.com/docs/build-basics/common-api-patterns/pagination';
const MINUTE_MS = 60_000;

/** The first day for lists that otherwise begin a year ago. */
export const EVER = '1970-01-01T00:00:00Z';
export const fromTheBeginning = { begin_time: EVER, sort_field: 'CREATED_AT', sort_order: 'ASC' };

interface Listed {
  readonly path?: string;
  readonly query?: Record<string, string>;
  /** What a search sends with POST, and how it takes the place and the size of a page. */
  readonly body?: NonNullable<ListEndpoint['request']['body']>;
  readonly conditions?: Conditions;
  readonly documentation: string;
}

/**
 * Pages follow by a cursor, which the last one lacks.
 * @param max the most records of a page, which a list is asked for if it takes a limit
 */
export function listOf(
  records: string,
  [max, limit]: readonly [max: number, limit?: 'limit'],
  { path = '/v2/{objectName}', query, body, conditions, documentation }: Listed,
): ListEndpoint {
  const slot = (name: string) => (body ? { body: name } : { query: name });
  return {
    request: {
      path,
      ...(query && { query }),
      ...(body && ({ method: 'POST', body } as const)),
      documentation,
    },
    records,
    paging: {
      style: 'cursor',
      next: 'cursor',
      into: slot('cursor'),
      end: { when: 'absent' },
      size: { ...(limit && { into: slot(limit) }), max },
      documentation: paginationPage,
    },
    ...(conditions && { conditions }),
  };
}

export const atLocations = {
  object: 'locations',
  values: { location_id: 'id' },
  documentation: `${reference}/payments-api/list-payments`,
} as const;

/** A change may be missing for a minute. Bounds of which no page says whether they belong to the range count as outside. */
export const changes = {
  source: 'filter',
  format: 'rfc3339',
  isFromInclusive: false,
  isUntilInclusive: false,
  settleMs: MINUTE_MS,
  overlapMs: 10 * MINUTE_MS,
  granularityMs: 1,
  documentation: `${reference}/customers-api/search-customers`,
} as const satisfies ChangeSource;

export const updatedBetween: Conditions = {
  style: 'parameters',
  from: { query: 'updated_at_begin_time' },
  until: { query: 'updated_at_end_time' },
  documentation: `${reference}/payments-api/list-payments`,
};

const updateTime = {
  member: 'updated_at',
  format: 'rfc3339',
  granularityMs: 1,
  documentation: `${reference}/objects/Customer`,
} as const;

const created = {
  member: 'created_at',
  format: 'rfc3339',
  documentation: `${reference}/objects/Customer`,
} as const;

export const timed = { id: 'id', updateTime, createTime: created } as const;
export const onlyCreated = { id: 'id', createTime: created } as const;

interface Written {
  /** The member of the body that has the record. Absent: the body is the record. */
  readonly wrap?: string;
  readonly canDelete?: true;
  /** Absent: a key in the body. */
  readonly repeat?: WriteEndpoint['repeat'];
}

/** A key makes a create be done once: https://developer.squareup.com/docs/build-basics/common-api-patterns/idempotency */
export function writesAt(
  path: string,
  singular: string,
  { wrap, canDelete, repeat = { by: 'keyAt', into: { body: 'idempotency_key' } } }: Written,
): WriteEndpoints {
  const sent = { ...(wrap !== undefined && { wrap }), documentation: reference };
  return {
    create: { method: 'POST', path, repeat, ...sent },
    update: { method: 'PUT', path: `${path}/{id}`, repeat: { by: 'upsert' }, ...sent },
    ...(canDelete && { delete: deleteAt(path) }),
    ...getAt(path, singular),
  };
}

const deleteAt = (path: string): WriteEndpoint => repeatable('DELETE', `${path}/{id}`, reference);

/** What is read only, one by one too. */
export const getAt = (path: string, singular: string): WriteEndpoints => ({
  get: { path: `${path}/{id}` },
  answer: { record: singular, id: 'id' },
});

/** Objects of the catalogue. What is deleted stays in it with a mark. Its writes need a key in the body, so none is made. */
export function catalogued(type: string): ConnectorException {
  const documentation = `${reference}/catalog-api/search-catalog-objects`;
  return {
    record: { id: 'id', updateTime, unwrap: [`${type.toLowerCase()}_data`] },
    list: listOf('objects', [1000, 'limit'], {
      path: '/v2/catalog/search',
      body: { object_types: [type], include_deleted_objects: true },
      conditions: { style: 'parameters', from: { body: 'begin_time' }, documentation },
      documentation,
    }),
    changes: { ...changes, isUntilInclusive: undefined, documentation },
    deletes: { source: 'flag', member: 'is_deleted', documentation },
    fields: fieldsOf(type),
    write: { delete: deleteAt('/v2/catalog/object'), ...getAt('/v2/catalog/object', 'object') },
  };
}
