import { expect, it } from 'vitest';
import { checkManifest } from './check-manifest.ts';

const base = { name: 'crm-sync', provider: 'hubspot' };
const contacts = { objectName: 'contacts', destination: 'inbox' };
const manifestOf = (members: object) => ({ specVersion: '1.0.0', integrations: [{ ...base, ...members }] });
const reading = (objects: unknown) => manifestOf({ read: { objects } });

it.each([
  [
    'integrations by name',
    { specVersion: '1.0.0', integrations: { 'crm-sync': { provider: 'hubspot' } } },
    'Write "- name: crm-sync" in place of "crm-sync:".',
  ],
  [
    'objects by name',
    reading({ contacts: { destination: 'inbox' } }),
    'Write "- objectName: contacts" in place of "contacts:".',
  ],
  [
    'an object without its dash',
    reading({ destination: 'inbox', objectName: 'contacts' }),
    'Put "- " before its first key.',
  ],
  [
    'a dash without a space',
    reading([{ ...contacts, optionalFields: { '-fieldName': 'email' } }]),
    'Write "- fieldName", with a space.',
  ],
  [
    'fields with commas',
    reading([{ ...contacts, optionalFields: 'email, phone' }]),
    'Write each entry on a line of its own, such as "- fieldName: email".',
  ],
  ['an object that is its name', reading(['contacts']), 'Write "- objectName: contacts".'],
  [
    'an integration that is no name',
    { specVersion: '1.0.0', integrations: [7] },
    'Write "- name: crm-sync".',
  ],
  ['a list where objects are meant', manifestOf({ read: [contacts] }), 'Put "objects:" above the list.'],
  ['a proxy that is on', manifestOf({ proxy: true }), 'Write "proxy: { enabled: true }".'],
  [
    'days alone',
    reading([{ ...contacts, backfill: 30 }]),
    'Write "backfill: { defaultPeriod: { days: 30 } }".',
  ],
])('says what to write in place of %s', (_, manifest, fix) => {
  expect(checkManifest(manifest).findings.map((finding) => finding.fix)).toContain(fix);
});
