import type { SimulatedObject } from '../dialect.ts';
import { fieldsIn } from '../fields.ts';
import { seeded } from '../seeded.ts';

/** A collection of the simulator. */
export interface CalendarObject extends SimulatedObject {
  /** The path of its list, below the version. */
  path: string;
  /** The largest page. */
  max: number;
  canWrite: boolean;
  /** Events alone can be limited to changes and ordered, and show what was deleted. */
  isEvents?: true;
  /** Somebody can be told that something in it has changed. */
  canWatch?: true;
}

function simulated(
  path: string,
  types: string,
  more: Pick<CalendarObject, 'idOf'> & Partial<CalendarObject>,
): CalendarObject {
  // A caller may choose the id of a new event.
  const fields = fieldsIn(`id:string:readOnly ${types}`);
  const hour = (index: number) => `2026-04-${String((index % 28) + 1).padStart(2, '0')}T`;
  return {
    max: 250,
    canWrite: true,
    ...more,
    path,
    fields,
    valuesOf: seeded(fields, {
      start: (index) => ({ dateTime: `${hour(index)}09:00:00Z`, timeZone: 'UTC' }),
      end: (index) => ({ dateTime: `${hour(index)}10:00:00Z`, timeZone: 'UTC' }),
      status: (index) => (index % 5 === 4 ? 'tentative' : 'confirmed'),
      recurrence: (index) => (index % 7 === 6 ? ['RRULE:FREQ=WEEKLY;COUNT=4'] : null),
      attendees: (index) => (index % 3 === 0 ? [] : [{ email: `guest${index}@mail.example` }]),
    }),
  };
}

const padded = (index: number) => String(index + 1).padStart(8, '0');
const calendarIdOf = (index: number) => `team${padded(index)}@group.calendar.example`;
const eventIdOf = (index: number) => `event${padded(index)}`;
/** How many calendars the seeded events of all calendars are in. */
const CALENDARS = 2;

/** The collections of the facts. Those of a calendar are the ones of the primary calendar. */
export const OBJECTS: Readonly<Record<string, CalendarObject>> = {
  events: simulated(
    'calendars/primary/events',
    `status:string summary:string description:string location:string start:object end:object attendees:list
     organizer:object:readOnly creator:object:readOnly recurrence:list recurringEventId:string:readOnly
     originalStartTime:object:readOnly conferenceData:object hangoutLink:string:readOnly htmlLink:string:readOnly
     reminders:object visibility:string transparency:string eventType:string:readOnly extendedProperties:object
     sequence:integer:readOnly iCalUID:string:readOnly created:string:readOnly updated:string:readOnly`,
    { max: 2500, canWatch: true, isEvents: true, idOf: eventIdOf },
  ),
  calendarList: simulated(
    'users/me/calendarList',
    `summary:string:readOnly description:string:readOnly timeZone:string:readOnly summaryOverride:string accessRole:string:readOnly primary:boolean:readOnly
     selected:boolean hidden:boolean backgroundColor:string foregroundColor:string colorId:string
     deleted:boolean:readOnly`,
    { canWatch: true, idOf: calendarIdOf },
  ),
  settings: simulated('users/me/settings', 'value:string', {
    canWrite: false,
    idOf: (index) => `setting${padded(index)}`,
  }),
  acl: simulated('calendars/primary/acl', 'role:string scope:object', {
    idOf: (index) => `user:person${padded(index)}@mail.example`,
  }),
};

/** The events of each calendar. Two calendars have events with the same ids, so in the store an id has both. */
export const CALENDAR_EVENTS: CalendarObject = {
  ...(OBJECTS.events as CalendarObject),
  idOf: (index) => `${calendarIdOf(index % CALENDARS)}/${eventIdOf(Math.floor(index / CALENDARS))}`,
};
