import type { SimulatedField, SimulatedObject } from '../dialect.ts';
import { fieldsIn } from '../fields.ts';
import { seeded } from '../seeded.ts';

/** An object of the simulator. */
export interface ZendeskObject extends SimulatedObject {
  /** The name that wraps one record. */
  singular: string;
  /** It is listed as an export of what changed, and not page by page. */
  export?: 'cursor' | 'time';
  /** What a deleted record has instead of its values, if an export shows it. */
  whenDeleted?: Readonly<Record<string, unknown>>;
}

/** Zendesk's ids are numbers. */
const FIRST_ID = 360_000_000_000;

/** The ticket that a comment is below. No answer has it. */
export const TICKET = 'ticket';

/** What the name of a custom field begins with here. Zendesk itself knows it by its id. */
export const CUSTOM = 'custom_field_';
const custom = (place: number, label: string, type: string, options?: string[]): SimulatedField => ({
  name: `${CUSTOM}${FIRST_ID + place}`,
  type,
  label,
  isCustom: true,
  ...(options && { options }),
});

/** What some fields can be. */
const OPTIONS: Readonly<Record<string, readonly string[]>> = {
  'ticket.type': ['problem', 'incident', 'question', 'task'],
  'ticket.priority': ['urgent', 'high', 'normal', 'low'],
  'ticket.status': ['new', 'open', 'pending', 'solved'],
  'user.role': ['end-user', 'agent', 'admin'],
  'ticket_field.type': ['text', 'integer', 'tagger'],
};

function simulated(
  singular: string,
  types: string,
  { added = [], ...more }: Pick<ZendeskObject, 'export' | 'whenDeleted'> & { added?: SimulatedField[] } = {},
): ZendeskObject {
  const own = fieldsIn(`id:integer:readOnly created_at:date:readOnly updated_at:date:readOnly ${types}`);
  const fields = [
    ...own.map((field) => {
      const options = OPTIONS[`${singular}.${field.name}`];
      return options ? { ...field, options } : field;
    }),
    ...added,
  ];
  return {
    singular,
    ...more,
    fields,
    idOf: (index) => String(FIRST_ID + index * 20 + 1),
    valuesOf: seeded(fields, {
      integer: (index) => FIRST_ID + (index % 20) * 20 + 1,
      tags: (index) => (index % 3 === 0 ? [] : [`tag_${index % 3}`]),
      multiselect: (index) => (index % 3 === 0 ? [] : [`tag_${index % 3}`]),
      // What is below a ticket is below one of the first two.
      ticket: (index) => String(FIRST_ID + (index % 2) * 20 + 1),
      keyed_fields: (index) => ({ level: `Level ${index + 1}` }),
    }),
  };
}

/** The objects of the facts, by the name that is in their paths. */
export const OBJECTS: Readonly<Record<string, ZendeskObject>> = {
  tickets: simulated(
    'ticket',
    `external_id:text subject:text description:text:required type:tagger priority:tagger status:tagger:required
     requester_id:integer assignee_id:integer organization_id:integer group_id:integer tags:tags brand_id:integer`,
    {
      export: 'cursor',
      whenDeleted: { status: 'deleted' },
      added: [
        custom(9, 'Order', 'text'),
        custom(10, 'Size', 'tagger', ['size_s', 'size_m', 'size_l']),
        custom(11, 'Urgent', 'checkbox'),
        custom(12, 'Rooms', 'multiselect'),
      ],
    },
  ),
  users: simulated(
    'user',
    `name:text:required email:text phone:text role:tagger active:checkbox:required verified:checkbox
     organization_id:integer time_zone:text tags:tags notes:text external_id:text user_fields:keyed_fields`,
    { export: 'cursor', whenDeleted: { active: false } },
  ),
  organizations: simulated(
    'organization',
    `name:text:required domain_names:tags details:text notes:text group_id:integer shared_tickets:checkbox tags:tags
     external_id:text organization_fields:keyed_fields`,
    { export: 'time' },
  ),
  groups: simulated('group', 'name:text:required description:text is_public:checkbox'),
  ticket_fields: simulated(
    'ticket_field',
    'title:text:required type:tagger:required active:checkbox:required',
  ),
  brands: simulated('brand', 'name:text:required subdomain:text active:checkbox:required'),
  macros: simulated('macro', 'title:text:required active:checkbox description:text position:number'),
  views: simulated('view', 'title:text:required active:checkbox position:number'),
  triggers: simulated('trigger', 'title:text:required active:checkbox category_id:text'),
  automations: simulated('automation', 'title:text:required active:checkbox position:number'),
  user_fields: simulated('user_field', 'title:text:required key:text:required type:text:required'),
  organization_fields: simulated(
    'organization_field',
    'title:text:required key:text:required type:text:required',
  ),
  group_memberships: simulated('group_membership', 'user_id:integer group_id:integer default:checkbox'),
  organization_memberships: simulated(
    'organization_membership',
    'user_id:integer organization_id:integer default:checkbox',
  ),
  satisfaction_ratings: simulated('satisfaction_rating', 'ticket_id:integer score:text comment:text'),
  ticket_metrics: simulated('ticket_metric', 'ticket_id:integer reopens:number replies:number'),
  comments: simulated('comment', `${TICKET}:ticket author_id:integer body:text public:checkbox`),
  suspended_tickets: simulated('suspended_ticket', 'subject:text cause:text content:text'),
};
