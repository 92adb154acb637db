import type { IntegrationWriteObject, ManifestIntegration } from '../manifest/manifest.ts';
import type { IntegrationObject } from '../manifest/read.ts';
import type { IntegrationSubscribeObject, WatchSchema } from '../manifest/subscribe.ts';
import {
  code,
  either,
  instead,
  listed,
  part,
  parts,
  quote,
  type Say,
  type Sayings,
} from './member-changes.ts';
import { scheduleInterval } from './schedule.ts';

/** Says that something is so now, and was otherwise. */
const than =
  (say: (now: string) => string, written = code): Say<string> =>
  (after, before) =>
    `${say(written(after))} instead of ${written(before)}`;
const asIs = (words: string) => words;

const fieldEvents = {
  fieldCreated: 'new fields',
  fieldDeleted: 'removed fields',
  fieldChanged: 'changed fields',
} as const;

/** How the differences of the members of an integration are said, as whole sentences. */
export const integrationSayings: Sayings<ManifestIntegration> = {
  name: than((now) => `The integration is now called ${now}`),
  provider: than((now) => `The provider is now ${now}`),
  displayName: instead('Customers now see the name', 'Customers no longer see the name', quote),
  module: instead('The module is now', 'The module is no longer'),
  multiple: either('A customer may now install it several times', 'A customer may now install it only once'),
  sameAccount: either(
    'Two installations of a customer may now be of the same account',
    'Two installations of a customer may no longer be of the same account',
  ),
  actAs: either(
    'What a person does now uses their own connection',
    'What a person does no longer uses their own connection',
  ),
  proxy: parts(
    part(
      (proxy) => proxy?.enabled,
      either('Calls through the proxy are now allowed', 'Calls through the proxy are no longer allowed'),
    ),
    part(
      (proxy) => proxy?.useModule,
      either(
        'Calls through the proxy now go to the address of the module',
        'Calls through the proxy no longer go to the address of the module',
      ),
    ),
  ),
  watchSchema: parts(
    part(
      (watch) => watch?.destination,
      instead('What changes of fields is now sent to', 'What changes of fields is no longer sent to'),
    ),
    part(
      (watch) => (watch?.schedule ? oftenWords(watch.schedule) : 'every day'),
      than((now) => `Fields are now looked at ${now}`, asIs),
    ),
    ...(['fieldCreated', 'fieldDeleted', 'fieldChanged'] as const).map((event) =>
      part(
        (watch: WatchSchema | undefined) => watch?.allObjects[event],
        either(
          `Your product is now told of ${fieldEvents[event]}`,
          `Your product is no longer told of ${fieldEvents[event]}`,
        ),
      ),
    ),
  ),
  read: null,
  write: null,
  subscribe: null,
};

/** As the rest of a sentence about the object, like all that follow. */
export const readSayings: Sayings<IntegrationObject> = {
  objectName: than((now) => `now written ${now}`),
  destination: instead('records now go to', 'records no longer go to'),
  schedule: part(
    oftenWords,
    than((now) => `now read ${now}`, asIs),
  ),
  mapToName: instead('records now arrive as', 'records no longer arrive as'),
  mapToDisplayName: instead('customers now see it as', 'customers no longer see it as', quote),
  requiredFields: null,
  optionalFields: null,
  optionalFieldsAuto: either(
    'customers may now choose any field',
    'customers may now choose only fields that are listed',
  ),
  backfill: part(
    backfillWords,
    than((now) => `the first read now brings ${now}`, asIs),
  ),
  delivery: parts(
    part(
      (delivery) => delivery?.mode === 'onRequest',
      either(
        'records now wait until your product asks for them',
        'records no longer wait until your product asks for them',
      ),
    ),
    part(
      (delivery) => delivery?.pageSize,
      (now) =>
        `a message now has ${now === undefined ? 'the usual number of records' : `up to ${now} records`}`,
    ),
  ),
  ownWrites: part(
    (ownWrites) => ownWrites === 'skip',
    either(
      'what your product has written no longer comes back',
      'what your product has written comes back again',
    ),
  ),
  associations: part(
    (associations) => associations?.join(', '),
    (now) =>
      now
        ? `records now say which records of ${now} they are linked to`
        : 'records no longer say which others they are linked to',
  ),
  deletions: either(
    'records that are no longer found are now delivered as deleted',
    'records that are no longer found are no longer delivered as deleted',
  ),
  enabled: either('now read for every installation', 'now read only where a customer has chosen it'),
};

export const writeSayings: Sayings<IntegrationWriteObject> = {
  objectName: than((now) => `now written ${now}`),
  inheritMapping: either(
    'now written with the mappings of the read object',
    'no longer written with the mappings of the read object',
  ),
  valueDefaults: part(
    (defaults) => defaults?.allowAnyFields,
    either(
      'your screens may now offer values for fields that your product leaves empty',
      'your screens may no longer offer values for fields that your product leaves empty',
    ),
  ),
};

export const subscribeSayings: Sayings<IntegrationSubscribeObject> = {
  objectName: than((now) => `now written ${now}`),
  destination: instead('changes are now delivered to', 'changes are no longer delivered to'),
  inheritFieldsAndMapping: either(
    'events now carry the fields of the read object',
    'events no longer carry the fields of the read object',
  ),
  createEvent: eventOf('new records'),
  updateEvent: parts(
    eventOf('changed records'),
    part(
      (event) => event?.enabled && watchedWords(event),
      (now, was) => now && was && `a change now counts if it is of ${now} instead of ${was}`,
    ),
  ),
  deleteEvent: eventOf('deleted records'),
  associationChangeEvent: parts(
    eventOf('links between records'),
    part(
      (event) => event?.includeFullRecords,
      either(
        'events of links now carry the linked records',
        'events of links no longer carry the linked records',
      ),
    ),
  ),
  otherEvents: (after = [], before = []) => [
    ...named(after, before).map((names) => `your product is now told of ${names}`),
    ...named(before, after).map((names) => `your product is no longer told of ${names}`),
  ],
};

function eventOf<Event extends { enabled?: 'always' | undefined }>(what: string): Say<Event | undefined> {
  return part(
    (event) => event?.enabled,
    either(`your product is now told of ${what}`, `your product is no longer told of ${what}`),
  );
}

function watchedWords({
  watchFieldsAuto,
  requiredWatchFields,
}: NonNullable<IntegrationSubscribeObject['updateEvent']>): string {
  if (requiredWatchFields) return listed([...requiredWatchFields].sort());
  return watchFieldsAuto === 'selected' ? 'a field that the customer has chosen' : 'any field';
}

/** Those that only the first list has, in one text. */
function named(some: readonly string[], others: readonly string[]): string[] {
  const only = some.filter((name) => !others.includes(name));
  return only.length === 0 ? [] : [listed(only)];
}

function backfillWords(backfill: IntegrationObject['backfill']): string {
  const { days = 0, fullHistory = false } = backfill?.defaultPeriod ?? {};
  if (fullHistory) return 'all past records';
  return days === 0 ? 'no past records' : `the records of ${days === 1 ? 'one day' : `${days} days`}`;
}

const HOUR = 60;
const DAY = 24 * HOUR;

/** How often a schedule runs, with the schedule itself. */
export function oftenWords(schedule: string): string {
  if (schedule === '') return 'on request only';
  const minutes = scheduleInterval(schedule);
  if (minutes === undefined) return `at ${code(schedule)}`;
  return `${intervalWords(minutes)} (${code(schedule)})`;
}

function intervalWords(minutes: number): string {
  if (minutes === DAY) return 'every day';
  if (minutes === HOUR) return 'every hour';
  return minutes % HOUR === 0 ? `every ${minutes / HOUR} hours` : `every ${minutes} minutes`;
}
