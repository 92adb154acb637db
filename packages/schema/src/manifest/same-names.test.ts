import { describe, expect, it } from 'vitest';
import { checkManifest } from './check-manifest.ts';

const contacts = { objectName: 'contacts', destination: 'inbox', requiredFields: [{ fieldName: 'email' }] };
const base = { name: 'crm-sync', provider: 'hubspot', read: { objects: [contacts] } };
const events = (objectName: string) => ({ objectName, destination: 'inbox', otherEvents: ['UNDELETE'] });
const inTwoCases = {
  read: [contacts, { ...contacts, objectName: 'Contacts' }],
  write: [{ objectName: 'contacts' }, { objectName: 'Contacts' }],
  subscribe: [events('contacts'), events('Contacts')],
};

const manifestOf = (...integrations: unknown[]) => ({ specVersion: '1.0.0', integrations });
const withReads = (...objects: object[]) => manifestOf({ ...base, read: { objects } });

describe('names of a manifest that are the same to the service', () => {
  it('are also ids, which an address takes in their place', () => {
    const { findings } = checkManifest(manifestOf({ ...base, name: '01970000-0000-7000-8000-000000000001' }));

    expect(findings).toMatchObject([{ severity: 'error', path: 'integrations[0].name' }]);
  });

  it.each<[string, unknown, string, string]>([
    [
      'integrations',
      manifestOf({ ...base, name: 'casey' }, { ...base, name: 'other' }, { ...base, name: 'CASEY' }),
      'integrations[2].name',
      '"CASEY" differs from "casey" only by case',
    ],
    ...(['read', 'write', 'subscribe'] as const).map((action): [string, unknown, string, string] => [
      `${action} objects`,
      manifestOf({ ...base, [action]: { objects: inTwoCases[action] } }),
      `integrations[0].${action}.objects[1].objectName`,
      '"Contacts" differs from "contacts" only by case',
    ]),
  ])('are refused for %s, at the second name', (_, value, path, message) => {
    const { manifest, findings } = checkManifest(value);

    expect(manifest).toBeUndefined();
    expect(findings).toEqual([
      { severity: 'error', path, message: expect.stringContaining(message), fix: expect.any(String) },
    ]);
  });

  it.each<[string, unknown, string, string]>([
    [
      'a field that is read once, whatever its case',
      withReads({ ...contacts, optionalFields: [{ fieldName: 'Email' }] }),
      'integrations[0].read.objects[0].optionalFields[0].fieldName',
      '"Email" differs from "email" only by case',
    ],
    [
      'a field that is read once, also when one of the two is a path',
      withReads({ ...contacts, optionalFields: [{ fieldName: "$['email']", mapToName: 'mail' }] }),
      'integrations[0].read.objects[0].optionalFields[0].fieldName',
      'Field "email" is listed twice',
    ],
    [
      'an object under the name of another',
      withReads(contacts, { ...contacts, objectName: 'people', mapToName: 'contacts' }),
      'integrations[0].read.objects[1].mapToName',
      'A read object is named "contacts"',
    ],
    [
      'an object under the own name of one that is mapped itself',
      withReads(
        { ...contacts, mapToName: 'people' },
        { ...contacts, objectName: 'leads', mapToName: 'contacts' },
      ),
      'integrations[0].read.objects[1].mapToName',
      '"contacts" means that object in calls and configs, and this one in messages',
    ],
  ])('are warned of for %s', (_, value, path, message) => {
    const { manifest, findings } = checkManifest(value);

    expect(manifest).toBeDefined();
    expect(findings).toEqual([
      { severity: 'warning', path, message: expect.stringContaining(message), fix: expect.any(String) },
    ]);
  });

  it.each<[string, unknown]>([
    [
      'names that records carry, which keep their case',
      withReads({ ...contacts, mapToName: 'person' }, { ...contacts, objectName: 'b', mapToName: 'Person' }),
    ],
    ['an object that is mapped to its own name', withReads({ ...contacts, mapToName: 'contacts' })],
    [
      'one object under several actions',
      manifestOf({ ...base, write: { objects: [{ objectName: 'Contacts' }] } }),
    ],
  ])('do not include %s', (_, value) => {
    expect(checkManifest(value).findings).toEqual([]);
  });
});
