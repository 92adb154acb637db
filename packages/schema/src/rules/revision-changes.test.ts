import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { ManifestIntegration } from '../manifest/manifest.ts';
import type { IntegrationObject } from '../manifest/read.ts';
import type { IntegrationSubscribeObject } from '../manifest/subscribe.ts';
import { crmSync } from './crm-sync.fixture.ts';
import { revisionChanges } from './revision-changes.ts';

const sentences = (before: ManifestIntegration | undefined, after: ManifestIntegration) =>
  revisionChanges(before, after).map(({ sentence }) => sentence);

const object: IntegrationObject = { objectName: 'contacts', destination: 'inbox', schedule: '0 * * * *' };
const base: ManifestIntegration = { name: 'desk', provider: 'sandbox' };
const reading = (...members: Partial<IntegrationObject>[]): ManifestIntegration => ({
  ...base,
  read: { objects: members.map((own) => ({ ...object, ...own })) },
});
const hearing = (members: Partial<IntegrationSubscribeObject>): ManifestIntegration => ({
  ...base,
  subscribe: { objects: [{ objectName: 'contacts', destination: 'events', ...members }] },
});
const email = { fieldName: 'email' };
const phone = { fieldName: 'phone' };
const always = { enabled: 'always' as const };

describe('saying what differs between two revisions', () => {
  it('says nothing of the same content', () => {
    expect(sentences(crmSync, structuredClone(crmSync))).toEqual([]);
  });

  it('says of the first one what it has', () => {
    expect(revisionChanges(undefined, crmSync)).toEqual([
      { change: 'changed', sentence: 'Customers now see the name “CRM sync”' },
      {
        change: 'added',
        sentence: 'People: now read every hour (`0 * * * *`), with 3 required and 3 optional fields',
      },
      {
        change: 'added',
        sentence: 'Companies: now read on request only, with any field that customers choose',
      },
      { change: 'added', sentence: 'People: now written' },
      { change: 'added', sentence: 'Deals: now written' },
      { change: 'added', sentence: 'People: changes are now delivered to `events`' },
    ]);
  });

  it('says of an object that it is gone', () => {
    expect(revisionChanges(crmSync, { ...crmSync, write: { objects: [] } })).toEqual([
      { change: 'removed', sentence: 'People: no longer written' },
      { change: 'removed', sentence: 'Deals: no longer written' },
    ]);
  });

  it.each<[Partial<IntegrationObject>, Partial<IntegrationObject>, string[]]>([
    [{ optionalFields: [phone] }, { requiredFields: [phone] }, ['field `phone` is now required']],
    [{ requiredFields: [phone] }, { optionalFields: [phone] }, ['field `phone` is now optional']],
    [{}, { requiredFields: [email, phone] }, ['fields `email` and `phone` are new and required']],
    [
      { requiredFields: [email], optionalFields: [phone] },
      {},
      ['field `email` is no longer read', 'field `phone` can no longer be chosen'],
    ],
    [
      { requiredFields: [{ ...email, mapToName: 'mail' }] },
      { requiredFields: [{ ...email, mapToName: 'workEmail' }] },
      ['field `email` now arrives as `workEmail` instead of `mail`'],
    ],
    [
      { optionalFields: [{ mapToName: 'tier', default: 'a' }] },
      { optionalFields: [{ mapToName: 'tier', default: 'b', prompt: 'Which?' }] },
      ['`tier` now suggests the field `b` instead of `a`', '`tier` now asks “Which?”'],
    ],
    [{}, { optionalFieldsAuto: 'all' }, ['customers may now choose any field']],
    [
      {},
      { schedule: '*/15 * * * *' },
      ['now read every 15 minutes (`*/15 * * * *`) instead of every hour (`0 * * * *`)'],
    ],
    [{}, { schedule: '' }, ['now read on request only instead of every hour (`0 * * * *`)']],
    [{}, { destination: 'other' }, ['records now go to `other` instead of `inbox`']],
    [{}, { destination: '' }, ['records no longer go to `inbox`']],
    [
      {},
      { backfill: { defaultPeriod: { days: 30 } } },
      ['the first read now brings the records of 30 days instead of no past records'],
    ],
    [
      {},
      { delivery: { mode: 'onRequest', pageSize: 100 } },
      ['records now wait until your product asks for them', 'a message now has up to 100 records'],
    ],
    [{}, { objectName: 'Contacts' }, ['now written `Contacts` instead of `contacts`']],
  ])('says of an object that is read: %j becomes %j', (before, after, expected) => {
    expect(sentences(reading(before), reading(after))).toEqual(expected.map((words) => `Contacts: ${words}`));
  });

  it('marks what customers have to do', () => {
    const after = reading({ requiredFields: [{ mapToName: 'ownerEmail' }, { mapToName: 'tier' }] });

    expect(revisionChanges(reading({}), after)).toEqual([
      {
        change: 'added',
        sentence: 'Contacts: customers must now match a field to each of `ownerEmail` and `tier`',
        asksCustomers: true,
      },
    ]);
  });

  it.each<[Partial<IntegrationSubscribeObject>, Partial<IntegrationSubscribeObject>, string[]]>([
    [{}, { createEvent: always }, ['your product is now told of new records']],
    [{ deleteEvent: always }, { deleteEvent: {} }, ['your product is no longer told of deleted records']],
    [
      { updateEvent: always },
      { updateEvent: { ...always, requiredWatchFields: ['b', 'a'] } },
      ['a change now counts if it is of `a` and `b` instead of any field'],
    ],
    [
      { otherEvents: ['x', 'y'] },
      { otherEvents: ['y', 'z'] },
      ['your product is now told of `z`', 'your product is no longer told of `x`'],
    ],
    [{}, { destination: 'b' }, ['changes are now delivered to `b` instead of `events`']],
  ])('says of a subscription: %j becomes %j', (before, after, expected) => {
    expect(sentences(hearing(before), hearing(after))).toEqual(expected.map((words) => `Contacts: ${words}`));
  });

  it.each<[Partial<ManifestIntegration>, Partial<ManifestIntegration>, string]>([
    [{ displayName: 'A' }, { displayName: 'B' }, 'Customers now see the name “B” instead of “A”'],
    [{ proxy: { enabled: true } }, {}, 'Calls through the proxy are no longer allowed'],
    [{}, { multiple: true }, 'A customer may now install it several times'],
    [
      { watchSchema: { destination: 'a', allObjects: {} } },
      { watchSchema: { destination: 'a', schedule: '0 * * * *', allObjects: {} } },
      'Fields are now looked at every hour (`0 * * * *`) instead of every day',
    ],
    [
      { write: { objects: [{ objectName: 'a' }, { objectName: 'b' }] } },
      { write: { objects: [{ objectName: 'b' }, { objectName: 'a' }] } },
      'The objects stand in another order',
    ],
  ])('says of the integration: %j becomes %j', (before, after, expected) => {
    expect(sentences({ ...base, ...before }, { ...base, ...after })).toEqual([expected]);
  });

  it('names a dozen fields, and counts the others', () => {
    const optionalFields = Array.from({ length: 20 }, (_, index) => ({ fieldName: `f${index}` }));

    const [sentence] = sentences(reading({}), reading({ optionalFields }));

    expect(sentence).toMatch(/^Contacts: fields `f0`, .*`f11` and 8 more are new and may be chosen$/);
  });
});

describe('the difference of two revisions', () => {
  const name = fc.constantFrom('email', 'phone', 'city', 'tier');
  const field = fc.oneof(
    fc.record({ fieldName: name, mapToName: name }, { requiredKeys: ['fieldName'] }),
    fc.record({ mapToName: name, prompt: name }, { requiredKeys: ['mapToName'] }),
  );
  const keyOf = (one: object) => ('fieldName' in one ? `f${one.fieldName}` : `m${Object(one).mapToName}`);
  /** Each field once: of two with one name, only the first is read, so there the order would count. */
  const fields = fc.uniqueArray(field, { selector: keyOf, maxLength: 6 }).chain((all) =>
    fc.integer({ min: 0, max: all.length }).map((cut) => ({
      requiredFields: all.slice(0, cut),
      optionalFields: all.slice(cut),
    })),
  );
  const shuffled = <Item>(list: Item[]) =>
    fc.shuffledSubarray(list, { minLength: list.length, maxLength: list.length });

  it('does not depend on the order of fields', () => {
    const inOtherOrder = fields.chain(({ requiredFields, optionalFields }) =>
      fc.tuple(
        fc.constant({ requiredFields, optionalFields }),
        fc.record({ requiredFields: shuffled(requiredFields), optionalFields: shuffled(optionalFields) }),
      ),
    );
    fc.assert(
      fc.property(inOtherOrder, ([before, after]) => {
        expect(sentences(reading(before), reading(after))).toEqual([]);
      }),
    );
  });

  it('is never empty when a field differs', () => {
    const meaning = ({
      requiredFields,
      optionalFields,
    }: {
      requiredFields: object[];
      optionalFields: object[];
    }) =>
      JSON.stringify(
        [requiredFields, optionalFields].map((list) =>
          list.map((one) => JSON.stringify(Object.entries(one).sort())).sort(),
        ),
      );
    fc.assert(
      fc.property(fields, fields, (before, after) => {
        const isSame = meaning(before) === meaning(after);
        expect(sentences(reading(before), reading(after)).length === 0).toBe(isSame);
      }),
    );
  });
});
