import type { SimulatedField, SimulatedObject } from '../dialect.ts';

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

const WORDS = ['Alder', 'Birch', 'Cedar', 'Dogwood', 'Elm', 'Fir', "O'Hazel", 'Maple'];

const text = (name: string): SimulatedField => ({ name, type: 'string' });
const flag = (name: string): SimulatedField => ({ name, type: 'boolean' });
const map = (name: string): SimulatedField => ({ name, type: 'object' });
const list = (name: string): SimulatedField => ({ name, type: 'list' });
const readOnly = (field: SimulatedField): SimulatedField => ({ ...field, isReadOnly: true });

/** Fields that only Google sets. A caller may choose the id of a new event. */
const id: SimulatedField = readOnly(text('id'));

function simulated(
  path: string,
  fields: readonly SimulatedField[],
  more: Omit<CalendarObject, 'path' | keyof SimulatedObject> & { idOf: (index: number) => string },
): CalendarObject {
  return {
    ...more,
    path,
    fields: [id, ...fields],
    valuesOf: (index) =>
      Object.fromEntries(
        fields
          .filter((field) => !field.isReadOnly)
          .map((field, place) => [field.name, seededValue(field, index, place)]),
      ),
  };
}

function seededValue({ name, type }: SimulatedField, index: number, place: number): unknown {
  const hour = `2026-04-${String((index % 28) + 1).padStart(2, '0')}T`;
  if (name === 'start') return { dateTime: `${hour}09:00:00Z`, timeZone: 'UTC' };
  if (name === 'end') return { dateTime: `${hour}10:00:00Z`, timeZone: 'UTC' };
  if (name === 'status') return index % 5 === 4 ? 'tentative' : 'confirmed';
  if (name === 'recurrence') return index % 7 === 6 ? ['RRULE:FREQ=WEEKLY;COUNT=4'] : null;
  if (name === 'attendees') return index % 3 === 0 ? [] : [{ email: `guest${index}@mail.example` }];
  if (type === 'boolean') return index % 2 === 0;
  if (type === 'object' || type === 'list' || (index + place) % 7 === 6) return null;
  return `${WORDS[(index + place) % WORDS.length]} ${index + 1}`;
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
    [
      text('status'),
      text('summary'),
      text('description'),
      text('location'),
      map('start'),
      map('end'),
      list('attendees'),
      readOnly(map('organizer')),
      readOnly(map('creator')),
      list('recurrence'),
      readOnly(text('recurringEventId')),
      readOnly(map('originalStartTime')),
      map('conferenceData'),
      readOnly(text('hangoutLink')),
      readOnly(text('htmlLink')),
      map('reminders'),
      text('visibility'),
      text('transparency'),
      readOnly(text('eventType')),
      map('extendedProperties'),
      { name: 'sequence', type: 'integer', isReadOnly: true },
      readOnly(text('iCalUID')),
      readOnly(text('created')),
      readOnly(text('updated')),
    ],
    { max: 2500, canWrite: true, canWatch: true, isEvents: true, idOf: eventIdOf },
  ),
  calendarList: simulated(
    'users/me/calendarList',
    [
      text('summary'),
      text('description'),
      text('timeZone'),
      readOnly(text('accessRole')),
      readOnly(flag('primary')),
      flag('selected'),
      flag('hidden'),
      text('backgroundColor'),
      text('foregroundColor'),
      text('colorId'),
      readOnly(flag('deleted')),
    ],
    { max: 250, canWrite: true, canWatch: true, idOf: calendarIdOf },
  ),
  settings: simulated('users/me/settings', [text('value')], {
    max: 250,
    canWrite: false,
    idOf: (index) => `setting${padded(index)}`,
  }),
  acl: simulated('calendars/primary/acl', [text('role'), map('scope')], {
    max: 250,
    canWrite: true,
    idOf: (index) => `user:person${padded(index)}@mail.example`,
  }),
};

/** The events of each calendar. Two calendars have events with the same ids, so in the store an id has both. */
export const CALENDAR_EVENTS: CalendarObject = {
  ...(OBJECTS.events as CalendarObject),
  idOf: (index) => `${calendarIdOf(index % CALENDARS)}/${eventIdOf(Math.floor(index / CALENDARS))}`,
};
