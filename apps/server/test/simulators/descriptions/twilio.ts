import type { ProviderDescription } from '../general/description.ts';
import type { ListDescription } from '../general/list-description.ts';

const reference = 'https://www.twilio.com/docs/usage';

/** A list, and the address of the next page below the host. */
const listOf = (records: string): ListDescription => ({
  paging: { by: 'cursor', parameter: 'PageToken' },
  size: { parameter: 'PageSize', max: 1000, usual: 50 },
  answer: { [records]: '{records}', page: 0, page_size: '{size}', next_page_uri: '{nextPath|null}' },
});

/** The lists that each account has, by path. */
const inAccounts = {
  Messages: 'messages',
  Calls: 'calls',
  Recordings: 'recordings',
  IncomingPhoneNumbers: 'incoming_phone_numbers',
  Addresses: 'addresses',
  Conferences: 'conferences',
  Queues: 'queues',
  OutgoingCallerIds: 'outgoing_caller_ids',
  Transcriptions: 'transcriptions',
  'Usage/Records': 'usage_records',
  'Usage/Triggers': 'usage_triggers',
  ConnectApps: 'connect_apps',
  AuthorizedConnectApps: 'authorized_connect_apps',
  'SMS/ShortCodes': 'short_codes',
  Notifications: 'notifications',
};

/** Twilio's API of 2010-04-01. */
export const twilio: ProviderDescription = {
  provider: 'twilio',
  documentation: [
    `${reference}/api/account`,
    `${reference}/api/applications`,
    `${reference}/twilios-response`,
    'https://www.twilio.com/docs/api/errors/20429',
    'https://www.twilio.com/en-us/changelog/conference-list-endpoint-rollout-extended',
  ],
  signIn: { credential: { basic: 'user' } },
  errors: {
    body: { code: '{code}', message: '{message}', more_info: reference, status: '{status}' },
  },
  fixed: { 'GET /v1/Configuration': { account_sid: '{account}' } },
  object: {
    without: ['get'],
    times: 'rfc3339',
    record: { '...': '{values}', sid: '{id}' },
    one: '{record}',
    values: { map: { always: {} } },
  },
  documented: {
    ...Object.fromEntries(
      Object.entries(inAccounts).map(([path, records]) => [
        `/2010-04-01/Accounts/{AccountSid}/${path}.json`,
        { list: listOf(records) },
      ]),
    ),
    '/2010-04-01/Accounts/{AccountSid}/Conferences.json': {
      values: { status: { oneOf: ['completed'] } },
      list: {
        ...listOf('conferences'),
        parameters: { Status: { field: 'status', usual: 'in-progress' } },
      },
    },
    '/2010-04-01/Accounts/{AccountSid}/Usage/Records.json': {
      record: { '...': '{values}', category: '{id}' },
      list: listOf('usage_records'),
    },
    '/2010-04-01/Accounts/{AccountSid}/AuthorizedConnectApps.json': {
      record: { '...': '{values}', connect_app_sid: '{id}' },
      list: listOf('authorized_connect_apps'),
    },
  },
  // Below the path of an account, which has no ending.
  elsewhere: { '/2010-04-01/Accounts': 'accounts' },
  objects: {
    accounts: {
      path: '/2010-04-01/Accounts.json',
      id: 'AC4c1d20755d39b78097e3a5{n:10}',
      fields: 'friendly_name:string:readOnly status:string:readOnly type:string:readOnly',
      list: listOf('accounts'),
    },
    applications: {
      path: '/2010-04-01/Accounts/{AccountSid}/Applications.json',
      id: 'AP4c1d20755d39b78097e3a5{n:10}',
      fields: `friendly_name:string sms_url:string sms_method:string voice_url:string
        voice_method:string status_callback:string`,
      list: listOf('applications'),
    },
  },
};
