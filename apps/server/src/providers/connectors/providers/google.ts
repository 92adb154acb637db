import type { ConnectorException, ListEndpoint, WriteEndpoints } from '@dowel/schema/connector';
import type { FedChanges } from '../engine/feed-changes.ts';
import { changedSince } from './changed-since.ts';
import { foundBy } from './found-by.ts';
import { googleChannels } from './google-channels.ts';
import { listedFields } from './listed-fields.ts';
import { cursorPages, listsAt, type Query } from './pages.ts';
import { plainWrites, type Way } from './plain-writes.ts';
import { timesOf } from './record-times.ts';
import { usualConnector } from './usual-connector.ts';

const reference = 'https://developers.google.com/workspace/calendar/api/v3/reference';
const syncGuide = 'https://developers.google.com/workspace/calendar/api/guides/sync';
const errorsGuide = 'https://developers.google.com/workspace/calendar/api/guides/errors';

/** A page token is sent back as it is, with the equals sign that it may end with. */
function listAt(path: string, page: string, max: number, query?: Query): ListEndpoint {
  const documentation = `${reference}/${page}/list`;
  const paging = cursorPages('nextPageToken', 'pageToken', { maxResults: max }, documentation);
  return listsAt(documentation, paging, 'items')(path, query);
}

const CALLS: Readonly<Record<Way, string>> = { create: 'insert', update: 'patch', delete: 'delete' };

const writesAt = (path: string, page: string, query?: Record<string, string>) =>
  plainWrites(path, {
    sent: query ? { query } : {},
    documentation: (way) => `${reference}/${page}/${CALLS[way]}`,
  });

const primary = '/v3/calendars/primary';
const calendars = '/v3/users/me/calendarList';

/** Other parameters look for texts in several fields, or for times that an event overlaps. */
const findingEvents = foundBy(['iCalUID'], `${reference}/events/list`);

/** What a list of events leaves out otherwise. */
const everything = { showDeleted: 'true', showHiddenInvitations: 'true' };

/** A list of events with the latest change last, and with what was deleted. It can be limited to changes. */
function eventsAt(path: string): ListEndpoint {
  return {
    ...listAt(`${path}/events`, 'events', 2500, { ...everything, orderBy: 'updated' }),
    conditions: { ...findingEvents, from: { query: 'updatedMin' } },
  };
}

/** Without the parameter, Google ignores the conference of an event: https://developers.google.com/workspace/calendar/api/v3/reference/events/insert */
function eventWritesAt(path: string): WriteEndpoints {
  const { create, ...others } = writesAt(`${path}/events`, 'events', { conferenceDataVersion: '1' });
  // 5 to 1,024 of the characters a to v and 0 to 9. Google promises to find a second one only most of the time.
  return { ...others, ...(create && { create: { ...create, repeat: { by: 'clientId', member: 'id' } } }) };
}

/** Only a sync token tells of changes and deletions in these lists. It is on the last page. */
const bySyncToken: FedChanges = {
  source: 'feed',
  feed: { by: 'token', token: 'nextSyncToken', into: { query: 'syncToken' } },
};
const unlimited: ConnectorException['changes'] = { source: 'none', documentation: syncGuide };

/**
 * The events of each calendar in the person's list. An event that is in several calendars is a record of each. Each
 * calendar has a sync token, which cannot be combined with an order or a time.
 */
const calendarEvents: ConnectorException = {
  displayName: 'Events of all calendars',
  parents: {
    object: 'calendarList',
    values: { calendar: 'id' },
    idField: 'calendarAndId',
    documentation: `${reference}/events/list`,
  },
  list: {
    ...listAt('/v3/calendars/{calendar}/events', 'events', 2500, everything),
    conditions: findingEvents,
  },
  changes: unlimited,
  order: 'none',
  write: eventWritesAt('/v3/calendars/{calendar}'),
};

/** Collections that cannot be limited to changes by a time. */
const withSyncToken: ConnectorException = {
  record: { id: 'id' },
  changes: unlimited,
  order: 'none',
};

/**
 * Google Calendar: the module `calendar`, to which its paths are relative. `events` and access rules are those of the
 * primary calendar, `calendarEvents` those of each calendar. A series is one event, its master, and an exception of it is
 * another.
 */
export const google = usualConnector({
  provider: 'google',
  displayName: 'Google',
  errors: {
    // The server that gives tokens says `error` and `error_description`.
    message: ['error.message', 'error_description', 'error'],
    details: [{ at: 'error.errors', text: 'message' }],
    rules: [
      // Limits and quotas are told as 403, like a missing permission.
      { status: 403, member: 'error.errors.0.reason', text: 'rateLimitExceeded', means: 'rate_limited' },
      { status: 403, member: 'error.errors.0.reason', text: 'userRateLimitExceeded', means: 'rate_limited' },
      { status: 403, member: 'error.errors.0.reason', text: 'quotaExceeded', means: 'rate_limited' },
      // An event that was deleted before.
      { status: 410, member: 'error.errors.0.reason', text: 'deleted', means: 'record_gone' },
      { status: 410, means: 'changes_gone' },
    ],
    documentation: errorsGuide,
  },
  functions: {
    // A cancelled occurrence is no deletion: its series goes on without it. https://developers.google.com/workspace/calendar/api/v3/reference/events#status
    toFields: (_, record) =>
      record.status === 'cancelled' && !('recurringEventId' in record)
        ? { ...record, isDeleted: true }
        : record,
    changesOf: (objectName) => (objectName === 'events' ? undefined : bySyncToken),
    ownEvents: googleChannels,
    eventsOf: (objectName) => (objectName === 'events' ? { any: 'exists' } : undefined),
    support: {
      subscribe: true,
      subscribeSupport: { create: true, update: true, delete: true, passThrough: false },
    },
  },
  object: {
    record: {
      id: 'id',
      ...timesOf(`${reference}/events`, { updated: 'updated', created: 'created', granularityMs: 1 }),
      omit: ['kind', 'etag'],
    },
    list: eventsAt(primary),
    changes: changedSince({
      // The vendor does not say whether the time itself belongs to it.
      isFromInclusive: false,
      granularityMs: 1000,
      documentation: `${reference}/events/list`,
    }),
    order: 'ascending',
    // Of a cancelled event, only the id and the status are sure to be there.
    deletes: { source: 'flag', member: 'isDeleted', documentation: `${reference}/events/list` },
    fields: {
      source: 'list',
      // Attachments are only read, because Google takes them only with a parameter that says so.
      fields:
        listedFields(`id! iCalUID! status:singleSelect visibility:singleSelect transparency:singleSelect summary
        description location start:other end:other attendees:other recurrence:other reminders:other colorId
        eventLabelId anyoneCanAddSelf:boolean attendeesOmitted:boolean guestsCanInviteOthers:boolean
        guestsCanModify:boolean guestsCanSeeOtherGuests:boolean conferenceData:other
        extendedProperties:other source:other birthdayProperties:other focusTimeProperties:other
        outOfOfficeProperties:other workingLocationProperties:other attachments:other! gadget:other!
        endTimeUnspecified:boolean! locked:boolean! privateCopy:boolean! organizer:other! creator:other!
        originalStartTime:other! recurringEventId! hangoutLink! htmlLink! eventType! sequence:int!
        created:datetime! updated:datetime!`),
      documentation: `${reference}/events`,
    },
    write: eventWritesAt(primary),
  },
  objects: {
    // https://pub.dev/documentation/googleapis/14.0.0/calendar_v3/Event/updated.html
    events: { displayName: 'Events without changes of reminders' },
    calendarEvents,
    calendarList: {
      ...withSyncToken,
      displayName: 'Calendars',
      record: { id: 'id', omit: ['kind', 'etag'] },
      // Otherwise those that a person has hidden are left out.
      list: listAt(calendars, 'calendarList', 250, { showHidden: 'true' }),
      deletes: { source: 'feed', member: 'deleted', documentation: `${reference}/calendarList` },
      fields: {
        source: 'list',
        // Those of the calendar itself are only read, because they are changed at its own address.
        fields:
          listedFields(`id! accessRole! summary! description! timeZone! backgroundColor foregroundColor colorId
          summaryOverride selected:boolean hidden:boolean defaultReminders:other notificationSettings:other
          location! dataOwner! autoAcceptInvitations:boolean! conferenceProperties:other! primary:boolean!
          deleted:boolean!`),
        documentation: `${reference}/calendarList`,
      },
      // Without `colorRgbFormat`, Google refuses the two colours of a calendar.
      write: writesAt(calendars, 'calendarList', { colorRgbFormat: 'true' }),
    },
    settings: {
      ...withSyncToken,
      list: listAt('/v3/users/me/settings', 'settings', 250),
      deletes: { source: 'unknown' },
      fields: sampled(`${reference}/settings`),
      write: null,
    },
    acl: {
      ...withSyncToken,
      displayName: 'Access rules',
      list: listAt(`${primary}/acl`, 'acl', 250),
      // Nobody has a role by a rule that was deleted.
      deletes: { source: 'feed', member: 'role', value: 'none', documentation: `${reference}/acl/list` },
      fields: sampled(`${reference}/acl`),
      write: writesAt(`${primary}/acl`, 'acl'),
    },
  },
});

function sampled(documentation: string): ConnectorException['fields'] {
  return { source: 'sampled', also: listedFields('id!'), documentation };
}
