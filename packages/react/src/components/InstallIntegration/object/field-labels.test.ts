import { expect, it } from 'vitest';
import { accountFields, type LabelledField, sortByLabel } from './field-labels.ts';

const labels = [
  ['Phone', 'email', 'Email', 'E mail', 'Emails', 'Emai', ' Phone', 'a b', 'ab', 'A  b', 'b', '', 'Z', 'z a'],
  ['Line 10', 'Line 2', 'line', 'Line 1'],
  ['Straße', 'Strasse', 'étage', 'Etage', 'Zähler', 'zahl'],
  ['a_b', 'a-b', 'ab', 'a b', "a'b"],
];
it('gives fields with the same label their names as hints', () => {
  const field = (fieldName: string, displayName: string) => [fieldName, { fieldName, displayName }] as const;
  const allFieldsMetadata = Object.fromEntries([field('a', 'Phone'), field('b', 'Phone'), field('c', 'Fax')]);
  const object = { objectName: 'o', displayName: 'O', destination: '', schedule: '', allFieldsMetadata };

  expect(accountFields(object, 'en').map(({ hint }) => hint)).toEqual([undefined, 'a', 'b']);
});

const cases = ['en', 'en-US', 'de', 'da', 'ja'].flatMap((locale) =>
  labels.map((list) => [locale, list] as const),
);

it.each(cases)('sorts labels as %s does: %j', (locale, list) => {
  const fields = list.map((label): LabelledField => ({ fieldName: label, label, hint: undefined }));
  const { compare } = new Intl.Collator(locale, { numeric: true, sensitivity: 'base' });

  const sorted = sortByLabel(fields, locale).map(({ label }) => label);

  expect(sorted).toEqual([...list].sort(compare));
});
