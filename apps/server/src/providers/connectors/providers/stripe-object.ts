import type {
  ConnectorException,
  EventTypeRule,
  ListEndpoint,
  ObjectEvents,
  WriteEndpoints,
} from '@dowel/schema/connector';
import type { FedChanges } from '../engine/feed-changes.ts';
import { listedFields } from './listed-fields.ts';

export const documentation = 'https://docs.stripe.com/api';
const records = '/v1/{objectName}';

/** What is said of one of Stripe's objects. Its name is its path, without those that it is below. */
export interface StripeObject {
  /** Says what the list leaves out. */
  readonly displayName?: string;
  /** Its fields, in the words of `listedFields`. */
  readonly fields: string;
  /** The object by whose records it is listed: below the `path` of each, or where a parameter names one. */
  readonly in?: {
    readonly object: string;
    readonly named: string;
    readonly path?: string;
    readonly idField?: string;
  };
  /** The ways it is written, and `get` if a record can be had alone. */
  readonly ways?: string;
  /** The parameters of the list that compare a field. */
  readonly equals?: string;
  /** The fields that an answer has only if they are named. */
  readonly expanded?: string;
  /** Its name in the member `object`. Only with this name, events tell of each change. */
  readonly kind?: string;
  /** What its events begin with, if that is another name. */
  readonly events?: string;
  /** `false`: a record does not say when it was created. */
  readonly isTimed?: boolean;
  /** Secrets of a record, which are not read. */
  readonly omit?: string;
  /** `false`: the list has one page. */
  readonly isPaged?: boolean;
}

/**
 * What asks for fields that an answer has only if they are named: https://docs.stripe.com/api/expanding_objects
 * @param below where an answer has the record, with a dot behind it
 */
export const expanding = (names: string, below = ''): Record<string, string> =>
  Object.fromEntries(names.split(' ').map((name, index) => [`expand[${index}]`, below + name]));

/** A list is in the order of creation, newest first, and the id of its last record is where the next page begins. */
export function listOf(equalsFields: string[], query?: Record<string, string>): ListEndpoint {
  return {
    request: { path: records, ...(query && { query }), documentation: `${documentation}/pagination` },
    records: 'data',
    paging: {
      style: 'lastRecord',
      member: 'id',
      into: { query: 'starting_after' },
      end: { when: 'false', member: 'has_more' },
      size: { into: { query: 'limit' }, max: 100 },
      documentation: `${documentation}/pagination`,
    },
    conditions: { style: 'parameters', equals: { query: '{fieldName}' }, equalsFields },
  };
}

/**
 * A POST takes a form, and a key that makes it happen once: the answer is kept for a day, even if it was a 500. A key
 * has no effect on DELETE, where a second one finds nothing to delete.
 */
const once = { by: 'key', header: 'idempotency-key', lifetimeMs: 24 * 60 * 60_000 } as const;
const onceDocumentation = `${documentation}/idempotent_requests`;

function everyWrite(
  path: string,
  expanded?: string,
): Required<Pick<WriteEndpoints, 'create' | 'update' | 'delete' | 'get'>> {
  const one = `${path}/{id}`;
  const form = { method: 'POST', encoding: 'form', repeat: once, documentation: onceDocumentation } as const;
  return {
    create: { ...form, path },
    update: { ...form, path: one },
    delete: { method: 'DELETE', path: one, repeat: { by: 'upsert' }, documentation: onceDocumentation },
    get: { path: one, ...(expanded && { query: expanding(expanded) }) },
  };
}

/** The ways that an object is written, and `get` if a record can be had alone. */
function writesAt(path: string, ways: readonly string[], expanded?: string): WriteEndpoints {
  const { create, update, delete: remove, get } = everyWrite(path, expanded);
  return {
    ...(ways.includes('create') && { create }),
    ...(ways.includes('update') && { update }),
    ...(ways.includes('delete') && { delete: remove }),
    ...(ways.includes('get') && { get }),
    answer: { record: '.', id: 'id' },
  };
}

export const createAndUpdate = writesAt(records, ['create', 'update', 'get']);
export const allWrites = writesAt(records, ['create', 'update', 'delete', 'get']);

export const createTime = { member: 'created', format: 'epochSeconds' as const, documentation };

/**
 * The changes of an object. Several objects can share the beginning of the names of their events, so the record in an
 * event decides. An event has it in the version of the account, so it is read again in ours.
 * @param types what the names of the events begin with
 * @param changedWith where an event about each of these other objects has the id of the record that has changed with it
 */
export function changesOf(
  object: string,
  types = object,
  changedWith?: Readonly<Record<string, string>>,
): FedChanges {
  const { paging, request: _, ...list } = listOf([]);
  return {
    source: 'feed',
    retentionDays: 30,
    feed: {
      by: 'time',
      list: {
        ...list,
        request: {
          path: '/v1/events',
          query: { type: `${types}.*` },
          documentation: `${documentation}/events/list`,
        },
        // Each event of a page may take a call of its own.
        paging: { ...paging, size: { ...paging.size, max: 25 } },
        conditions: {
          style: 'parameters',
          from: { query: 'created[gte]' },
          until: { query: 'created[lte]' },
        },
      },
      format: 'epochSeconds',
      isFromInclusive: true,
      isUntilInclusive: true,
      // The vendor promises nothing about how soon an event is in the list.
      settleMs: 60_000,
      overlapMs: 5 * 60_000,
      granularityMs: 1000,
      entry: {
        time: { member: 'created', format: 'epochSeconds' },
        recordId: 'data.object.id',
        only: { member: 'data.object.object', text: object },
        changedWith,
      },
    },
  };
}

/** Events that tell of an update, and are not called so. */
const updates: Readonly<Record<string, string>> = {
  'billing.meter': 'deactivated reactivated',
  'charge.dispute': 'closed funds_reinstated funds_withdrawn',
  credit_note: 'voided',
  issuing_dispute: 'closed funds_reinstated funds_rescinded submitted',
  issuing_transaction: 'purchase_details_receipt_updated',
  payout: 'canceled failed paid reconciliation_completed',
  refund: 'failed',
  subscription_schedule: 'aborted canceled completed released',
  transfer: 'reversed',
};

export const updateRules: EventTypeRule[] = Object.entries(updates).flatMap(([name, verbs]) =>
  verbs.split(' ').map((verb) => ({ type: `${name}.${verb}`, means: `${name}.updated`, isAskedFor: true })),
);

/** The events of an object. An event has another name for the object than its address. */
export function eventsOf(name: string, ways = 'create update delete'): ObjectEvents {
  const told = ways.split(' ');
  return {
    ...(told.includes('create') && { create: `${name}.created` }),
    ...(told.includes('update') && { update: `${name}.updated` }),
    ...(told.includes('delete') && { delete: `${name}.deleted` }),
    documentation: `${documentation}/events/types`,
  };
}

/** The changes of objects, as far as events tell of them. */
export function changesIn(objects: Readonly<Record<string, StripeObject>>): Record<string, FedChanges> {
  return Object.fromEntries(
    Object.entries(objects).flatMap(([name, { kind, events }]) =>
      kind === undefined ? [] : [[name, changesOf(kind, events)]],
    ),
  );
}

/** Objects as a connector has them. */
export function stripeObjects(
  objects: Readonly<Record<string, StripeObject>>,
): Record<string, ConnectorException> {
  return Object.fromEntries(Object.entries(objects).map(([name, one]) => [name, toException(name, one)]));
}

function toException(name: string, object: StripeObject): ConnectorException {
  const { in: above, ways = '', equals = '', kind, events = kind } = object;
  const { isTimed = true, isPaged = true, expanded } = object;
  const paged = listOf(
    equals.split(' ').filter(Boolean),
    expanded === undefined ? undefined : expanding(expanded, 'data.'),
  );
  const list = isPaged ? paged : { ...paged, paging: { style: 'none' as const, size: { max: 1000 } } };
  // A slash in a name is not escaped.
  const path = above?.path ?? `/v1/${name}`;
  const query = above && above.path === undefined && { query: { [above.named]: `{${above.named}}` } };
  return {
    ...(object.displayName && { displayName: object.displayName }),
    ...(above && {
      parents: {
        object: above.object,
        values: { [above.named]: 'id' },
        ...(above.idField && { idField: above.idField }),
        documentation,
      },
    }),
    record: {
      id: 'id',
      ...(isTimed && { createTime }),
      ...(object.omit !== undefined && { omit: object.omit.split(' ') }),
    },
    list: { ...list, request: { ...list.request, path, ...query } },
    fields: { source: 'list', fields: listedFields(object.fields), documentation },
    ...(kind === undefined && { deletes: { source: 'unknown' } }),
    write: ways === '' ? null : writesAt(path, ways.split(' '), expanded),
    ...(events !== undefined && { events: eventsOf(events, `create update ${ways.match('delete') ?? ''}`) }),
  };
}
