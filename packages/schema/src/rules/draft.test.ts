import { describe, expect, it } from 'vitest';
import { contactFields, crmSync, savedContent } from './crm-sync.fixture.ts';
import {
  createDraft,
  enableWrite,
  mapField,
  mapValue,
  pickObjects,
  selectedField,
  selectField,
  selectFields,
  setDisabled,
} from './draft.ts';
import { type ConfigDraft, draftProblems, objectMappings, valueMappings } from './draft-mappings.ts';
import { hydrateRevision } from './hydrate-revision.ts';

const revision = hydrateRevision(
  { id: 'r1', specVersion: '1.0.0', createTime: '2026-11-20T08:00:00.000Z', content: crmSync },
  {
    contacts: { displayName: 'Contacts', fields: contactFields },
    companies: { displayName: '', fields: {} },
  },
);
const contactsOf = ({ content }: ConfigDraft) => content.read?.objects.contacts;
const stage = {
  mapToName: 'stage',
  mapToDisplayName: 'Stage',
  mappedValues: [{ mappedValue: 'hot', mappedDisplayValue: 'Hot' }],
};

describe('starting a draft', () => {
  it('takes up the suggestions of the manifest for objects never saved', () => {
    expect(createDraft(revision).content).toEqual({
      provider: 'sandbox',
      read: {
        objects: {
          contacts: {
            objectName: 'contacts',
            selectedFields: {},
            selectedFieldMappings: { tier: 'segment' },
          },
          companies: { objectName: 'companies', selectedFields: {}, selectedFieldMappings: {} },
        },
      },
    });
  });

  it('suggests no field that the account lacks', () => {
    const { segment: _, ...fields } = contactFields;
    const bare = hydrateRevision(
      { id: 'r1', specVersion: '1.0.0', createTime: '2026-11-20T08:00:00.000Z', content: crmSync },
      { contacts: { displayName: 'Contacts', fields } },
    );

    expect(contactsOf(createDraft(bare))?.selectedFieldMappings).toEqual({});
  });

  it('keeps what is saved, and suggests nothing there', () => {
    const content = {
      ...savedContent,
      read: { objects: { contacts: { objectName: 'contacts', schedule: '30 * * * *' } } },
    };

    expect(contactsOf(createDraft(revision, content))).toEqual({
      objectName: 'contacts',
      schedule: '30 * * * *',
      selectedFields: {},
      selectedFieldMappings: {},
    });
  });

  it('drops mappings that are offered no more', () => {
    const entry = { objectName: 'contacts', selectedFieldMappings: { tier: 'segment', gone: 'city' } };
    const content = { provider: 'sandbox', read: { objects: { contacts: entry } } };

    expect(contactsOf(createDraft(revision, content))?.selectedFieldMappings).toEqual({ tier: 'segment' });
  });

  it('keeps the mappings of the page, which it records', () => {
    const entry = { objectName: 'contacts', selectedFieldMappings: { stage: 'city' } };
    const content = { provider: 'sandbox', read: { objects: { contacts: entry } } };

    expect(contactsOf(createDraft(revision, content, { people: [stage] }))).toMatchObject({
      selectedFieldMappings: { stage: 'city' },
      dynamicMappingsInput: [stage],
    });
  });

  it('leaves the entry of an object to it when another one is mapped to its name', () => {
    const objects = revision.content.read?.objects?.map((object) => ({ mapToName: 'contacts', ...object }));
    const crossed = { ...revision, content: { ...revision.content, read: { objects } } };

    const { content } = createDraft(crossed, savedContent);

    expect(content.read?.objects).toMatchObject({ ...savedContent.read?.objects, companies: {} });
  });
});

describe('editing a draft', () => {
  const draft = createDraft(revision);

  it('chooses fields and stops choosing them', () => {
    const chosen = selectFields(selectField(draft, 'contacts', 'phone'), 'contacts', ['city', 'fax']);

    expect(contactsOf(chosen)?.selectedFields).toEqual({ phone: true, city: true, fax: true });
    expect(contactsOf(selectField(chosen, 'contacts', 'phone', false))?.selectedFields).toEqual({
      city: true,
      fax: true,
    });
    expect(contactsOf(draft)?.selectedFields).toEqual({});
  });

  it('removes and adds a field in whichever case it was saved', () => {
    const saved = selectFields(draft, 'contacts', ['Phone', 'city']);

    expect(selectedField(contactsOf(saved))('phone')).toBe('Phone');
    expect(contactsOf(selectField(saved, 'contacts', 'phone', false))?.selectedFields).toEqual({
      city: true,
    });
    expect(contactsOf(selectField(saved, 'contacts', 'CITY'))?.selectedFields).toEqual({
      Phone: true,
      CITY: true,
    });
  });

  it('maps a field, and forgets the values of the field it replaces', () => {
    const valued = mapValue(draft, 'contacts', 'segment', 'gold', 'a');

    expect(contactsOf(valued)?.selectedValueMappings).toEqual({ segment: { gold: 'a' } });
    expect(contactsOf(mapField(valued, 'contacts', 'tier', 'city'))).toMatchObject({
      selectedFieldMappings: { tier: 'city' },
      selectedValueMappings: {},
    });
    expect(contactsOf(mapField(valued, 'contacts', 'tier', undefined))?.selectedFieldMappings).toEqual({});
  });

  it('clears a mapped value', () => {
    const valued = mapValue(draft, 'contacts', 'segment', 'gold', 'a');

    expect(
      contactsOf(mapValue(valued, 'contacts', 'segment', 'gold', undefined))?.selectedValueMappings,
    ).toEqual({});
  });

  it('changes, keeps and forgets mapped values in whichever case their field was saved', () => {
    const saved = mapValue(draft, 'contacts', 'SEGMENT', 'gold', 'a');
    const changed = mapValue(saved, 'contacts', 'segment', 'silver', 'b');
    const shared = mapField(changed, 'contacts', 'nickname', 'Segment');
    const { selectedValueMappings } = contactsOf(changed) ?? {};

    expect(selectedValueMappings).toEqual({ SEGMENT: { gold: 'a', silver: 'b' } });
    expect(contactsOf(mapField(shared, 'contacts', 'tier', 'city'))).toMatchObject({ selectedValueMappings });
    expect(contactsOf(mapField(changed, 'contacts', 'tier', 'city'))?.selectedValueMappings).toEqual({});
  });

  it('enables writing and takes it back', () => {
    const enabled = enableWrite(draft, 'deals');

    expect(enabled.content.write).toEqual({ objects: { deals: { objectName: 'deals' } } });
    expect(enableWrite(enabled, 'deals')).toBe(enabled);
    expect(enableWrite(enabled, 'deals', false).content.write).toEqual({ objects: {} });
  });

  it('stops reading an object', () => {
    expect(contactsOf(setDisabled(draft, 'contacts'))?.disabled).toBe(true);
  });

  it('treats names of prototypes as any other', () => {
    const edited = selectField(draft, 'contacts', '__proto__');

    expect(Object.keys(contactsOf(edited)?.selectedFields ?? {})).toEqual(['__proto__']);
    expect(Object.getPrototypeOf(contactsOf(edited)?.selectedFields)).toBe(Object.prototype);
  });

  it('picks the objects of one request', () => {
    const { content } = enableWrite(draft, 'deals');

    expect(pickObjects(content, { read: ['companies'] })).toEqual({
      provider: 'sandbox',
      read: { objects: { companies: content.read?.objects.companies } },
    });
    expect(Object.keys(pickObjects(content, { write: ['deals'] }))).toEqual(['provider', 'write']);
  });
});

describe('listing the mappings to ask for', () => {
  const [contacts = { objectName: '', displayName: '', destination: '', schedule: '' }] =
    revision.content.read?.objects ?? [];

  it('puts required ones first', () => {
    expect(
      objectMappings(contacts, { contacts: [stage, { mapToName: 'fixed', fieldName: 'city' }] }),
    ).toEqual([
      { mapToName: 'tier', label: 'Tier', isRequired: true, suggestion: 'segment' },
      { mapToName: 'nickname', label: 'nickname', isRequired: false },
      { mapToName: 'stage', label: 'Stage', isRequired: false },
    ]);
  });

  // @holds S184
  it("lets the page's mapping replace an optional one, but not a required one", () => {
    const offered = {
      contacts: [{ mapToName: 'nickname', mapToDisplayName: 'Nick' }, { mapToName: 'tier' }],
    };

    expect(objectMappings(contacts, offered)).toMatchObject([
      { mapToName: 'tier', isRequired: true },
      { mapToName: 'nickname', label: 'Nick' },
    ]);
  });

  it('asks for values once the field has choices', () => {
    const entry = (field: string) => ({ objectName: 'contacts', selectedFieldMappings: { stage: field } });

    expect(valueMappings(contacts, entry('segment'), { contacts: [stage] })).toMatchObject([
      { mapToName: 'stage', label: 'Stage', field: { fieldName: 'segment' } },
    ]);
    expect(valueMappings(contacts, entry('city'), { contacts: [stage] })).toEqual([]);
    expect(valueMappings(contacts, undefined, { contacts: [stage] })).toEqual([]);
  });
});

describe('finding what keeps a draft from being saved', () => {
  it('names required mappings that are empty', () => {
    const draft = mapField(createDraft(revision), 'contacts', 'tier', undefined);

    expect(draftProblems(draft, revision, 'contacts')).toEqual([
      { code: 'mapping_missing', mapToName: 'tier', message: 'Choose a field for Tier.' },
    ]);
  });

  it('names both mappings that share a field', () => {
    const draft = mapField(createDraft(revision), 'contacts', 'nickname', 'Segment');

    expect(draftProblems(draft, revision, 'contacts')).toMatchObject([
      { code: 'mapping_duplicate', mapToName: 'tier' },
      { code: 'mapping_duplicate', mapToName: 'nickname' },
    ]);
  });

  it('finds nothing in a finished draft or an unknown object', () => {
    expect(draftProblems(createDraft(revision), revision, 'contacts')).toEqual([]);
    expect(draftProblems(createDraft(revision), revision, 'leads')).toEqual([]);
  });
});
