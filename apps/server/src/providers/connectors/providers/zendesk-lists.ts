import type {
  ConnectorException,
  ConnectorObject,
  ListEndpoint,
  WriteEndpoint,
  WriteEndpoints,
  WriteRepeat,
} from '@dowel/schema/connector';
import type { ProviderRecord } from '../engine/records.ts';
import { listedFields } from './listed-fields.ts';
import { listsAt, urlPages } from './pages.ts';

export const reference = 'https://developer.zendesk.com/api-reference/ticketing';

export function listed(name: string, page: string): ListEndpoint {
  const documentation = 'https://developer.zendesk.com/api-reference/introduction/pagination/';
  const end = { when: 'false', member: 'meta.has_more' } as const;
  const paging = urlPages('links.next', { 'page[size]': 100 }, documentation, end);
  return listsAt(page, paging, name)(`/api/v2/${name}`);
}

export function writesOf(
  name: string,
  wrap: string,
  page: string,
  repeat: WriteRepeat,
  custom?: WriteEndpoint['custom'],
): WriteEndpoints {
  const path = `/api/v2/${name}`;
  const shared = { wrap, documentation: page, ...(custom && { custom }) };
  return {
    create: { method: 'POST', path, repeat, ...shared },
    update: { method: 'PUT', path: `${path}/{id}`, repeat: { by: 'upsert' }, ...shared },
    delete: { method: 'DELETE', path: `${path}/{id}`, repeat: { by: 'upsert' }, documentation: page },
    get: { path: `${path}/{id}` },
    answer: { record: wrap, id: 'id' },
  };
}

/** Nothing says that a record was deleted, and a record can be created twice. */
export function plainObject(name: string, singular: string, page: string): Partial<ConnectorObject> {
  return { list: listed(name, page), write: writesOf(name, singular, page, { by: 'none' }) };
}

/** @param known what a record has beside its id, in the words of `listedFields` */
const sampled = (known: string): NonNullable<ConnectorException['fields']> => ({
  source: 'sampled',
  also: listedFields(`id:int! created_at:datetime! ${known}`),
});

/** What an administrator sets up, by a title. */
const titled = (name: string, singular: string, page: string): ConnectorException => ({
  ...plainObject(name, singular, page),
  fields: sampled('updated_at:datetime! title'),
});

/**
 * A view as it is written. It is read with its conditions in one map, and with titles of its columns:
 * https://developer.zendesk.com/api-reference/ticketing/business-rules/views/#create-view
 */
export function viewAsTaken(fields: ProviderRecord): ProviderRecord {
  const { conditions, execution, ...others } = fields;
  const { columns, fields: _, custom_fields: __, ...order } = Object(execution);
  const isSet = ([, value]: [string, unknown]) => value !== null;
  const output = {
    ...(Array.isArray(columns) && { columns: columns.map((column) => column?.id ?? column) }),
    ...Object.fromEntries(Object.entries(order).filter(isSet)),
  };
  return { ...Object(conditions), ...(execution !== undefined && { output }), ...others };
}

const readOnly = (name: string, page: string): ConnectorException => ({
  list: listed(name, page),
  fields: sampled('updated_at:datetime!'),
  write: null,
});

const rules = `${reference}/business-rules`;
const commentsPage = `${reference}/tickets/ticket_comments/`;

/** Lists that cannot be limited to changes. Each page says that it takes a cursor. */
export const zendeskLists: Readonly<Record<string, ConnectorException>> = {
  macros: {
    displayName: 'Macros available to the user',
    ...titled('macros', 'macro', `${rules}/macros/`),
  },
  views: { displayName: 'Views available to the user', ...titled('views', 'view', `${rules}/views/`) },
  triggers: titled('triggers', 'trigger', `${rules}/triggers/`),
  automations: titled('automations', 'automation', `${rules}/automations/`),
  user_fields: titled('user_fields', 'user_field', `${reference}/users/user_fields/`),
  organization_fields: titled(
    'organization_fields',
    'organization_field',
    `${reference}/organizations/organization_fields/`,
  ),
  group_memberships: readOnly('group_memberships', `${reference}/groups/group_memberships/`),
  organization_memberships: readOnly(
    'organization_memberships',
    `${reference}/organizations/organization_memberships/`,
  ),
  satisfaction_ratings: readOnly(
    'satisfaction_ratings',
    `${reference}/ticket-management/satisfaction_ratings/`,
  ),
  ticket_metrics: {
    displayName: 'Ticket metrics without archived tickets',
    ...readOnly('ticket_metrics', `${reference}/tickets/ticket_metrics/`),
  },
  suspended_tickets: readOnly('suspended_tickets', `${reference}/tickets/suspended_tickets/`),
  // A new comment is sent as a change of its ticket.
  comments: {
    parents: { object: 'tickets', values: { ticket: 'id' }, documentation: commentsPage },
    record: { id: 'id', createTime: { member: 'created_at', format: 'rfc3339' } },
    list: {
      ...listed('comments', commentsPage),
      request: { path: '/api/v2/tickets/{ticket}/comments', documentation: commentsPage },
    },
    fields: sampled('author_id:reference! body! public:boolean!'),
    write: null,
  },
};
