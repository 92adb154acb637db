import type { ConnectorException } from '@dowel/schema/connector';
import { fieldsDocumentedAt, listedFields, readOnly } from './listed-fields.ts';
import { listsAt, type Query, urlPages } from './pages.ts';
import { usualConnector } from './usual-connector.ts';

// The facts are those of the vendor's OpenAPI document: github.com/twilio/twilio-oai, spec/json/twilio_api_v2010.json.
const reference = 'https://www.twilio.com/docs/usage/api';
const responses = 'https://www.twilio.com/docs/usage/twilios-response';

const pages = urlPages('next_page_uri', { PageSize: 1000 }, responses);
const listOf = (path: string, records: string, query?: Query) =>
  listsAt(reference, pages, records)(`/2010-04-01/${path}`, query);

const fieldsOf = (words: string) => fieldsDocumentedAt(reference, 'sid!')(readOnly(words));
const TIMES = 'date_created date_updated';

interface AccountList {
  /** Says what the list leaves out. */
  readonly displayName?: string;
  readonly fields: string;
  /** The part of the path that is its name. */
  readonly path: string;
  /** Without an id of their own, records are known by this member. */
  readonly id?: string;
  readonly query?: Query;
}

/** Lists that each account has, subaccounts too. A record says its times as in RFC 2822, so none of them is compared. */
function ofAccount(records: string, list: AccountList): ConnectorException {
  const { displayName, fields, path, id = 'sid', query } = list;
  return {
    ...(displayName && { displayName }),
    parents: {
      object: 'accounts',
      values: { account: 'sid' },
      // These are known in their account only.
      ...(id !== 'sid' && { idField: 'accountAndId' }),
      documentation: `${reference}/account`,
    },
    record: { id },
    list: listOf(`Accounts/{account}/${path}.json`, records, query),
    fields: id === 'sid' ? fieldsOf(fields) : fieldsDocumentedAt(reference)(readOnly(fields)),
  };
}

const lists: Readonly<Record<string, AccountList>> = {
  messages: {
    // https://support.twilio.com/hc/en-us/articles/223181008-Twilio-SMS-message-and-traffic-storage
    displayName: "Messages of the last 13 months, or fewer by the account's setting",
    path: 'Messages',
    fields: `body num_segments direction from to ${TIMES} price error_message uri account_sid num_media status
      messaging_service_sid date_sent error_code:int price_unit api_version subresource_uris:other`,
  },
  calls: {
    path: 'Calls',
    fields: `${TIMES} parent_call_sid account_sid to to_formatted from from_formatted phone_number_sid status start_time
      end_time duration price price_unit direction answered_by api_version forwarded_from group_sid caller_name
      queue_time trunk_sid uri subresource_uris:other`,
  },
  recordings: {
    path: 'Recordings',
    fields: `account_sid api_version call_sid conference_sid ${TIMES} start_time duration price price_unit status
      channels:int source error_code:int uri encryption_details:other subresource_uris:other media_url`,
  },
  incoming_phone_numbers: {
    path: 'IncomingPhoneNumbers',
    fields: `account_sid address_sid address_requirements api_version beta:boolean capabilities:other ${TIMES}
      friendly_name identity_sid phone_number origin sms_application_sid sms_fallback_method sms_fallback_url sms_method
      sms_url status_callback status_callback_method trunk_sid uri voice_receive_mode voice_application_sid
      voice_caller_id_lookup:boolean voice_fallback_method voice_fallback_url voice_method voice_url emergency_status
      emergency_address_sid emergency_address_status bundle_sid status type`,
  },
  addresses: {
    path: 'Addresses',
    fields: `account_sid city customer_name ${TIMES} friendly_name iso_country postal_code region street uri
      emergency_enabled:boolean validated:boolean verified:boolean street_secondary`,
  },
  applications: {
    path: 'Applications',
    fields: `account_sid api_version ${TIMES} friendly_name message_status_callback sms_fallback_method sms_fallback_url
      sms_method sms_status_callback sms_url status_callback status_callback_method voice_caller_id_lookup:boolean uri
      voice_fallback_method voice_fallback_url voice_method voice_url public_application_connect_enabled:boolean`,
  },
  conferences: {
    // One call lists either these or, if it does not say so, those in progress:
    // https://www.twilio.com/en-us/changelog/conference-list-endpoint-rollout-extended
    displayName: 'Conferences that have ended',
    path: 'Conferences',
    query: { Status: 'completed' },
    fields: `account_sid ${TIMES} api_version friendly_name region status uri subresource_uris:other
      reason_conference_ended call_sid_ending_conference`,
  },
  queues: {
    path: 'Queues',
    fields: `${TIMES} current_size:int friendly_name uri account_sid average_wait_time:int max_size:int`,
  },
  outgoing_caller_ids: {
    path: 'OutgoingCallerIds',
    fields: `${TIMES} friendly_name account_sid phone_number uri`,
  },
  transcriptions: {
    path: 'Transcriptions',
    fields: `account_sid api_version ${TIMES} duration price:float price_unit recording_sid status transcription_text type
      uri`,
  },
  usage_records: {
    path: 'Usage/Records',
    id: 'category',
    // Otherwise those of a main account count what its subaccounts have used too.
    query: { IncludeSubaccounts: 'false' },
    fields: `account_sid api_version as_of category count count_unit description end_date price:float price_unit
      start_date subresource_uris:other uri usage usage_unit`,
  },
  usage_triggers: {
    path: 'Usage/Triggers',
    fields: `account_sid api_version callback_method callback_url current_value ${TIMES} date_fired friendly_name
      recurring trigger_by trigger_value uri usage_category usage_record_uri`,
  },
  connect_apps: {
    path: 'ConnectApps',
    fields: `account_sid authorize_redirect_url company_name deauthorize_callback_method deauthorize_callback_url
      description friendly_name homepage_url permissions:other uri`,
  },
  authorized_connect_apps: {
    path: 'AuthorizedConnectApps',
    id: 'connect_app_sid',
    fields: `account_sid connect_app_company_name connect_app_description connect_app_friendly_name
      connect_app_homepage_url connect_app_sid permissions:other uri`,
  },
  short_codes: {
    path: 'SMS/ShortCodes',
    fields: `account_sid api_version ${TIMES} friendly_name short_code sms_fallback_method sms_fallback_url sms_method
      sms_url uri`,
  },
  notifications: {
    path: 'Notifications',
    fields: `account_sid api_version call_sid ${TIMES} error_code log message_date message_text more_info request_method
      request_url uri`,
  },
};

/**
 * Twilio's API of 2010-04-01. Nothing is written: Twilio takes fields under other names than it shows them by. Its lists
 * cannot be limited to what has changed. Tokens of accounts are not read.
 */
export const twilio = usualConnector({
  provider: 'twilio',
  displayName: 'Twilio',
  errors: {
    message: 'message',
    documentation: responses,
  },
  functions: { secrets: { accounts: 'auth_token' } },
  // How many calls at once are too many is not documented: https://www.twilio.com/docs/api/errors/20429
  object: {
    record: { id: 'sid' },
    list: listOf('{objectName}.json', '{objectName}'),
    fields: { source: 'list', fields: listedFields('sid!') },
  },
  objects: {
    accounts: {
      record: { id: 'sid', omit: ['auth_token'] },
      list: listOf('Accounts.json', 'accounts'),
      fields: fieldsOf(`${TIMES} friendly_name owner_account_sid status subresource_uris:other type uri`),
    },
    ...Object.fromEntries(Object.entries(lists).map(([name, list]) => [name, ofAccount(name, list)])),
  },
});
