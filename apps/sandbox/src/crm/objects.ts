import { type Field, standard } from './fields.ts';

/** The objects of this CRM. Records are generated in this order, so an object refers only to objects before it. */
export const OBJECT_NAMES = ['companies', 'contacts', 'deals'] as const;
export type ObjectName = (typeof OBJECT_NAMES)[number];

/** An object as `GET /objects` lists it, plus the fields that every account has. */
export interface ObjectDefinition {
  name: ObjectName;
  label: string;
  pluralLabel: string;
  /** How many records an account starts with. */
  recordCount: number;
  fields: Field[];
}

const id = standard('id', 'string', { label: 'ID', readOnly: true });
const timestamps = [
  standard('created_at', 'datetime', { readOnly: true }),
  standard('updated_at', 'datetime', { readOnly: true }),
];

export const OBJECTS: Record<ObjectName, ObjectDefinition> = {
  contacts: {
    name: 'contacts',
    label: 'Contact',
    pluralLabel: 'Contacts',
    recordCount: 120,
    fields: [
      id,
      standard('first_name', 'string'),
      standard('last_name', 'string', { required: true }),
      standard('email', 'string', { label: 'Email address' }),
      standard('phone', 'string', { label: 'Phone number' }),
      standard('job_title', 'string'),
      standard('company_id', 'reference', { label: 'Company', referenceTo: 'companies' }),
      standard('lifecycle_stage', 'picklist', {
        options: ['Subscriber', 'Lead', 'Qualified lead', 'Opportunity', 'Customer'],
      }),
      standard('lead_score', 'integer'),
      standard('is_subscribed', 'boolean', { label: 'Subscribed to email' }),
      standard('birth_date', 'date', { label: 'Date of birth' }),
      standard('last_contacted_at', 'datetime', { label: 'Last contacted' }),
      standard('city', 'string'),
      standard('country', 'string'),
      ...timestamps,
    ],
  },
  companies: {
    name: 'companies',
    label: 'Company',
    pluralLabel: 'Companies',
    recordCount: 40,
    fields: [
      id,
      standard('name', 'string', { required: true }),
      standard('domain', 'string', { label: 'Website domain' }),
      standard('industry', 'picklist', {
        options: ['Agriculture', 'Education', 'Finance', 'Health care', 'Logistics', 'Retail', 'Software'],
      }),
      standard('employee_count', 'integer', { label: 'Number of employees' }),
      standard('annual_revenue', 'decimal'),
      standard('phone', 'string', { label: 'Phone number' }),
      standard('street', 'string'),
      standard('city', 'string'),
      standard('country', 'string'),
      standard('founded_on', 'date', { label: 'Founded' }),
      standard('is_customer', 'boolean', { label: 'Is a customer' }),
      standard('last_activity_at', 'datetime', { label: 'Last activity' }),
      ...timestamps,
    ],
  },
  deals: {
    name: 'deals',
    label: 'Deal',
    pluralLabel: 'Deals',
    recordCount: 60,
    fields: [
      id,
      standard('name', 'string', { label: 'Deal name', required: true }),
      standard('stage', 'picklist', {
        required: true,
        options: ['Qualification', 'Proposal', 'Negotiation', 'Closed won', 'Closed lost'],
      }),
      standard('amount', 'decimal'),
      standard('currency', 'picklist', { options: ['EUR', 'GBP', 'USD'] }),
      standard('probability', 'integer', { label: 'Probability (%)' }),
      standard('close_date', 'date', { label: 'Expected close date' }),
      standard('company_id', 'reference', { label: 'Company', referenceTo: 'companies' }),
      standard('contact_id', 'reference', { label: 'Primary contact', referenceTo: 'contacts' }),
      standard('source', 'picklist', { options: ['Event', 'Outbound', 'Partner', 'Referral', 'Website'] }),
      standard('is_forecast', 'boolean', { label: 'Included in forecast' }),
      standard('next_step', 'string'),
      standard('stage_changed_at', 'datetime', { label: 'Stage changed' }),
      ...timestamps,
    ],
  },
};

/** Whether a path segment is the name of an object. */
export function isObjectName(name: string): name is ObjectName {
  return (OBJECT_NAMES as readonly string[]).includes(name);
}
