import type { DialectAccount } from '../account.ts';
import type { SimulatedField, SimulatedObject } from '../dialect.ts';
import { fieldsIn } from '../fields.ts';
import { seeded, uuidOf } from '../seeded.ts';
import type { StoredRecord } from '../store/entry.ts';

/** An object of the simulator. Those of the workspace have attributes; the others have plain members. */
export interface AttioObject extends SimulatedObject {
  singular: string;
  /** The member of `id` that is the record's own id. */
  idMember: string;
  hasAttributes: boolean;
  /** The largest page. Absent: the list has one page. */
  max?: number;
  canWrite: boolean;
  canDelete: boolean;
}

function simulated(
  name: string,
  types: string,
  more: Partial<AttioObject> & Pick<AttioObject, 'singular'>,
): AttioObject {
  const fields = fieldsIn(types);
  return {
    idMember: 'record_id',
    hasAttributes: true,
    max: 500,
    canWrite: true,
    canDelete: true,
    ...more,
    fields,
    idOf: (index) => uuidOf(`${name} ${index}`),
    valuesOf: seeded(fields, {
      domain: (index, place) => `site-${index + place}.example`,
      'record-reference': (index) => uuidOf(`companies ${index % 20}`),
      'actor-reference': (index) => uuidOf(`workspace_members ${index % 3}`),
    }),
  };
}

/** The objects of the facts, by the name that is in their paths. A workspace may have others, with any slug. */
export const OBJECTS: Readonly<Record<string, AttioObject>> = {
  people: simulated(
    'people',
    `name:personal-name email_addresses:email-address:many phone_numbers:phone-number:many company:record-reference
     job_title:text description:text linkedin:text strongest_connection:actor-reference:readOnly`,
    { singular: 'Person' },
  ),
  companies: simulated(
    'companies',
    `name:text domains:domain:many description:text categories:select:many team:record-reference:many
     primary_location:location`,
    { singular: 'Company' },
  ),
  deals: simulated(
    'deals',
    `name:text:required stage:status:required value:currency owner:actor-reference
     associated_people:record-reference:many associated_company:record-reference`,
    { singular: 'Deal' },
  ),
  lists: plain('lists', 'name:text:required api_slug:text', { singular: 'List', canDelete: false }),
  tasks: plain(
    'tasks',
    'content_plaintext:text:required deadline_at:timestamp is_completed:checkbox:required',
    {
      singular: 'Task',
      max: 500,
    },
  ),
  notes: plain('notes', 'title:text:required content_plaintext:text:required', { singular: 'Note', max: 50 }),
  workspace_members: plain(
    'workspace_members',
    'first_name:text:required last_name:text:required email_address:text:required',
    { singular: 'Member', idMember: 'workspace_member_id', canWrite: false },
  ),
};

function plain(name: string, types: string, { max, ...more }: Parameters<typeof simulated>[2]): AttioObject {
  const idMember = `${name.slice(0, -1)}_id`;
  const { max: _, ...made } = simulated(name, types, { idMember, hasAttributes: false, ...more });
  return max === undefined ? made : { ...made, max };
}

/** The ids by which answers and events name a record. */
export function idsOf(account: DialectAccount, name: string, id: string): Record<string, string> {
  const { hasAttributes, idMember } = OBJECTS[name] as AttioObject;
  return {
    workspace_id: uuidOf(account.id),
    ...(hasAttributes && { object_id: uuidOf(name) }),
    [idMember]: id,
  };
}

/** Where a typed value has what it is, if not in `value`. */
const MEMBERS: Readonly<Record<string, string>> = {
  'email-address': 'email_address',
  'phone-number': 'phone_number',
  'personal-name': 'full_name',
  'record-reference': 'target_record_id',
  'actor-reference': 'referenced_actor_id',
  currency: 'currency_value',
  domain: 'domain',
};

/** Makes records of an object as answers have them. Every attribute is a list of typed values, also when it has one. */
export function rendererOf(account: DialectAccount, name: string) {
  const fields = account.fieldsOf(name);
  return ({ id, createTime, values }: StoredRecord) => {
    const about = { id: idsOf(account, name, id), created_at: toTime(createTime) };
    if (!OBJECTS[name]?.hasAttributes) return { ...about, ...values };
    const typed = fields.map((field) => [
      field.name,
      typedValues(field, values[field.name], about.created_at),
    ]);
    const address = `https://app.attio.example/${name}/${id}`;
    return { ...about, web_url: address, values: Object.fromEntries(typed) };
  };
}

function typedValues({ type }: SimulatedField, value: unknown, from: string) {
  const all = value === null || value === undefined ? [] : [value].flat();
  return all.map((one) => ({
    active_from: from,
    active_until: null,
    ...(type === 'select' && { option: { title: one } }),
    ...(type === 'status' && { status: { title: one } }),
    ...(type !== 'select' && type !== 'status' && { [MEMBERS[type] ?? 'value']: one }),
    attribute_type: type,
  }));
}

/** Times have nine places: `2026-03-01T12:00:00.345000000Z`. */
export function toTime(time: number): string {
  return new Date(time).toISOString().replace('Z', '000000Z');
}
