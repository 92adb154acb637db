import type { SimulatedField } from '../dialect.ts';
import { fieldsIn } from '../fields.ts';

/** One property of an object. */
export interface Property extends SimulatedField {
  label?: string;
  fieldType?: string;
  options?: readonly string[];
}

/** A property as `GET /crm/v3/properties/{object}` shows it. */
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
export const PROPERTY_OBJECTS = ['contacts', 'companies', 'deals', 'tickets'] as const;
export type PropertyObject = (typeof PROPERTY_OBJECTS)[number];

/** Whether an object is one of those that the vendor serves below `/crm/v3/objects`. */
export function isPropertyObject(name: string): name is PropertyObject {
  return PROPERTY_OBJECTS.some((known) => known === name);
}

/** The property that says when a record changed. Contacts are the exception. */
export function changeProperty(object: PropertyObject): string {
  return object === 'contacts' ? 'lastmodifieddate' : 'hs_lastmodifieddate';
}

/** What a response contains when the caller asked for no properties. */
export const DEFAULT_PROPERTIES: Readonly<Record<PropertyObject, readonly string[]>> = {
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
export const PROPERTIES: Readonly<Record<PropertyObject, readonly Property[]>> = {
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
};
