import type { DocumentedObject, ProviderDescription } from '../general/description.ts';
import type { ListDescription } from '../general/list-description.ts';

const reference = 'https://www.freshbooks.com/api';

function listOf(plural: string): ListDescription {
  return {
    paging: { by: 'page', parameter: 'page', first: 1 },
    size: { parameter: 'per_page', max: 100, usual: 15 },
    answer: {
      response: {
        result: {
          [plural]: '{records}',
          page: '{page}',
          pages: '{pages}',
          per_page: '{size}',
          total: '{total}',
        },
      },
    },
  };
}

/** A record has its id in two members. */
const numberedTwice = (also: string): DocumentedObject => ({
  record: { '...': '{values}', id: '{number}', [also]: '{number}', updated: '{updated}' },
});

const active: DocumentedObject = { values: { vis_state: { always: 0 } } };

/** An answer has it only if it is asked for. */
const including = (name: string): DocumentedObject => ({
  ...active,
  list: { parameters: { 'include[]': { allows: [name] } } },
  get: { takes: ['include[]'] },
});

/** FreshBooks. */
export const freshbooks: ProviderDescription = {
  provider: 'freshbooks',
  documentation: [
    `${reference}/me_endpoint`,
    `${reference}/items`,
    `${reference}/parameters`,
    `${reference}/errors`,
  ],
  signIn: { authorizePath: '/oauth/authorize', tokenPath: '/auth/oauth/token', clientSecretIn: 'body' },
  errors: {
    body: { code: 3, message: '{message}', details: [] },
    bodies: {
      unauthorized: { error: 'unauthenticated', error_description: '{message}' },
      badValue: {
        response: { errors: [{ errno: 1001, field: '{field}', message: '{message}', object: 'client' }] },
      },
    },
    statuses: { badValue: 422, unknownField: 422 },
  },
  object: {
    times: 'spaced',
    record: '{values}',
  },
  objects: {
    businesses: {
      path: '/auth/api/v1/users/me',
      without: ['get'],
      id: 'ACM{n:3}',
      fields: 'role:string',
      record: {
        role: '{value.role}',
        id: '{number}',
        business: { id: '{number}', name: 'Acme', account_id: '{id}' },
      },
      list: {
        paging: { by: 'none' },
        answer: { response: { id: 1, email: 'ada@mail.example', business_memberships: '{records}' } },
      },
    },
    items: {
      path: '/accounting/account/{accountId}/items/items',
      id: '{n}',
      fields: `name:string description:string qty:string sku:string inventory:string unit_cost:map
        tax1:integer tax2:integer`,
      record: {
        '...': '{values}',
        id: '{number}',
        updated: '{updated}',
        accounting_systemid: 'ACM001',
        vis_state: 0,
      },
      values: { unit_cost: { always: { amount: '5.00', code: 'USD' } } },
      one: { response: { result: { item: '{record}' } } },
      create: { status: 200 },
      update: { method: 'PUT' },
      sent: { inside: 'item' },
      list: listOf('items'),
    },
  },
  documented: {
    ...Object.fromEntries(
      [
        'users/clients',
        'payments/payments',
        'bill_vendors/bill_vendors',
        'bill_payments/bill_payments',
        'other_incomes/other_incomes',
      ].map((path) => [`/accounting/account/{accountId}/${path}`, active]),
    ),
    '/accounting/account/{accountId}/invoices/invoices': {
      ...numberedTwice('invoiceid'),
      ...including('lines'),
    },
    '/accounting/account/{accountId}/credit_notes/credit_notes': including('lines'),
    '/accounting/account/{accountId}/expenses/expenses': {
      ...numberedTwice('expenseid'),
      ...including('category'),
    },
    '/projects/business/{businessId}/projects': {
      list: { parameters: { include_logged_duration: { allows: ['true'] } } },
    },
    '/timetracking/business/{businessId}/time_entries': {
      list: { parameters: { team: { allows: ['true'] }, include_unlogged: { allows: ['true'] } } },
    },
    '/accounting/account/{accountId}/projects/tasks': numberedTwice('taskid'),
  },
  // Below the id of an account, or of its business.
  elsewhere: { '/accounting/account': 'businesses' },
  places: { businessId: { oneOf: ['1', '2'] } },
};
