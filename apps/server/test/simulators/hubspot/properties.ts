import type { SimulatedField } from '../dialect.ts';
import { fieldsIn } from '../fields.ts';

/** One property of an object. */
export interface Property extends SimulatedField {
  label?: string;
  fieldType?: string;
  options?: readonly string[];
}

/** A property as `GET /crm/properties/2026-09/{object}` shows it. */
export function renderProperty({ name, label = name, type, isReadOnly = false, ...more }: Property) {
  return {
    name,
    label,
    type,
    fieldType: more.fieldType ?? 'text',
    hubspotDefined: !more.isCustom,
    options: (more.options ?? []).map((value, displayOrder) => ({
      label: `${value.charAt(0).toUpperCase()}${value.slice(1).toLowerCase()}`,
      value,
      displayOrder,
      hidden: false,
    })),
    modificationMetadata: {
      archivable: !isReadOnly,
      readOnlyDefinition: isReadOnly,
      readOnlyValue: isReadOnly,
    },
  };
}

/** The objects that have properties of their own. */
export const PROPERTY_OBJECTS = [
  'contacts',
  'companies',
  'deals',
  'tickets',
  'appointments',
  'calls',
  'carts',
  'commerce_payments',
  'communications',
  'contracts',
  'courses',
  'discounts',
  'emails',
  'feedback_submissions',
  'fees',
  'goal_targets',
  'invoices',
  'leads',
  'line_items',
  'listings',
  'meetings',
  'notes',
  'orders',
  'partner_clients',
  'partner_services',
  'postal_mail',
  'products',
  'quotes',
  'services',
  'subscriptions',
  'tasks',
  'taxes',
  'users',
] as const;
export type PropertyObject = (typeof PROPERTY_OBJECTS)[number];
/** Those that are read and written alike, and of which nobody is told here. */
type PlainObject = keyof typeof PLAIN;

/** Their properties. Each page is https://developers.hubspot.com/docs/api-reference/latest/crm/objects with the name. */
const PLAIN = {
  appointments: 'hs_appointment_name:string hs_appointment_start:datetime hs_appointment_end:datetime',
  calls: 'hs_call_title:string hs_call_body:string hs_timestamp:datetime hs_call_duration:number',
  carts: 'hs_cart_name:string hs_external_cart_id:string hs_total_price:number',
  commerce_payments: 'hs_initial_amount:number hs_currency_code:string hs_initiated_date:datetime',
  communications: 'hs_communication_body:string hs_communication_channel_type:string hs_timestamp:datetime',
  contracts: 'hs_title:string',
  courses: 'hs_course_name:string hs_course_id:string',
  discounts: 'hs_label:string hs_type:string hs_value:number',
  emails: 'hs_email_subject:string hs_email_text:string hs_timestamp:datetime',
  feedback_submissions: 'hs_survey_name:string hs_content:string hs_value:number',
  fees: 'hs_label:string hs_type:string hs_value:number',
  goal_targets: 'hs_goal_name:string hs_target_amount:number',
  invoices: 'hs_title:string hs_currency:string hs_due_date:datetime',
  leads: 'hs_lead_name:string hs_lead_type:string',
  line_items: 'name:string price:number quantity:number hs_product_id:string',
  listings: 'hs_name:string hs_price:number',
  meetings: 'hs_meeting_title:string hs_meeting_body:string hs_timestamp:datetime',
  notes: 'hs_note_body:string hs_timestamp:datetime',
  orders: 'hs_order_name:string hs_currency_code:string hs_total_price:number',
  partner_clients: 'hs_name:string',
  partner_services: 'hs_name:string',
  postal_mail: 'hs_postal_mail_body:string hs_timestamp:datetime',
  products: 'name:string description:string price:number hs_sku:string',
  quotes: 'hs_title:string hs_expiration_date:datetime hs_status:string',
  services: 'hs_name:string',
  subscriptions: 'hs_name:string hs_status:string',
  tasks: 'hs_task_subject:string hs_task_body:string hs_timestamp:datetime hs_task_status:string',
  taxes: 'hs_label:string hs_type:string hs_value:number',
  users: 'hs_given_name:string hs_family_name:string hs_email:string',
} as const;

const plain = Object.keys(PLAIN) as PlainObject[];

/** Whether an object is one of those that the vendor serves below `/crm/objects`. */
export function isPropertyObject(name: string): name is PropertyObject {
  return PROPERTY_OBJECTS.some((known) => known === name);
}

/** The property that says when a record changed. Contacts are the exception. */
export function changeProperty(object: PropertyObject): string {
  return object === 'contacts' ? 'lastmodifieddate' : 'hs_lastmodifieddate';
}

/** What a response contains when the caller asked for no properties. */
export const DEFAULT_PROPERTIES: Readonly<Partial<Record<PropertyObject, readonly string[]>>> = {
  contacts: ['createdate', 'email', 'firstname', 'hs_object_id', 'lastmodifieddate', 'lastname'],
  companies: ['createdate', 'domain', 'hs_lastmodifieddate', 'hs_object_id', 'name'],
  deals: [
    'amount',
    'closedate',
    'createdate',
    'dealname',
    'dealstage',
    'hs_lastmodifieddate',
    'hs_object_id',
    'pipeline',
  ],
  tickets: ['content', 'createdate', 'hs_lastmodifieddate', 'hs_object_id', 'hs_pipeline_stage', 'subject'],
};

/** How a property is shown, by its type. */
const FIELD_TYPES: Readonly<Record<string, string>> = {
  string: 'text',
  number: 'number',
  date: 'date',
  datetime: 'date',
  bool: 'booleancheckbox',
  enumeration: 'select',
};

type Details = Readonly<Record<string, Partial<Property>>>;

function propertiesOf(object: PropertyObject, types: string, details: Details): Property[] {
  const system = `createdate:datetime:readOnly ${changeProperty(object)}:datetime:readOnly hs_object_id:number:readOnly`;
  return fieldsIn(`${types} ${system}`).map(({ name, type, ...more }) => ({
    name,
    type,
    label: name.charAt(0).toUpperCase() + name.slice(1).replaceAll('_', ' '),
    fieldType: FIELD_TYPES[type] ?? 'text',
    ...(type === 'bool' && { options: ['true', 'false'] }),
    ...more,
    ...details[name],
  }));
}

/** All properties of each object, those of the system included. */
export const PROPERTIES = {
  // An object made of entries has any name, as far as the compiler knows.
  ...(Object.fromEntries(
    plain.map((name) => [name, propertiesOf(name, PLAIN[name], {})]),
  ) as unknown as Record<PlainObject, readonly Property[]>),
  contacts: propertiesOf(
    'contacts',
    `email:string firstname:string lastname:string phone:string jobtitle:string city:string
     lifecyclestage:enumeration favourite_channels:enumeration:custom newsletter:enumeration:custom
     renewal_date:date:custom score:number:custom`,
    {
      phone: { fieldType: 'phonenumber' },
      lifecyclestage: { options: ['subscriber', 'lead', 'opportunity', 'customer'] },
      favourite_channels: { options: ['email', 'phone', 'chat'], fieldType: 'checkbox' },
      // A single check box whose values are an enumeration.
      newsletter: { options: ['true', 'false'], fieldType: 'booleancheckbox' },
    },
  ),
  companies: propertiesOf(
    'companies',
    `name:string domain:string city:string numberofemployees:number annualrevenue:number type:enumeration
     is_public:bool`,
    { type: { options: ['PROSPECT', 'PARTNER', 'VENDOR'] } },
  ),
  deals: propertiesOf(
    'deals',
    'dealname:string amount:number dealstage:enumeration pipeline:enumeration closedate:datetime',
    {
      dealstage: { options: ['appointmentscheduled', 'contractsent', 'closedwon', 'closedlost'] },
      pipeline: { options: ['default'] },
    },
  ),
  tickets: propertiesOf(
    'tickets',
    'subject:string content:string hs_pipeline_stage:enumeration hs_ticket_priority:enumeration',
    {
      content: { fieldType: 'textarea' },
      hs_pipeline_stage: { options: ['1', '2', '3', '4'] },
      hs_ticket_priority: { options: ['LOW', 'MEDIUM', 'HIGH'] },
    },
  ),
} satisfies Readonly<Record<PropertyObject, readonly Property[]>>;
