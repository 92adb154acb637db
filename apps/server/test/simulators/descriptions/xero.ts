import type { DocumentedObject, ObjectDescription, ProviderDescription } from '../general/description.ts';
import type { ListDescription } from '../general/list-description.ts';

const source = 'https://github.com/XeroAPI/Xero-OpenAPI';

/** What all answers have beside the records. */
const envelope = { Id: '900c500b-e83c-4ce2-902a-b8ba04751748', Status: 'OK', ProviderName: 'Dowel' };

function listOf(name: string, id: string): ListDescription {
  return {
    paging: { by: 'page', parameter: 'page', first: 1 },
    size: { parameter: 'pageSize', max: 1000, usual: 100 },
    parameters: { order: { orders: { [`${id} ASC`]: 'id', [`${id} DESC`]: '-id' } } },
    headerParameters: { 'if-modified-since': { time: 'updateTime', is: '>', as: 'rfc3339' } },
    answer: {
      ...envelope,
      pagination: { page: '{page}', pageSize: '{size}', pageCount: '{pages}', itemCount: '{total}' },
      [name]: '{records}',
    },
  };
}

/** Lists that can be sorted by the id. */
const ORDERED = [
  'Invoices',
  'CreditNotes',
  'Payments',
  'BankTransactions',
  'Quotes',
  'ManualJournals',
  'Overpayments',
  'Prepayments',
];

/** Records are sent and answered as the only one of a list. A deleted one stays, with another status. */
function objectOf(name: string, id: string, fields: string): ObjectDescription {
  return {
    path: `/api.xro/2.0/${name}`,
    id: 'uuid',
    fields,
    record: { '...': '{values}', [id]: '{id}', UpdatedDateUTC: '{updated}' },
    one: { ...envelope, [name]: ['{record}'] },
    list: listOf(name, id),
    sent: { inside: `${name}.0` },
  };
}

/** The Accounting API of Xero, version 2.0. */
export const xero: ProviderDescription = {
  provider: 'xero',
  documentation: [
    `${source}/blob/master/xero_accounting.yaml`,
    `${source}/blob/master/xero-identity.yaml`,
    'https://developer.xero.com/documentation/api/requests-and-responses',
    'https://developer.xero.com/faq/limits',
    'https://developer.xero.com/documentation/oauth2/troubleshooting',
  ],
  signIn: { authorizePath: '/identity/connect/authorize', tokenPath: '/connect/token' },
  headers: { 'xero-tenant-id': 'fe79f7dd-b6d4-4a92-ba7b-538af6289c58' },
  errors: {
    body: {
      ErrorNumber: '{code}',
      Type: 'ValidationException',
      Message: 'A validation exception occurred',
      Elements: [{ ValidationErrors: [{ Message: '{message}' }] }],
    },
    // What is refused before it reaches an organisation.
    bodies: {
      unauthorized: { title: 'Unauthorized', status: '{status}', detail: '{message}' },
      // A token that lacks the scope: https://github.com/benedwards44/apex-for-xero/issues/25
      forbidden: {
        Type: null,
        Title: 'Unauthorized',
        Status: '{status}',
        Detail: 'AuthorizationUnsuccessful',
      },
    },
    statuses: { forbidden: 401 },
    codes: { otherwise: 10 },
  },
  fixed: {
    'GET /connections': [
      {
        id: '7cb59f93-2964-421d-bb5e-a0f7a4572a44',
        tenantId: 'fe79f7dd-b6d4-4a92-ba7b-538af6289c58',
        tenantName: 'Acme',
        tenantType: 'ORGANISATION',
      },
    ],
  },
  object: {
    times: 'dotNet',
    record: '{values}',
    create: { method: 'PUT', status: 200, onceBy: 'idempotency-key', takes: ['summarizeErrors'] },
    update: { method: 'POST' },
    values: {
      lines: { always: [] },
      Status: { oneOf: ['DRAFT', 'SUBMITTED', 'AUTHORISED'] },
      ContactStatus: { always: 'ACTIVE' },
      EmailAddress: { text: 'person{n}@mail.example' },
    },
  },
  documented: Object.fromEntries([
    ...ORDERED.map((name): [string, DocumentedObject] => [
      `/api.xro/2.0/${name}`,
      { list: { parameters: listOf(name, `${name.slice(0, -1)}ID`).parameters ?? {} } },
    ]),
    ['/api.xro/2.0/ContactGroups', { hidden: ['Contacts'] }],
    ['/api.xro/2.0/TrackingCategories', { hidden: ['Option', 'TrackingOptionID'] }],
    // The next page is known by the number of the last journal, which is not its id.
    ['/api.xro/2.0/Journals', null],
  ]),
  objects: {
    PurchaseOrders: {
      ...objectOf(
        'PurchaseOrders',
        'PurchaseOrderID',
        `Contact:map LineItems:lines Reference:string AttentionTo:string Telephone:string DeliveryInstructions:string
          CurrencyCode:string Status:string Total:float:readOnly`,
      ),
      list: { ...listOf('PurchaseOrders', 'PurchaseOrderID'), showsDeleted: true },
    },
    Contacts: {
      ...objectOf(
        'Contacts',
        'ContactID',
        'Name:string:required FirstName:string LastName:string EmailAddress:string ContactStatus:string Addresses:lines',
      ),
      list: {
        ...listOf('Contacts', 'ContactID'),
        parameters: {
          ...listOf('Contacts', 'ContactID').parameters,
          includeArchived: { showsDeleted: 'too', when: 'true' },
        },
      },
    },
  },
  functions: {
    shown: (_object, { name }, value, _, isDeleted) =>
      isDeleted && name === 'Status' ? 'DELETED' : isDeleted && name === 'ContactStatus' ? 'ARCHIVED' : value,
  },
};
