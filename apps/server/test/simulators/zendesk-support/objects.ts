import type { SimulatedField, SimulatedObject } from '../dialect.ts';

/** How an object is listed: as an export of what changed, or page by page without a filter. */
type Export = 'cursor' | 'time';

/** An object of the simulator. */
export interface ZendeskObject extends SimulatedObject {
  /** The name that wraps one record. */
  singular: string;
  /** Absent: there is only the plain list. */
  export?: Export;
  /** What a deleted record has instead of its values, if an export shows it. */
  whenDeleted?: Readonly<Record<string, unknown>>;
}

const WORDS = ['Alder', 'Birch', 'Cedar', 'Dogwood', 'Elm', 'Fir', "O'Hazel", 'Maple'];

/** Zendesk's ids are numbers. */
const FIRST_ID = 360_000_000_000;

const text = (name: string): SimulatedField => ({ name, type: 'text' });
const whole = (name: string): SimulatedField => ({ name, type: 'integer' });
const flag = (name: string): SimulatedField => ({ name, type: 'checkbox' });
const list = (name: string): SimulatedField => ({ name, type: 'tags' });
const choice = (name: string, ...options: string[]): SimulatedField => ({ name, type: 'tagger', options });
/** What the name of a custom field begins with here. Zendesk itself knows it by its id. */
export const CUSTOM = 'custom_field_';
const custom = (place: number, field: SimulatedField): SimulatedField => ({
  ...field,
  name: `${CUSTOM}${FIRST_ID + place}`,
  label: field.name,
  isCustom: true,
});
const required = (field: SimulatedField): SimulatedField => ({ ...field, isRequired: true });

const own: readonly SimulatedField[] = [
  { name: 'id', type: 'integer', isReadOnly: true },
  { name: 'created_at', type: 'date', isReadOnly: true },
  { name: 'updated_at', type: 'date', isReadOnly: true },
];

function simulated(
  singular: string,
  fields: readonly SimulatedField[],
  exported: Pick<ZendeskObject, 'export' | 'whenDeleted'> = {},
): ZendeskObject {
  return {
    singular,
    ...exported,
    fields: [...own, ...fields],
    idOf: (index) => String(FIRST_ID + index * 20 + 1),
    valuesOf: (index) =>
      Object.fromEntries(fields.map((field, place) => [field.name, seededValue(field, index, place)])),
  };
}

function seededValue(field: SimulatedField, index: number, place: number): unknown {
  if (!field.isRequired && field.type !== 'tags' && (index + place) % 7 === 6) return null;
  const word = `${WORDS[(index + place) % WORDS.length]} ${index + 1}`;
  const options = field.options as string[] | undefined;
  switch (field.type) {
    case 'integer':
      return FIRST_ID + (index % 20) * 20 + 1;
    case 'checkbox':
      return index % 2 === 0;
    case 'multiselect':
    case 'tags':
      return index % 3 === 0 ? [] : [`tag_${index % 3}`];
    case 'tagger':
      return options?.[index % options.length] ?? null;
    case 'keyed_fields':
      return { level: word };
    default:
      return word;
  }
}

/** The objects of the facts, by the name that is in their paths. */
export const OBJECTS: Readonly<Record<string, ZendeskObject>> = {
  tickets: simulated(
    'ticket',
    [
      text('external_id'),
      text('subject'),
      required(text('description')),
      choice('type', 'problem', 'incident', 'question', 'task'),
      choice('priority', 'urgent', 'high', 'normal', 'low'),
      required(choice('status', 'new', 'open', 'pending', 'solved')),
      whole('requester_id'),
      whole('assignee_id'),
      whole('organization_id'),
      whole('group_id'),
      list('tags'),
      whole('brand_id'),
      custom(9, text('Order')),
      custom(10, choice('Size', 'size_s', 'size_m', 'size_l')),
      custom(11, flag('Urgent')),
      custom(12, { name: 'Rooms', type: 'multiselect' }),
    ],
    { export: 'cursor', whenDeleted: { status: 'deleted' } },
  ),
  users: simulated(
    'user',
    [
      required(text('name')),
      text('email'),
      text('phone'),
      choice('role', 'end-user', 'agent', 'admin'),
      required(flag('active')),
      flag('verified'),
      whole('organization_id'),
      text('time_zone'),
      list('tags'),
      text('notes'),
      text('external_id'),
      { name: 'user_fields', type: 'keyed_fields' },
    ],
    { export: 'cursor', whenDeleted: { active: false } },
  ),
  organizations: simulated(
    'organization',
    [
      required(text('name')),
      list('domain_names'),
      text('details'),
      text('notes'),
      whole('group_id'),
      flag('shared_tickets'),
      list('tags'),
      text('external_id'),
      { name: 'organization_fields', type: 'keyed_fields' },
    ],
    { export: 'time' },
  ),
  groups: simulated('group', [required(text('name')), text('description'), flag('is_public')]),
  ticket_fields: simulated('ticket_field', [
    required(text('title')),
    required(choice('type', 'text', 'integer', 'tagger')),
    required(flag('active')),
  ]),
  brands: simulated('brand', [required(text('name')), text('subdomain'), required(flag('active'))]),
};
