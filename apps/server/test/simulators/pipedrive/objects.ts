import { createHash } from 'node:crypto';
import type { SimulatedField, SimulatedObject } from '../dialect.ts';
import { fieldsIn } from '../fields.ts';
import { type MakeValue, pick, seeded, uuidOf } from '../seeded.ts';

/** One object of Pipedrive's API. */
export interface PipedriveObject extends SimulatedObject {
  /** For people, in error words. Events have it in lower case. */
  readonly title: string;
  /** The generation of the API. They page in different ways. */
  readonly version: 1 | 2;
  /** The call that lists its fields. Absent: there is none. */
  readonly fieldsPath?: string;
  /** The members that the list can be limited by. */
  readonly filters: readonly string[];
  /** The list can be limited to what has changed, and ordered. */
  readonly hasUpdatedSince: boolean;
  /** Ids are UUIDs, not numbers. */
  readonly hasUuid: boolean;
  readonly changedBy: 'PUT' | 'PATCH';
}

interface Facts extends Partial<Omit<PipedriveObject, keyof SimulatedObject>> {
  readonly title: string;
  readonly types: string;
  /** Custom fields: labels, types and choices. Their names are hashes of 40 characters. */
  readonly custom?: readonly (readonly [label: string, type: string, choices?: readonly string[]])[];
  readonly special?: Readonly<Record<string, MakeValue>>;
}

const SYSTEM = 'id:int:readOnly add_time:datetime:readOnly update_time:datetime:readOnly';
const OWNER = 'owner_id:user visible_to:int label_ids:set';

/** References are numbers of seeded records. */
const NUMBERED: Readonly<Record<string, MakeValue>> = Object.fromEntries(
  ['user', 'org', 'people', 'deal', 'stage', 'pipeline'].map((type) => [
    type,
    (index: number) => 1 + (index % 4),
  ]),
);

function simulated(name: string, { types, custom = [], special, ...facts }: Facts): PipedriveObject {
  const own = fieldsIn(`${SYSTEM} ${types}`).map((field) => ({ ...field, label: labelOf(field.name) }));
  const added = custom.map(([label, type, choices]): SimulatedField => {
    const hash = createHash('sha1').update(`${name}: ${label}`).digest('hex');
    const options = choices?.map((choice, place) => ({ id: place + 1, label: choice }));
    return { name: hash, type, label, isCustom: true, ...(options && { options }) };
  });
  const fields: SimulatedField[] = [...own, ...added];
  const { hasUuid = false } = facts;
  return {
    version: 2,
    filters: [],
    hasUpdatedSince: false,
    hasUuid,
    changedBy: 'PATCH',
    ...facts,
    fields,
    idOf: (index) => (hasUuid ? uuidOf(`${name} ${index}`) : String(index + 1)),
    // Of an enumeration, a record has the id of the choice.
    valuesOf: seeded(
      fields.map(({ options: _, ...field }) => field),
      {
        ...NUMBERED,
        enum: (index) => 1 + (index % 3),
        set: () => null,
        ...special,
      },
    ),
  };
}

const labelOf = (name: string) => name.charAt(0).toUpperCase() + name.slice(1).replaceAll('_', ' ');

const FACTS: Readonly<Record<string, Facts>> = {
  deals: {
    title: 'Deal',
    fieldsPath: 'dealFields',
    types: `${OWNER} title:varchar:required value:double currency:varchar status:varchar stage_id:stage
      pipeline_id:pipeline person_id:people org_id:org probability:int expected_close_date:date won_time:datetime
      lost_time:datetime lost_reason:varchar close_time:datetime is_deleted:boolean:readOnly`,
    custom: [
      ['Source of the lead', 'varchar'],
      ['Color', 'enum', ['Red', 'Green', 'Blue']],
    ],
    filters: ['owner_id', 'person_id', 'org_id', 'pipeline_id', 'stage_id', 'status'],
    hasUpdatedSince: true,
    special: { status: (index) => pick(['open', 'won', 'lost'], index), currency: () => 'EUR' },
  },
  persons: {
    title: 'Person',
    fieldsPath: 'personFields',
    types: `${OWNER} name:varchar:required first_name:varchar last_name:varchar emails:json phones:phone org_id:org
      picture_id:int`,
    custom: [
      ['Favourite drink', 'varchar'],
      ['Birthday', 'date'],
    ],
    filters: ['owner_id', 'org_id'],
    hasUpdatedSince: true,
    special: {
      emails: (index) => [{ value: `person${index}@mail.example`, primary: true, label: 'work' }],
      phones: () => [],
    },
  },
  organizations: {
    title: 'Organization',
    fieldsPath: 'organizationFields',
    types: `${OWNER} name:varchar:required address:address`,
    custom: [['Number of desks', 'int']],
    filters: ['owner_id'],
    hasUpdatedSince: true,
    special: { address: (index) => ({ value: `${index + 1} Mill Lane`, locality: 'Oslo' }) },
  },
  activities: {
    title: 'Activity',
    fieldsPath: 'activityFields',
    types: `subject:varchar type:varchar due_date:date due_time:time duration:time done:boolean deal_id:deal
      lead_id:lead person_id:people org_id:org owner_id:user note:text location:address attendees:json`,
    filters: ['owner_id', 'deal_id', 'lead_id', 'person_id', 'org_id', 'done'],
    hasUpdatedSince: true,
    special: { due_time: () => '09:00', duration: () => '00:30', lead_id: () => null },
  },
  products: {
    title: 'Product',
    fieldsPath: 'productFields',
    types: `${OWNER} name:varchar:required code:varchar description:text unit:varchar tax:double`,
    filters: ['owner_id'],
  },
  pipelines: {
    title: 'Pipeline',
    types: 'name:varchar:required order_nr:int is_deal_probability_enabled:boolean',
  },
  stages: {
    title: 'Stage',
    types: 'name:varchar:required order_nr:int pipeline_id:pipeline:required deal_probability:int',
    filters: ['pipeline_id'],
  },
  leads: {
    title: 'Lead',
    version: 1,
    types: `title:varchar:required owner_id:user person_id:people organization_id:org label_ids:set value:json
      expected_close_date:date is_archived:boolean was_seen:boolean`,
    hasUuid: true,
    special: { value: (index) => ({ amount: index, currency: 'EUR' }) },
  },
  notes: {
    title: 'Note',
    version: 1,
    types: `content:text:required deal_id:deal person_id:people org_id:org lead_id:lead user_id:user
      pinned_to_deal_flag:boolean`,
    changedBy: 'PUT',
  },
  users: {
    title: 'User',
    version: 1,
    types: 'name:varchar email:varchar:required active_flag:boolean',
    changedBy: 'PUT',
  },
};

/** The objects by their name in the address. */
export const OBJECTS: Readonly<Record<string, PipedriveObject>> = Object.fromEntries(
  Object.entries(FACTS).map(([name, facts]) => [name, simulated(name, facts)]),
);
