import { createHash } from 'node:crypto';
import type { SimulatedField, SimulatedObject } from '../dialect.ts';

/** An object of the simulator. Those of the workspace have attributes; the others have plain members. */
export interface AttioObject extends SimulatedObject {
  singular: string;
  plural: string;
  /** The member of `id` that is the record's own id. */
  idMember: string;
  hasAttributes: boolean;
  /** The largest page. Absent: the list has one page. */
  max?: number;
  canWrite: boolean;
  canDelete: boolean;
}

const WORDS = ['Alder', 'Birch', 'Cedar', 'Dogwood', 'Elm', 'Fir', "O'Hazel", 'Maple'];

const attribute = (name: string, type: string, more: object = {}): SimulatedField => ({
  name,
  type,
  ...more,
});
const many = { isMulti: true };
const required = { isRequired: true };

/** A UUID that is always the same for a text. */
export function uuidOf(text: string): string {
  const hex = createHash('sha256').update(text).digest('hex');
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-4${hex.slice(13, 16)}-8${hex.slice(17, 20)}-${hex.slice(20, 32)}`;
}

function simulated(
  name: string,
  fields: readonly SimulatedField[],
  more: Omit<AttioObject, keyof SimulatedObject>,
): AttioObject {
  return {
    ...more,
    fields,
    idOf: (index) => uuidOf(`${name} ${index}`),
    valuesOf: (index) =>
      Object.fromEntries(fields.map((field, place) => [field.name, seededValue(field, index, place)])),
  };
}

function seededValue({ type, isMulti, isRequired }: SimulatedField, index: number, place: number): unknown {
  if (!isRequired && (index + place) % 7 === 6) return isMulti ? [] : null;
  const word = `${WORDS[(index + place) % WORDS.length]} ${index + 1}`;
  const name = word.toLowerCase().replace(/[^a-z0-9]+/g, '-');
  const values: Readonly<Record<string, unknown>> = {
    'email-address': `${name}@mail.example`,
    'phone-number': `+1555${String(index).padStart(7, '0')}`,
    domain: `${name}.example`,
    currency: (index % 50) * 100,
    checkbox: index % 2 === 0,
    timestamp: '2026-02-01T09:00:00.000000000Z',
    'record-reference': uuidOf(`companies ${index % 20}`),
    'actor-reference': uuidOf(`workspace_members ${index % 3}`),
  };
  const value = values[type] ?? word;
  return isMulti ? [value] : value;
}

const workspaceObject = (
  name: string,
  singular: string,
  plural: string,
  fields: readonly SimulatedField[],
): AttioObject =>
  simulated(name, fields, {
    singular,
    plural,
    idMember: 'record_id',
    hasAttributes: true,
    max: 500,
    canWrite: true,
    canDelete: true,
  });

/** The objects of the facts, by the name that is in their paths. A workspace may have others, with any slug. */
export const OBJECTS: Readonly<Record<string, AttioObject>> = {
  people: workspaceObject('people', 'Person', 'People', [
    attribute('name', 'personal-name'),
    attribute('email_addresses', 'email-address', many),
    attribute('phone_numbers', 'phone-number', many),
    attribute('company', 'record-reference'),
    attribute('job_title', 'text'),
    attribute('description', 'text'),
    attribute('linkedin', 'text'),
    attribute('strongest_connection', 'actor-reference', { isReadOnly: true }),
  ]),
  companies: workspaceObject('companies', 'Company', 'Companies', [
    attribute('name', 'text'),
    attribute('domains', 'domain', many),
    attribute('description', 'text'),
    attribute('categories', 'select', many),
    attribute('team', 'record-reference', many),
    attribute('primary_location', 'location'),
  ]),
  deals: workspaceObject('deals', 'Deal', 'Deals', [
    attribute('name', 'text', required),
    attribute('stage', 'status', required),
    attribute('value', 'currency'),
    attribute('owner', 'actor-reference'),
    attribute('associated_people', 'record-reference', many),
    attribute('associated_company', 'record-reference'),
  ]),
  lists: simulated('lists', [attribute('name', 'text', required), attribute('api_slug', 'text')], {
    singular: 'List',
    plural: 'Lists',
    idMember: 'list_id',
    hasAttributes: false,
    canWrite: true,
    canDelete: false,
  }),
  tasks: simulated(
    'tasks',
    [
      attribute('content_plaintext', 'text', required),
      attribute('deadline_at', 'timestamp'),
      attribute('is_completed', 'checkbox', required),
    ],
    {
      singular: 'Task',
      plural: 'Tasks',
      idMember: 'task_id',
      hasAttributes: false,
      max: 500,
      canWrite: true,
      canDelete: true,
    },
  ),
  notes: simulated(
    'notes',
    [attribute('title', 'text', required), attribute('content_plaintext', 'text', required)],
    {
      singular: 'Note',
      plural: 'Notes',
      idMember: 'note_id',
      hasAttributes: false,
      max: 50,
      canWrite: true,
      canDelete: true,
    },
  ),
  workspace_members: simulated(
    'workspace_members',
    [
      attribute('first_name', 'text', required),
      attribute('last_name', 'text', required),
      attribute('email_address', 'text', required),
    ],
    {
      singular: 'Member',
      plural: 'Members',
      idMember: 'workspace_member_id',
      hasAttributes: false,
      canWrite: false,
      canDelete: false,
    },
  ),
};
