import type { ConnectorException, ListEndpoint, WriteEndpoints } from '@dowel/schema/connector';
import { byReference } from './by-reference.ts';
import { foundBy } from './found-by.ts';
import { fieldsDocumentedAt, readOnly } from './listed-fields.ts';
import { listsAt, numberedPages, onePage, urlPages } from './pages.ts';
import { plainWrites, type Way } from './plain-writes.ts';
import { presentFields } from './present-fields.ts';
import { timesOf } from './record-times.ts';
import { usualConnector } from './usual-connector.ts';

// The facts are those of the vendor's OpenAPI document: github.com/ringcentral/ringcentral-api-docs,
// specs/ringcentral_openapi3.json. What it has of team messaging is left out, since it has moved to other addresses.
const documentation = 'https://developers.ringcentral.com/api-reference';
const MINUTE_MS = 60_000;
const DAY_MS = 24 * 60 * MINUTE_MS;

/** The account, and the extension, of whoever is signed in. */
const ACCOUNT = '/restapi/v1.0/account/~';
const EXTENSION = `${ACCOUNT}/extension/~`;

/** A list that says of each page where the next one is. 100 is the usual size of a page; the largest one is not documented. */
const listAt = listsAt(
  documentation,
  urlPages('navigation.nextPage.uri', { perPage: 100 }, documentation),
  'records',
);

const wholeAt = listsAt(documentation, onePage(documentation), 'records');

const finding = (list: ListEndpoint, ...equalsFields: string[]): ListEndpoint => ({
  ...list,
  conditions: foundBy(equalsFields, documentation),
});

/** Without it, lists begin a day ago. */
const SINCE_ANY_TIME = { dateFrom: '2000-01-01T00:00:00.000Z' };

const recordWith = (updated: string, created: string): ConnectorException['record'] => ({
  id: 'id',
  ...timesOf(documentation, { updated, created, granularityMs: 1 }),
  omit: ['uri'],
});

const fieldsOf = fieldsDocumentedAt(documentation, 'id!');
const numberedFields = fieldsDocumentedAt(documentation, 'id:int!');

const writesAt = (path: string, ways?: readonly Way[], canGet = true): WriteEndpoints =>
  plainWrites(path, { documentation, ways, update: 'PUT', canGet });

/**
 * What a change does not name has its usual value again, such as a number that was allowed and is then blocked. Of contacts,
 * only another call promises to leave it alone: https://developers.ringcentral.com/api-reference/External-Contacts/patchContact
 */
const whole = presentFields(() => ringCentral, {
  'address-book/contact': [],
  'answering-rule': ['callers', 'schedule', 'callHandlingAction', 'greetings'],
  'caller-blocking/phone-numbers': [],
  'emergency-locations': [],
  'forwarding-number': [],
});

const asTaken = byReference({ 'answering-rule': { extension: 'id' } });

/**
 * RingCentral's API. Lists of the account are those that the person who signed in may see; messages, contacts and devices
 * are their own. Of calls, those are asked for that have begun since a time, a day before the last read and later.
 */
export const ringCentral = usualConnector({
  provider: 'ringCentral',
  displayName: 'RingCentral',
  errors: {
    message: ['message', 'errors.0.message'],
    details: [{ at: 'errors', text: 'parameterName' }],
    documentation: 'https://developers.ringcentral.com/guide/basics/errors',
  },
  // Each kind of call has a limit of its own, from 10 to 50 a minute. A refused call says when to go on:
  // https://developers.ringcentral.com/guide/basics/rate-limits
  functions: {
    async sentBeside(objectName, id, api, write) {
      const present = await whole(objectName, id, api, write);
      return present && asTaken(objectName, present, write.type);
    },
    toRecord: asTaken,
  },
  object: {
    record: { id: 'id', omit: ['uri'] },
    list: listAt(`${ACCOUNT}/{objectName}`),
  },
  objects: {
    extension: {
      list: finding(listAt(`${ACCOUNT}/extension`), 'extensionNumber', 'email', 'status', 'type'),
      fields:
        numberedFields(`name! extensionNumber contact:other permissions:other! profileImage:other! status type
        callQueueInfo:other hidden:boolean site:other`),
      write: writesAt(`${ACCOUNT}/extension`),
    },
    'phone-number': {
      list: finding(listAt(`${ACCOUNT}/phone-number`), 'usageType', 'status'),
      fields: numberedFields(
        readOnly(`phoneNumber label location paymentType status type usageType vanityPattern country:other
        extension:other temporaryNumber:other contactCenterProvider:other`),
      ),
    },
    'call-log': {
      record: recordWith('startTime', 'startTime'),
      list: {
        ...listAt(`${ACCOUNT}/call-log`, { ...SINCE_ANY_TIME, view: 'Detailed' }),
        conditions: {
          style: 'parameters',
          from: { query: 'dateFrom' },
          until: { query: 'dateTo' },
          equals: { query: '{fieldName}' },
          equalsFields: ['direction', 'type', 'sessionId'],
          documentation,
        },
      },
      changes: {
        source: 'filter',
        format: 'rfc3339',
        // The document says of neither bound whether it belongs to the window.
        isFromInclusive: false,
        isUntilInclusive: false,
        settleMs: MINUTE_MS,
        // Calls that last, and what is added to them afterwards, are seen in the read of the next day.
        overlapMs: DAY_MS,
        // What is finer than a second can be cut off.
        granularityMs: 1000,
        documentation: 'https://developers.ringcentral.com/guide/basics/formats/objects',
      },
      fields: fieldsOf(
        readOnly(`sessionId telephonySessionId extension:other transport from:other to:other type direction
        message:other delegate:other deleted:boolean action result reason reasonDescription startTime:datetime
        duration:int recording:other shortRecording:boolean legs:other billing:other lastModifiedTime:datetime`),
      ),
    },
    'call-queues': {
      fields: fieldsOf('name! extensionNumber! editableMemberStatus:boolean'),
      write: writesAt(`${ACCOUNT}/call-queues`, ['update']),
    },
    'call-queues/members': {
      parents: { object: 'call-queues', values: { groupId: 'id' }, idField: 'queueAndMember', documentation },
      list: listAt(`${ACCOUNT}/call-queues/{groupId}/members`),
      fields: numberedFields('extensionNumber!'),
    },
    'call-monitoring-groups': {
      fields: fieldsOf('name'),
      write: writesAt(`${ACCOUNT}/call-monitoring-groups`, undefined, false),
    },
    templates: { fields: fieldsOf(readOnly('type name creationTime lastModifiedTime')) },
    'answering-rule': {
      fields: fieldsOf('name type enabled:boolean calledNumbers:other extension:other'),
      write: writesAt(`${ACCOUNT}/answering-rule`),
    },
    'custom-fields': {
      list: wholeAt(`${ACCOUNT}/custom-fields`),
      fields: fieldsOf('category displayName'),
      write: writesAt(`${ACCOUNT}/custom-fields`, undefined, false),
    },
    'emergency-locations': {
      fields: fieldsDocumentedAt(
        documentation,
      )(`id name address:other site:other addressStatus usageStatus syncStatus!
        visibility owners:other`),
      write: writesAt(`${ACCOUNT}/emergency-locations`),
    },
    'directory/entries': {
      list: {
        request: { path: `${ACCOUNT}/directory/entries`, documentation },
        records: 'records',
        paging: numberedPages('page', { perPage: 2000 }, documentation, {
          when: 'total',
          member: 'paging.totalElements',
        }),
      },
      fields: fieldsOf(
        readOnly(`name firstName lastName email department jobTitle extensionNumber phoneNumbers:other status type
        account:other profileImage:other site:other`),
      ),
    },
    'address-book/contact': {
      list: listAt(`${EXTENSION}/address-book/contact`),
      fields:
        numberedFields(`availability! firstName lastName middleName nickName company jobTitle email email2 email3
        birthday:datetime webPage notes homePhone homePhone2 businessPhone businessPhone2 mobilePhone businessFax
        companyPhone assistantPhone carPhone otherPhone otherFax callbackPhone homeAddress:other
        businessAddress:other otherAddress:other ringtoneIndex`),
      write: writesAt(`${EXTENSION}/address-book/contact`),
    },
    // The list is limited by when a message was made, and not by its changes.
    'message-store': {
      record: recordWith('lastModifiedTime', 'creationTime'),
      list: finding(
        listAt(`${EXTENSION}/message-store`, SINCE_ANY_TIME),
        'availability',
        'conversationId',
        'direction',
        'readStatus',
      ),
      fields: numberedFields(
        `${readOnly(`extensionId attachments:other availability conversationId:int conversation:other
        creationTime:datetime deliveryErrorCode direction faxPageCount:int faxResolution from:other
        lastModifiedTime:datetime messageStatus pgToDepartment:boolean priority smsDeliveryTime:datetime
        smsSendingAttemptsCount:int subject to:other type vmTranscriptionStatus coverIndex:int coverPageText`)} readStatus`,
      ),
      write: {
        ...writesAt(`${EXTENSION}/message-store`, ['update']),
        // A second deletion purges the message, with what is attached.
        delete: {
          method: 'DELETE',
          path: `${EXTENSION}/message-store/{id}`,
          repeat: { by: 'none' },
          documentation: 'https://developers.ringcentral.com/guide/messaging/message-store/message-histories',
        },
      },
    },
    device: {
      list: listAt(`${EXTENSION}/device`),
      fields: fieldsOf(
        readOnly(`name type status sku serial computerName model:other extension:other emergencyServiceAddress:other
        emergency:other phoneLines:other shipping:other boxBillingId:int useAsCommonPhone:boolean linePooling
        inCompanyNet:boolean site:other lastLocationReportTime`),
      ),
    },
    'forwarding-number': {
      list: listAt(`${EXTENSION}/forwarding-number`),
      fields: fieldsOf('phoneNumber label features:other! flipNumber device:other type'),
      write: writesAt(`${EXTENSION}/forwarding-number`),
    },
    'caller-blocking/phone-numbers': {
      list: finding(listAt(`${EXTENSION}/caller-blocking/phone-numbers`), 'status'),
      fields: fieldsOf('phoneNumber label status'),
      write: writesAt(`${EXTENSION}/caller-blocking/phone-numbers`),
    },
  },
});
