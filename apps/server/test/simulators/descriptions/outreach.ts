import type { DocumentedObject, ProviderDescription } from '../general/description.ts';
import type { ListDescription, ParameterDescription } from '../general/list-description.ts';

const requests = 'https://developers.outreach.io/api/making-requests';

/** A list, which is limited in the newer way of writing filters, and the fields that can be filtered. */
function listOf(...names: string[]): ListDescription {
  const found = names.map((field): [string, ParameterDescription] => [`filter[${field}][]`, { field }]);
  return {
    paging: { by: 'cursor', parameter: 'page[after]' },
    size: { parameter: 'page[size]', max: 1000, usual: 50 },
    parameters: {
      count: { allows: ['true', 'false'] },
      newFilterSyntax: { allows: ['true'] },
      sort: { orders: { createdAt: 'createTime', updatedAt: 'updateTime', '-updatedAt': '-updateTime' } },
      'filter[updatedAt][gte]': { time: 'updateTime', is: '>=' },
      'filter[updatedAt][lte]': { time: 'updateTime', is: '<=' },
      ...Object.fromEntries(found),
    },
    answer: { data: '{records}', links: { next: '{nextUrl}' } },
  };
}

/** The document names no parameters. The pages say them for all lists, and badges in it what can be filtered. */
const filteredBy = (...names: string[]): DocumentedObject => ({ list: listOf(...names) });

/** A list that can neither be sorted by the time of a change nor be limited to it. */
const plain: DocumentedObject = {
  list: {
    ...listOf(),
    parameters: { count: { allows: ['true', 'false'] }, newFilterSyntax: { allows: ['true'] } },
  },
};

/** Outreach's API of the version 2. */
export const outreach: ProviderDescription = {
  provider: 'outreach',
  documentation: [
    `${requests}#fetch-a-collection-of-resources`,
    `${requests}#error-responses`,
    'https://developers.outreach.io/api/getting-started#rate-limiting',
    'https://api.outreach.io/api/v2/schema/openapi.json',
  ],
  signIn: { authorizePath: '/oauth/authorize', tokenPath: '/oauth/token' },
  headers: { 'content-type': 'application/vnd.api+json' },
  errors: {
    body: {
      errors: [
        {
          id: '{code}',
          title: 'Outreach refuses this.',
          detail: '{message}',
          source: { pointer: '/data/attributes/{field|}' },
        },
      ],
    },
    statuses: { badValue: 422, unknownField: 422 },
  },
  object: {
    times: 'rfc3339',
    record: {
      type: '{singular}',
      id: '{number}',
      attributes: { '...': '{values}', createdAt: '{created}', updatedAt: '{updated}' },
      relationships: {},
      links: { self: 'https://api.outreach.io/api/v2/{singular}s/{id}' },
    },
    list: listOf(),
    one: { data: '{record}' },
    create: { status: 201 },
    update: {},
    delete: { status: 204 },
    sent: { inside: 'data.attributes', beside: ['data.type', 'data.id', 'data.relationships'] },
    values: { map: { always: {} }, email: { text: 'person{n}@mail.example' } },
  },
  documented: {
    '/api/v2/accounts': filteredBy('name', 'domain', 'customId', 'named', 'buyerIntentScore'),
    '/api/v2/opportunities': filteredBy('name', 'customId', 'forecastCategory', 'leadSource', 'recordType'),
    '/api/v2/sequences': filteredBy('name', 'shareType', 'salesMotion'),
    '/api/v2/sequenceSteps': filteredBy('date', 'order', 'stepType'),
    '/api/v2/sequenceStates': filteredBy('state', 'pauseReason'),
    '/api/v2/sequenceTemplates': plain,
    '/api/v2/templates': filteredBy('name', 'shareType'),
    '/api/v2/snippets': filteredBy('name', 'shareType'),
    '/api/v2/mailings': filteredBy('state', 'mailingType', 'messageId'),
    // These can be set, and are in no answer.
    '/api/v2/mailboxes': {
      ...filteredBy('email', 'userId'),
      hidden: ['password', 'smtpPassword', 'sendgridApiKey', 'validateSend', 'validateSync'],
    },
    '/api/v2/calls': filteredBy('from', 'to', 'outcome', 'state', 'userCallType'),
    '/api/v2/callDispositions': filteredBy('name', 'outcome', 'order'),
    '/api/v2/callPurposes': filteredBy('name', 'order'),
    '/api/v2/tasks': filteredBy('state', 'taskType'),
    '/api/v2/taskPriorities': filteredBy('name', 'weight'),
    '/api/v2/users': filteredBy('email', 'username', 'firstName', 'lastName', 'locked'),
    '/api/v2/teams': filteredBy('name'),
    '/api/v2/roles': filteredBy('name', 'externalId'),
    '/api/v2/stages': filteredBy('name', 'order'),
    '/api/v2/opportunityStages': filteredBy('name', 'order', 'isClosed'),
    '/api/v2/personas': filteredBy('name'),
    '/api/v2/emailAddresses': filteredBy('email', 'emailType', 'status', 'order'),
    '/api/v2/phoneNumbers': filteredBy('number', 'phoneType', 'status', 'order'),
    '/api/v2/events': plain,
  },
  objects: {
    prospects: {
      path: '/api/v2/prospects',
      id: '{n}',
      fields: `firstName:string lastName:string title:string company:string occupation:string externalSource:string
        timeZone:string linkedInId:string tags:map emails:map optedOut:boolean addressCity:string custom1:string`,
      list: listOf('firstName', 'lastName', 'title', 'externalSource', 'timeZone', 'linkedInId'),
    },
  },
};
