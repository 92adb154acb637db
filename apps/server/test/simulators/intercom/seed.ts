import { WORDS } from '@dowel/sandbox/crm/words.ts';
import type { SimulatedField, SimulatedObject } from '../dialect.ts';

/** How an object is named in answers and paths. */
export interface IntercomObject extends SimulatedObject {
  /** The `type` of one record. */
  type: string;
  /** The `type` of a list of them. With `list` the records are in `data`, else in the plural of the type. */
  listType: 'list' | `${string}.list`;
  /** The `model` for its attributes. Absent: the vendor describes none. */
  model?: 'contact' | 'company' | 'conversation';
}

const CONTACT_FIELDS: SimulatedField[] = [
  { name: 'external_id', type: 'string', label: 'User ID' },
  { name: 'role', type: 'string', label: 'Type' },
  { name: 'email', type: 'string', label: 'Email' },
  { name: 'phone', type: 'string', label: 'Phone' },
  { name: 'name', type: 'string', label: 'Name' },
  { name: 'owner_id', type: 'integer', label: 'Owner' },
  { name: 'unsubscribed_from_emails', type: 'boolean', label: 'Unsubscribed from emails' },
  { name: 'signed_up_at', type: 'date', label: 'Signed up' },
  { name: 'last_seen_at', type: 'date', label: 'Last seen', isReadOnly: true },
  { name: 'plan_tier', type: 'string', label: 'Plan tier', isCustom: true },
  { name: 'seats', type: 'integer', label: 'Seats', isCustom: true },
];

const COMPANY_FIELDS: SimulatedField[] = [
  { name: 'company_id', type: 'string', label: 'Company ID' },
  { name: 'name', type: 'string', label: 'Company name' },
  { name: 'size', type: 'integer', label: 'Company size' },
  { name: 'website', type: 'string', label: 'Company website' },
  { name: 'industry', type: 'string', label: 'Company industry' },
  { name: 'monthly_spend', type: 'float', label: 'Monthly spend' },
  { name: 'user_count', type: 'integer', label: 'People', isReadOnly: true },
  { name: 'region', type: 'string', label: 'Region', isCustom: true },
];

const CONVERSATION_FIELDS: SimulatedField[] = [
  { name: 'title', type: 'string', label: 'Title' },
  { name: 'state', type: 'string', label: 'State' },
  { name: 'open', type: 'boolean', label: 'Open' },
  { name: 'read', type: 'boolean', label: 'Read' },
  { name: 'priority', type: 'string', label: 'Priority' },
  { name: 'waiting_since', type: 'date', label: 'Waiting since', isReadOnly: true },
];

const TICKET_FIELDS: SimulatedField[] = [
  { name: 'ticket_id', type: 'string' },
  { name: 'category', type: 'string' },
  { name: 'open', type: 'boolean' },
  { name: 'ticket_state', type: 'string' },
];

const NAME_ONLY: SimulatedField[] = [{ name: 'name', type: 'string' }];

/** Every object of the simulator, with as many records as somebody asks for. */
export const INTERCOM_OBJECTS: Readonly<Record<string, IntercomObject>> = {
  contacts: {
    type: 'contact',
    listType: 'list',
    model: 'contact',
    fields: CONTACT_FIELDS,
    idOf: (index) => `63a07ddf05a32042dffac${String(index).padStart(7, '0')}`,
    valuesOf: (index) => ({
      external_id: `user-${index}`,
      role: index % 3 === 0 ? 'lead' : 'user',
      email: `${pick(WORDS.firstName, index)}.${index}@mail.example`.toLowerCase(),
      phone: index % 7 === 6 ? null : `+1 201 555 01${String(index % 100).padStart(2, '0')}`,
      name: `${pick(WORDS.firstName, index)} ${pick(WORDS.lastName, index)}`,
      owner_id: index % 5 === 4 ? null : 100 + (index % 4),
      unsubscribed_from_emails: index % 2 === 0,
      signed_up_at: FIRST_DAY_S + index * 3600,
      last_seen_at: null,
      plan_tier: pick(['free', 'team', 'business'], index),
      seats: index % 50,
    }),
  },
  companies: {
    type: 'company',
    listType: 'list',
    model: 'company',
    fields: COMPANY_FIELDS,
    idOf: (index) => `5f1a07ddf05a32042dfba${String(index).padStart(7, '0')}`,
    valuesOf: (index) => ({
      company_id: `company-${index}`,
      name: `${pick(WORDS.companyStart, index)} ${pick(WORDS.companyEnd, index)}`,
      size: 10 + (index % 900),
      website: `https://company${index}.example`,
      industry: pick(['Manufacturing', 'Software', 'Retail'], index),
      monthly_spend: index % 400,
      user_count: index % 30,
      region: pick(['north', 'south'], index),
    }),
  },
  conversations: {
    type: 'conversation',
    listType: 'conversation.list',
    model: 'conversation',
    fields: CONVERSATION_FIELDS,
    idOf: (index) => String(215_000_000 + index),
    valuesOf: (index) => ({
      title: index % 4 === 3 ? null : `Question ${index}`,
      state: index % 2 === 0 ? 'open' : 'closed',
      open: index % 2 === 0,
      read: index % 3 === 0,
      priority: index % 10 === 0 ? 'priority' : 'not_priority',
      waiting_since: null,
    }),
  },
  tickets: {
    type: 'ticket',
    listType: 'ticket.list',
    fields: TICKET_FIELDS,
    idOf: (index) => String(495_000 + index),
    valuesOf: (index) => ({
      ticket_id: String(index + 1),
      category: pick(['Customer', 'Back-office', 'Tracker'], index),
      open: index % 2 === 0,
      ticket_state: index % 2 === 0 ? 'submitted' : 'resolved',
    }),
  },
  admins: {
    type: 'admin',
    listType: 'admin.list',
    fields: [{ name: 'email', type: 'string' }, ...NAME_ONLY],
    idOf: (index) => String(100 + index),
    valuesOf: (index) => ({ name: pick(WORDS.firstName, index), email: `admin${index}@mail.example` }),
  },
  teams: {
    type: 'team',
    listType: 'team.list',
    fields: NAME_ONLY,
    idOf: (index) => String(800 + index),
    valuesOf: (index) => ({ name: `Team ${index}` }),
  },
  tags: {
    type: 'tag',
    listType: 'list',
    fields: NAME_ONLY,
    idOf: (index) => String(17_000 + index),
    valuesOf: (index) => ({ name: `Tag ${index}` }),
  },
};

const FIRST_DAY_S = Date.UTC(2025, 0, 6, 8) / 1000;

function pick(words: readonly string[], index: number): string {
  return words[index % words.length] ?? '';
}
