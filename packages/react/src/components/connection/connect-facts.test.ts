import type { Integration, ProviderInfo } from '@dowel/schema';
import { describe, expect, it } from 'vitest';
import { allEnglish } from '../../../test/all-english.ts';
import { fillMessage, type MessageKey, type MessageValues } from '../../messages/messages.ts';
import type { Translator } from '../../messages/useMessages.ts';
import { connectFacts } from './connect-facts.ts';

type Content = Integration['latestRevision']['content'];
type ReadObject = NonNullable<NonNullable<Content['read']>['objects']>[number];

const translate = Object.assign(
  (key: MessageKey, values?: MessageValues) => fillMessage(allEnglish[key], values),
  { locale: 'en' },
) as Translator;

const keyed = { name: 'juniper', displayName: 'Juniper', authType: 'apiKey' } as ProviderInfo;
const open = { ...keyed, authType: 'none' } as ProviderInfo;

const object = (objectName: string, rest: Partial<ReadObject> = {}): ReadObject => ({
  objectName,
  destination: 'inbox',
  schedule: '0 * * * *',
  requiredFields: [{ fieldName: 'name' }],
  ...rest,
});

function facts(content: Partial<Content>, provider = keyed) {
  const whole = { name: 'sync', provider: 'juniper', ...content } as Content;
  return connectFacts(whole, provider, translate).map(({ title, facts }) => [
    title,
    facts.filter(Boolean).join(' · '),
  ]);
}

const kept = ['Keep your sign-in, encrypted', 'Disconnecting deletes it'];
const reading = (...objects: ReadObject[]) => facts({ read: { objects } })[0];

describe('saying what connecting allows', () => {
  it('names what is read, written, watched and sent, in that order', () => {
    const found = facts({
      read: { objects: [object('contacts', { mapToDisplayName: 'People' }), object('open_deals')] },
      write: { objects: [{ objectName: 'contacts' }] },
      subscribe: { objects: [{ objectName: 'deals', destination: 'inbox' }] },
    });

    expect(found).toEqual([
      ['Read People and Open Deals', 'Every hour · Only the fields it needs'],
      ['Write to People', ''],
      ['Be told what happens to Deals', ''],
      kept,
    ]);
  });

  it('has another picture for other requests than for writing', () => {
    const content = { write: { objects: [{ objectName: 'contacts' }] }, proxy: { enabled: true } };

    const icons = connectFacts(content as Content, keyed, translate).map(({ icon }) => icon);

    expect(icons).toEqual(['out', 'both', 'lock']);
  });

  it('never has more than four sentences, and leaves out none about access', () => {
    const found = facts({
      read: { objects: [object('contacts')] },
      write: { objects: [{ objectName: 'contacts' }] },
      subscribe: { objects: [{ objectName: 'deals', destination: 'inbox' }] },
      proxy: { enabled: true },
    });

    expect(found).toHaveLength(4);
    expect(found[3]).toEqual(['Send other requests to Juniper', 'As far as your account allows']);
  });

  it('says nothing of a sign-in where there is none', () => {
    expect(facts({ read: { objects: [object('days')] }, proxy: { enabled: true } }, open)).toEqual([
      ['Read Days', 'Every hour · Only the fields it needs'],
      ['Send other requests to Juniper', ''],
    ]);
    expect(facts({ proxy: { enabled: false } }, open)).toEqual([]);
  });

  it('names three of many objects and counts the others', () => {
    const [title] = reading(...['a', 'b', 'c', 'd', 'e'].map((name) => object(name))) ?? [];

    expect(title).toBe('Read A, B, C, and 2 more');
  });

  it.each([
    ['0 * * * *', 'Every hour'],
    ['15 * * * *', 'Every hour'],
    ['0 3 * * *', 'Every day'],
    ['*/30 * * * *', ''],
    ['0 */5 * * *', ''],
    ['0 3 * * mon', ''],
    ['', ''],
  ])('says how often of the schedule %j only if it is certain', (schedule, words) => {
    const [, detail] = reading(object('deals', { schedule })) ?? [];

    expect(detail).toBe([words, 'Only the fields it needs'].filter(Boolean).join(' · '));
  });

  it('says no rhythm where objects have different ones', () => {
    const [, detail] = reading(object('a'), object('b', { schedule: '0 3 * * *' })) ?? [];

    expect(detail).toBe('Only the fields it needs');
  });

  it.each<[Partial<ReadObject>, string]>([
    [{ requiredFields: [] }, ''],
    [{ requiredFields: [], optionalFieldsAuto: 'all' }, 'Only the fields you choose'],
    [{ optionalFields: [{ fieldName: 'phone' }] }, 'The fields it needs, and those you choose'],
  ])('says of %j which fields are read', (rest, words) => {
    const [, detail] = reading(object('deals', { schedule: '', ...rest })) ?? [];

    expect(detail).toBe(words);
  });
});
