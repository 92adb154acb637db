import type { SimulatedField } from '../dialect.ts';

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

/** All properties of each object, those of the system included. */
export const PROPERTIES: Readonly<Record<PropertyObject, readonly Property[]>> = {
  contacts: [
    text('email', 'Email'),
    text('firstname', 'First name'),
    text('lastname', 'Last name'),
    { ...text('phone', 'Phone number'), fieldType: 'phonenumber' },
    text('jobtitle', 'Job title'),
    text('city', 'City'),
    choice('lifecyclestage', 'Lifecycle stage', ['subscriber', 'lead', 'opportunity', 'customer']),
    {
      ...custom(choice('favourite_channels', 'Favourite channels', ['email', 'phone', 'chat'])),
      fieldType: 'checkbox',
    },
    // A single check box whose values are an enumeration.
    { ...custom(flag('newsletter', 'Newsletter')), type: 'enumeration' },
    custom(date('renewal_date', 'Renewal date')),
    custom(number('score', 'Score')),
    ...system('contacts'),
  ],
  companies: [
    text('name', 'Company name'),
    text('domain', 'Company domain name'),
    text('city', 'City'),
    number('numberofemployees', 'Number of employees'),
    number('annualrevenue', 'Annual revenue'),
    choice('type', 'Type', ['PROSPECT', 'PARTNER', 'VENDOR']),
    flag('is_public', 'Is public'),
    ...system('companies'),
  ],
  deals: [
    text('dealname', 'Deal name'),
    number('amount', 'Amount'),
    choice('dealstage', 'Deal stage', ['appointmentscheduled', 'contractsent', 'closedwon', 'closedlost']),
    choice('pipeline', 'Pipeline', ['default']),
    moment('closedate', 'Close date'),
    ...system('deals'),
  ],
  tickets: [
    text('subject', 'Ticket name'),
    { ...text('content', 'Ticket description'), fieldType: 'textarea' },
    choice('hs_pipeline_stage', 'Ticket status', ['1', '2', '3', '4']),
    choice('hs_ticket_priority', 'Priority', ['LOW', 'MEDIUM', 'HIGH']),
    ...system('tickets'),
  ],
};

function system(object: PropertyObject): Property[] {
  return [
    readOnly(moment('createdate', 'Create date')),
    readOnly(moment(changeProperty(object), 'Last modified date')),
    readOnly(number('hs_object_id', 'Record ID')),
  ];
}

function text(name: string, label: string): Property {
  return property(name, label, 'string', 'text');
}

function number(name: string, label: string): Property {
  return property(name, label, 'number', 'number');
}

function date(name: string, label: string): Property {
  return property(name, label, 'date', 'date');
}

function moment(name: string, label: string): Property {
  return property(name, label, 'datetime', 'date');
}

function flag(name: string, label: string): Property {
  return { ...property(name, label, 'bool', 'booleancheckbox'), options: ['true', 'false'] };
}

function choice(name: string, label: string, options: readonly string[]): Property {
  return { ...property(name, label, 'enumeration', 'select'), options };
}

function property(name: string, label: string, type: string, fieldType: string): Property {
  return { name, label, type, fieldType };
}

function custom(made: Property): Property {
  return { ...made, isCustom: true };
}

function readOnly(made: Property): Property {
  return { ...made, isReadOnly: true };
}
