import { describe, expect, it } from 'vitest';
import { checkManifest } from './check-manifest.ts';

const contacts = { objectName: 'contacts', destination: 'inbox', requiredFields: [{ fieldName: 'email' }] };
const base = { name: 'crm-sync', provider: 'hubspot', read: { objects: [contacts] } };
const manifestOf = (integration: object) => ({ specVersion: '1.0.0', integrations: [integration] });
const withObject = (members: object) =>
  manifestOf({ ...base, read: { objects: [{ ...contacts, ...members }] } });
const withEvents = (members: object) =>
  manifestOf({ ...base, subscribe: { objects: [{ objectName: 'contacts', ...members }] } });
const object = 'integrations[0].read.objects[0]';
const subscribed = 'integrations[0].subscribe.objects[0]';

describe('checking a manifest with odd values', () => {
  it.each([
    ['a NUL in a text', withObject({ mapToDisplayName: 'a\0b' }), `${object}.mapToDisplayName`],
    ['half of a character', withObject({ schedule: '\ud800' }), `${object}.schedule`],
    ['a NUL in a key', withObject({ 'a\0b': 1 }), object],
  ])('refuses %s, which no database holds', (_, value, path) => {
    const { manifest, findings } = checkManifest(value);

    expect(manifest).toBeUndefined();
    expect(findings).toContainEqual(
      expect.objectContaining({ severity: 'error', path, message: expect.stringContaining('stored') }),
    );
  });

  it.each([
    ['objectName', 'contacts\n', 'a line break', 'Write "contacts"'],
    ['destination', ' inbox', 'a blank', 'Write "inbox"'],
    ['mapToName', 'people\u00a0', 'a blank', 'Write "people"'],
  ])('warns of a blank at the end of a name, which nobody sees: %s', (key, text, what, fix) => {
    const { findings } = checkManifest(withObject({ [key]: text }));

    expect(findings).toContainEqual({
      severity: 'warning',
      path: `${object}.${key}`,
      message: expect.stringContaining(`ends with ${what}`),
      fix: expect.stringContaining(fix),
    });
  });

  it.each([
    ['destination', 'my-$' + '{INBOX}', '$' + '{INBOX}'],
    ['mapToDisplayName', 'People of {{ app.name }}', '{{ app.name }}'],
    ['mapToName', '<people>', '<people>'],
    ['mapToName', '%PEOPLE%', '%PEOPLE%'],
  ])('warns of a variable that nobody has filled in: %s', (key, text, variable) => {
    expect(checkManifest(withObject({ [key]: text })).findings).toEqual([
      expect.objectContaining({
        severity: 'warning',
        path: `${object}.${key}`,
        message: expect.stringContaining(`"${variable}"`),
      }),
    ]);
  });

  it('says nothing of blanks inside a name, or in words for people', () => {
    const { findings } = checkManifest(withObject({ mapToName: 'my people', mapToDisplayName: 'People ' }));

    expect(findings).toEqual([]);
  });

  it.each(['name', 'provider', 'module', 'read', 'proxy', 'subscribe'])(
    'explains a %s that is a map with members every value has',
    (key) => {
      const odd = { toString: 1, valueOf: 1 };

      expect(checkManifest(manifestOf({ ...base, [key]: odd })).findings.length).toBeGreaterThan(0);
    },
  );

  it('explains a choice that is a map with members every value has', () => {
    const updateEvent = { enabled: 'always', watchFieldsAuto: { toString: 1 } };

    expect(checkManifest(withEvents({ updateEvent })).findings).toContainEqual(
      expect.objectContaining({ path: `${subscribed}.updateEvent.watchFieldsAuto` }),
    );
  });
});
