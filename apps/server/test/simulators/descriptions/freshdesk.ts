import type { ListDescription, ProviderDescription } from '../general/description.ts';

const reference = 'https://developers.freshdesk.com/api/';

/** Pages have numbers, and the header has the address of the next one. */
function listOf(more: Partial<ListDescription> = {}): ListDescription {
  return {
    paging: { by: 'page', parameter: 'page', first: 1 },
    size: { parameter: 'per_page', max: 100, usual: 30 },
    answer: '{records}',
    headers: { Link: '<{nextUrl}>; rel="next"' },
    ...more,
  };
}

const describe = (path: string) => ({
  path: `/api/v2/${path}`,
  field: {
    name: '{name}',
    label: '{label}',
    type: 'custom_text',
    default: false,
    required_for_agents: '{isRequired}',
  },
  onlyCustom: true,
  answer: '{fields}',
});

/** Freshdesk's API, version 2. */
export const freshdesk: ProviderDescription = {
  provider: 'freshdesk',
  documentation: [
    `${reference}#tickets`,
    `${reference}#list_all_tickets`,
    `${reference}#companies`,
    `${reference}#pagination`,
    `${reference}#error`,
    `${reference}#ratelimit`,
  ],
  signIn: { credential: { basic: 'user' } },
  errors: {
    body: {
      description: 'Validation failed',
      errors: [{ field: '{field}', message: '{message}', code: '{code}' }],
    },
    bodies: {
      unauthorized: { code: 'invalid_credentials', message: '{message}' },
      forbidden: { code: 'access_denied', message: '{message}' },
      rateLimited: { message: '{message}' },
    },
    codes: { unknownField: 'invalid_field', otherwise: 'invalid_value' },
  },
  object: {
    times: 'rfc3339Seconds',
    record: {
      '...': '{values}',
      id: '{number}',
      created_at: '{created}',
      updated_at: '{updated}',
      custom_fields: '{custom}',
    },
    custom: { member: 'custom_fields' },
    get: {},
    create: { status: 201 },
    update: { method: 'PUT' },
    delete: { status: 204 },
  },
  objects: {
    tickets: {
      path: '/api/v2/tickets',
      id: '{n}',
      fields: `subject:string description:string type:string email:string status:integer priority:integer
        source:integer cf_order:string:custom`,
      describe: describe('ticket_fields'),
      values: {
        email: { text: 'person{n}@mail.example' },
        status: { oneOf: [2, 3, 4, 5] },
        priority: { oneOf: [1, 2, 3, 4] },
      },
      list: listOf({
        isDescending: true,
        goesOnBy: 'updated_since',
        parameters: {
          // No page says whether the time itself belongs to it.
          updated_since: { time: 'updateTime', is: '>' },
          order_by: { orders: { created_at: 'createTime', updated_at: 'updateTime' } },
          order_type: { allows: ['asc'] },
          include: { allows: 'any' },
          email: { field: 'email' },
        },
      }),
    },
    companies: {
      path: '/api/v2/companies',
      id: '{n}',
      singular: 'company',
      fields: 'name:string:required description:string note:string industry:string cf_region:string:custom',
      describe: describe('company_fields'),
      list: listOf(),
    },
  },
};
