import { describe, expect, it } from 'vitest';
import { HydratedRevision } from '../resources/revisions.ts';
import { contactFields, crmSync } from './crm-sync.fixture.ts';
import { hydrateRevision } from './hydrate-revision.ts';
import { lackingFields } from './lacking-fields.ts';

const revision = { id: 'r1', specVersion: '1.0.0', createTime: '2026-11-20T08:00:00.000Z', content: crmSync };
const objects = {
  contacts: { displayName: 'Contacts', fields: contactFields },
  Companies: { displayName: '', fields: { name: { fieldName: 'name', displayName: 'Name' } } },
};
const hydrated = hydrateRevision(revision, objects);
const [contacts, companies] = hydrated.content.read?.objects ?? [];

describe('hydrating a revision', () => {
  it('has the shape the wire demands', () => {
    expect(HydratedRevision.parse(hydrated)).toEqual(hydrated);
  });

  it("labels fields with the account's words, or a readable name when it has none", () => {
    expect(contacts?.requiredFields).toEqual([
      { fieldName: 'email', displayName: 'E-mail address' },
      { fieldName: 'first_name', displayName: 'First Name', mapToName: 'given' },
      { mapToName: 'tier', mapToDisplayName: 'Tier', default: 'segment' },
    ]);
  });

  it('finds a field whatever its case', () => {
    expect(contacts?.optionalFields?.[0]).toEqual({ fieldName: 'phone', displayName: 'Phone number' });
  });

  it('gives all fields as metadata and as the older list', () => {
    expect(contacts?.allFieldsMetadata).toEqual(contactFields);
    expect(contacts?.allFields?.[0]).toEqual({ fieldName: 'email', displayName: 'E-mail address' });
  });

  it('offers every field that is not required with optionalFieldsAuto', () => {
    expect(companies?.optionalFields).toEqual([{ fieldName: 'name', displayName: 'Name' }]);
    expect(companies).toMatchObject({ displayName: 'Companies', schedule: '', destination: 'inbox' });
  });

  it('takes the fields that the manifest names for there while no record shows any', () => {
    const empty = { displayName: 'Contacts', fields: {}, isUnseen: true };

    const [first] = hydrateRevision(revision, { contacts: empty }).content.read?.objects ?? [];

    expect(Object.keys(first?.allFieldsMetadata ?? {})).toEqual(['email', 'first_name', 'phone', 'city']);
    expect(first && lackingFields(first)).toEqual([]);
  });

  it('puts the reason on the object that could not be described, and only there', () => {
    const broken = hydrateRevision(revision, { ...objects, contacts: { error: 'The provider said no.' } });

    expect(broken.content.read?.objects).toMatchObject([
      {
        error: 'The provider said no.',
        displayName: 'Contacts',
        requiredFields: [{ displayName: 'Email' }, {}, {}],
      },
      { displayName: 'Companies' },
    ]);
    expect(broken.content.read?.objects?.[0]).not.toHaveProperty('allFields');
    expect(broken.content.read?.objects?.[1]).not.toHaveProperty('error');
  });

  it('says which object the account lacks', () => {
    const [first] = hydrateRevision(revision, {}).content.read?.objects ?? [];

    expect(first?.error).toBe('The connected account has no object named "contacts".');
  });

  it('labels write objects and passes the proxy on', () => {
    const content = { ...crmSync, proxy: { enabled: true, useModule: true } };

    const { write, proxy } = hydrateRevision({ ...revision, content }, objects).content;

    expect(write?.objects).toEqual([
      { objectName: 'contacts', displayName: 'Contacts' },
      { objectName: 'deals', displayName: 'Deals' },
    ]);
    expect(proxy).toEqual({ enabled: true, useModule: true });
  });

  it('labels a nested field by its parent', () => {
    const object = {
      objectName: 'contacts',
      destination: '',
      schedule: '',
      requiredFields: [{ fieldName: "$['owner']['full_name']" }],
    };
    const content = { ...crmSync, read: { objects: [object] } };

    const [first] = hydrateRevision({ ...revision, content }, objects).content.read?.objects ?? [];

    expect(first?.requiredFields?.[0]).toMatchObject({ displayName: 'Owner Full Name' });
  });
});
