import { isPlainObject } from '../rules/plain-objects.ts';
import type { Path } from './finding.ts';

const names: Record<string, string> = {
  string: 'text',
  boolean: 'true or false',
  int: 'a whole number',
  number: 'a number',
  array: 'a list',
  object: 'a map',
  record: 'a map',
};

export function nameOfType(expected: string): string {
  return names[expected] ?? expected;
}

export function kindOf(value: unknown): string {
  if (value === null || value === undefined) return 'empty';
  if (Array.isArray(value)) return 'a list';
  const kinds: Record<string, string> = { string: 'text', boolean: 'true or false', object: 'a map' };
  return kinds[typeof value] ?? `a ${typeof value}`;
}

/** What to write in place of a value of the wrong kind. */
export function typeFix(expected: string, value: unknown, path: Path): string {
  switch (expected) {
    case 'string':
      // The value does not tell how it was written: 0755 is 755 by now.
      return typeof value === 'object' ? 'Write a single value.' : 'Put what stands here in quotes.';
    case 'boolean':
      return 'Write true or false, without quotes.';
    case 'int':
      return 'Write a whole number, without quotes.';
    case 'number':
      return 'Write a number, without quotes.';
    case 'array':
      return listFix(value, String(path.at(-1)));
    case 'object':
      return mapFix(value, path);
    default:
      return 'Correct it.';
  }
}

function listFix(value: unknown, key: string): string {
  const [member, example] = firstMembers[key] ?? [];
  if (member === undefined) return 'Write each entry on a line of its own that starts with "- ".';
  if (isPlainObject(value)) {
    const [written = ''] = Object.keys(value);
    if (written.startsWith('-') && isName(written)) return `Write "- ${written.slice(1)}", with a space.`;
    if (Object.hasOwn(value, member)) return 'Put "- " before its first key.';
    if (isPlainObject(value[written]) && isName(written))
      return `Write "- ${member}: ${written}" in place of "${written}:".`;
  }
  return `Write each entry on a line of its own, such as "- ${member}: ${example}".`;
}

function mapFix(value: unknown, path: Path): string {
  const key = path.at(-1);
  if (typeof key === 'number') {
    const [member, example] = firstMembers[String(path.at(-2))] ?? [];
    if (member !== undefined) return `Write "- ${member}: ${isName(value) ? value : example}".`;
  }
  const example = examples[String(key)];
  if (!example?.startsWith('{')) return 'Write its keys indented on the lines below it.';
  return Array.isArray(value) && example.startsWith('{ objects:')
    ? 'Put "objects:" above the list.'
    : `Write "${key}: ${example}".`;
}

function isName(value: unknown): value is string {
  return typeof value === 'string' && /^[\w.-]{1,60}$/.test(value);
}

/** The member that entries of a list begin with, and a value of it. */
const firstMembers: Record<string, [member: string, example: string]> = {
  integrations: ['name', 'crm-sync'],
  objects: ['objectName', 'contacts'],
  requiredFields: ['fieldName', 'email'],
  optionalFields: ['fieldName', 'email'],
};

const always = '{ enabled: always }';

/** What can stand behind a key, as messages show it. */
export const examples: Record<string, string> = {
  name: 'crm-sync',
  provider: 'hubspot',
  objectName: 'contacts',
  fieldName: 'email',
  mapToName: 'account',
  destination: 'myWebhook',
  enabled: 'always',
  watchFieldsAuto: 'all',
  read: '{ objects: [{ objectName: contacts, destination: myWebhook }] }',
  write: '{ objects: [{ objectName: contacts }] }',
  subscribe: '{ objects: [{ objectName: notes, destination: myWebhook, otherEvents: [note.pinned] }] }',
  proxy: '{ enabled: true }',
  watchSchema: '{ destination: myWebhook, allObjects: { fieldCreated: { enabled: always } } }',
  backfill: '{ defaultPeriod: { days: 30 } }',
  defaultPeriod: '{ days: 30 }',
  createEvent: always,
  updateEvent: '{ enabled: always, watchFieldsAuto: all }',
  deleteEvent: always,
  associationChangeEvent: always,
  allObjects: '{ fieldCreated: { enabled: always } }',
  fieldCreated: always,
  fieldDeleted: always,
  fieldChanged: always,
  integrations: '[{ name: crm-sync, provider: hubspot, proxy: { enabled: true } }]',
};
