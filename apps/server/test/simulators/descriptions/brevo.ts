import type { ProviderDescription } from '../general/description.ts';
import type { ListDescription } from '../general/list-description.ts';

const reference = 'https://developers.brevo.com/reference';

/** Callers count. The latest record comes first unless they say otherwise. */
function listOf(member: string, size?: number, changes?: 'changes'): ListDescription {
  return {
    paging: { by: 'counted', parameter: 'offset' },
    ...(size !== undefined && { size: { parameter: 'limit', max: size, usual: Math.min(size, 50) } }),
    orderBy: 'createTime',
    isDescending: true,
    ...(changes && { goesOnBy: 'createdSince' }),
    parameters: {
      sort: { orders: { asc: 'createTime', desc: '-createTime' } },
      ...(changes && {
        modifiedSince: { time: 'updateTime', is: '>' },
        createdSince: { time: 'createTime', is: '>' },
      }),
    },
    // The vendor's own client has lists as optional, but for contacts: github.com/sendinblue/APIv3-python-library/issues/51
    answer: { count: '{total}', [member]: member === 'contacts' ? '{records}' : '{some}' },
  };
}

/** Brevo's API, version 3. A create answers the id alone, and a change nothing. */
export const brevo: ProviderDescription = {
  provider: 'brevo',
  documentation: [
    `${reference}/get-contacts`,
    `${reference}/create-contact`,
    `${reference}/update-contact`,
    `${reference}/get-attributes`,
    `${reference}/get-products`,
    'https://developers.brevo.com/docs/limit-headers',
  ],
  signIn: { credential: { header: 'api-key' } },
  errors: {
    body: { code: '{code}', message: '{message}' },
    waitHeader: 'x-sib-ratelimit-reset',
  },
  fixed: {
    'GET /v3/account': {
      organization_id: '{account}',
      user_id: 1,
      companyName: 'Acme',
      email: 'ada@mail.example',
      firstName: 'Ada',
      lastName: 'Lovelace',
    },
  },
  object: {
    times: 'rfc3339',
    record: { '...': '{values}', id: '{number}' },
    create: { answer: { id: '{record.id}' } },
    update: { method: 'PUT', status: 204 },
    delete: {},
    values: { ids: { always: [] }, email: { text: 'person{n}@mail.example' } },
  },
  documented: {
    '/v3/contacts/segments': { list: { size: { parameter: 'limit', max: 50, usual: 10 } } },
    '/v3/categories': { list: listOf('categories', 1000, 'changes') },
    '/v3/emailCampaigns': {
      list: {
        size: { parameter: 'limit', max: 100, usual: 50 },
        parameters: { status: { allows: ['archive'] }, statistics: { allows: ['globalStats'] } },
      },
    },
    '/v3/smsCampaigns': { list: { size: { parameter: 'limit', max: 1000, usual: 500 } } },
    // It says which fields a deal has.
    '/v3/crm/attributes/deals': null,
    '/v3/crm/deals': {
      fields: 'deal_name:text amount:number close_date:date',
      record: { id: '{id}', attributes: '{values}', linkedContactsIds: [], linkedCompaniesIds: [] },
      describe: {
        path: '/v3/crm/attributes/deals',
        field: {
          internalName: '{name}',
          label: '{label}',
          attributeTypeName: '{type}',
          isRequired: '{isRequired}',
          isValueReadonly: '{isReadOnly}',
        },
        answer: '{fields}',
      },
      without: ['create', 'update', 'delete', 'search'],
    },
  },
  objects: {
    contacts: {
      path: '/v3/contacts',
      id: '{n}',
      fields: `email:string emailBlacklisted:boolean smsBlacklisted:boolean listIds:ids LASTNAME:text:custom
        FIRSTNAME:text:custom JOB_TITLE:text:custom SCORE:float:custom`,
      custom: { member: 'attributes' },
      describe: {
        path: '/v3/contacts/attributes',
        onlyCustom: true,
        field: { name: '{name}', category: 'normal', type: '{type}' },
        answer: { attributes: '{fields}' },
      },
      record: {
        '...': '{values}',
        id: '{number}',
        createdAt: '{created}',
        modifiedAt: '{updated}',
        attributes: '{custom}',
      },
      list: listOf('contacts', 1000, 'changes'),
    },
  },
};
