import { WORDS } from '@dowel/sandbox/crm/words.ts';
import type { SimulatedField, SimulatedObject } from '../dialect.ts';
import { fieldsIn } from '../fields.ts';
import { type MakeValue, personOf, pick, seeded } from '../seeded.ts';
import type { StoredRecord } from '../store/entry.ts';
import { toEpochSeconds } from '../times.ts';

/** How an object is named in answers and paths. */
export interface IntercomObject extends SimulatedObject {
  /** The `type` of one record. */
  type: string;
  /** The `type` of a list of them. With `list` the records are in `data`, else in the plural of the type. */
  listType: 'list' | `${string}.list`;
  /** The `model` for its attributes. Absent: the vendor describes none. */
  model?: 'contact' | 'company' | 'conversation';
}

const FIRST_DAY_S = Date.UTC(2025, 0, 6, 8) / 1000;

/** The labels that are not the names in words. */
const LABELS: Readonly<Record<string, string>> = { external_id: 'User ID', role: 'Type', owner_id: 'Owner' };

function simulated(
  types: string,
  {
    special,
    ...more
  }: Omit<IntercomObject, 'fields' | 'valuesOf'> & {
    special?: Readonly<Record<string, MakeValue>>;
  },
): IntercomObject {
  const fields = fieldsIn(types).map((field): SimulatedField => ({ ...field, label: labelOf(field.name) }));
  return { ...more, fields, valuesOf: seeded(fields, special) };
}

const labelOf = (name: string) =>
  LABELS[name] ?? name.charAt(0).toUpperCase() + name.slice(1).replaceAll('_', ' ');
const isEven: MakeValue = (index) => index % 2 === 0;

/** Every object of the simulator, with as many records as somebody asks for. */
export const OBJECTS: Readonly<Record<string, IntercomObject>> = {
  contacts: simulated(
    `external_id:string:required role:string email:string phone:string name:string owner_id:integer
     unsubscribed_from_emails:boolean signed_up_at:date last_seen_at:date:readOnly plan_tier:string:custom
     seats:integer:custom`,
    {
      type: 'contact',
      listType: 'list',
      model: 'contact',
      idOf: (index) => `63a07ddf05a32042dffac${String(index).padStart(7, '0')}`,
      special: {
        external_id: (index) => `user-${index}`,
        role: (index) => (index % 3 === 0 ? 'lead' : 'user'),
        email: (index) => `person${index}@mail.example`,
        name: personOf,
        signed_up_at: (index) => FIRST_DAY_S + index * 3600,
        plan_tier: (index) => pick(['free', 'team', 'business'], index),
      },
    },
  ),
  companies: simulated(
    `company_id:string:required name:string size:integer website:string industry:string monthly_spend:float
     user_count:integer:readOnly region:string:custom`,
    {
      type: 'company',
      listType: 'list',
      model: 'company',
      idOf: (index) => `5f1a07ddf05a32042dfba${String(index).padStart(7, '0')}`,
      special: {
        company_id: (index) => `company-${index}`,
        name: (index) => `${pick(WORDS.companyStart, index)} ${pick(WORDS.companyEnd, index)}`,
        region: (index) => pick(['north', 'south'], index),
      },
    },
  ),
  conversations: simulated(
    'title:string state:string open:boolean read:boolean priority:string waiting_since:date:readOnly',
    {
      type: 'conversation',
      listType: 'conversation.list',
      model: 'conversation',
      idOf: (index) => String(215_000_000 + index),
      special: {
        state: (index) => (index % 2 === 0 ? 'open' : 'closed'),
        open: isEven,
        priority: (index) => (index % 10 === 0 ? 'priority' : 'not_priority'),
      },
    },
  ),
  tickets: simulated('ticket_id:string category:string open:boolean ticket_state:string', {
    type: 'ticket',
    listType: 'ticket.list',
    idOf: (index) => String(495_000 + index),
    special: {
      ticket_id: (index) => String(index + 1),
      category: (index) => pick(['Customer', 'Back-office', 'Tracker'], index),
      open: isEven,
      ticket_state: (index) => (index % 2 === 0 ? 'submitted' : 'resolved'),
    },
  }),
  admins: simulated('email:string name:string:required', {
    type: 'admin',
    listType: 'admin.list',
    idOf: (index) => String(100 + index),
    special: { email: (index) => `admin${index}@mail.example`, name: personOf },
  }),
  teams: simulated('name:string:required', {
    type: 'team',
    listType: 'team.list',
    idOf: (index) => String(800 + index),
  }),
  tags: simulated('name:string:required', {
    type: 'tag',
    listType: 'list',
    idOf: (index) => String(17_000 + index),
  }),
};

/** A record as the vendor shows it. Times are epoch seconds. */
export function renderRecord(object: string, { id, createTime, updateTime, values }: StoredRecord) {
  const { type, fields } = OBJECTS[object] as IntercomObject;
  const custom = new Set(fields.filter(({ isCustom }) => isCustom).map(({ name }) => name));
  const isExtra = (name: string) => custom.has(name) || name.startsWith('extra_');
  const entries = Object.entries(values);
  const own = Object.fromEntries(entries.filter(([name]) => !isExtra(name)));
  if (['admin', 'team', 'tag'].includes(type)) return { type, id, ...own };
  return {
    type,
    id,
    ...own,
    created_at: toEpochSeconds(createTime),
    updated_at: toEpochSeconds(updateTime),
    custom_attributes: Object.fromEntries(entries.filter(([name]) => isExtra(name))),
  };
}
