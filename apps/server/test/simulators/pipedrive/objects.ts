import type { Dice } from '@dowel/sandbox/crm/generate.ts';
import { WORDS } from '@dowel/sandbox/crm/words.ts';
import { customField, fieldsOf, type PipedriveField, SYSTEM_FIELDS } from './fields.ts';

/** One object of Pipedrive's API. */
export interface PipedriveObject {
  /** For people, in error words. */
  readonly title: string;
  /** The generation of the API. They page in different ways. */
  readonly version: 1 | 2;
  /** The call that lists its fields. Absent: there is none. */
  readonly fieldsPath?: string;
  readonly fields: readonly PipedriveField[];
  readonly required: readonly string[];
  /** The members that the list can be limited by. */
  readonly filters: readonly string[];
  /** The list can be limited to what has changed, and ordered. */
  readonly hasUpdatedSince?: boolean;
  /** Ids are UUIDs, not numbers. */
  readonly hasUuid?: boolean;
  /** An update is a PUT, a PATCH, or there is none. */
  readonly update: 'PUT' | 'PATCH' | 'none';
  seed(index: number, dice: Dice): Record<string, unknown>;
}

const owner = { owner_id: 'user', visible_to: 'int', label_ids: 'set' } as const;
const colors = ['Red', 'Green', 'Blue'].map((label, index) => ({ id: index + 1, label }));

const deals: PipedriveObject = {
  title: 'Deal',
  version: 2,
  fieldsPath: 'dealFields',
  fields: [
    ...SYSTEM_FIELDS,
    ...fieldsOf({
      ...owner,
      title: 'varchar',
      value: 'double',
      currency: 'varchar',
      status: 'varchar',
      stage_id: 'stage',
      pipeline_id: 'pipeline',
      person_id: 'people',
      org_id: 'org',
      probability: 'int',
      expected_close_date: 'date',
      won_time: 'datetime',
      lost_time: 'datetime',
      lost_reason: 'varchar',
      close_time: 'datetime',
    }),
    ...fieldsOf({ is_deleted: 'boolean' }, true),
    customField('deals', 'Source of the lead', 'varchar'),
    customField('deals', 'Color', 'enum', colors),
  ],
  required: ['title'],
  filters: ['owner_id', 'person_id', 'org_id', 'pipeline_id', 'stage_id', 'status'],
  hasUpdatedSince: true,
  update: 'PATCH',
  seed: (index, dice) => ({
    title: `${dice.pick(WORDS.companyStart)} ${dice.pick(WORDS.dealSubject)}`,
    value: dice.int(100, 90_000),
    currency: 'EUR',
    status: dice.pick(['open', 'won', 'lost']),
    stage_id: 1 + (index % 4),
    pipeline_id: 1,
    person_id: 1 + (index % 20),
    org_id: 1 + (index % 10),
    owner_id: 1 + (index % 3),
  }),
};

const persons: PipedriveObject = {
  title: 'Person',
  version: 2,
  fieldsPath: 'personFields',
  fields: [
    ...SYSTEM_FIELDS,
    ...fieldsOf({
      ...owner,
      name: 'varchar',
      first_name: 'varchar',
      last_name: 'varchar',
      emails: 'json',
      phones: 'phone',
      org_id: 'org',
      picture_id: 'int',
    }),
    customField('persons', 'Favourite drink', 'varchar'),
    customField('persons', 'Birthday', 'date'),
  ],
  required: ['name'],
  filters: ['owner_id', 'org_id'],
  hasUpdatedSince: true,
  update: 'PATCH',
  seed: (index, dice) => {
    const [first, last] = [dice.pick(WORDS.firstName), dice.pick(WORDS.lastName)];
    return {
      name: `${first} ${last}`,
      first_name: first,
      last_name: last,
      emails: [
        { value: `${first}.${last}${index}@mail.example`.toLowerCase(), primary: true, label: 'work' },
      ],
      phones: [],
      org_id: 1 + (index % 10),
      owner_id: 1 + (index % 3),
    };
  },
};

const organizations: PipedriveObject = {
  title: 'Organization',
  version: 2,
  fieldsPath: 'organizationFields',
  fields: [
    ...SYSTEM_FIELDS,
    ...fieldsOf({ ...owner, name: 'varchar', address: 'address' }),
    customField('organizations', 'Number of desks', 'int'),
  ],
  required: ['name'],
  filters: ['owner_id'],
  hasUpdatedSince: true,
  update: 'PATCH',
  seed: (index, dice) => ({
    name: `${dice.pick(WORDS.companyStart)} ${dice.pick(WORDS.companyEnd)} ${index + 1}`,
    address: { value: `${dice.int(1, 180)} ${dice.pick(WORDS.street)}`, locality: dice.pick(WORDS.city) },
    owner_id: 1 + (index % 3),
  }),
};

const activities: PipedriveObject = {
  title: 'Activity',
  version: 2,
  fieldsPath: 'activityFields',
  fields: [
    ...SYSTEM_FIELDS,
    ...fieldsOf({
      subject: 'varchar',
      type: 'varchar',
      due_date: 'date',
      due_time: 'time',
      duration: 'time',
      done: 'boolean',
      deal_id: 'deal',
      lead_id: 'lead',
      person_id: 'people',
      org_id: 'org',
      owner_id: 'user',
      note: 'text',
      location: 'address',
      attendees: 'json',
    }),
  ],
  required: [],
  filters: ['owner_id', 'deal_id', 'lead_id', 'person_id', 'org_id', 'done'],
  hasUpdatedSince: true,
  update: 'PATCH',
  seed: (index, dice) => ({
    subject: dice.pick(WORDS.nextStep),
    type: dice.pick(['call', 'meeting', 'task']),
    due_date: `2026-04-${String((index % 28) + 1).padStart(2, '0')}`,
    done: index % 2 === 0,
    deal_id: 1 + (index % 20),
    owner_id: 1 + (index % 3),
  }),
};

const products: PipedriveObject = {
  title: 'Product',
  version: 2,
  fieldsPath: 'productFields',
  fields: [
    ...SYSTEM_FIELDS,
    ...fieldsOf({
      ...owner,
      name: 'varchar',
      code: 'varchar',
      description: 'text',
      unit: 'varchar',
      tax: 'double',
    }),
  ],
  required: ['name'],
  filters: ['owner_id'],
  update: 'PATCH',
  seed: (index, dice) => ({ name: `${dice.pick(WORDS.dealSubject)} ${index + 1}`, tax: 21, owner_id: 1 }),
};

const pipelines: PipedriveObject = {
  title: 'Pipeline',
  version: 2,
  fields: [
    ...SYSTEM_FIELDS,
    ...fieldsOf({ name: 'varchar', order_nr: 'int', is_deal_probability_enabled: 'boolean' }),
  ],
  required: ['name'],
  filters: [],
  update: 'PATCH',
  seed: (index) => ({ name: `Pipeline ${index + 1}`, order_nr: index, is_deal_probability_enabled: true }),
};

const stages: PipedriveObject = {
  title: 'Stage',
  version: 2,
  fields: [
    ...SYSTEM_FIELDS,
    ...fieldsOf({ name: 'varchar', order_nr: 'int', pipeline_id: 'pipeline', deal_probability: 'int' }),
  ],
  required: ['name', 'pipeline_id'],
  filters: ['pipeline_id'],
  update: 'PATCH',
  seed: (index) => ({ name: `Stage ${index + 1}`, order_nr: index, pipeline_id: 1, deal_probability: 50 }),
};

const leads: PipedriveObject = {
  title: 'Lead',
  version: 1,
  fields: [
    ...SYSTEM_FIELDS,
    ...fieldsOf({
      title: 'varchar',
      owner_id: 'user',
      person_id: 'people',
      organization_id: 'org',
      label_ids: 'set',
      value: 'json',
      expected_close_date: 'date',
      is_archived: 'boolean',
      was_seen: 'boolean',
    }),
  ],
  required: ['title'],
  filters: [],
  hasUuid: true,
  update: 'PATCH',
  seed: (index, dice) => ({
    title: `${dice.pick(WORDS.companyStart)} ${dice.pick(WORDS.dealSubject)}`,
    owner_id: 1,
    person_id: 1 + (index % 20),
    value: { amount: dice.int(1, 900), currency: 'EUR' },
    is_archived: false,
    was_seen: index % 2 === 0,
  }),
};

const notes: PipedriveObject = {
  title: 'Note',
  version: 1,
  fields: [
    ...SYSTEM_FIELDS,
    ...fieldsOf({
      content: 'text',
      deal_id: 'deal',
      person_id: 'people',
      org_id: 'org',
      lead_id: 'lead',
      user_id: 'user',
      pinned_to_deal_flag: 'boolean',
    }),
  ],
  required: ['content'],
  filters: [],
  update: 'PUT',
  seed: (index, dice) => ({ content: dice.pick(WORDS.nextStep), deal_id: 1 + (index % 20), user_id: 1 }),
};

const users: PipedriveObject = {
  title: 'User',
  version: 1,
  fields: [...SYSTEM_FIELDS, ...fieldsOf({ name: 'varchar', email: 'varchar', active_flag: 'boolean' })],
  required: ['email'],
  filters: [],
  update: 'PUT',
  seed: (index, dice) => ({
    name: `${dice.pick(WORDS.firstName)} ${dice.pick(WORDS.lastName)}`,
    email: `user${index + 1}@team.example`,
    active_flag: true,
  }),
};

/** The objects by their name in the address. */
export const OBJECTS: Readonly<Record<string, PipedriveObject>> = {
  deals,
  persons,
  organizations,
  activities,
  products,
  pipelines,
  stages,
  leads,
  notes,
  users,
};
