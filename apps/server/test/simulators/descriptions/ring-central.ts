import type { ObjectDescription, ProviderDescription } from '../general/description.ts';
import type { ListDescription } from '../general/list-description.ts';

const reference = 'https://developers.ringcentral.com/api-reference';

const paged: ListDescription = {
  paging: { by: 'cursor', parameter: 'page' },
  size: { parameter: 'perPage', max: 1000, usual: 100 },
  answer: {
    records: '{records}',
    navigation: { nextPage: { uri: '{nextUrl}' } },
    paging: { page: '{page}', perPage: '{size}', totalPages: '{pages}', totalElements: '{total}' },
  },
};

/** Lists of the account that somebody has signed in to. */
const ofAccount = (path: string, id: string, fields: string): ObjectDescription => ({
  path: `/restapi/v1.0/account/~/${path}`,
  id,
  fields,
  ...(id === '{n}' && { record: { '...': '{values}', id: '{number}' } }),
});

/** Lists of their own extension. */
const ofExtension = (path: string, id: string, fields: string) =>
  ofAccount(`extension/~/${path}`, id, fields);

const onlyRead = { without: ['create', 'update', 'delete'] } as const;

/** RingCentral's API of the version 1.0. */
export const ringCentral: ProviderDescription = {
  provider: 'ringCentral',
  documentation: [
    `${reference}/Call-Log/readCompanyCallLog`,
    `${reference}/External-Contacts/listContacts`,
    'https://developers.ringcentral.com/guide/basics/errors',
    'https://developers.ringcentral.com/guide/basics/formats/objects',
    'https://developers.ringcentral.com/guide/basics/rate-limits',
  ],
  signIn: { authorizePath: '/restapi/oauth/authorize', tokenPath: '/restapi/oauth/token' },
  errors: {
    body: {
      errorCode: '{code}',
      message: '{message}',
      errors: [{ errorCode: '{code}', message: '{message}', parameterName: '{field|}' }],
    },
  },
  fixed: { 'GET /restapi/v1.0/account/~': { id: '{account}', mainNumber: '+16505550100' } },
  object: {
    times: 'rfc3339',
    record: { '...': '{values}', id: '{id}' },
    list: paged,
    create: { status: 200 },
    update: { method: 'PUT', replaces: true },
    delete: { status: 204 },
    values: { map: { always: [] }, email: { text: 'person{n}@mail.example' } },
  },
  objects: {
    extension: {
      ...ofAccount(
        'extension',
        '{n}',
        'extensionNumber:string status:string type:string contact:map site:map',
      ),
      list: {
        ...paged,
        parameters: {
          extensionNumber: { field: 'extensionNumber' },
          status: { field: 'status' },
          type: { field: 'type' },
        },
      },
    },
    'phone-number': {
      ...ofAccount('phone-number', '{n}', 'phoneNumber:string label:string usageType:string status:string'),
      list: {
        ...paged,
        parameters: { usageType: { field: 'usageType' }, status: { field: 'status' } },
      },
      ...onlyRead,
    },
    'call-log': {
      ...ofAccount('call-log', 'call{n:8}', 'sessionId:string direction:string type:string from:map to:map'),
      record: { '...': '{values}', id: '{id}', startTime: '{updated}' },
      list: {
        ...paged,
        parameters: {
          dateFrom: { time: 'updateTime', is: '>=' },
          dateTo: { time: 'updateTime', is: '<=' },
          view: { allows: ['Simple', 'Detailed'] },
          direction: { field: 'direction' },
          type: { field: 'type' },
          sessionId: { field: 'sessionId' },
        },
      },
      ...onlyRead,
    },
    'call-queues': {
      ...ofAccount(
        'call-queues',
        'queue{n:6}',
        'name:string:readOnly extensionNumber:string:readOnly editableMemberStatus:boolean',
      ),
      without: ['create', 'delete'],
    },
    'call-queues/members': {
      ...ofAccount('call-queues/{groupId}/members', '{n}', 'groupId:string:hidden extensionNumber:string'),
      below: { groupId: 'call-queues' },
      values: { groupId: { idOf: 'call-queues', among: 2 } },
      ...onlyRead,
    },
    'call-monitoring-groups': {
      ...ofAccount('call-monitoring-groups', 'group{n:6}', 'name:string:required'),
      without: ['get'],
    },
    templates: { ...ofAccount('templates', 'template{n:6}', 'name:string type:string'), ...onlyRead },
    'answering-rule': ofAccount(
      'answering-rule',
      'rule{n:6}',
      'name:string type:string enabled:boolean calledNumbers:map',
    ),
    'custom-fields': {
      ...ofAccount('custom-fields', 'field{n:6}', 'category:string:required displayName:string:required'),
      list: { paging: { by: 'none' }, answer: { records: '{records}' } },
      without: ['get'],
    },
    'emergency-locations': ofAccount(
      'emergency-locations',
      'place{n:6}',
      'name:string addressStatus:string usageStatus:string visibility:string address:map',
    ),
    'directory/entries': {
      ...ofAccount('directory/entries', 'entry{n:6}', 'firstName:string lastName:string email:string'),
      list: {
        paging: { by: 'page', parameter: 'page', first: 1 },
        size: { parameter: 'perPage', max: 2000, usual: 1000 },
        answer: {
          records: '{records}',
          paging: { page: '{page}', totalPages: '{pages}', perPage: '{size}', totalElements: '{total}' },
        },
      },
      ...onlyRead,
    },
    'address-book/contact': ofExtension(
      'address-book/contact',
      '{n}',
      `firstName:string lastName:string middleName:string nickName:string company:string jobTitle:string email:string
      notes:string webPage:string mobilePhone:string homeAddress:map`,
    ),
    'message-store': {
      ...ofExtension('message-store', '{n}', 'subject:string direction:string readStatus:string type:string'),
      record: {
        '...': '{values}',
        id: '{number}',
        creationTime: '{created}',
        lastModifiedTime: '{updated}',
      },
      list: {
        ...paged,
        parameters: {
          dateFrom: { time: 'createTime', is: '>=' },
          dateTo: { time: 'createTime', is: '<=' },
          direction: { field: 'direction' },
          readStatus: { field: 'readStatus' },
        },
      },
      without: ['create'],
    },
    device: {
      ...ofExtension('device', 'device{n:6}', 'name:string type:string status:string serial:string'),
      ...onlyRead,
    },
    'forwarding-number': ofExtension(
      'forwarding-number',
      'number{n:6}',
      'phoneNumber:string label:string flipNumber:string type:string',
    ),
    'caller-blocking/phone-numbers': {
      ...ofExtension(
        'caller-blocking/phone-numbers',
        'blocked{n:6}',
        'phoneNumber:string label:string status:string',
      ),
      list: { ...paged, parameters: { status: { field: 'status' } } },
    },
  },
};
