import type { DocumentedObject, ProviderDescription } from '../general/description.ts';
import type { ListDescription } from '../general/list-description.ts';

const reference = 'https://developers.activecampaign.com/reference';

/** Every list takes these two, as the page about paging says. The document leaves them out. */
const sized = {
  paging: { by: 'counted', parameter: 'offset' },
  size: { parameter: 'limit', max: 100, usual: 20 },
} as const satisfies Partial<ListDescription>;

const paged: ListDescription = {
  ...sized,
  answer: { '{object}': '{records}', meta: { total: '{total}' } },
};

const titled: DocumentedObject = {
  list: { ...sized, parameters: { 'orders[title]': { orders: { ASC: 'id', DESC: '-id' } } } },
};

/** ActiveCampaign's API of the version 3. */
export const activeCampaign: ProviderDescription = {
  provider: 'activeCampaign',
  documentation: [
    `${reference}/pagination`,
    `${reference}/list-all-contacts`,
    `${reference}/errors`,
    `${reference}/rate-limits`,
  ],
  signIn: { credential: { header: 'api-token' } },
  errors: {
    body: {
      errors: [
        {
          title: '{message}',
          detail: '',
          code: '{code}',
          source: { pointer: '/data/attributes/{field|}' },
        },
      ],
    },
    statuses: { badValue: 422, unknownField: 422 },
  },
  fixed: { 'GET /api/3/users/me': { user: { id: '1', username: 'ada' } } },
  object: {
    record: { '...': '{values}', id: '{id}', links: {} },
    list: paged,
    one: { '{singular}': '{record}' },
    create: { status: 201 },
    update: { method: 'PUT' },
    delete: { status: 200, answer: {} },
    sent: { inside: '{singular}' },
    values: { map: { always: [] }, email: { text: 'person{n}@mail.example' } },
  },
  documented: Object.fromEntries([
    ...['accountContacts', 'dealTasks', 'dealTasktypes', 'contactDeals', 'tags', 'messages', 'automations']
      .concat('contactAutomations', 'fields', 'fieldValues', 'notes', 'users', 'scores', 'connections')
      .concat('ecomCustomers', 'ecomOrderProducts', 'savedResponses')
      .map((name) => [`/api/3/${name}`, { list: sized }] as const),
    ['/api/3/dealGroups', titled],
    ['/api/3/dealStages', titled],
    [
      '/api/3/lists',
      { list: { ...sized, parameters: { 'orders[name]': { orders: { ASC: 'id', DESC: '-id' } } } } },
    ],
  ]),
  objects: {
    contacts: {
      path: '/api/3/contacts',
      id: '{n}',
      fields: `email:string firstName:string lastName:string phone:string fieldValues:map:hidden orgid:string:readOnly
        hash:string:readOnly`,
      // In an example of the document (contactDeals of a contact), this udate stands beside a change of weeks later.
      record: {
        '...': '{values}',
        id: '{id}',
        cdate: '{created}',
        udate: '2021-11-28T00:00:00-06:00',
        links: {},
      },
      list: {
        ...paged,
        paging: { by: 'lastId', parameter: 'id_greater' },
        parameters: {
          'orders[id]': { orders: { asc: 'id', desc: '-id' } },
          'filters[updated_after]': { time: 'updateTime', is: '>=', as: 'date' },
          email: { field: 'email' },
        },
        answer: { contacts: '{records}', meta: { total: '{total}' } },
      },
    },
    accounts: {
      path: '/api/3/accounts',
      id: '{n}',
      fields: 'name:string:required accountUrl:string owner:integer fields:map:hidden',
      record: {
        '...': '{values}',
        id: '{id}',
        createdTimestamp: '{created}',
        updatedTimestamp: '{updated}',
        links: {},
      },
      list: {
        ...paged,
        parameters: { count_deals: { allows: 'any' } },
        answer: { accounts: '{records}', meta: { total: '{total}' } },
      },
    },
    deals: {
      path: '/api/3/deals',
      id: '{n}',
      fields: `title:string description:string stage:string group:string status:string owner:string currency:string
        fields:map:hidden`,
      record: { '...': '{values}', id: '{id}', cdate: '{created}', mdate: '{updated}', links: {} },
      list: {
        ...paged,
        parameters: {
          'orders[cdate]': { orders: { ASC: 'createTime', DESC: '-createTime' } },
          'filters[updated_after]': { time: 'updateTime', is: '>=', as: 'date' },
          'filters[stage]': { field: 'stage' },
          'filters[group]': { field: 'group' },
          'filters[status]': { field: 'status' },
          'filters[owner]': { field: 'owner' },
        },
        answer: { deals: '{records}', meta: { total: '{total}' } },
      },
    },
  },
};
