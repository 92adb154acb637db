import type { CustomField, ObjectDescription, ProviderDescription } from '../general/description.ts';
import type { ListDescription } from '../general/list-description.ts';
import { Refused } from '../refusal.ts';
import { exportRoutes } from './zendesk-exports.ts';
import { subscriptionsOf, webhookRoutes } from './zendesk-webhooks.ts';

const reference = 'https://developer.zendesk.com/api-reference';

const list: ListDescription = {
  paging: { by: 'cursor', parameter: 'page[after]' },
  size: { parameter: 'page[size]', max: 100 },
  answer: {
    '{object}': '{records}',
    meta: { has_more: '{more}', after_cursor: '{next|null}' },
    links: { next: '{nextUrl|null}', prev: null },
  },
};

const path = (name: string) => `/api/v2/${name}`;

/** The choices of fields of the system. */
export const OPTIONS: Readonly<Record<string, readonly string[]>> = {
  status: ['new', 'open', 'pending', 'hold', 'solved', 'closed'],
  type: ['problem', 'incident', 'question', 'task'],
  priority: ['urgent', 'high', 'normal', 'low'],
  role: ['end-user', 'agent', 'admin'],
};
const oneOf = (...names: string[]) =>
  Object.fromEntries(names.map((name) => [name, { oneOf: OPTIONS[name] ?? [] }]));

/** Zendesk knows a custom field by its id. */
const CUSTOM: Readonly<Record<string, CustomField>> = {
  360000000009: ['Order', 'text'],
  360000000010: ['Size', 'tagger', ['size_s', 'size_m', 'size_l']],
  360000000011: ['Urgent', 'checkbox'],
  360000000012: ['Rooms', 'multiselect'],
};

/** The custom fields of users and organizations. An answer has all of them. */
const NO_FIELDS = { level: null };
const isPlain = (value: unknown): value is object => typeof value === 'object' && value !== null;
const known = (sent: object) =>
  Object.fromEntries(Object.entries(sent).filter(([name]) => Object.hasOwn(NO_FIELDS, name)));

/** A list, and records that are written one by one. */
const plain = (name: string, fields: string): ObjectDescription => ({
  path: path(name),
  id: '36{n:10}',
  fields,
});

/** Zendesk's API for support. */
export const zendeskSupport: ProviderDescription = {
  provider: 'zendeskSupport',
  documentation: [
    `${reference}/introduction/pagination/`,
    `${reference}/introduction/requests/#response-format`,
    `${reference}/ticketing/tickets/tickets/`,
    `${reference}/ticketing/users/user_identities/`,
    `${reference}/ticketing/tickets/ticket_fields/`,
    `${reference}/ticketing/tickets/ticket_comments/`,
    `${reference}/ticketing/ticket-management/incremental_exports/`,
    `${reference}/webhooks/webhooks-api/webhooks/`,
  ],
  signIn: { authorizePath: '/oauth/authorizations/new', tokenPath: '/oauth/tokens' },
  errors: {
    statuses: { unknownField: 422, badValue: 422 },
    body: { error: '{code}', description: '{message}' },
    // What is wrong with each field.
    bodies: {
      badValue: {
        error: 'RecordInvalid',
        description: 'Record validation errors',
        details: { '{field}': [{ description: '{message}', error: 'InvalidValue' }] },
      },
    },
    codes: {
      unauthorized: 'invalid_token',
      forbidden: 'Forbidden',
      notFound: 'RecordNotFound',
      rateLimited: 'APIRateLimitExceeded',
      quotaSpent: 'APIRateLimitExceeded',
      cursorGone: 'InvalidCursor',
      badRequest: 'StartTimeTooRecent',
      conflict: 'Conflict',
      serverError: 'ServiceUnavailable',
    },
    messages: { notFound: 'Not found', missingField: '{field}: cannot be blank' },
  },
  object: {
    record: { '...': '{values}', id: '{number}', created_at: '{created}', updated_at: '{updated}' },
    list,
    one: { '{singular}': '{record}' },
    create: { onceBy: 'idempotency-key' },
    update: { method: 'PUT' },
    delete: {},
    // Zendesk ignores members that it does not know, and those that nobody can write.
    sent: { inside: '{singular}', unknown: 'ignored', readOnly: 'ignored' },
    types: { integer: 'any', number: 'any' },
    values: {
      integer: { oneOf: [360_000_000_001, 360_000_000_002, 360_000_000_003] },
      tags: { oneOf: [[], ['tag_1'], ['tag_2']] },
      multiselect: { oneOf: [[], ['tag_1'], ['tag_2']] },
      keyed_fields: { always: { level: 'Level 1' } },
      active: { always: true },
    },
  },
  objects: {
    tickets: {
      ...plain(
        'tickets',
        `external_id:text subject:text description:text:required type:tagger priority:tagger status:tagger
         requester_id:integer assignee_id:integer organization_id:integer group_id:integer tags:tags
         brand_id:integer`,
      ),
      customFields: CUSTOM,
      custom: { member: 'custom_fields', list: { name: 'id', value: 'value' } },
      // A ticket that was changed by the system has kept its own time.
      record: {
        updated_at: '{updated}',
        '...': '{values}',
        custom_fields: '{custom}',
        id: '{number}',
        created_at: '{created}',
      },
      values: {
        ...oneOf('type', 'priority', 'status'),
        integer: { oneOf: [360_000_000_001, 360_000_000_002] },
        tags: { oneOf: [[], ['tag_1'], ['tag_2']] },
        multiselect: { oneOf: [[], ['tag_1'], ['tag_2']] },
        tagger: { oneOf: [null, 'size_m', 'size_l'] },
      },
      without: ['list'],
    },
    users: {
      ...plain(
        'users',
        `name:text:required email:text phone:text role:tagger active:checkbox verified:checkbox
         organization_id:integer time_zone:text tags:tags notes:text external_id:text user_fields:keyed_fields`,
      ),
      without: ['list'],
    },
    organizations: {
      ...plain(
        'organizations',
        `name:text:required domain_names:tags details:text notes:text group_id:integer shared_tickets:checkbox
         tags:tags external_id:text organization_fields:keyed_fields`,
      ),
      without: ['list'],
    },
    groups: plain('groups', 'name:text:required description:text is_public:checkbox'),
    ticket_fields: plain('ticket_fields', 'title:text:required type:tagger active:checkbox'),
    brands: plain('brands', 'name:text:required subdomain:text active:checkbox'),
    macros: plain('macros', 'title:text:required active:checkbox description:text position:number'),
    views: plain('views', 'title:text:required active:checkbox position:number'),
    triggers: plain('triggers', 'title:text:required active:checkbox category_id:text'),
    automations: plain('automations', 'title:text:required active:checkbox position:number'),
    user_fields: plain('user_fields', 'title:text:required key:text:required type:text:required'),
    organization_fields: plain(
      'organization_fields',
      'title:text:required key:text:required type:text:required',
    ),
    group_memberships: plain('group_memberships', 'user_id:integer group_id:integer default:checkbox'),
    organization_memberships: plain(
      'organization_memberships',
      'user_id:integer organization_id:integer default:checkbox',
    ),
    satisfaction_ratings: plain('satisfaction_ratings', 'ticket_id:integer score:text comment:text'),
    ticket_metrics: plain('ticket_metrics', 'ticket_id:integer reopens:number replies:number'),
    suspended_tickets: plain('suspended_tickets', 'subject:text cause:text content:text'),
    comments: {
      path: path('tickets/{ticket}/comments'),
      below: { ticket: 'tickets' },
      id: '36{n:10}',
      fields: 'author_id:integer body:text public:checkbox',
      without: ['get', 'create', 'update', 'delete'],
    },
  },
  // What changed is exported, and not listed.
  documented: {
    '/api/v2/incremental/tickets/cursor': null,
    '/api/v2/incremental/users/cursor': null,
    '/api/v2/incremental/organizations': null,
  },
  functions: {
    routes: exportRoutes,
    webhooks: () => ({ subscriptionsOf, routes: webhookRoutes() }),
    // A deleted record is there in exports, and says so.
    shown(object, { name }, value, _, isDeleted) {
      if (isDeleted && object === 'tickets' && name === 'status') return 'deleted';
      return isDeleted && object === 'users' && name === 'active' ? false : value;
    },
    stored(object, { name, options, isCustom }, value, before) {
      // The first comment is not changed, and another address is added beside the first one, which an answer shows.
      const isKept = `${object} ${name}` === 'tickets description' || `${object} ${name}` === 'users email';
      if (isKept && before) return before;
      // What the account has no field for is passed over.
      if (name.endsWith('_fields') && isPlain(value))
        return { ...NO_FIELDS, ...Object(before), ...known(value) };
      const own = object === 'tickets' || object === 'users' ? OPTIONS[name] : undefined;
      const choices = Array.isArray(options) ? options.map(({ label }) => label) : own;
      if (!choices || value === null || choices.includes(String(value))) return value;
      // What is wrong with a custom field is told of the whole ticket.
      const field = isCustom ? 'base' : name;
      throw new Refused('badValue', `${name}: ${value} is not a valid option`, { field });
    },
  },
};
